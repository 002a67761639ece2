// Every word of a rules or scenario file that names something is checked.
#include "engine/proof/FindingCollector.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/Values.h"
#include "engine/store/Files.h"
#include "engine/store/JsonTree.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/engine/rules/Misspell.h"

#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace fw;

namespace {

/// One of this many words is misspelt.
const int everyOne = thorough(1, 4, 150);

const std::string root = FW_SOURCE_DIR "/";

/// Rules and scenarios that are shipped or played by tests.
const std::vector<std::pair<std::string, std::string>> systems{
    {"scenarios/musket-and-saber/musket-and-saber", "scenarios/musket-and-saber/germantown"},
    {"scenarios/brandywine/brandywine", "scenarios/brandywine/brandywine"},
    {"scenarios/drums-and-muskets/drums-and-muskets", "scenarios/drums-and-muskets/leuthen"},
    {"scenarios/battles-of-the-american-revolution/battles-of-the-american-revolution",
     "scenarios/battles-of-the-american-revolution/germantown-brigades"},
    {"scenarios/templates/odds", "scenarios/templates/odds"},
    {"scenarios/templates/differential", "scenarios/templates/differential"},
    {"tests/kernel/a/outposts", "tests/kernel/a/outposts"},
    {"tests/kernel/b/slopes", "tests/kernel/b/slopes"},
    {"tests/kernel/c/vertices", "tests/kernel/c/vertices"},
    {"tests/kernel/d/tactics", "tests/kernel/d/tactics"},
    {"tests/kernel/e/broadsides", "tests/kernel/e/broadsides"},
    {"tests/kernel/f/marshals", "tests/kernel/f/marshals"},
    {"tests/kernel/g/brigades", "tests/kernel/g/brigades"},
};

std::string textOf(const std::string& file)
{
    std::ifstream in(root + file);
    if (!in)
        qFatal("no file %s", file.c_str());
    return {std::istreambuf_iterator<char>(in), {}};
}

Ruleset rulesOf(const std::string& text)
{
    auto rules = readRules(text, "rules");
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    return std::move(*rules);
}

Scenario scenarioOf(const std::string& text)
{
    auto scenario = readScenario(text, "scenario");
    if (!scenario)
        qFatal("%s", describe(scenario.error()).c_str());
    return std::move(*scenario);
}

/// A finding as `check` prints it, its place last.
QString shown(const CheckResult& proved)
{
    const Finding& f = proved.finding;
    QString out = QString::fromStdString(f.row + ": " + plain(f.text));
    if (!f.remedy.empty())
        out += "; " + QString::fromStdString(plain(f.remedy));
    return out;
}

/// The value at a JSON pointer, or the key of an object's entry if the pointer ends in '#'.
Json* valueAt(Json& json, const std::string& pointer, std::string** key)
{
    Json* at = &json;
    *key = nullptr;
    for (const QString& step : QString::fromStdString(pointer).split('/').mid(1)) {
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
        if (found == at->keys.end())
            return nullptr;
        if (meansKey)
            *key = &*found;
        at = &at->items[std::size_t(found - at->keys.begin())];
    }
    return at;
}

} // namespace

class tst_Words : public QObject
{
    Q_OBJECT

private slots:
    void shippedFilesHaveNoUnknownWords()
    {
        const QSet<QString> words{"rules", "cells", "codes", "terrain", "victory"};
        for (const auto& [rulesName, scenarioName] : systems) {
            const Ruleset rules = rulesOf(textOf(rulesName + ".rules.json"));
            const Scenario scenario = scenarioOf(textOf(scenarioName + ".scenario.json"));
            for (const auto& list : {prove(rules), prove(rules, scenario)})
                for (const CheckResult& proved : list)
                    QVERIFY2(!proved.open() || !words.contains(proved.check.c_str()),
                             qPrintable(QString::fromStdString(rulesName) + ": " + shown(proved)));
        }
    }

    void findsMisspeltWordAtItsPlace_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("says");
        QFile lines(FW_SOURCE_DIR "/tests/engine/proof/misspelt.txt");
        QVERIFY(lines.open(QFile::ReadOnly));
        int count = 0;
        for (const QByteArray& line : lines.readAll().split('\n')) {
            const QStringList parts = QString::fromUtf8(line).split(" | ");
            if (parts.size() != 4 || line.startsWith('#'))
                continue;
            // Every run tests all of them, except under the sanitizers, where a proof takes long.
            if (++count % sanitized(1, 5) != 0)
                continue;
            QTest::addRow("%d %s", count, qPrintable(parts[1] + " = " + parts[2]))
                << parts[0] << parts[1] << parts[2] << parts[3];
        }
        QVERIFY(count >= 30);
    }
    void findsMisspeltWordAtItsPlace()
    {
        QFETCH(QString, file);
        QFETCH(QString, pointer);
        QFETCH(QString, wrong);
        QFETCH(QString, says);
        const auto system = std::find_if(systems.begin(), systems.end(), [&](const auto& s) {
            return file.startsWith(QString::fromStdString(s.first) + ".rules")
                   || file.startsWith(QString::fromStdString(s.second) + ".scenario");
        });
        QVERIFY2(system != systems.end(), qPrintable(file));
        auto json = parseJson(textOf(file.toStdString()), "file");
        QVERIFY(json.has_value());
        std::string* key = nullptr;
        Json* at = valueAt(*json, pointer.toStdString(), &key);
        QVERIFY2(at != nullptr, qPrintable(pointer));
        if (key)
            *key = wrong.toStdString();
        else
            *at = *parseJson(wrong.toStdString(), "wrong");
        const bool ofRules = file.endsWith(".rules.json");
        const std::string text = compactJson(*json);
        const Ruleset rules = rulesOf(ofRules ? text : textOf(system->first + ".rules.json"));
        const Scenario scenario = scenarioOf(ofRules ? textOf(system->second + ".scenario.json") : text);
        QStringList all;
        bool found = false, placed = false;
        for (const auto& list : {prove(rules), prove(rules, scenario)})
            for (const CheckResult& proved : list) {
                if (!proved.open())
                    continue;
                all << shown(proved);
                if (!all.back().contains(says))
                    continue;
                found = true;
                // A fault that only the scenario shows is reported at the row of the rules, in another file.
                const std::string& place = proved.finding.place;
                const QString where = QString::fromStdString(placeIn(*json, place));
                QString wanted = pointer;
                if (key)
                    wanted = wanted.section('/', 0, -2) + "/" + wrong;
                // In a plane of characters, the word is in the legend and is reported at the cell.
                placed = placed || place.empty() || where.endsWith(wanted) || pointer.startsWith("/map/legend");
                if (!placed)
                    all << where;
            }
        QVERIFY2(found && placed, qPrintable(all.join("\n")));
    }

    void checksEveryWordOfChartsAndComparisons_data() { everySystem(); }
    /// Doubles one letter of every word of the rules that is compared with charts, facts or the scenario.
    void checksEveryWordOfChartsAndComparisons()
    {
        QFETCH(int, system);
        const auto& [rulesName, scenarioName] = systems[std::size_t(system)];
        Ruleset rules = rulesOf(textOf(rulesName + ".rules.json"));
        const Scenario scenario = scenarioOf(textOf(scenarioName + ".scenario.json"));
        const auto told = [&] {
            FindingCollector found;
            found.add(lintWords(rules));
            proveReading(rules, rules.tables, found);
            proveCells(rules, rules.tables, found);
            proveTerrain(rules, rules.tables, found);
            std::vector<Finding> known;
            lintKnown(rules, scenario, known);
            lintScenario(rules, scenario, known);
            found.add(known);
            proveSetup(rules, scenario, found);
            QSet<QString> out;
            for (const CheckResult& proved : found.list)
                if (proved.open())
                    out << QString::fromStdString(proved.finding.place) + " " + shown(proved);
            return out;
        };
        const QSet<QString> before = told();
        static const QSet<QString> content{"amount.symbol",     "amount.arg",    "condition.arg",
                                           "table row.cells",   "table row.row", "table row.extra",
                                           "table.columnExtra", "unit type.id",  "mark.drawn"};
        std::vector<misspell::Spot> spots;
        misspell::Gather(spots).see(rules);
        QStringList missed;
        const QSet<const std::string*> read = readHeadings(rules);
        int asked = 0;
        for (const misspell::Spot& spot : spots) {
            const bool area = spot.text->find("@area:") != std::string::npos;
            const std::string wrong = misspell::doubled(*spot.text);
            if ((!area && !read.contains(spot.text)
                 && !content.contains(QString::fromStdString(spot.row + "." + spot.key)))
                || wrong.empty() || asked++ % everyOne != 0)
                continue;
            const std::string right = std::exchange(*spot.text, wrong);
            // Not reported yet: a formation in a row not in force here, since other scenarios may have it; and a band
            // that the caller of a procedure stores as a word.
            static const QSet<QString> untold{"/procedures/2/do/5/do/0/menu/7/fields/0/need/0/need/0/is/0/symbol = AA",
                                              "/procedures/2/do/5/do/0/menu/7/if/0/is/0/symbol = AA",
                                              "/procedures/21/do/0/do/0/menu/0/do/2/value/symbol = trooops",
                                              "/procedures/22/do/3/do/2/else/0/value/symbol = trooops",
                                              "/procedures/24/do/1/do/1/value/symbol = trooops"};
            const QString slip = QString::fromStdString(spot.place + " = " + wrong);
            if (!untold.contains(slip) && (told() - before).isEmpty())
                missed << slip;
            *spot.text = right;
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join('\n')));
    }

    void checksEveryWordOfAScenario_data() { everySystem(); }
    /// Doubles one letter of every text of every scenario: each fault is found, except in texts for people.
    void checksEveryWordOfAScenario()
    {
        QFETCH(int, system);
        const auto& [rulesName, scenarioName] = systems[std::size_t(system)];
        const Ruleset rules = rulesOf(textOf(rulesName + ".rules.json"));
        Scenario scenario = scenarioOf(textOf(scenarioName + ".scenario.json"));
        // Texts for people, names declared here, and words compared with the findings.
        static const QSet<QString> free{"title",
                                        "notes",
                                        "name",
                                        "label",
                                        "turnNames",
                                        "id",
                                        "text",
                                        "aliases",
                                        "cite",
                                        "rulesVersion",
                                        "rules",
                                        "separator",
                                        "image",
                                        "finding",
                                        "reason",
                                        "what",
                                        "values",
                                        "fingerprint",
                                        "scenario.formations",
                                        "scenario.tags",
                                        "colour",
                                        "band.label",
                                        "table row.row",
                                        "table row.cells"};
        std::vector<misspell::Spot> spots;
        misspell::Gather(spots).see(scenario);
        QStringList missed;
        int asked = 0;
        for (const misspell::Spot& spot : spots) {
            const QString key = QString::fromStdString(spot.key);
            const bool refused = spot.flags.words && !spot.flags.has(FieldFlags::Open);
            // A scenario without a list of formations accepts any that a counter names.
            const bool listed = spot.key != "formation" || !scenario.formations.empty();
            const std::string wrong = misspell::doubled(*spot.text);
            if (refused || !listed || wrong.empty() || free.contains(key)
                || free.contains(QString::fromStdString(spot.row) + "." + key) || asked++ % everyOne != 0)
                continue;
            const std::string right = std::exchange(*spot.text, wrong);
            std::vector<Finding> told;
            lintScenario(rules, scenario, told);
            FindingCollector found;
            found.add(told);
            proveMarkers(rules, scenario, found);
            proveUnits(rules, scenario, found);
            proveSetup(rules, scenario, found);
            // A cell of a plane is reported at its row of characters.
            const bool at = std::any_of(found.list.begin(), found.list.end(), [&](const CheckResult& p) {
                return p.open() && (p.finding.place == spot.place || spot.place.rfind("/map/terrain/", 0) == 0);
            });
            if (!at)
                missed << QString::fromStdString(spot.place + " = " + wrong);
            *spot.text = right;
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join('\n')));
    }

private:
    /// Headings that rows look up by their word; number headings and columns for people are free.
    static QSet<const std::string*> readHeadings(const Ruleset& rules)
    {
        QSet<const std::string*> out;
        const Values values(rules, nullptr);
        for (const Table& table : rules.tables)
            for (const Axis& axis : table.axes)
                for (const Band& band : axis.bands)
                    if (axis.kind == AxisKind::Label
                        && (&axis != &table.axes.back() || values.asked(table, {}, band.label, {}).known()))
                        out.insert(&band.label);
        return out;
    }
    static void everySystem()
    {
        QTest::addColumn<int>("system");
        for (std::size_t i = 0; i < systems.size(); ++i)
            QTest::addRow("%s", systems[i].first.c_str()) << int(i);
    }
};

FW_TEST(tst_Words)
#include "tst_Words.moc"
