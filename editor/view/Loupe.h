#pragma once

#include <QImage>
#include <QPointF>
#include <QWidget>
#include <functional>

namespace fw {

/// A glass over a map: the place under the cursor in letters that can be read, however far the map is zoomed out. It
/// takes neither clicks nor keys, and never lies over the place itself.
class Loupe : public QWidget
{
    Q_OBJECT

public:
    /// Draws a part of the sheet, given in millimetres, onto a painter that takes them.
    using Draw = std::function<void(QPainter& painter, const QRectF& part)>;

    Loupe(QWidget* viewport, Draw draw);
    /// Shows what lies round a point of the sheet, beside where that point is in the viewport; the smallest letters of
    /// the sheet, so many millimetres high, are as large in it as those of the window.
    void lookAt(QPointF middle, QPoint shownAt, double smallest);
    /// Draws anew what it shows.
    void renew();
    /// Pixels a millimetre.
    double scale() const { return mScale; }
    /// What it shows of the sheet, millimetres.
    QRectF part() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void place(QPoint shownAt);

    Draw mDraw;
    QPointF mMiddle;
    double mScale = 1;
    QImage mPicture; ///< null when it has to be drawn
};

} // namespace fw
