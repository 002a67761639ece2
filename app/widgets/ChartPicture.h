#pragma once

#include "editor/render/SheetTable.h"

#include <QWidget>
#include <optional>

namespace fw {

/// A chart of the rules on screen, drawn as it is printed: in letters that can be read, with its heads in sight where
/// it is larger than its place and scrolled, and what is lit brought into the middle.
class ChartPicture : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPicture(QWidget* parent = nullptr);
    /// Shows a chart, with cells lit; the keys and the wheel scroll it where it does not fit.
    void show(const Table& table, const std::vector<std::size_t>& lit);
    using QWidget::show;
    /// Day or night colours.
    void setDark(bool dark);
    /// Whether all of it is in sight.
    bool whole() const;
    /// Where the lit cells are.
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
    QPointF mOffset; ///< pixels that it is scrolled by
    bool mDark = false;
};

} // namespace fw
