#include "engine/proof/Checks.h"
#include "tests/Main.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace fw;

/// The registry of checks contains every check that the code adds, and no other.
class tst_Checks : public QObject
{
    Q_OBJECT

private:
    static QString idOf(const Check& check) { return QString::fromUtf8(check.id.data(), qsizetype(check.id.size())); }
    /// The code that adds findings, without the registry.
    static QString code()
    {
        QString out;
        for (const char* folder : {"/engine/proof", "/editor/findings", "/app/cli"})
            for (QDirIterator at(FW_SOURCE_DIR + QString(folder), {"*.cpp"}, QDir::Files); at.hasNext();) {
                QFile file(at.next());
                if (!file.fileName().endsWith("/Checks.cpp") && file.open(QIODevice::ReadOnly))
                    out += QString::fromUtf8(file.readAll());
            }
        return out;
    }

private slots:
    void idsAreUniqueAndTitlesAreSentences()
    {
        QSet<QString> ids;
        for (const Check& check : allChecks()) {
            QVERIFY2(!ids.contains(idOf(check)), qPrintable(idOf(check)));
            ids << idOf(check);
            const QString title = check.title;
            QVERIFY2(title.at(0).isUpper() && !title.endsWith('.'), qPrintable(title));
            QCOMPARE(checkNamed(check.id), &check);
        }
        QVERIFY(ids.size() > 100);
        QVERIFY(checkNamed("bands") == nullptr && checkNamed("") == nullptr);
    }

    void addedFindingsAreRegistered()
    {
        static const QRegularExpression added("[fF]ound\\.(?:add|doubt)\\(\\s*\"([^\"]+)\",|\"([a-z]+/[a-z-]+)\",");
        int found = 0;
        for (auto at = added.globalMatch(code()); at.hasNext(); ++found) {
            const QRegularExpressionMatch match = at.next();
            const QString id = match.captured(1) + match.captured(2);
            QVERIFY2(checkNamed(id.toStdString()) != nullptr, qPrintable(id));
        }
        QVERIFY(found > 80);
    }

    void registeredChecksAreUsed()
    {
        const QString all = code();
        for (const Check& check : allChecks())
            if (!check.id.starts_with("rules/")) // tst_Lint looks for the kinds of lint
                QVERIFY2(all.contains('"' + idOf(check) + '"'), qPrintable(idOf(check)));
    }
};

FW_TEST(tst_Checks)
#include "tst_Checks.moc"
