#pragma once

#include <QIcon>
#include <QString>

namespace fw {

/// Where an icon is shown: under the mouse, an entry of a menu is highlighted, and a button of a tool bar is not.
enum class IconPlace { Menu, Bar };

/// The icon of a tool or command by the id of its action, in the colours that the palette has when it is drawn.
/// `fileSaveAs` has the drawing save-as.svg in resources/icons/tools, unless there is a file-save-as.svg. A null icon
/// if there is no drawing.
QIcon toolIcon(const QString& id, IconPlace place = IconPlace::Menu);

/// The drawing of a symbol for counters, such as `grenadier`, in the same colours. A null icon if there is none.
QIcon symbolIcon(const QString& symbol);

} // namespace fw
