// Names change in stated cases and in accepted findings too.
#include "engine/model/Procedures.h"
#include "engine/proof/Examples.h"
#include "engine/proof/Rename.h"
#include "engine/rules/ResultCodes.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <set>

using namespace fw;

namespace {

const std::string mark = "zqz"; ///< begins every new name, and is in no file

struct Both {
    Ruleset rules;
    std::optional<Scenario> scenario;
    Scenario* there() { return scenario ? &*scenario : nullptr; }
};

/// The files of a scenario.
Both both(const QString& path)
{
    const std::string file = path.toStdString();
    Result<Scenario> scenario = readScenarioFile(file);
    if (!scenario)
        qFatal("%s", describe(scenario.error()).c_str());
    Result<FoundRules> found = findRules(*scenario, parentFolder(file), FW_SOURCE_DIR "/scenarios");
    if (!found)
        qFatal("%s", describe(found.error()).c_str());
    return {std::move(found->rules), std::move(*scenario)};
}

std::vector<RowName> namesOf(const Both& files)
{
    std::vector<RowName> out;
    const auto add = [&](const char* list, const auto& rows) {
        for (const auto& row : rows)
            // A dash is no code, whatever row has it.
            if (!isDash(row.id) && row.id != "clear" && std::ranges::find(out, RowName{list, row.id}) == out.end())
                out.push_back({list, row.id});
    };
    add("options", files.rules.options);
    add("presets", files.rules.presets);
    add("unitTypes", files.rules.unitTypes);
    add("features", files.rules.features);
    add("ratings", files.rules.ratings);
    add("marks", files.rules.marks);
    add("boxes", files.rules.boxes);
    add("quantities", files.rules.quantities);
    add("modifiers", files.rules.modifiers);
    add("tables", files.rules.tables);
    add("cases", files.rules.cases);
    add("codes", files.rules.codes);
    if (files.scenario) {
        add("sides", files.scenario->sides);
        add("units", files.scenario->units);
    }
    return out;
}

/// Whether an example may speak of a row.
bool mentions(const Example& example, const std::string& id)
{
    const auto in = [&](const std::string& text) { return text.find(id) != std::string::npos; };
    const auto inAny = [&](const std::map<std::string, std::string>& texts) {
        return std::ranges::any_of(texts, [&](const auto& one) { return in(one.first) || in(one.second); });
    };
    return in(example.stated) || in(example.preset) || inAny(example.options) || inAny(example.expect)
           || inAny(example.chances);
}

std::string plainAgain(std::string words)
{
    for (std::size_t at = words.find(mark); at != std::string::npos; at = words.find(mark))
        words.erase(at, mark.size());
    return words;
}

} // namespace

class tst_Rename : public QObject
{
    Q_OBJECT

private slots:
    void examplesHoldAfterwards_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* folder : {"scenarios", "tests/kernel"}) {
            QDirIterator files(QString(FW_SOURCE_DIR "/") + folder, {"*.scenario.json"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString file = files.next();
                QTest::newRow(qPrintable(file.section('/', -2))) << file;
            }
        }
    }
    /// Every name changes, one after the other: the examples of play hold as before, and all changes back.
    void examplesHoldAfterwards()
    {
        QFETCH(QString, file);
        Both files = both(file);
        if (files.rules.examples.empty())
            QSKIP("no examples");
        const std::vector<Example> before = files.rules.examples;
        std::vector<bool> held;
        for (const Example& example : files.rules.examples)
            held.push_back(runExample(files.rules, files.scenario, example).held);
        std::vector<RowName> names = namesOf(files);
        std::erase_if(names, [&](const RowName& name) {
            return std::ranges::none_of(before, [&](const Example& example) { return mentions(example, name.id); });
        });
        for (const RowName& name : names)
            renameRows(files.rules, files.there(), name, mark + name.id);
        QStringList wrong;
        for (std::size_t i = 0; i < files.rules.examples.size(); ++i) {
            const ExampleRun run = runExample(files.rules, files.scenario, files.rules.examples[i]);
            if (run.held == held[i])
                continue;
            wrong << QString::fromStdString(run.id + ": " + files.rules.examples[i].stated);
            for (const CheckResult& result : run.findings)
                wrong << QString::fromStdString("  " + plainAgain(plain(result.finding.text)));
        }
        for (auto name = names.rbegin(); name != names.rend(); ++name)
            renameRows(files.rules, files.there(), {name->list, mark + name->id}, name->id);
        if (files.rules.examples != before)
            wrong << "not the same when changed back";
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void findingsStay_data() { examplesHoldAfterwards_data(); }
    /// Charts, counters, map and acceptances agree as before.
    void findingsStay()
    {
        QFETCH(QString, file);
        Both files = both(file);
        if (files.rules.modifiers.size() > 25 && !thorough(true, false, false))
            QSKIP("takes long");
        const auto findings = [&] {
            std::multiset<std::string> out;
            for (const auto& list : {prove(files.rules), prove(files.rules, *files.scenario)})
                for (const CheckResult& result : list)
                    if (result.check != "names" && !result.check.starts_with("labels"))
                        out.insert(plainAgain((result.accepted ? "accepted " : "") + result.id() + " " + result.what
                                              + " " + result.finding.place));
            return out;
        };
        const std::multiset<std::string> before = findings();
        for (const RowName& name : namesOf(files))
            if (name.list != "cases") // their order may be a finding
                renameRows(files.rules, files.there(), name, mark + name.id);
        const std::multiset<std::string> after = findings();
        std::vector<std::string> other;
        std::ranges::set_symmetric_difference(after, before, std::back_inserter(other));
        std::string all;
        for (const std::string& one : other)
            all += one + "\n";
        QVERIFY2(other.empty(), all.c_str());
    }

    /// The same word may name a terrain and a mark: only the one that is meant changes.
    void changesOnlyWhatIsMeant()
    {
        Both files = both(FW_SOURCE_DIR "/scenarios/templates/odds.scenario.json");
        files.rules.marks.front().id = "woods"; // not consistent, but so are files while people write them
        Ruleset rules = files.rules;
        renameRows(rules, nullptr, {"features", "woods"}, "forest");
        QCOMPARE(rules.marks.front().id, std::string("woods"));
        QVERIFY(!whyNotNamed(rules, nullptr, {"features", "forest"}, "hill").empty());
        QVERIFY(whyNotNamed(rules, nullptr, {"features", "forest"}, "woods").empty());
        // A name that another row has, whether something refers to it first or not, is not one that no row has.
        Mark woods;
        woods.id = "forest-mark";
        woods.adds = "hill";
        rules.marks.insert(rules.marks.begin(), woods);
        const Text taken = whyNotNamed(rules, nullptr, {"features", "forest"}, "hill");
        rules.marks.front().adds.clear();
        QCOMPARE(taken.key, whyNotNamed(rules, nullptr, {"features", "forest"}, "hill").key);
    }
};

FW_TEST(tst_Rename)
#include "tst_Rename.moc"
