#pragma once

#include "editor/render/PlainPainter.h"
#include "editor/tools/Workbench.h"

#include <QTimer>
#include <QWidget>

namespace fw {

class EditView;

/// The whole map in small, with a frame for the visible part; a click or drag scrolls the map.
class Overview : public QWidget
{
    Q_OBJECT

public:
    Overview(Workbench& bench, EditView& view, QWidget* parent = nullptr);
    void setDark(bool dark);
    QSize sizeHint() const override { return {220, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QTransform toWidget() const;
    void redraw();

    Workbench& mBench;
    EditView& mView;
    PlainPainter mPlain;
    QPixmap mPicture;
    QTimer mRest;
    bool mDark = false;
};

} // namespace fw
