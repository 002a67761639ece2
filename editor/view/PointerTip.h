#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace fw {

/// Says something at a point of the screen; a click on the words goes to what lies under them.
void sayAtPointer(QPoint global, const QString& words, QWidget* over);

} // namespace fw
