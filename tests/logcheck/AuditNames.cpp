// Checks names: a counter that occurs in only one line is an error, and a unit that is told to act must act.
#include "tests/logcheck/Audit.h"

#include <algorithm>
#include <cctype>

namespace logcheck {

namespace {

bool digit(char c)
{
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// A name without its digits.
std::string unnumbered(std::string name)
{
    std::erase_if(name, digit);
    return name;
}

/// Whether digits are a part of the name; a name of only digits is a place.
bool numbered(const std::string& name)
{
    return std::any_of(name.begin(), name.end(), digit) && !unnumbered(name).empty();
}

/// Whether a text begins with `one` followed by `two`.
bool begins(const std::string& text, const std::string& one, const char* two)
{
    const std::size_t more = std::char_traits<char>::length(two);
    return text.size() >= one.size() + more && text.compare(0, one.size(), one) == 0
           && text.compare(one.size(), more, two) == 0;
}

} // namespace

std::vector<std::string> Audit::picked(const std::string& text, bool places) const
{
    std::vector<std::string> out;
    for (const std::string& part : split(text, "; ")) {
        const auto longest = std::find_if(mRules.picks.rbegin(), mRules.picks.rend(),
                                          [&](const auto& field) { return begins(part, field.first, " "); });
        if (longest == mRules.picks.rend())
            continue;
        const std::string& pick = longest->second;
        if (places ? pick == "place" || pick == "places" : pick == "unit" || pick == "units")
            for (const std::string& one : split(part.substr(longest->first.size() + 1), ", "))
                out.push_back(one);
    }
    return out;
}

std::vector<std::string> Audit::unitsIn(const Line& line) const
{
    const std::string& text = line.text;
    // "Strength, Ash's Regiment in 0403", "Rally, Ash's Regiment: 6 against 5, passed"
    if (line.value.starts_with("= ")) {
        const std::size_t in = text.rfind(" in ");
        for (const QuantityRow& row : mRules.quantities)
            if (in != std::string::npos && begins(text, row.label, ", ") && in > row.label.size() + 2)
                return {text.substr(row.label.size() + 2, in - row.label.size() - 2)};
        return {};
    }
    if (const std::size_t placed = text.find(" is placed in "); placed != std::string::npos)
        return {text.substr(0, placed)};
    if (const std::size_t loses = text.find(" loses "); loses != std::string::npos && text.ends_with(" left"))
        return {text.substr(0, loses)};
    const std::size_t colon = text.find(": ");
    if (colon == std::string::npos)
        return {};
    const std::string head = text.substr(0, colon);
    const std::string what = text.substr(colon + 2);
    if (what.find(" against ") != std::string::npos) {
        for (const NodeRow& node : mRules.nodes)
            if (node.kind == "check" && begins(head, node.label, ", "))
                return {head.substr(node.label.size() + 2)};
        return {};
    }
    if (what.find(" MP") != std::string::npos)
        return split(head, ", ");
    for (const auto& [id, label] : mRules.markLabels) {
        const bool lifted = what.size() == label.size() + 10 && what.starts_with("no longer ") && what.ends_with(label);
        if (label.empty() || !(what == label || lifted || begins(what, label, " ")))
            continue;
        // "Ash's Regiment: attacks Birch's Regiment"
        std::vector<std::string> out{head};
        if (begins(what, label, " ") && mRules.sets.contains(label))
            for (const std::string& one : split(what.substr(label.size() + 1), ", "))
                out.push_back(one);
        return out;
    }
    return {};
}

void Audit::names(const Block& block)
{
    const auto note = [&](const std::string& name, int at) {
        const auto [known, added] = mFirstNamed.try_emplace(name, std::pair(0, at));
        ++known->second.first;
    };
    const bool ruling = block.kind == Block::Kind::Ruling && !block.title.struck;
    const std::string& title = block.title.text;
    const std::size_t last = title.rfind(": ");
    const std::string asked = title.substr(last == std::string::npos ? 0 : last + 2);
    std::vector<std::string> told = ruling ? picked(asked, false) : std::vector<std::string>();
    std::vector<std::string> where = ruling ? picked(asked, true) : std::vector<std::string>();
    aimed(block, told, where);
    // "Morale check: 9th Virginia"
    for (const NodeRow& node : mRules.nodes)
        if (ruling && told.empty() && node.kind == "check" && title == node.label + ": " + asked)
            told = {asked};
    for (const std::string& one : told)
        note(one, block.title.at);
    std::set<std::string> met;
    for (const Line& line : block.lines) {
        if (line.struck)
            continue;
        for (const std::string& one : unitsIn(line)) {
            note(one, line.at);
            met.insert(one);
        }
        if (const std::size_t colon = line.text.rfind(": "); colon != std::string::npos && line.value.empty())
            for (const std::string& one : picked(line.text.substr(colon + 2), false))
                note(one, line.at);
    }
    for (const std::string& one : told)
        if (!met.contains(one))
            for (const std::string& other : met)
                if (numbered(one) && unnumbered(other) == unnumbered(one))
                    complain(block.title.at, one + " is told to do something, and " + other + " does it");
}

void Audit::aimed(const Block& block, const std::vector<std::string>& told, std::vector<std::string> where)
{
    const auto among = [](const std::vector<std::string>& all, const std::string& one) {
        return std::find(all.begin(), all.end(), one) != all.end();
    };
    const std::vector<std::string> first = where;
    for (const Line& line : block.lines) {
        if (line.struck)
            continue;
        const std::string& text = line.text;
        const std::size_t colon = text.rfind(": ");
        if (const std::size_t placed = text.find(" is placed in "); placed != std::string::npos) {
            if (!where.empty() && !among(where, text.substr(placed + 14)))
                complain(line.at, "'" + text + "', which was not chosen");
            continue;
        }
        if (colon == std::string::npos || !line.value.empty())
            continue;
        const std::string what = text.substr(colon + 2);
        if (const std::vector<std::string> here = picked(what, true); !here.empty())
            where = here;
        else if (!picked(what, false).empty())
            where.clear();
        // A unit that gets a mark because of a named place must be in that place.
        const std::string who = text.substr(0, colon);
        const std::string at = mStanding.placeOf(who);
        const bool marked = std::any_of(mRules.flags.begin(), mRules.flags.end(),
                                        [&](const std::string& flag) { return what == flag; });
        if (marked && !first.empty() && !at.empty() && !among(told, who) && !among(first, at))
            complain(line.at, "'" + text + "', who is in " + at);
    }
}

void Audit::namedOnce()
{
    // A name with a number has similar names. A unit that acts is named at least twice: in the order and in the effect.
    for (const auto& [name, where] : mFirstNamed)
        if (where.first == 1 && numbered(name))
            complain(where.second, "only this line knows of " + name);
}

} // namespace logcheck
