#pragma once

#include <QObject>

namespace fw {

/// Lets the wheel scroll a form whose fields are under the pointer, instead of changing the value of a box that happens
/// to be there. Filters the events of the application.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace fw
