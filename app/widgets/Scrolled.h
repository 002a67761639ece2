#pragma once

#include <QScrollArea>

namespace fw {

/// A panel that scrolls vertically and is never narrower than its content, so that labels next to input fields stay in
/// sight.
class Scrolled : public QScrollArea
{
    Q_OBJECT

public:
    explicit Scrolled(QWidget* content, QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace fw
