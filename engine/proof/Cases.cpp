// Checks the case numbers that rows cite: against the list of cases, or, without a list, against each other.
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/model/Procedures.h"
#include "engine/proof/FindingCollector.h"
#include "engine/rules/LintParts.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace fw {

namespace {

/// A case number where a row cites it.
struct Cited {
    std::string cite;
    FindingSpot spot;
    std::string place;
};

/// Collects the case numbers in rows.
class Cites
{
public:
    std::vector<Cited> list;

    /// Collects those of a list of rows in the file.
    void rows(const auto& rows, const char* key, const char* kind)
    {
        const PointerWay::Step step(mWay, key);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const PointerWay::Step element(mWay, i);
            mSpot = {kind, rows[i].id, {}, {}};
            PlacedWalker<Cites>(*this, mWay).see(rows[i]);
        }
    }
    /// Collects one of the ruleset itself.
    void top(const std::string& cite, const Ruleset& ruleset, const char* key)
    {
        if (!cite.empty())
            list.push_back({cite, {"ruleset", ruleset.id, {}, {}}, std::string("/") + key});
    }
    void operator()(const auto&) {}
    void text(const std::string& cite, FieldFlags flags)
    {
        if (flags.has(FieldFlags::Cite) && !cite.empty())
            list.push_back({cite, mSpot, mWay.pointer()});
    }

private:
    PointerWay mWay;
    FindingSpot mSpot;
};

/// The single case numbers of "3.1, 4.2".
std::vector<std::string> eachOf(const std::string& cite)
{
    std::vector<std::string> out;
    std::string_view rest = cite;
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find_first_of(",;"), rest.size());
        if (const std::string_view one = trimmed(rest.substr(0, comma)); !one.empty())
            out.emplace_back(one);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return out;
}

/// The cases of a list.
class CaseList
{
public:
    explicit CaseList(const std::vector<RuleCase>& cases) : mCases(Vocabulary::ids(cases))
    {
        for (const RuleCase& one : cases)
            for (const std::size_t end : ends(one.id))
                mDivided.add(one.id.substr(0, end));
    }
    /// Whether a case is listed, or is a part of one such as "TEC:brook" or "3.2 note 4". Of a case with listed parts
    /// there is no other part.
    bool has(const std::string& cite) const
    {
        if (mCases.has(cite))
            return true;
        const std::vector<std::size_t> cuts = ends(cite);
        const auto last = std::ranges::find_if(cuts.rbegin(), cuts.rend(),
                                               [&](std::size_t end) { return mCases.has(cite.substr(0, end)); });
        return last != cuts.rend() && !mDivided.has(cite.substr(0, *last));
    }
    Text remedy(const std::string& cite) const { return mCases.remedy(cite); }

private:
    /// Where the words of a case end, without its own end.
    static std::vector<std::size_t> ends(const std::string& cite)
    {
        std::vector<std::size_t> out;
        for (std::size_t i = 1; i < cite.size(); ++i)
            if (std::string_view(": -(/").find(cite[i]) != std::string_view::npos)
                out.push_back(i);
        return out;
    }
    Vocabulary mCases, mDivided;
};

/// The section of a numbered case: 7 of "7.43"; none for any other form.
std::optional<int> sectionOf(const std::string& cite)
{
    const std::size_t dot = cite.find('.');
    const std::string_view section = std::string_view(cite).substr(0, dot);
    if (section.empty() || section.size() > 4
        || !std::ranges::all_of(section, [](char c) { return c >= '0' && c <= '9'; }))
        return {};
    int out = 0;
    for (const char c : section)
        out = out * 10 + (c - '0');
    return out;
}

void againstList(const std::vector<RuleCase>& cases, const Cites& cites, FindingCollector& found)
{
    const CaseList known(cases);
    for (const Cited& cited : cites.list)
        for (const std::string& one : eachOf(cited.cite))
            if (!known.has(one))
                found.add("cases/unlisted", cited.spot, Text("the list of cases has no case '{0}'", {one}),
                          known.remedy(one), {}, cited.place);
}

void tellFar(const Cited& cited, const std::string& last, FindingCollector& found)
{
    found.add("cases/far", cited.spot,
              Text("it cites case '{0}', and the last one that another row cites is '{1}'", {cited.cite, last}),
              "correct the number, or list the cases of the rules in 'cases'", {}, cited.place);
}

/// A section far beyond all others that only one row cites.
void farSection(const Cites& cites, FindingCollector& found)
{
    constexpr std::size_t fewest = 5; // so few sections say nothing about others
    std::map<int, std::vector<const Cited*>> sections;
    for (const Cited& cited : cites.list)
        if (const std::optional<int> section = sectionOf(cited.cite))
            sections[*section].push_back(&cited);
    if (sections.size() <= fewest)
        return;
    const auto last = sections.rbegin();
    const auto next = std::next(last);
    if (last->second.size() == 1 && last->first > next->first + std::max(5, next->first / 2))
        tellFar(*last->second.front(), next->second.back()->cite, found);
}

/// A case of two digits in a section, where no other section has so many: "7.11" after "7.1" to "7.9".
void farCase(const Cites& cites, FindingCollector& found)
{
    const Cited* only = nullptr;
    std::map<int, std::string> last; ///< section, its last case of one digit
    for (const Cited& cited : cites.list) {
        const std::optional<int> section = sectionOf(cited.cite);
        const std::size_t dot = cited.cite.find('.');
        if (!section || dot == std::string::npos)
            continue;
        const std::string rest = cited.cite.substr(dot + 1);
        if (rest.size() == 1)
            last[*section] = std::max(last[*section], cited.cite);
        else if (only != nullptr || rest.size() > 2)
            return; // cases have many digits here
        else
            only = &cited;
    }
    if (only == nullptr || only->cite[only->cite.find('.') + 1] == '0' || only->cite.ends_with(".10"))
        return;
    if (const auto before = last.find(*sectionOf(only->cite)); before != last.end())
        tellFar(*only, before->second, found);
}

} // namespace

void proveCases(const Ruleset& ruleset, FindingCollector& found)
{
    std::set<std::string> once;
    for (std::size_t i = 0; i < ruleset.cases.size(); ++i)
        if (!once.insert(ruleset.cases[i].id).second)
            found.add("cases/twice", {"case", ruleset.cases[i].id, {}, {}}, "the case is listed twice",
                      "take one of the two out", {}, "/cases/" + std::to_string(i));
    Cites cites;
    cites.top(ruleset.takeBackCite, ruleset, "takeBackCite");
    eachRuleList(ruleset, [&](const auto& rows, const char* key, const char* kind) { cites.rows(rows, key, kind); });
    if (!ruleset.cases.empty()) {
        againstList(ruleset.cases, cites, found);
        return;
    }
    farSection(cites, found);
    farCase(cites, found);
}

void proveCases(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    if (ruleset.cases.empty())
        return;
    Cites cites;
    cites.rows(scenario.tables, "tables", "table");
    cites.rows(scenario.modifiers, "modifiers", "modifier");
    cites.rows(scenario.triggers, "triggers", "trigger");
    againstList(ruleset.cases, cites, found);
}

} // namespace fw
