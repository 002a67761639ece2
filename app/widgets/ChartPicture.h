#pragma once

#include "editor/render/SheetTable.h"

#include <QWidget>
#include <optional>

namespace fw {

/// A chart of the rules on screen, drawn as printed, in readable letters. If it is larger than the widget, it scrolls,
/// its heads stay in sight, and the lit part is centred.
class ChartPicture : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPicture(QWidget* parent = nullptr);
    /// Shows a chart with lit cells; keys and wheel scroll a chart that does not fit.
    void show(const Table& table, const std::vector<std::size_t>& lit);
    using QWidget::show;
    /// Sets day or night colours.
    void setDark(bool dark);
    /// Whether the whole chart is visible.
    bool whole() const;
    /// The rectangle of the lit cells.
    QRectF lit() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    double scaleFor(double share) const;
    double across() const;
    QRectF box() const;
    void centre();
    void scroll(QPointF by);

    std::optional<SheetTable> mTable;
    QPointF mOffset; ///< scroll offset in pixels
    bool mDark = false;
};

} // namespace fw
