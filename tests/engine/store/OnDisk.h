#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QTest>
#include <string>

/// Files that a test writes and reads.
namespace ondisk {

/// Writes a file, and creates its folder if needed.
inline void put(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// The content of a file; "<none>" if it does not exist.
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
}

/// The names in a folder, including hidden files and dangling links.
inline QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
}

/// A path in the form of the engine.
inline std::string s(const QString& text)
{
    return text.toStdString();
}

} // namespace ondisk
