// windowfuzz: random keys, words, clicks and drags on the real window, in both games and all editors; WindowFuzz.h
// describes the checks.
#include "tests/fuzz/WindowFuzz.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <cstdio>
#include <unistd.h>

namespace {

int usage()
{
    std::fprintf(stderr, "usage: windowfuzz [--seed N] [--events N] [--round N] [--replay LIST]\n"
                         "  --seed N      of the events (1)\n"
                         "  --events N    so many of them (2000)\n"
                         "  --round N     events before the other game is opened (250)\n"
                         "  --replay LIST does what a file says, as a failure prints it\n");
    return 64;
}

fuzz::WindowFuzz* running = nullptr;

/// A warning of Qt is a fault, except about the limits of a platform without a screen.
void warned(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    for (const char* allowed : {"This plugin does not support", "propagateSizeHints", "raise()"})
        if (text.contains(allowed))
            return;
    std::fprintf(stderr, "%s\n", qPrintable(text));
    if (running != nullptr && (type == QtWarningMsg || type == QtCriticalMsg))
        running->fault("Qt says: " + text);
}

/// The program looks for its scenarios two folders above itself. So a copy of it plays next to copies of them, and this
/// tree stays unchanged.
int inItsOwnFolder(const QStringList& words)
{
    QTemporaryDir folder;
    QDir(folder.path()).mkpath("build/run");
    const QString copy = folder.filePath("build/run/windowfuzz");
    if (!QFile::copy(QFileInfo("/proc/self/exe").symLinkTarget(), copy))
        return 1;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("FW_FUZZ_FOLDER", folder.path());
    environment.insert("HOME", folder.path());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.path());
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(copy, words);
    process.waitForFinished(-1);
    if (process.exitStatus() != QProcess::NormalExit)
        std::fprintf(stderr, "it crashed after these events:\n");
    QFile done(folder.filePath("events"));
    if ((process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) && done.open(QIODevice::ReadOnly)) {
        const QString kept = QDir::temp().filePath("windowfuzz.events");
        QFile::remove(kept);
        done.copy(kept);
        std::fprintf(stderr, "the list to replay: %s\n", qPrintable(kept));
    }
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : 1;
}

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t seed = 1;
    int events = 2000, round = 250;
    QString list;
    for (int k = 1; k < argc; ++k) {
        const QString word = argv[k];
        if (k + 1 >= argc)
            return usage();
        const QString value = QString::fromLocal8Bit(argv[++k]);
        if (word == "--seed")
            seed = value.toULongLong();
        else if (word == "--events")
            events = value.toInt();
        else if (word == "--round")
            round = value.toInt();
        else if (word == "--replay")
            list = QFileInfo(value).absoluteFilePath();
        else
            return usage();
    }
    if (events < 1 || round < 1)
        return usage();
    const QString folder = qEnvironmentVariable("FW_FUZZ_FOLDER");
    if (folder.isEmpty()) {
        QCoreApplication app(argc, argv);
        QStringList words{"--seed",  QString::number(seed), "--events", QString::number(events),
                          "--round", QString::number(round)};
        if (!list.isEmpty())
            words << "--replay" << list;
        return inItsOwnFolder(words);
    }
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QCoreApplication::setOrganizationName("Fieldworks");
    QCoreApplication::setApplicationName("WindowFuzz");
    QStandardPaths::setTestModeEnabled(true);
    QSettings().clear();
    fuzz::WindowFuzz fuzz(folder, seed, events, round);
    if (!list.isEmpty()) {
        QFile file(list);
        if (!file.open(QIODevice::ReadOnly))
            return usage();
        fuzz.replay(QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts));
    }
    fuzz.keepIn(folder + "/events");
    running = &fuzz;
    qInstallMessageHandler(warned);
    fuzz.start();
    QApplication::exec();
    running = nullptr;
    qInstallMessageHandler(nullptr);
    std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed), qPrintable(fuzz.summary()));
    for (const QString& fault : fuzz.faults())
        std::printf("FAULT %s\n", qPrintable(fault));
    if (!fuzz.faults().isEmpty())
        for (const QString& line : fuzz.done().mid(std::max(0, int(fuzz.done().size()) - 12)))
            std::printf("    %s\n", qPrintable(line));
    return fuzz.faults().isEmpty() ? 0 : 1;
}
