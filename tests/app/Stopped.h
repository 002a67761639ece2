#pragma once

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>
#include <csignal>

/// Starts the program in a folder, sends it SIGINT or SIGKILL once a file there has that many bytes, and checks how it
/// ends. After SIGKILL the file gets the beginning of a row, as if the program was killed within it.
inline void stopWhileItWrites(const QString& folder, const QStringList& words, const QString& file, qint64 bytes,
                              int signal, const QByteArray& torn)
{
    const QString path = folder + "/" + file;
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(FW_PROGRAM, words);
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(path).size() > bytes, 60000);
    QCOMPARE(::kill(pid_t(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(60000));
    if (signal == SIGINT) {
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("--resume"));
        return;
    }
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QFile rows(path);
    QVERIFY(torn.isEmpty() || (rows.open(QIODevice::Append) && rows.write(torn) == torn.size()));
}
