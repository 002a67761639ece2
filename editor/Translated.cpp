#include "editor/Translated.h"

#include <QCoreApplication>

namespace fw {

QString translated(const Text& text)
{
    const QString pattern = QCoreApplication::translate("engine", text.key.c_str());
    return QString::fromStdString(fill(pattern.toStdString(), text.args));
}

} // namespace fw
