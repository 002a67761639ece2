#pragma once

#include <QGraphicsView>

namespace fw {

/// A sheet on screen in millimetres: zoom at the cursor, moving by hand, fit.
class ZoomView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit ZoomView(QWidget* parent = nullptr);

    /// Pixels a millimetre.
    double zoom() const { return transform().m11(); }
    /// Day or night behind the sheet.
    virtual void setDark(bool dark);
    bool isDark() const { return mDark; }

public slots:
    /// Nearer by one step, keeping the middle.
    void zoomIn();
    /// Farther by one step.
    void zoomOut();
    /// The whole sheet in the window.
    void fit();
    /// As large as it prints.
    void actualSize();

signals:
    /// What lies under the cursor, or was chosen by the keyboard, in words; empty outside the map.
    void hovered(const QString& words);
    /// The zoom changed, pixels a millimetre.
    void zoomed(double pixelsPerMillimetre);

protected:
    /// The sheet shown, in millimetres; an empty one shows nothing.
    void setSheet(const QRectF& sheet);
    const QRectF& sheet() const { return mSheet; }
    /// Zooms, keeping what lies under a point of the viewport.
    void zoomBy(double factor, QPoint anchor);
    /// Takes hold of the sheet to move it.
    void beginPan(QPoint at);
    /// Moves the sheet when it is held; false when it is not.
    bool pan(QPoint to);
    void endPan();

    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Plus, minus, 0, Home and 1; others are left.
    void keyPressEvent(QKeyEvent* event) override;

private:
    double leastZoom() const;

    QRectF mSheet;
    bool mDark = false;
    bool mFitted = true; ///< follows the window's size
    bool mPanning = false;
    QPoint mPanFrom;
};

} // namespace fw
