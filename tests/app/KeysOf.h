#pragma once

#include <QStringList>
#include <QWidget>

/// Keys of a window with two meanings, one line for each pair: Alt letters of labels, buttons, tabs and menus, and
/// shortcuts that work in the same place.
QStringList keyClashes(QWidget& top);
