#pragma once

#include <QGraphicsView>

namespace fw {

/// A sheet on screen, measured in millimetres: zoom at the cursor, pan and fit.
class ZoomView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit ZoomView(QWidget* parent = nullptr);

    /// Pixels for a millimetre.
    double zoom() const { return transform().m11(); }
    /// Day or night background behind the sheet.
    virtual void setDark(bool dark);
    bool isDark() const { return mDark; }

public slots:
    /// Zooms in by one step around the centre.
    void zoomIn();
    /// Zooms out by one step.
    void zoomOut();
    /// Shows the whole sheet in the window.
    void fit();
    /// Shows the sheet in its printed size.
    void actualSize();

signals:
    /// The description of the place under the cursor or of the keyboard's choice; empty outside the map.
    void hovered(const QString& words);
    /// The zoom changed, in pixels for a millimetre.
    void zoomed(double pixelsPerMillimetre);

protected:
    /// Sets the visible sheet, in millimetres; an empty one shows nothing.
    void setSheet(const QRectF& sheet);
    const QRectF& sheet() const { return mSheet; }
    /// Zooms around a point of the viewport.
    void zoomBy(double factor, QPoint anchor);
    /// Starts a pan.
    void beginPan(QPoint at);
    /// Continues a pan; false when none is active.
    bool pan(QPoint to);
    void endPan();

    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Handles plus, minus, 0, Home and 1, and ignores other keys.
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
