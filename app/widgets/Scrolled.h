#pragma once

#include <QScrollArea>

namespace fw {

/// A panel that is scrolled up and down where it is too high, and is never narrower than its content:
/// labels that stand beside what is typed stay in sight.
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
