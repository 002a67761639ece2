#pragma once

#include <QWidget>

namespace fw {

/// Gives a widget its id, by which style sheets and tests find it, and what a screen reader calls it; hands it back.
template <class Widget>
Widget* named(Widget* widget, const QString& id, const QString& text)
{
    widget->setObjectName(id);
    widget->setAccessibleName(text);
    return widget;
}

} // namespace fw
