#pragma once

#include <QImage>
#include <QPointF>
#include <QWidget>
#include <functional>

namespace fw {

/// A magnifier over a map that shows the place under the cursor in readable size at any zoom; it takes neither clicks
/// nor keys and never covers that place.
class Loupe : public QWidget
{
    Q_OBJECT

public:
    /// Draws a part of the sheet, in millimetres, with a painter that uses millimetres.
    using Draw = std::function<void(QPainter& painter, const QRectF& part)>;

    Loupe(QWidget* viewport, Draw draw);
    /// Shows the surroundings of a point of the sheet, next to its position in the viewport. The smallest letters of
    /// the sheet, in millimetres, appear as large as those of the window.
    void lookAt(QPointF middle, QPoint shownAt, double smallest);
    /// Redraws its content.
    void renew();
    /// Pixels for a millimetre.
    double scale() const { return mScale; }
    /// The visible part of the sheet, in millimetres.
    QRectF part() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void place(QPoint shownAt);

    Draw mDraw;
    QPointF mMiddle;
    double mScale = 1;
    QImage mPicture; ///< null when it must be drawn
};

} // namespace fw
