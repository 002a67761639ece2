#pragma once

#include <QWidget>

namespace fw {

/// Gives a widget an id for style sheets and tests and a name for screen readers, and returns it.
template <class Widget>
Widget* named(Widget* widget, const QString& id, const QString& text)
{
    widget->setObjectName(id);
    widget->setAccessibleName(text);
    return widget;
}

} // namespace fw
