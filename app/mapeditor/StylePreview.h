#pragma once

#include "editor/document/Drawing.h"
#include "editor/render/MapPainter.h"

#include <QWidget>

namespace fw {

/// A piece of a map at its printed size in the style that is chosen.
class StylePreview : public QWidget
{
    Q_OBJECT

public:
    /// Cuts the piece around the largest name of the map, or around its middle.
    StylePreview(const Drawing& drawing, const Ruleset& rules, QWidget* parent = nullptr);

    /// Draws the piece in a style.
    void showStyle(const MapStyle& style);
    /// The picture as it is shown.
    const QPixmap& picture() const { return mPicture; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void draw();

    std::unique_ptr<MapPainter> mPainter; ///< null for a map without cells
    QPointF mMiddle;                      ///< of the piece, in millimetres
    QPixmap mPicture;
};

} // namespace fw
