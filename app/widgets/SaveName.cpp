#include "app/widgets/SaveName.h"

#include <QFileInfo>

namespace fw {

QString besideFile(const QString& file, const QString& what, const QString& ending)
{
    if (file.isEmpty())
        return what + ending;
    QString stem = QFileInfo(file).fileName();
    for (const char* kind : {".scenario.json", ".map.json", ".rules.json", ".game"})
        if (stem.endsWith(kind))
            stem.chop(qsizetype(qstrlen(kind)));
    return QFileInfo(file).path() + '/' + stem + '-' + what + ending;
}

} // namespace fw
