// Every word of the vocabulary has an effect: without it or with another one, a game of a small system changes. Words
// for people and other parts of the program are in elsewhere.txt, with the test that proves them.
#include "engine/model/WalkPlaces.h"
#include "engine/rules/Facts.h"
#include "engine/rules/RolePaths.h"
#include "engine/store/Series.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/Trees.h"
#include "tests/kernel/Systems.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <set>

using namespace fw;
using nlohmann::json;

namespace {

/// The place of a word in a system: its value and the row around it.
struct Place {
    json::json_pointer row;
    json::json_pointer at;
    std::string token; ///< the step of a path that is meant; empty for the whole value
    bool label = false;
    bool kind = false; ///< it sets the kind of the row and cannot be omitted
};

struct System {
    kernel::Folder folder;
    json rules;
    std::string outcome;
    std::map<std::string, std::vector<Place>> words;
    std::map<std::string, std::set<json>> values; ///< for each key, all its values and the words of its list
};

std::string outcomeOf(const kernel::Folder& folder, const json& rules, bool& stands)
{
    // Rules that cannot be read and compiled prove nothing.
    const std::string text = rules.dump();
    const Result<Ruleset> read = readRules(text, "x");
    const Result<Scenario> scenario = readScenario(folder.read(".scenario.json"), "x");
    stands = read && scenario && compile(*read, *scenario, {});
    if (!stands)
        return {};
    const kernel::Played played = kernel::play(folder, text, folder.read(".orders"));
    return played.log + played.tried + (played.refusal ? describe(*played.refusal) : std::string());
}

/// All words in rules files, by the types of their rows.
struct Vocabulary {
    std::set<std::string> words;
    std::set<std::string> rows;
    std::string row;

    template <class T>
    void see()
    {
        if constexpr (requires(T & x, Vocabulary & v) { fields(v, x); }) {
            if (!rows.insert(std::string(rowName<T>)).second)
                return;
            const std::string outer = row;
            row = rowName<T>;
            const T standard{};
            fields(*this, standard);
            row = outer;
        } else if constexpr (requires { typename T::mapped_type; }) {
            see<typename T::mapped_type>();
        } else if constexpr (!std::is_same_v<T, std::string> && requires { typename T::value_type; }) {
            see<typename T::value_type>();
        }
    }
    template <class T>
    void operator()(const char* key, const T&, FieldFlags flags, const char*)
    {
        words.insert(row + "." + key);
        const QStringList closed = flags.words && !flags.has(FieldFlags::Open) ? QString(flags.words).split('|')
                                                                               : QStringList();
        for (const QString& word : closed)
            words.insert(row + "." + key + "=" + word.toStdString());
        see<T>();
    }
    /// The fields of one kind of row count as words of the row.
    template <class... Ts>
    void own(const std::variant<Ts...>&)
    {
        KindList<std::variant<Ts...>>::each([&](const auto& one) { fields(*this, one); });
    }
};

/// Records the words in a system's rows, each with its place.
struct Notes {
    System& to;
    PointerWay& way;

    template <class X>
    void operator()(const X& x)
    {
        json::json_pointer row(way.pointer());
        // A list of one element may be written without brackets.
        if (!to.rules.contains(row) && !row.empty() && to.rules.contains(row.parent_pointer())
            && !to.rules[row.parent_pointer()].is_array())
            row.pop_back();
        if (!to.rules.contains(row))
            return;
        const json& stands = to.rules[row];
        const std::string name(rowName<X>);
        if (stands.is_object()) {
            One one{*this, row, name};
            fields(one, x);
        } else if constexpr (std::is_same_v<X, Amount>) { // written as its number or word
            note(name + (stands.is_number() ? ".number" : ".symbol"), {row, row, {}, false, false});
        } else if constexpr (std::is_same_v<X, Band>) { // [label, least, most]
            for (std::size_t i = 0; i < 3 && stands.is_array(); ++i)
                note(name + (i == 0 ? ".label" : i == 1 ? ".min" : ".max"), {row, row / i, {}, false, false});
            if (stands.is_string())
                note(name + ".label", {row, row, {}, false, false});
        } else if constexpr (std::is_same_v<X, TableRow>) { // [row, cell, cell ...]
            for (std::size_t i = 0; i < stands.size(); ++i)
                note(name + (i == 0 ? ".row" : ".cells"), {row, row / i, {}, false, false});
        }
    }
    void note(const std::string& word, const Place& place)
    {
        if (to.rules[place.at].is_null())
            return;
        to.words[word].push_back(place);
        to.values[word].insert(to.rules[place.at]);
    }

    struct One {
        Notes& notes;
        json::json_pointer row;
        std::string name;
        template <class T>
        void operator()(const char* key, const T&, FieldFlags flags, const char*)
        {
            const json& object = notes.to.rules[row];
            if (!object.contains(key))
                return;
            const json& value = object[key];
            Place place{row, row / key, {}, flags.has(FieldFlags::Label), flags.has(FieldFlags::Required)};
            notes.note(name + "." + key, place);
            if (!value.is_string())
                return;
            const std::string word = value.get<std::string>();
            if (flags.words && !flags.has(FieldFlags::Open)) {
                notes.to.words[name + "." + key + "=" + word].push_back(place);
                for (const QString& other : QString(flags.words).split('|'))
                    notes.to.values[name + "." + key].insert(other.toStdString());
            }
            if (std::string(key) == "fact")
                notes.to.words["fact " + word].push_back(place);
            if (std::string(key) == "event")
                notes.to.words["event " + word.substr(0, word.find(':'))].push_back(place);
            if (flags.has(FieldFlags::Path))
                for (const auto& alternative : pathWords(word))
                    for (const PathWord& step : alternative) {
                        place.token = step.name;
                        if (step.what == PathWord::What::Root)
                            notes.to.words["root " + step.name].push_back(place);
                        if (step.what == PathWord::What::Relation)
                            notes.to.words["relation " + step.name].push_back(place);
                    }
        }
    };
};

/// The path without one step of that name, for each such step.
std::vector<std::string> without(const std::string& path, const std::string& token)
{
    std::vector<std::string> out;
    const QStringList steps = QString::fromStdString(path).split('/');
    for (qsizetype i = 1; i < steps.size(); ++i)
        if (steps[i].startsWith(QString::fromStdString(token))) {
            QStringList less = steps;
            less.removeAt(i);
            out.push_back(less.join('/').toStdString());
        }
    return out;
}

/// Passes variants of the rules to `enough`, with a word removed or replaced, until one is enough.
bool changed(const System& system, const std::string& word, const Place& place,
             const std::function<bool(const json&)>& enough)
{
    const auto with = [&](const std::function<void(json&)>& edit) {
        json rules = system.rules;
        edit(rules);
        return enough(rules);
    };
    const json::json_pointer row = place.row;
    const auto put = [&](const json& value) { return with([&](json& r) { r[place.at] = value; }); };
    const json& value = system.rules[place.at];
    const auto erase = [&](json& r) {
        json& around = r[place.at.parent_pointer()];
        if (around.is_object())
            around.erase(place.at.back());
        else
            r[place.at] = nullptr;
    };
    if (with(erase))
        return true;
    for (const std::string& less :
         place.token.empty() ? std::vector<std::string>() : without(value.get<std::string>(), place.token))
        if (put(less))
            return true;
    if (place.at.back() == "when") { // the other value of the option
        std::string when = value.dump();
        if (const std::size_t on = when.find("=on"); on != std::string::npos)
            if (put(json::parse(when.replace(on, 3, "=off"))))
                return true;
    }
    if (value.is_boolean() && put(!value.get<bool>()))
        return true;
    if (value.is_number_integer() && (put(value.get<int>() + 1) || put(value.get<int>() - 1)))
        return true;
    if (place.label && value.is_string() && put(value.get<std::string>() + " so"))
        return true;
    if (value.is_array() && value.size() > 1)
        for (std::size_t i = 0; i < value.size(); ++i)
            if (with([&](json& r) { r[place.at].erase(i); }))
                return true;
    const std::size_t dot = word.find('=');
    const std::string key = dot == std::string::npos ? word : word.substr(0, dot);
    const bool single = word.find(' ') == std::string::npos || word.find('.') != std::string::npos;
    int tries = 0;
    if (const auto others = system.values.find(key); single && others != system.values.end())
        for (const json& other : others->second)
            if (other != value && ++tries < 12 && put(other))
                return true;
    // If a word sets the kind of its row, or is a fact or an event, the row is removed.
    const bool rowSaysIt = (dot != std::string::npos && place.kind) || !single;
    if (rowSaysIt && row != json::json_pointer() && system.rules[row.parent_pointer()].is_array()
        && with([&](json& r) { r[row.parent_pointer()].erase(std::stoul(row.back())); }))
        return true;
    if (rowSaysIt && row != json::json_pointer() && system.rules[row.parent_pointer()].is_object())
        for (const int number : {0, 1})
            if (with([&](json& r) { r[row] = number; }))
                return true;
    return false;
}

std::map<std::string, std::string> elsewhere()
{
    std::map<std::string, std::string> out;
    QFile file(FW_SOURCE_DIR "/tests/kernel/elsewhere.txt");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n'))
        if (!line.isEmpty() && !line.startsWith('#'))
            out[line.section(": ", 0, 0).toStdString()] = line.section(": ", 1).toStdString();
    return out;
}

} // namespace

class tst_Proofs : public QObject
{
    Q_OBJECT

private slots:
    void everyWordDoesSomething();
    void whatIsProvedElsewhereIs();
};

/// The named file contains the word, or the word is for people only.
void tst_Proofs::whatIsProvedElsewhereIs()
{
    for (const auto& [word, said] : elsewhere()) {
        const QString where = QString::fromStdString(said).section(": ", 0, 0);
        QVERIFY2(said.size() > std::size_t(where.size()) + 5, (word + " has no reason").c_str());
        if (where == "people")
            continue;
        QFile file(QString(FW_SOURCE_DIR "/") + where);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QString key = QString::fromStdString(word).section('.', -1).section('=', 0, 0).section(' ', -1);
        const QByteArray text = file.readAll();
        QVERIFY2(text.contains(key.toUtf8()), qPrintable(QString("%1 says nothing of '%2'").arg(where, key)));
    }
}

void tst_Proofs::everyWordDoesSomething()
{
    Vocabulary vocabulary;
    vocabulary.see<Ruleset>();
    vocabulary.row = rowName<Ruleset>;
    const Extension extension{};
    fields(vocabulary, extension); // keys of its file
    std::set<std::string>& words = vocabulary.words;
    for (const FactRow& row : factRows())
        words.insert("fact " + std::string(row.name));
    for (const std::string& name : relationNames())
        words.insert("relation " + name);
    for (const std::string& name : rootNames())
        words.insert("root " + name);
    for (const QString& event : QString(eventWords).split('|'))
        words.insert("event " + event.section(':', 0, 0).toStdString());
    std::map<std::string, std::string> others = elsewhere(); // a few places are tried, to see words with a proof
    std::vector<System> systems;
    for (const kernel::Folder& folder : kernel::folders) {
        System system{folder, json::parse(asTrees(folder.read(".rules.json"), false)), {}, {}, {}};
        bool stands = false;
        system.outcome = outcomeOf(folder, system.rules, stands);
        QVERIFY2(stands, folder.path);
        const std::size_t wrong = system.outcome.find("WRONG");
        QVERIFY2(wrong == std::string::npos, system.outcome.c_str() + std::min(wrong, system.outcome.size()));
        const Result<Ruleset> rules = readRules(folder.read(".rules.json"), folder.path);
        QVERIFY2(rules, folder.path);
        systems.push_back(std::move(system));
        PointerWay way;
        Notes notes{systems.back(), way};
        PlacedWalker<Notes> walker(notes, way);
        walker.see(*rules);
    }
    int games = 0;
    std::string unproved;
    int looked = 0;
    for (const std::string& word : words) {
        if (looked++ % sanitized(1, 4) != 0) { // under the sanitizers, one word in four
            others.erase(word);
            continue;
        }
        bool proved = false;
        // Without a row that others name or an option controls, the rules do not compile, which also proves the word.
        const bool named = word.ends_with(".id") || word.ends_with(".when") || word.starts_with("ruleset.")
                           || word == "option.values" || word == "option.standard" || word == "table row.row"
                           || word == "group.rules" || word == "node.mark";
        for (System& system : systems) {
            const auto enough = [&](const json& rules) {
                bool stands = false;
                ++games;
                const std::string outcome = outcomeOf(system.folder, rules, stands);
                return stands ? outcome != system.outcome : named;
            };
            int tries = 0;
            for (const Place& place : system.words[word])
                if (!proved && ++tries <= (others.count(word) ? 3 : 40))
                    proved = changed(system, word, place, enough);
            if (proved)
                break;
        }
        if (others.erase(word) == 0 && !proved)
            unproved += word + "\n";
        else if (proved && elsewhere().count(word))
            unproved += word + " is proved here, and stands in elsewhere.txt\n";
    }
    for (const auto& [word, reason] : others)
        unproved += word + " stands in elsewhere.txt and is no word\n";
    qInfo("%d words, %d games", int(words.size()), games);
    for (const QString& line : QString::fromStdString(unproved).split('\n', Qt::SkipEmptyParts))
        qInfo("no proof: %s", qPrintable(line));
    QVERIFY2(unproved.empty(), "words without a proof; see above");
}

FW_TEST(tst_Proofs)
#include "tst_Proofs.moc"
