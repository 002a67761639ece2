#pragma once

#include "editor/render/PlainPainter.h"
#include "editor/tools/Workbench.h"

#include <QTimer>
#include <QWidget>

namespace fw {

class EditView;

/// The whole map small, with the part in the window framed; a click or drag goes there.
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
