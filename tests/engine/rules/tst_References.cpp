// Every name of every shipped system and proof game can be changed: nothing still refers to the old one.
#include "engine/model/Procedures.h"
#include "engine/rules/Lint.h"
#include "engine/rules/References.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "engine/store/migrations/RowChanger.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/engine/rules/Misspell.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <set>

using namespace fw;
using misspell::Spot;

namespace {

const std::string mark = "zqz"; ///< begins every new name, and is in no file

struct Files {
    Ruleset rules;
    Scenario scenario;
    /// The text of both. What the id of a row stands for where a key is absent is written out, as a new name does.
    std::string text() const
    {
        Ruleset full = rules;
        RowChanger(WriteOut{}).see(full);
        return writeRules(full) + writeScenario(scenario);
    }

private:
    struct WriteOut {
        static void row(Feature& x)
        {
            if (x.art.empty())
                x.art = x.id;
        }
        static void row(Node& x)
        {
            if (auto* compute = x.as<ComputeNode>(); compute != nullptr && compute->as.empty())
                compute->as = compute->quantity;
            if (auto* check = x.as<CheckNode>(); check != nullptr && check->as.empty())
                check->as = x.id;
        }
    };
};

Files filesOf(const QString& path)
{
    const std::string file = (FW_SOURCE_DIR "/" + path).toStdString();
    Result<Scenario> scenario = readScenarioFile(file);
    if (!scenario)
        qFatal("%s", describe(scenario.error()).c_str());
    Result<FoundRules> found = findRules(*scenario, parentFolder(file), FW_SOURCE_DIR "/scenarios");
    if (!found)
        qFatal("%s", describe(found.error()).c_str());
    return {std::move(found->rules), std::move(*scenario)};
}

QStringList scenarios()
{
    QStringList out;
    for (const char* folder : {"scenarios", "tests/kernel"}) {
        QDirIterator files(QString(FW_SOURCE_DIR "/") + folder, {"*.scenario.json"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            out << files.next().mid(int(qstrlen(FW_SOURCE_DIR)) + 1);
    }
    out.sort();
    return out;
}

/// What declares a name: the list, the owner and the text.
struct Declared {
    std::string list, owner;
    std::string* text;
};

std::vector<Declared> declaredIn(Files& files)
{
    std::vector<Declared> out;
    std::vector<Spot> spots;
    misspell::Gather(spots).see(files.rules);
    for (const Spot& spot : spots)
        if (const std::string_view list = listOfKind(spot.row); spot.key == "id" && !list.empty() && list != "stages")
            out.push_back({std::string(list), {}, spot.text});
    for (Quantity& quantity : files.rules.quantities)
        for (Stage& stage : quantity.stages)
            out.push_back({"stages", quantity.id, &stage.id});
    for (Mark& row : files.rules.marks)
        for (std::string& step : row.steps)
            out.push_back({"steps", row.id, &step});
    for (Option& row : files.rules.options)
        for (std::string& value : row.values)
            out.push_back({"values", row.id, &value});
    for (auto& row : files.scenario.sides)
        out.push_back({"sides", {}, &row.id});
    for (auto& row : files.scenario.units)
        out.push_back({"units", {}, &row.id});
    for (auto& row : files.scenario.modifiers)
        out.push_back({"modifiers", {}, &row.id});
    for (auto& row : files.scenario.map.areas)
        out.push_back({"areas", {}, &row.id});
    for (std::string& word : files.scenario.formations)
        out.push_back({"formations", {}, &word});
    for (std::string& word : files.scenario.tags)
        out.push_back({"tags", {}, &word});
    return out;
}

/// Words that also mean something without a row.
bool keeps(const Declared& one)
{
    return (one.list == "features" && *one.text == "clear") || (one.list == "tiers" && *one.text == "none");
}

/// The findings without what tells new names from old ones, in an order that does not depend on names.
std::multiset<std::string> findingsOf(const Files& files)
{
    std::multiset<std::string> out;
    const auto add = [&](const std::vector<Finding>& found) {
        for (const Finding& f : found) {
            std::string words = std::to_string(static_cast<int>(f.kind)) + " " + f.row + " " + f.place + ": "
                                + plain(f.text);
            for (std::size_t at = words.find(mark); at != std::string::npos; at = words.find(mark))
                words.erase(at, mark.size());
            out.insert(std::move(words));
        }
    };
    add(lintWords(files.rules));
    add(lint(files.rules, files.scenario));
    return out;
}

std::string difference(const std::multiset<std::string>& now, const std::multiset<std::string>& before)
{
    std::vector<std::string> fresh;
    std::ranges::set_difference(now, before, std::back_inserter(fresh));
    std::string out;
    for (std::size_t i = 0; i < fresh.size() && i < 8; ++i)
        out += fresh[i] + "\n";
    return out;
}

using Names = std::map<std::string, std::string>;

} // namespace

class tst_References : public QObject
{
    Q_OBJECT

private slots:
    void changesEveryName_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : scenarios())
            QTest::newRow(qPrintable(file)) << file;
    }
    /// Changes all names of a list: the findings stay, and changing them back gives the same files.
    void changesEveryName()
    {
        QFETCH(QString, file);
        Files files = filesOf(file);
        const std::string text = files.text();
        const std::multiset<std::string> found = findingsOf(files);
        std::map<std::pair<std::string, std::string>, Names> lists;
        for (const Declared& one : declaredIn(files))
            if (!one.text->empty() && !keeps(one))
                lists[{one.list, one.owner}].emplace(*one.text, mark + *one.text);
        QStringList wrong;
        // The check takes long on large files, and is asked once about all lists.
        const bool large = files.rules.modifiers.size() > 25 && !thorough(true, false, false);
        const auto check = [&](const Files& now, const std::string& list) {
            if (!readRules(writeRules(now.rules), "r") || !readScenario(writeScenario(now.scenario), "s"))
                wrong << QString("%1: cannot be read again").arg(list.c_str());
            if (const std::string fresh = difference(findingsOf(now), found); !fresh.empty())
                wrong << QString("%1: %2").arg(list.c_str(), fresh.c_str());
        };
        const auto changeBack = [&](Files& now, const std::string& list, const std::string& owner, const Names& names) {
            Names back;
            for (const auto& [before, after] : names)
                back.emplace(after, before);
            changeNames(now.rules, &now.scenario, list, owner, back);
        };
        // What belongs to a row comes after it in the order of lists: stages, steps and values.
        const auto ownerNow = [](const std::string& owner) { return owner.empty() ? owner : mark + owner; };
        Files all = files;
        for (const auto& [of, names] : lists) {
            const auto& [list, owner] = of;
            if (large) {
                changeNames(all.rules, &all.scenario, list, ownerNow(owner), names);
                continue;
            }
            Files now = files;
            changeNames(now.rules, &now.scenario, list, owner, names);
            check(now, list);
            changeBack(now, list, owner, names);
            if (now.text() != text)
                wrong << QString("%1: not the same when changed back").arg(list.c_str());
        }
        if (large) {
            check(all, "all lists");
            for (auto at = lists.rbegin(); at != lists.rend(); ++at)
                changeBack(all, at->first.first, ownerNow(at->first.second), at->second);
            if (all.text() != text)
                wrong << "all lists: not the same when changed back";
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void findsWhatTheCheckFinds_data() { changesEveryName_data(); }
    /// Where only the row gets another name, the check reports rows that refer to it: so there are uses.
    void findsWhatTheCheckFinds()
    {
        QFETCH(QString, file);
        Files files = filesOf(file);
        if (files.rules.modifiers.size() > 25 && !thorough(true, false, false))
            QSKIP("takes long");
        const std::multiset<std::string> found = findingsOf(files);
        std::set<std::string> lists;
        for (const Declared& one : declaredIn(files))
            lists.insert(one.list);
        // Orders and the check of cells ask for these, the quick check does not.
        for (const char* list :
             {"cases", "moments", "codes", "modifiers", "triggers", "constraints", "zones", "tags", "formations"})
            lists.erase(list);
        for (const std::string& list : lists) {
            Files now = files;
            bool used = false;
            for (const Declared& one : declaredIn(now)) {
                if (one.list != list || one.text->empty() || keeps(one))
                    continue;
                for (const NameUse& use : usesOf(files.rules, &files.scenario, {list, *one.text, one.owner}))
                    used = used || !use.declares;
                *one.text = mark + *one.text;
            }
            const std::string fresh = difference(findingsOf(now), found);
            QVERIFY2(used || fresh.empty(), qPrintable(QString("%1: %2").arg(list.c_str(), fresh.c_str())));
            QVERIFY2(!used || !fresh.empty(), qPrintable(QString("%1: nothing is found").arg(list.c_str())));
        }
    }
};

FW_TEST(tst_References)
#include "tst_References.moc"
