#include "app/Places.h"
#include "app/compare/DifferencesDialog.h"
#include "app/print/CounterSheets.h"
#include "editor/exchange/UnitsCsv.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPdfWriter>
#include <QTableWidget>
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
                       {"\"symbol\": \"guard\", \"steps\": 2", "\"symbol\": \"guard\", \"steps\": 1"},
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

    /// A scenario equals the sheets that the program prints, on either paper.
    void equalToItsOwnSheets_data() { systems(); }
    void equalToItsOwnSheets()
    {
        QFETCH(QString, scenario);
        for (const char* what : {"counters", "roster", "setup-card"}) {
            const Ran ran = fieldworks(mHome.path(), {"export", scenario, "--what", what, "--to", "own.pdf"});
            QVERIFY2(ran.code == 0, qPrintable(ran.err));
            QCOMPARE(QStringList(what) + differences({scenario, "own.pdf"}, 0), QStringList(what));
        }
        const Ran wide = fieldworks(mHome.path(), {"export", scenario, "--what", "counters", "--page", "letter",
                                                   "--gutter", "3", "--flip", "short", "--to", "own.pdf"});
        QVERIFY2(wide.code == 0, qPrintable(wide.err));
        QCOMPARE(differences({scenario, "own.pdf"}, 0), QStringList());
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

    void findsWhatASheetPrintsDifferently()
    {
        // The sheets of the edition are compared with the first edition.
        const QString other = edition();
        const auto found = [&](const char* what) {
            QStringList words{"export", other, "--what", what, "--to", "other.pdf"};
            if (QByteArray(what) == "counters")
                words << "--force"; // the edition has faults
            const Ran ran = fieldworks(mHome.path(), words);
            return ran.code == 0 ? differences({mGermantown, "other.pdf"}) : QStringList{ran.err};
        };
        const QStringList sheets = found("counters");
        for (const char* one : {"renamed grant front name Grant Grannt", "renamed grant back name Grant Grannt",
                                "changed guards front attack 4 5", "changed guards back numbers 2-2-5-4",
                                "not-printed howe front", "not-printed howe back"})
            QVERIFY2(sheets.contains(one), qPrintable(sheets.join('\n')));
        QVERIFY2(sheets.filter("unknown-text Hessian Reserve").size() == 2, qPrintable(sheets.join('\n')));
        const QStringList rows = found("roster");
        for (const char* one :
             {"renamed grant name Grant Grannt", "changed guards attack 4/2 5/2", "changed guards front attack 4 5",
              "renamed howe name Howe Hessian Reserve", "moved left place 0504 0604, Mount Airy"})
            QVERIFY2(rows.contains(one), qPrintable(rows.join('\n')));
        const QStringList card = found("setup-card");
        for (const char* one :
             {"renamed grant front name Grant Grannt", "changed guards front attack 4 5",
              "renamed howe front name Howe Hessian Reserve", "moved left place 0504 0604, Mount Airy"})
            QVERIFY2(card.contains(one), qPrintable(card.join('\n')));
    }

    /// Sheets of another program: other letters, other cells, names and numbers only.
    void readsTheSheetsOfAnotherProgram()
    {
        const QString scenario = mSystems + "musket-and-saber/practice.scenario.json";
        const Loaded own = loaded(scenario);
        std::vector<TwoSided> counters = sheetCounters(own.rules, own.scenario);
        const QString first = QString::fromStdString(own.scenario.units[0].id);
        const auto print = [&] {
            QPdfWriter pdf(path("foreign.pdf"));
            pdf.setPageSize(QPageSize(QPageSize::A4));
            pdf.setPageMargins({});
            pdf.setResolution(254); // ten dots a millimetre
            QPainter p(&pdf);
            for (const bool back : {false, true}) {
                if (back)
                    pdf.newPage();
                for (std::size_t i = 0; i < counters.size(); ++i) {
                    const CounterFace& face = back ? counters[i].back : counters[i].front;
                    const int column = int(i) % 5;
                    const QRect cell(150 + 360 * (back ? 4 - column : column), 200 + 300 * int(i / 5), 340, 280);
                    p.setFont(QFont("DejaVu Sans", 7));
                    p.drawText(cell.translated(0, 60), Qt::AlignHCenter | Qt::AlignTop, face.name);
                    p.setFont(QFont("DejaVu Sans", 12));
                    p.drawText(cell.translated(0, 100), Qt::AlignHCenter | Qt::AlignTop, face.factors);
                }
            }
        };
        print();
        QCOMPARE(differences({scenario, "foreign.pdf"}, 0).join(QChar(0x0a)), QString());
        counters[0].front.name += "e";
        counters[1].front.name = "Nobody";
        counters[1].front.factors = "9-9-9-9";
        print();
        const QStringList found = differences({scenario, "foreign.pdf"});
        QVERIFY2(found.contains("not-printed " + QString::fromStdString(own.scenario.units[1].id) + " front"),
                 qPrintable(found.join('\n')));
        QVERIFY2(found.contains("unknown-text Nobody 9-9-9-9"), qPrintable(found.join('\n')));
        QVERIFY2(found.filter(first + " front").size() == 1, qPrintable(found.join('\n')));
    }

    void findsABackBehindAnotherFront()
    {
        const Loaded own = loaded(mGermantown);
        std::vector<TwoSided> counters = sheetCounters(own.rules, own.scenario);
        std::swap(counters[4].back, counters[9].back);
        const auto pdf = counterSheets(counters, {}, "Germantown", "1");
        QVERIFY(pdf.has_value());
        QVERIFY(put(path("swapped.pdf"), *pdf));
        const QStringList found = differences({mGermantown, "swapped.pdf"});
        QCOMPARE(found.size(), 2);
        for (const std::size_t one : {4, 9}) {
            const QString id = QString::fromStdString(own.scenario.units[one].id);
            QVERIFY2(found.filter("moved " + id + " back place ").size() == 1, qPrintable(found.join('\n')));
        }
    }

    void tableListsAndCopies()
    {
        FileComparison found;
        found.differences.push_back({DifferenceKind::Changed, DifferenceRow::Counter, "guards", "steps", "2", "1"});
        found.differences.push_back({DifferenceKind::UnknownColumn, DifferenceRow::Sheet, "", "nickname", "", ""});
        DifferencesDialog dialog(std::move(found), path("list.csv"));
        dialog.show();
        QCOMPARE(namelessControls(dialog), QStringList());
        const auto& table = child<QTableWidget>(dialog, "differencesTable");
        QCOMPARE(table.rowCount(), 2);
        QCOMPARE(table.item(0, 1)->text(), QString("guards"));
        QCOMPARE(table.item(0, 4)->text(), QString("1"));
        QTest::mouseClick(&child<QPushButton>(dialog, "differencesCopy"), Qt::LeftButton);
        // A heading for each of two kinds, and two differences.
        QCOMPARE(QGuiApplication::clipboard()->text().count('\n'), 3);
    }

    void refusesWhatItCannotRead()
    {
        const auto code = [&](const QStringList& files) {
            return fieldworks(mHome.path(), QStringList{"diff", mGermantown} + files).code;
        };
        QVERIFY(put(path("list.ods"), "PK"));
        QVERIFY(put(path("damaged.pdf"), "%PDF-1.4\nnothing more"));
        QVERIFY(put(path("encrypted.pdf"), "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
                                           "2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n"
                                           "3 0 obj\n<< /Filter /Standard /V 1 /R 2 /O <"
                                               + QByteArray("41").repeated(32) + "> /U <"
                                               + QByteArray("42").repeated(32)
                                               + "> /P -4 >>\nendobj\ntrailer\n"
                                                 "<< /Size 4 /Root 1 0 R /Encrypt 3 0 R /ID [<00> <00>] >>\n%%EOF\n"));
        QVERIFY(put(path("open.csv"), "id,name\n\"howe,Howe\n"));
        QVERIFY(put(path("titles.csv"), "who,what\nhowe,Howe\n"));
        QCOMPARE(code({"list.ods"}), 64);
        QCOMPARE(code({"damaged.pdf"}), 2);
        QCOMPARE(code({"encrypted.pdf"}), 2);
        QCOMPARE(code({"absent.pdf"}), 2);
        QCOMPARE(code({"open.csv"}), 2);
        QCOMPARE(code({"titles.csv"}), 2);
        QCOMPARE(code({"--mix", "titles.csv"}), 64);
        QCOMPARE(code({"--format", "json", mGermantown}), 64);
    }
};

FW_TEST(CompareTest)
#include "tst_compare.moc"
