#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QTest>
#include <string>

/// Files that a test writes and looks at.
namespace ondisk {

/// Writes a file, and its folder where there is none.
inline void put(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// What a file holds, "<none>" where there is none.
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
}

/// Files of a folder, hidden ones and links to nowhere too.
inline QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
}

/// A path as the engine takes it.
inline std::string s(const QString& text)
{
    return text.toStdString();
}

} // namespace ondisk
