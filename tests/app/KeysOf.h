#pragma once

#include <QStringList>
#include <QWidget>

/// Keys of a window that mean two things at once: letters with Alt on labels, buttons, tabs and menus, and shortcuts
/// that hold in the same place; a line for each pair.
QStringList keyClashes(QWidget& top);
