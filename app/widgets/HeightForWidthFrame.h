#pragma once

#include <QFrame>

namespace fw {

/// A part of a panel that needs more height the narrower it is, and says so by its least size. Said by height for
/// width, a layout takes what a part would like to have for what it needs, and where there is less, cuts all alike.
class HeightForWidthFrame : public QFrame
{
    Q_OBJECT

public:
    using QFrame::QFrame;
    bool hasHeightForWidth() const override { return false; }
    QSize minimumSizeHint() const override;
    /// No higher than that: whatever else the panel shows, nothing in it moves.
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace fw
