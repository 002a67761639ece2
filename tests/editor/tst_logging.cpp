#include "editor/Logging.h"
#include "editor/document/RulesDocument.h"
#include "tests/Main.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

namespace {

QStringList loggedLines;

void keepLine(QtMsgType, const QMessageLogContext& context, const QString& text)
{
    loggedLines << QString("%1: %2").arg(context.category, text);
}

QString pageText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

/// The log categories that help to find a fault.
class LoggingTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        qInstallMessageHandler(nullptr);
        QLoggingCategory::setFilterRules({});
        loggedLines.clear();
    }

    void isOffByDefault()
    {
        for (const auto category : {documentLog, journalLog, forecastLog, renderLog})
            QVERIFY2(!category().isDebugEnabled(), category().categoryName());
        QLoggingCategory::setFilterRules("fieldworks.*=true");
        for (const auto category : {documentLog, journalLog, forecastLog, renderLog})
            QVERIFY2(category().isDebugEnabled(), category().categoryName());
    }

    void logsAnEdit()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.rules.json");
        QVERIFY(QFile::copy(FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json", path));
        auto read = readRulesToEdit(path.toStdString());
        QVERIFY(read);
        RulesDocument document(std::move(*read));
        const auto change = [&document](const char* title) {
            Ruleset rules = document.rules();
            rules.title = title;
            document.push(std::move(rules), "Change the title", document.nextStep(), {});
        };
        qInstallMessageHandler(keepLine);
        change("One");
        QCOMPARE(loggedLines, QStringList());
        QLoggingCategory::setFilterRules("fieldworks.document=true");
        change("Two");
        document.stack()->undo();
        QVERIFY(document.save());
        QCOMPARE(loggedLines.size(), 3);
        QCOMPARE(loggedLines[0], QString("fieldworks.document: do \"Change the title\" step 2"));
        QCOMPARE(loggedLines[1], QString("fieldworks.document: undo \"Change the title\" step 2"));
        QVERIFY2(loggedLines[2].startsWith("fieldworks.document: saved " + path), qPrintable(loggedLines[2]));
    }

    void everyCategoryIsDocumented()
    {
        static const QRegularExpression form("\"(fieldworks\\.\\w+)\"");
        const QString page = pageText(FW_SOURCE_DIR "/.ci/CONTRIBUTING.md");
        int count = 0;
        for (auto at = form.globalMatch(pageText(FW_SOURCE_DIR "/editor/Logging.cpp")); at.hasNext(); ++count) {
            const QString name = at.next().captured(1);
            QVERIFY2(page.contains("| `" + name + "` |"), qPrintable(name));
        }
        QCOMPARE(count, 4);
    }
};

FW_TEST(LoggingTest)
#include "tst_logging.moc"
