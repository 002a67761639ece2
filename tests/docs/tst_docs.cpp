// Checks all documents of the tree: their links, the game built in the guide, and the length of their sentences.
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString root = FW_SOURCE_DIR;

QStringList documents()
{
    QStringList found;
    QDirIterator files(root, {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        if (const QString path = QDir(root).relativeFilePath(files.next()); !path.startsWith("build/"))
            found.append(path);
    QDirIterator hidden(root + "/.ci", {"*.md"}, QDir::Files);
    while (hidden.hasNext())
        found.append(QDir(root).relativeFilePath(hidden.next()));
    return found;
}

/// The text of a document without its code blocks, which have no links and no headings.
QString prose(const QString& path)
{
    static const QRegularExpression blocks("^ *```.*?^ *```$", QRegularExpression::MultilineOption
                                                                   | QRegularExpression::DotMatchesEverythingOption);
    return QString::fromUtf8(content(root + '/' + path)).remove(blocks);
}

/// The anchors of a document, as GitHub makes them from its headings.
QSet<QString> anchors(const QString& path)
{
    static const QRegularExpression heading("^#+ +(.*)$", QRegularExpression::MultilineOption);
    static const QRegularExpression dropped("[^\\w\\- ]", QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> found;
    for (auto at = heading.globalMatch(prose(path)); at.hasNext();) {
        const QString slug = at.next().captured(1).toLower().remove(dropped).replace(' ', '-');
        QString name = slug;
        for (int twin = 1; found.contains(name); ++twin)
            name = slug + '-' + QString::number(twin);
        found << name;
    }
    return found;
}

/// The error of a link in the document; empty if the file and the anchor exist.
QString brokenLink(const QString& document, const QString& link)
{
    const QString file = link.section('#', 0, 0), anchor = link.section('#', 1);
    const QString path = file.isEmpty() ? document : QDir::cleanPath(QFileInfo(document).path() + '/' + file);
    if (!QFileInfo::exists(root + '/' + path))
        return QString("%1: there is no %2").arg(document, path);
    if (!anchor.isEmpty() && !anchors(path).contains(anchor))
        return QString("%1: %2 has no heading '%3'").arg(document, path, anchor);
    return {};
}

/// Runs a shell command in a folder, with the built program on the PATH; merges output and errors.
Ran shell(const QString& folder, const QString& line)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", QFileInfo(FW_PROGRAM).path() + ':' + environment.value("PATH"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start("bash", {"-c", line});
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, "crashed or hung"};
    return {process.exitCode(), QString::fromUtf8(process.readAll()), {}};
}

} // namespace

class DocsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyLinkLeadsSomewhere()
    {
        static const QRegularExpression span("`[^`]*`"), link("\\]\\(([^)\\s]+)\\)");
        QStringList broken;
        for (const QString& document : documents()) {
            const QString text = prose(document).remove(span);
            for (auto at = link.globalMatch(text); at.hasNext();) {
                const QString to = at.next().captured(1);
                if (const QString wrong = to.contains("://") ? QString() : brokenLink(document, to); !wrong.isEmpty())
                    broken.append(wrong);
            }
        }
        QVERIFY(documents().size() > 10);
        QVERIFY2(broken.isEmpty(), qPrintable('\n' + broken.join('\n')));
    }

    void aBrokenLinkIsFound()
    {
        QCOMPARE(brokenLink("README.md", "engine/README.md"), QString());
        QCOMPARE(brokenLink("engine/README.md", "../README.md#layout"), QString());
        QCOMPARE(brokenLink("README.md", "engine/none.md"), QString("README.md: there is no engine/none.md"));
        QVERIFY(brokenLink("README.md", "#no-such-heading").contains("has no heading"));
    }

    /// Follows the page exactly: writes its files, runs its commands, and compares their output with the page.
    void theGameOfTheGuideIsBuilt()
    {
        static const QRegularExpression name("^Save this text as `([^`]+)`");
        QTemporaryDir folder;
        QString file, block, kind;
        int files = 0, commands = 0;
        bool code = false;
        const QString page = QString::fromUtf8(content(root + "/resources/guide/new-game.md"));
        for (const QString& line : page.split('\n')) {
            if (const auto named = name.match(line); !code && named.hasMatch())
                file = named.captured(1);
            if (!line.startsWith("```")) {
                block += line + '\n';
                continue;
            }
            code = !code;
            if (code) {
                kind = line.mid(3);
                block.clear();
            } else if (kind == "console") {
                commands += runAll(folder.path(), block);
            } else if (!file.isEmpty()) {
                QVERIFY(put(folder.filePath(file), block.toUtf8()));
                file.clear();
                ++files;
            }
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(files, 4);
        QVERIFY2(commands >= 9, qPrintable(QString::number(commands)));
    }

    /// Pictures made by hand would become out of date.
    void everyPictureIsMadeByTheScript()
    {
        static const QRegularExpression picture("!\\[[^\\]]*\\]\\(([^)\\s]+)\\)");
        QSet<QString> shown;
        for (const QString& document : documents())
            for (auto at = picture.globalMatch(prose(document)); at.hasNext();)
                shown << QFileInfo(at.next().captured(1)).fileName();
        const QStringList kept = QDir(root + "/resources/pictures").entryList({"*.png", "*.svg"}, QDir::Files);
        QCOMPARE(QSet<QString>(kept.begin(), kept.end()), shown);
        const QString script = QString::fromUtf8(content(root + "/resources/pictures/make"));
        for (const QString& name : kept)
            QVERIFY2(script.contains(QRegularExpression("[/ ]" + name.section('.', 0, 0) + "[. \n;]")),
                     qPrintable(name));
    }

    void theChangesBeginWithTheVersionOfTheProgram()
    {
        static const QRegularExpression heading("^## +([0-9.]+)$", QRegularExpression::MultilineOption);
        const QString newest = heading.match(prose("resources/CHANGELOG.md")).captured(1);
        const QString version = shell(root, "fieldworks --version").out.trimmed();
        QVERIFY2(!newest.isEmpty() && (version + '.').startsWith("fieldworks " + newest + '.'), qPrintable(version));
    }

    void sentencesAreShort()
    {
        const Ran ran = shell(root, "tests/docs/measure");
        QVERIFY2(ran.code == 0, qPrintable('\n' + ran.out));
        QTemporaryDir folder;
        QVERIFY(put(folder.filePath("long.md"), QByteArray("word ").repeated(31) + ".\n"));
        QCOMPARE(shell(root, "tests/docs/measure " + folder.filePath("long.md")).code, 1);
    }

private:
    /// Runs the commands of a block, each after '$ ', and compares the lines below each with its output, in order.
    int runAll(const QString& folder, const QString& block)
    {
        int commands = 0;
        QStringList printed;
        for (const QString& line : block.split('\n', Qt::SkipEmptyParts)) {
            if (line.startsWith("$ ")) {
                printed = shell(folder, line.mid(2)).out.split('\n');
                ++commands;
                continue;
            }
            if (line == "...")
                continue;
            while (!printed.isEmpty() && !printed.first().contains(line.trimmed()))
                printed.removeFirst();
            if (printed.isEmpty())
                QTest::qFail(qPrintable("the program does not print: " + line), __FILE__, __LINE__);
        }
        return commands;
    }
};

FW_TEST(DocsTest)
#include "tst_docs.moc"
