#pragma once

#include <QFrame>

namespace fw {

/// A frame whose minimum height grows as it gets narrower. Qt's own height-for-width would make a layout treat
/// preferred heights as required and cut all parts alike.
class HeightForWidthFrame : public QFrame
{
    Q_OBJECT

public:
    using QFrame::QFrame;
    bool hasHeightForWidth() const override { return false; }
    QSize minimumSizeHint() const override;
    /// Not higher than the minimum, so that nothing in the panel moves when other parts change.
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace fw
