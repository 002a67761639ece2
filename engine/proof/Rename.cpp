// Changes the name of rows, also in the words of stated cases.
#include "engine/proof/Rename.h"

#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/RuleWords.h"
#include "engine/proof/CounterSymbol.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <optional>

namespace fw {

namespace {

constexpr std::size_t mostSpots = 8; ///< in one stated case

bool inWord(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || (c & 0x80) != 0;
}

/// A letter as the desk compares it: small, and a blank for a hyphen.
char plainSign(char c)
{
    return c == '-' || c == '_' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

/// Where a stated case spells a name.
std::vector<std::size_t> spotsOf(const std::string& stated, const std::string& id)
{
    std::vector<std::size_t> out;
    for (std::size_t at = 0; !id.empty() && at + id.size() <= stated.size(); ++at) {
        const std::string_view here = std::string_view(stated).substr(at, id.size());
        const std::size_t end = at + id.size();
        if ((at == 0 || !inWord(stated[at - 1])) && (end == stated.size() || !inWord(stated[end]))
            && std::ranges::equal(here, id, {}, plainSign, plainSign) && out.size() < mostSpots)
            out.push_back(at);
    }
    return out;
}

/// Replaces a name in all that was read of a case.
class StatedNames
{
public:
    StatedNames(const std::string& from, const std::string& to) : mFrom(from), mTo(to) {}

    void change(Stated& stated) const
    {
        word(stated.entry);
        for (std::vector<StatedUnit>* list : {&stated.acting, &stated.target})
            for (StatedUnit& unit : *list) {
                for (std::string* one : {&unit.name, &unit.counter, &unit.type, &unit.formation})
                    word(*one);
                words(unit.tags);
                words(unit.ground);
                words(unit.across);
                keys(unit.ratings);
                marks(unit.marks);
            }
        for (std::vector<std::string>* list : {&stated.actingGround, &stated.targetGround, &stated.across})
            words(*list);
        for (auto& [name, values] : stated.fields)
            words(values);
        for (StatedAnswer& answer : stated.answers) {
            word(answer.entry);
            for (auto& [name, values] : answer.fields)
                words(values);
        }
        marks(stated.gameMarks);
        keys(stated.sideMarks);
        for (auto& [side, set] : stated.sideMarks)
            marks(set);
        word(stated.phase);
    }

private:
    void word(std::string& text) const
    {
        if (text.size() == mFrom.size() && std::ranges::equal(text, mFrom, {}, plainSign, plainSign))
            text = mTo;
    }
    void words(std::vector<std::string>& list) const
    {
        for (std::string& text : list)
            word(text);
    }
    template <class V>
    void keys(std::map<std::string, V>& object) const
    {
        std::map<std::string, V> out;
        for (auto& [key, value] : object) {
            std::string text = key;
            word(text);
            out.insert_or_assign(std::move(text), std::move(value));
        }
        object = std::move(out);
    }
    void marks(std::map<std::string, std::string>& set) const
    {
        keys(set);
        for (auto& [mark, value] : set)
            word(value);
    }

    std::string mFrom, mTo;
};

/// The case with the name changed where the desk then reads the same as before; of several ways the one that changes
/// the fewest words. The case itself if there is none.
std::string restated(const std::string& stated, const RowName& name, const std::string& now, const DeskVocabulary& old,
                     const DeskVocabulary& fresh)
{
    const std::vector<std::size_t> spots = spotsOf(stated, name.id);
    if (spots.empty())
        return stated;
    Result<Stated> meant = readStated(old, stated);
    if (!meant)
        return stated;
    // The name may be that of another list too, and so both names count as one.
    const StatedNames both(name.id, now);
    both.change(*meant);
    std::vector<unsigned> ways;
    for (unsigned way = 0; way < 1U << spots.size(); ++way)
        ways.push_back(way);
    std::ranges::stable_sort(ways, {}, [](unsigned way) { return std::popcount(way); });
    for (const unsigned way : ways) {
        std::string text = stated;
        for (std::size_t i = spots.size(); i-- > 0;)
            if ((way >> i & 1U) != 0)
                text.replace(spots[i], name.id.size(), now);
        if (Result<Stated> read = readStated(fresh, text)) {
            both.change(*read);
            if (*read == *meant)
                return text;
        }
    }
    return stated;
}

/// A name that nothing has.
std::string freshName(const Ruleset& rules, const Scenario* scenario, const RowName& name)
{
    std::string out = name.id;
    do
        out += "x";
    while (!usesOf(rules, scenario, {name.list, out, name.owner}).empty());
    return out;
}

/// Keeps the symbol of a type of counters that is found by the words of its id.
void keepSymbol(const Ruleset& before, Ruleset& rules, const std::string& was, const std::string& now)
{
    const auto type = std::ranges::find(rules.unitTypes, now, &UnitType::id);
    if (type == rules.unitTypes.end() || !type->symbol.empty())
        return;
    const auto symbol = [](const Ruleset& of, const std::string& id) {
        Unit unit;
        unit.type = id;
        return counterSymbol(of, unit);
    };
    if (std::string drawn = symbol(before, was); !drawn.empty() && drawn != symbol(rules, now))
        type->symbol = std::move(drawn);
}

} // namespace

Text whyNotNamed(const Ruleset& rules, const Scenario* scenario, const RowName& name, const std::string& now)
{
    if (now == name.id)
        return {};
    if (name.list == "features" && name.id == "clear")
        return "the terrain 'clear' keeps its id, because bare ground has it";
    if (name.list == "tiers" && name.id == "none")
        return "the tier 'none' keeps its id, because a path without a tier has it";
    if (name.list == "features" && now == "clear")
        return "'clear' means bare ground";
    const std::vector<NameUse> uses = usesOf(rules, scenario, {name.list, now, name.owner});
    if (std::ranges::any_of(uses, &NameUse::declares))
        return Text("another row has the id '{0}'", {now});
    return uses.empty() ? Text() : Text("'{0}' is in use, but no row has this id", {now});
}

std::vector<NameUse> allUsesOf(const Ruleset& rules, const Scenario* scenario, const RowName& name)
{
    std::vector<NameUse> out = usesOf(rules, scenario, name);
    const bool stated = std::ranges::any_of(
        rules.examples, [&](const Example& example) { return !spotsOf(example.stated, name.id).empty(); });
    if (!stated)
        return out;
    Ruleset changed = rules;
    std::optional<Scenario> there = scenario == nullptr ? std::nullopt : std::optional(*scenario);
    renameRows(changed, there ? &*there : nullptr, name, freshName(rules, scenario, name));
    for (std::size_t i = 0; i < rules.examples.size(); ++i)
        if (changed.examples[i].stated != rules.examples[i].stated)
            out.push_back({false, "/examples/" + std::to_string(i), false});
    std::ranges::stable_sort(out, {}, &NameUse::inScenario);
    return out;
}

void renameRows(Ruleset& rules, Scenario* scenario, const RowName& name, const std::string& now)
{
    const Ruleset before = rules;
    const std::optional<Scenario> was = scenario == nullptr ? std::nullopt : std::optional(*scenario);
    changeNames(rules, scenario, name.list, name.owner, {{name.id, now}});
    if (name.list == "unitTypes")
        keepSymbol(before, rules, name.id, now);
    const auto spelt = [&](const Example& example) { return !spotsOf(example.stated, name.id).empty(); };
    if (std::ranges::none_of(rules.examples, spelt))
        return;
    const DeskVocabulary old(before, was ? &*was : nullptr);
    const DeskVocabulary fresh(rules, scenario);
    for (Example& example : rules.examples)
        example.stated = restated(example.stated, name, now, old, fresh);
}

} // namespace fw
