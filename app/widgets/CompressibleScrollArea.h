#pragma once

#include "app/widgets/Scrolled.h"

namespace fw {

/// A panel that compresses content that is too high to its minimum height, and scrolls only beyond that; it is never
/// narrower than its content.
class CompressibleScrollArea : public Scrolled
{
    Q_OBJECT

public:
    explicit CompressibleScrollArea(QWidget* content, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
};

} // namespace fw
