// Every word of a rules file that names something is checked at its place.
#include "engine/model/FieldsRead.h"
#include "engine/model/Procedures.h"
#include "engine/model/WalkPlaces.h"
#include "engine/rules/Lint.h"
#include "engine/store/Json.h"
#include "engine/store/JsonTree.h"
#include "engine/store/Schema.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/engine/rules/Misspell.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>

using namespace fw;
using misspell::Spot;

namespace {

QByteArray textOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        qFatal("no file %s", qPrintable(path));
    return file.readAll();
}

Ruleset shippedRulesOf(const std::string& text)
{
    auto rules = readRules(text, "r.rules.json");
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    return std::move(*rules);
}

/// All rules files that are shipped or played by tests, relative to the root of the tree.
QStringList systems()
{
    QStringList out;
    for (const char* folder : {"scenarios", "tests/kernel"}) {
        QDirIterator files(QString(FW_SOURCE_DIR "/") + folder, {"*.rules.json"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            if (const QString file = files.next(); !file.contains("/kernel/series")) // these extend another system
                out << file.mid(int(qstrlen(FW_SOURCE_DIR)) + 1);
    }
    out.sort();
    return out;
}

/// Fields whose words the lint does not check in place, with the reason.
const QHash<QString, const char*>& free()
{
    // A declared name is correct by itself; if it is misspelt, its uses are reported.
    static const char* const declared = "declared here";
    static const char* const typed = "declared here, for those who type it";
    static const char* const people = "for people alone";
    // tests/engine/proof compares these with tables, counters and the map.
    static const char* const content = "held against charts, counters and map";
    static const QHash<QString, const char*> list{
        {"id", declared},
        {"values", declared},
        {"steps", declared},
        {"phase", declared},
        {"unit type.size", people},
        {"word", typed},
        {"table.words", declared},
        {"cite", people},
        {"allowanceCite", people},
        {"lengthCite", people},
        {"turnCite", people},
        {"takeBackCite", people},
        {"say", people},
        {"mustCite", people},
        {"guarantee", people},
        {"wrongPhaseCite", people},
        {"why", people},
        {"passed", people},
        {"failed", people},
        {"version", people},
        {"note", people},
        {"path.kind", people},
        {"art", content},
        {"drawn", content},
        {"column", content},
        {"columnExtra", content},
        {"cells", content},
        {"extra", content},
        {"table row.row", content},
        {"band.label", content},
        {"symbol", content},
        {"labels", content},
        {"amount.arg", content},
        {"condition.arg", content},
        {"tags", content},
        {"stated", "read by the ruling desk, which check asks"},
        {"refused", "read by the ruling desk, which check asks"},
        {"expect", "read by the ruling desk, which check asks"},
        {"chances", "read by the ruling desk, which check asks"},
        {"finding", "held against the findings"},
        {"what", "held against the findings"},
        {"values", "held against the findings"},
        {"fingerprint", "held against the findings"},
    };
    return list;
}

bool excused(const Spot& spot)
{
    const QString key = QString::fromStdString(spot.key);
    const bool refused = spot.flags.words && !spot.flags.has(FieldFlags::Open); // by the reader
    return refused || spot.flags.has(FieldFlags::Label) || free().contains(key)
           || free().contains(QString::fromStdString(spot.row) + "." + key);
}

/// Whether `check` reports something at a place; the die of a check has a name only for people.
bool toldAt(const Ruleset& rules, const std::string& place)
{
    const std::vector<Finding> all = lintWords(rules);
    return std::any_of(all.begin(), all.end(),
                       [&](const Finding& f) { return f.severity != Severity::Note && f.place == place; });
}

/// One misspelling of one text.
struct Job {
    const Spot* spot;
    std::string wrong;
    std::string top; ///< the row of the file that contains it
};

std::vector<Job> jobsOf(const std::vector<Spot>& spots)
{
    std::vector<Job> out;
    for (const Spot& spot : spots) {
        if (excused(spot))
            continue;
        const bool several = spot.flags.has(FieldFlags::Path) || spot.key == "when" || spot.key == "event";
        const std::size_t list = spot.place.find('/', 1);
        const std::string top = spot.place.substr(0, list == std::string::npos ? list : spot.place.find('/', list + 1));
        // Words that only the scenario knows are checked with it.
        for (const std::string& wrong : misspell::misspellings(*spot.text, several))
            if (spot.text->find("@area") == std::string::npos && spot.text->find("/areas:") == std::string::npos)
                out.push_back({&spot, wrong, top});
    }
    return out;
}

/// The value at a JSON pointer, added if its object lacks the key; the key itself if the pointer ends in '#'.
Json* valueAt(Json& json, const QString& pointer, std::string** key)
{
    Json* at = &json;
    *key = nullptr;
    for (const QString& step : pointer.split('/').mid(1)) {
        const bool meansKey = step.endsWith('#');
        const std::string name = (meansKey ? step.chopped(1) : step).toStdString();
        if (at->isArray()) {
            const std::size_t index = std::stoul(name);
            if (index >= at->items.size())
                return nullptr;
            at = &at->items[index];
            continue;
        }
        const auto found = std::find(at->keys.begin(), at->keys.end(), name);
        if (found == at->keys.end()) {
            at = &at->add(name, Json());
            continue;
        }
        if (meansKey)
            *key = &*found;
        at = &at->items[std::size_t(found - at->keys.begin())];
    }
    return at;
}

} // namespace

class tst_Misspelt : public QObject
{
    Q_OBJECT

private slots:
    void shippedRulesHaveNoUnknownWords()
    {
        for (const QString& file : systems()) {
            const Ruleset rules = shippedRulesOf(textOf(FW_SOURCE_DIR "/" + file).toStdString());
            for (const Finding& f : lintWords(rules))
                QFAIL(qPrintable(file + ": " + f.place.c_str() + ": " + plain(f.text).c_str()));
        }
    }

    void findsEveryMisspeltWord_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : systems())
            QTest::newRow(qPrintable(file)) << file;
    }
    /// Doubles one letter of one word in every text of every rules file: each fault is found at its place.
    void findsEveryMisspeltWord()
    {
        QFETCH(QString, file);
        Ruleset rules = shippedRulesOf(textOf(FW_SOURCE_DIR "/" + file).toStdString());
        std::vector<Spot> spots;
        misspell::Gather(spots).see(rules);
        std::vector<Job> open = jobsOf(spots);
        QVERIFY2(open.size() > 40, qPrintable(QString::number(open.size()))); // the smallest file is a proof of plots
        // The sanitizers take too long for all of them.
        std::size_t place = 0;
        std::erase_if(open, [&](const Job&) { return place++ % sanitized(1, 20) != 0; });
        QStringList missed;
        // Rows do not depend on each other's words, so many are misspelt at once, each in its own row.
        while (!open.empty()) {
            std::vector<Job> now, later;
            QSet<QString> rows;
            for (Job& job : open) {
                const bool own = now.size() < 80 && !rows.contains(job.top.c_str());
                rows.insert(job.top.c_str());
                (own ? now : later).push_back(std::move(job));
            }
            std::vector<std::string> right;
            for (const Job& job : now)
                right.push_back(std::exchange(*job.spot->text, job.wrong));
            std::set<std::string> told;
            for (const Finding& f : lintWords(rules))
                if (f.severity != Severity::Note)
                    told.insert(f.place);
            for (std::size_t i = 0; i < now.size(); ++i)
                *now[i].spot->text = right[i];
            for (const Job& job : now) {
                if (told.count(job.spot->place))
                    continue;
                // Two rows may have the same misspelling; alone it must be found.
                const std::string kept = std::exchange(*job.spot->text, job.wrong);
                if (!toldAt(rules, job.spot->place) && !checkDie(*job.spot, rules))
                    missed << QString::fromStdString(job.spot->place + " = " + job.wrong);
                *job.spot->text = kept;
            }
            open = std::move(later);
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join('\n')));
    }

    void findsMisspeltWordAtItsPlace_data()
    {
        QTest::addColumn<QStringList>("row");
        int count = 0;
        for (const QByteArray& line : textOf(FW_SOURCE_DIR "/tests/engine/rules/misspelt.txt").split('\n')) {
            const QStringList row = QString::fromUtf8(line).split(" | ");
            if (row.size() == 4 && !line.startsWith('#'))
                QTest::addRow("%d %s = %s", ++count, qPrintable(row[1]), qPrintable(row[2])) << row;
        }
        QVERIFY(count >= 30);
    }
    void findsMisspeltWordAtItsPlace()
    {
        QFETCH(QStringList, row);
        auto json = parseJson(textOf(FW_SOURCE_DIR "/" + row[0]).toStdString(), "r");
        QVERIFY(json.has_value());
        std::string* key = nullptr;
        Json* at = valueAt(*json, row[1], &key);
        QVERIFY(at != nullptr);
        const Json wrong = *parseJson(row[2].toStdString(), "wrong");
        key ? * key = wrong.text : (*at = wrong).text;
        const QString wanted = key ? row[1].section('/', 0, -2) + "/" + QString::fromStdString(wrong.text) : row[1];
        QStringList told;
        const auto read = readRules(compactJson(*json), "r");
        if (!read) { // a field that the kind does not read is refused at once
            const Problem& p = read.error();
            told << QString("%1: %2; %3").arg(p.place.c_str(), plain(p.text).c_str(), plain(p.remedy).c_str());
            QVERIFY2(told[0].startsWith("line 1, " + wanted + ": ") && told[0].contains(row[3]), qPrintable(told[0]));
            return;
        }
        for (const Finding& f : lint(*read)) {
            if (f.severity == Severity::Note)
                continue;
            const QString where = QString::fromStdString(placeIn(*json, f.place));
            told << where + ": " + plain(f.text).c_str() + "; " + plain(f.remedy).c_str();
            // In a row that is replaced as a whole, the place is inside it.
            const QString place = where.section(", ", 1);
            const bool inside = wrong.isObject() && place.startsWith(wanted + "/");
            if ((place == wanted || inside) && told.back().contains(row[3]))
                return;
        }
        QFAIL(qPrintable("not told: " + row[3] + "\n" + told.join('\n')));
    }

    /// The table of kind fields names only existing fields and kinds, and covers each kind.
    void kindFieldsMatchTheFieldTable()
    {
        QHash<QString, QSet<QString>> keys;
        QHash<QString, QStringList> kinds;
        for (const FieldHelp& field : fieldHelp()) {
            keys[field.row.c_str()].insert(field.key.c_str());
            for (const KindField& kind : kindFields)
                if (kind.row == field.row && kind.key == field.key)
                    for (const std::string& word : field.words)
                        kinds[field.row.c_str()] << word.c_str();
        }
        QHash<QString, QSet<QString>> read;
        for (const ReadFields& one : readFields) {
            const QString row = QString::fromUtf8(one.row.data(), int(one.row.size()));
            const QString kind = QString::fromUtf8(one.kind.data(), int(one.kind.size()));
            QVERIFY2(kind.isEmpty() || kinds[row].contains(kind), qPrintable(row + " " + kind));
            kinds[row].removeAll(kind);
            const QString fields = QString::fromUtf8(one.fields.data(), int(one.fields.size()));
            for (const QString& key : fields.split('|', Qt::SkipEmptyParts)) {
                QVERIFY2(keys[row].contains(key), qPrintable(row + " has no " + key));
                read[row].insert(key);
            }
        }
        for (auto row = read.begin(); row != read.end(); ++row) {
            QVERIFY2(kinds[row.key()].isEmpty(), qPrintable(kinds[row.key()].join(' ')));
            QCOMPARE(keys[row.key()] - row.value(), QSet<QString>());
        }
    }

private:
    /// The die of a check has a name for people only: no rule has to read it.
    static bool checkDie(const Spot& spot, const Ruleset& rules)
    {
        if (spot.row != "die" || spot.key != "name")
            return false;
        bool found = false;
        const auto look = [&](const auto& row) {
            if constexpr (std::is_same_v<std::decay_t<decltype(row)>, CheckNode>)
                for (const Die& die : row.dice)
                    found = found || &die.name == spot.text;
        };
        PointerWay way;
        PlacedWalker<decltype(look)>(look, way).see(rules);
        return found;
    }
};

FW_TEST(tst_Misspelt)
#include "tst_Misspelt.moc"
