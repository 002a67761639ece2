#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace fw {

/// Shows a tip at a point of the screen that lets clicks through.
void sayAtPointer(QPoint global, const QString& words, QWidget* over);

} // namespace fw
