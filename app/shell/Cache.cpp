#include "app/shell/Cache.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace fw {

QString cachePlace(const QString& file, const QByteArray& what, const QString& suffix)
{
    const QFileInfo info(file);
    const QString root = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    if (!info.isFile() || root.isEmpty() || !QDir().mkpath(root + "/startpage"))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const QByteArray& part :
         {QByteArray(FW_VERSION), what, info.absoluteFilePath().toUtf8(), QByteArray::number(info.size()),
          QByteArray::number(info.lastModified().toMSecsSinceEpoch())}) {
        hash.addData(part);
        hash.addData(QByteArray(1, '\n'));
    }
    return root + "/startpage/" + QString::fromLatin1(hash.result().toHex()) + suffix;
}

} // namespace fw
