#include "app/Places.h"
#include "editor/rules/UnitsCsv.h"
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

// A scenario is compared with another edition, a list and a PDF; planted differences are found by kind, row and field.
class CompareTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;
    const QString mSystems = FW_SOURCE_DIR "/scenarios/";
    const QString mGermantown = mSystems + "musket-and-saber/germantown.scenario.json";

    QString path(const QString& name) const { return mHome.filePath(name); }
    static Loaded loaded(const QString& file)
    {
        auto out = loadScenario(file.toStdString());
        if (!out)
            qFatal("cannot read %s", qPrintable(file));
        return std::move(*out);
    }
    /// Each difference as "kind row field before after", and its place if it has one.
    QStringList differences(const QStringList& files, int code = 1)
    {
        const Ran ran = fieldworks(mHome.path(), QStringList{"diff", "--format", "json"} + files);
        if (ran.code != code)
            return {QString("exit %1: %2 %3").arg(ran.code).arg(ran.err, ran.out)};
        QStringList out;
        for (const QJsonValue& row : QJsonDocument::fromJson(ran.out.toUtf8()).object()["differences"].toArray()) {
            QStringList words;
            for (const char* key : {"kind", "row", "side", "field", "before", "after"})
                if (const QString word = row[key].toString(); !word.isEmpty())
                    words << word;
            if (row["line"].toInt() > 0)
                words << QString("%1:%2").arg(row["line"].toInt()).arg(row["column"].toInt());
            out << words.join(' ');
        }
        return out;
    }
    /// Copies a scenario with its rules, with one replacement for each pair of texts.
    QString copied(const QString& name, const QString& system, const QString& scenario,
                   const QList<QPair<QByteArray, QByteArray>>& changes)
    {
        const QString folder = path(name);
        QDir().mkpath(folder);
        const QDir from(mSystems + system);
        for (const QString& file : from.entryList({"*.rules.json"}, QDir::Files))
            put(folder + '/' + file, content(from.filePath(file)));
        QByteArray bytes = content(from.filePath(scenario));
        for (const auto& [before, after] : changes) {
            const auto at = bytes.indexOf(before);
            if (at < 0)
                qFatal("%s is not in the scenario", before.constData());
            bytes.replace(at, before.size(), after);
        }
        put(folder + '/' + scenario, bytes);
        return folder + '/' + scenario;
    }

    /// Germantown with planted differences: one counter removed, added, renamed, changed and moved; one marker more.
    QString edition()
    {
        return copied("edition", "musket-and-saber", "germantown.scenario.json",
                      {{"\"id\": \"howe\", \"name\": \"Howe\"", "\"id\": \"hessians\", \"name\": \"Hessian Reserve\""},
                       {"\"name\": \"Grant\"", "\"name\": \"Grannt\""},
                       {"\"type\": \"brigade\", \"steps\": 2", "\"type\": \"brigade\", \"steps\": 1"},
                       {"\"attack\": {\"full\": 4,", "\"attack\": {\"full\": 5,"},
                       {"{\"unit\": \"howe\",", "{\"unit\": \"hessians\","},
                       {"{\"unit\": \"left\", \"at\": \"5,4\"}", "{\"unit\": \"left\", \"at\": \"6,4\"}"},
                       {"{\"mark\": \"replacements\", \"count\": 2}", "{\"mark\": \"replacements\", \"count\": 3}"}});
    }

    /// One row for each shipped scenario.
    static void systems()
    {
        QTest::addColumn<QString>("scenario");
        for (const char* file :
             {"battles-of-the-american-revolution/germantown-brigades", "brandywine/brandywine",
              "drums-and-muskets/leuthen", "musket-and-saber/germantown", "musket-and-saber/practice"})
            QTest::newRow(file) << QString(FW_SOURCE_DIR "/scenarios/") + file + ".scenario.json";
    }

private slots:
    /// A scenario equals itself and the list that the program exports.
    void equalToItsOwnList_data() { systems(); }
    void equalToItsOwnList()
    {
        QFETCH(QString, scenario);
        const Loaded own = loaded(scenario);
        QVERIFY(put(path("own.csv"), QByteArray::fromStdString(unitsCsv(own.rules, own.scenario))));
        QCOMPARE(differences({scenario, "own.csv"}, 0), QStringList());
        QCOMPARE(differences({"--mix", scenario, scenario}, 0), QStringList());
    }

    void findsWhatAnEditionChanges()
    {
        const QString other = edition();
        QCOMPARE(differences({"--mix", mGermantown, other}),
                 QStringList({"added hessians Hessian Reserve", "removed howe Howe", "renamed grant name Grant Grannt",
                              "changed guards steps 2 1", "changed guards attack full 4 5",
                              "changed replacements count 2 3"}));
    }

    void findsWhatAListChanges()
    {
        const Loaded own = loaded(mGermantown);
        QByteArray list = QByteArray::fromStdString(unitsCsv(own.rules, own.scenario));
        const auto replace = [&list](const char* before, const char* after) {
            const auto at = list.indexOf(before);
            QVERIFY2(at >= 0, before);
            list.replace(at, qstrlen(before), after);
        };
        replace("howe,Howe,", "x-howe,Haldimand,");
        replace("grant,Grant,", "grant,Grannt,");
        replace("guards,Guards Brigade,Guards,british,R,brigade", "guards,Guards Brigade,Guards,colonial,R,brigade");
        replace("id,name,aliases", "id,name,nickname");
        QVERIFY(put(path("list.csv"), list));
        const QStringList found = differences({mGermantown, "list.csv"});
        QVERIFY2(found.contains("added x-howe Haldimand 2:0"), qPrintable(found.join('\n')));
        QVERIFY2(found.contains("removed howe Howe"), qPrintable(found.join('\n')));
        QVERIFY2(found.contains("renamed grant name Grant Grannt 3:2"), qPrintable(found.join('\n')));
        QVERIFY2(found.contains("changed guards side british colonial 5:4"), qPrintable(found.join('\n')));
        QVERIFY2(found.contains("unknown-column nickname 1:3"), qPrintable(found.join('\n')));
        QCOMPARE(found.size(), 5);
    }

    void refusesWhatItCannotRead()
    {
        const auto code = [&](const QStringList& files) {
            return fieldworks(mHome.path(), QStringList{"diff", mGermantown} + files).code;
        };
        QVERIFY(put(path("list.ods"), "PK"));
        QVERIFY(put(path("open.csv"), "id,name\n\"howe,Howe\n"));
        QVERIFY(put(path("titles.csv"), "who,what\nhowe,Howe\n"));
        QCOMPARE(code({"list.ods"}), 64);
        QCOMPARE(code({"open.csv"}), 2);
        QCOMPARE(code({"titles.csv"}), 2);
        QCOMPARE(code({"--mix", "titles.csv"}), 64);
        QCOMPARE(code({"--format", "json", mGermantown}), 64);
    }
};

FW_TEST(CompareTest)
#include "tst_compare.moc"
