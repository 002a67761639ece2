#pragma once

#include "app/widgets/Scrolled.h"

namespace fw {

/// A panel whose content is pressed together as far as it can be where it is too high, and scrolled up and down only
/// beyond that; it is never narrower than its content.
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
