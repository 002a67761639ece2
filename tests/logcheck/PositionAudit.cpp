#include "tests/logcheck/PositionAudit.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <utility>

namespace logcheck {

namespace {

bool digits(const std::string& text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool nextTo(long long a, long long b)
{
    return a - b <= 1 && b - a <= 1;
}

} // namespace

bool PositionAudit::mayTouch(const std::string& a, const std::string& b)
{
    if (a == b)
        return false;
    if (digits(a) && digits(b) && a.size() == b.size() && a.size() % 2 == 0) {
        const std::size_t half = a.size() / 2;
        const long long column = std::stoll(a.substr(0, half));
        const long long sideways = std::stoll(b.substr(0, half)) - column;
        const long long down = std::stoll(b.substr(half)) - std::stoll(a.substr(half));
        if (!nextTo(sideways, 0) || !nextTo(down, 0))
            return false;
        if (sideways == 0 || down == 0)
            return true;
        // Four digits are the number of a hex. Every second column is shoved, in the same way on the whole map.
        const bool oddLower = (column % 2 != 0) == (down > 0);
        if (!mOddLower)
            mOddLower = oddLower;
        return *mOddLower == oddLower;
    }
    const bool lettered = a.size() > 1 && b.size() > 1 && digits(a.substr(1)) && digits(b.substr(1))
                          && !digits(a.substr(0, 1)) && !digits(b.substr(0, 1));
    if (lettered)
        return nextTo(a[0], b[0]) && nextTo(std::stoll(a.substr(1)), std::stoll(b.substr(1)));
    return true;
}

void PositionAudit::stands(const std::string& unit, const std::string& place, const Line& line,
                           const Complain& complain)
{
    const auto at = mPlaces.find(unit);
    if (at != mPlaces.end() && at->second != place)
        complain(line.at, unit + " in " + place + ", was in " + at->second);
    mPlaces[unit] = place;
}

std::string PositionAudit::placeOf(const std::string& unit) const
{
    const auto at = mPlaces.find(unit);
    return at == mPlaces.end() ? std::string() : at->second;
}

bool PositionAudit::anyAt(const std::string& place) const
{
    return std::any_of(mPlaces.begin(), mPlaces.end(), [&](const auto& unit) { return unit.second == place; });
}

void PositionAudit::cited(const Line& line, const std::set<std::string>& cites, const Complain& complain) const
{
    if (!cites.empty() && !cites.contains(line.cite))
        complain(line.at, "case " + line.cite + " for '" + line.text + "'");
}

std::set<std::string> PositionAudit::citesOf(const std::string& verb, const std::string& markLabel) const
{
    std::set<std::string> out;
    for (const VerbRow& row : mRules.verbs) {
        bool named = false;
        const auto [first, last] = mRules.markLabels.equal_range(row.mark);
        for (auto at = first; at != last; ++at)
            named = named || at->second == markLabel;
        const bool sets = row.verb == "mark" || row.verb == "add";
        if (verb == "mark" ? named && sets : verb == "unmark" ? named && !sets : row.verb == verb)
            out.insert(row.cite);
    }
    return out;
}

void PositionAudit::points(const Line& line, const std::string& who, const std::string& text, std::size_t steps,
                           bool overruled, const Complain& complain)
{
    const std::vector<std::string> two = split(text, " of ");
    const auto cost = Fraction::mixed(two[0]);
    const auto allowed = two.size() == 2 ? Fraction::mixed(two[1]) : std::nullopt;
    if (!cost || !allowed || *cost < Fraction(0)) {
        complain(line.at, "'" + text + "' are no movement points");
        return;
    }
    const auto path = mRules.paths.find(line.cite);
    if (overruled || path == mRules.paths.end())
        return;
    // The number on a counter is the same for all its moves.
    if (const auto before =
            mAllowed.emplace(std::pair(who, path->second.reckoned ? line.cite : std::string()), *allowed).first;
        !path->second.reckoned && before->second != *allowed)
        complain(line.at, who + " has " + before->second.text() + " points, not '" + text + "'");
    bool may = path->second.other || path->second.allowances.empty();
    for (const std::string& quantity : path->second.allowances) {
        const auto range = mKnown.range(quantity);
        may = may || !range || (range->first <= *allowed && *allowed <= range->second);
    }
    if (!may)
        complain(line.at, "no unit has the points of '" + text + "'");
    if (*cost > *allowed && !(path->second.single && steps == 1))
        complain(line.at, "'" + text + "' is more than allowed");
    std::optional<Fraction> least;
    long long parts = 1; // the fraction of a point in the cost charts
    for (const std::string& quantity : path->second.costs) {
        parts = std::max(parts, mKnown.finest(quantity));
        const auto one = mKnown.least(quantity);
        if (!one || path->second.turns)
            return;
        least = !least || *one < *least ? one : least;
    }
    const Fraction whole(least ? parts * least->den : 1);
    if (least && (*cost < *least * Fraction(static_cast<long long>(steps)) || (*cost * whole).den != 1))
        complain(line.at, "'" + text + "' is too little for " + std::to_string(steps) + " steps");
}

bool PositionAudit::moved(const Line& line, bool overruled, std::vector<std::string>& cells, bool& whole,
                          const Complain& complain)
{
    static const std::string onto = ": onto the map by ";
    const std::string& text = line.text;
    whole = false;
    // A unit that enters the map comes from a box.
    const std::size_t comes = text.find(onto);
    const bool enters = comes != std::string::npos;
    const std::size_t to = enters ? comes : text.find(" to ");
    const std::size_t colon = enters ? comes : to == std::string::npos ? to : text.rfind(": ", to);
    if (colon == std::string::npos)
        return false;
    const std::string from = enters ? std::string() : text.substr(colon + 2, to - colon - 2);
    std::string way = text.substr(enters ? comes + onto.size() : to + 4);
    // If a move is printed in parts, the last one has the points of all.
    const bool parts = way.ends_with(" MP in all");
    if (parts)
        way.resize(way.size() - 7);
    std::string cost;
    if (way.ends_with(" MP")) {
        cost = way.substr(way.find(", ") + 2);
        cost.resize(cost.size() - 3);
        way = way.substr(0, way.find(", "));
        whole = !parts;
    }
    if (way.find(' ') != std::string::npos || from.find(' ') != std::string::npos)
        return false;
    cells = split(way, "-");
    if (!cost.empty())
        points(line, text.substr(0, colon), cost, cells.size(), overruled, complain);
    // A move without a path has the case number of its node.
    const bool goes = std::any_of(mRules.nodes.begin(), mRules.nodes.end(), [&](const NodeRow& node) {
        return node.kind == "move" && !node.cite.empty() && node.cite == line.cite;
    });
    if (!goes && !mRules.paths.contains(line.cite))
        complain(line.at, "case " + line.cite + " for '" + line.text + "'");
    std::string at = from;
    for (const std::string& cell : cells) {
        if (cell[0] == '@')
            continue;
        // The last step may leave the map.
        const bool off = cell == "off" && &cell == &cells.back();
        if (off)
            mOffBy = line.cite;
        if (!at.empty() && !off && !mayTouch(at, cell))
            complain(line.at, "from " + at + " to " + cell + " is no step");
        at = cell;
    }
    for (const std::string& unit : split(text.substr(0, colon), ", ")) {
        if (enters && mPlaces.contains(unit) && mTurn[unit].box.empty())
            complain(line.at, unit + " is on the map already");
        else if (!enters)
            stands(unit, from, line, complain);
        mPlaces[unit] = at;
        mTurn[unit].box.clear();
        mGame[unit].box.clear();
    }
    return true;
}

bool PositionAudit::steps(const Line& line, const Complain& complain)
{
    const std::size_t loses = line.text.find(" loses ");
    const std::size_t regains = line.text.find(" regains ");
    if (line.text.find(" step") == std::string::npos || (loses & regains) == std::string::npos)
        return false;
    const bool lost = loses != std::string::npos;
    const std::string unit = line.text.substr(0, std::min(loses, regains));
    const std::string rest = line.text.substr(lost ? loses + 7 : regains + 9);
    const std::size_t word = rest.find(" step");
    const auto number = wholeNumber(rest.substr(0, word));
    cited(line, citesOf(lost ? "lose" : "restore", {}), complain);
    if (!number) {
        complain(line.at, "no number of steps in '" + line.text + "'");
        return true;
    }
    if (lost) {
        bool may = false;
        for (const VerbRow& row : mRules.verbs)
            may = may
                  || (row.verb == "lose"
                      && (row.reckoned
                          || *row.value == Fraction(*number)
                          // it had no more steps
                          || (Fraction(*number) < *row.value && rest.ends_with(", 0 left"))));
        if (!may)
            complain(line.at, "nobody loses so many steps: '" + line.text + "'");
    }
    const auto known = mSteps.find(unit);
    std::optional<long long> before, after;
    if (known != mSteps.end())
        before = known->second;
    if (lost) {
        const std::string tail = rest.substr(std::min(rest.size(), rest.find(',')));
        const bool ended = tail.starts_with(", ") && tail.ends_with(" left");
        after = ended ? wholeNumber(tail.substr(2, tail.size() - 7)) : std::nullopt;
        if (!after) {
            complain(line.at, "nothing left in '" + line.text + "'");
            return true;
        }
        mLeft = *after > 0 ? unit : std::string();
        if (!before)
            before = *after + *number;
        if (*after != *before - *number)
            complain(line.at, unit + " had " + std::to_string(*before) + " steps");
    } else if (before) {
        after = *before + *number;
    }
    for (Changes* changes : {&mTurn, &mGame}) {
        Change& c = (*changes)[unit];
        c.vague = c.vague || !before;
        if (!c.from)
            c.from = before;
        c.to = after;
        const long long change = before && after ? *before - *after : 0;
        (change > 0 ? c.lost : c.regained) += change > 0 ? change : -change;
    }
    if (after)
        mSteps[unit] = *after;
    else
        mSteps.erase(unit);
    return true;
}

bool PositionAudit::track(const Line& line, const Complain& complain)
{
    const std::size_t to = line.text.rfind(" to ");
    const std::size_t blank = to == std::string::npos ? to : line.text.rfind(' ', to - 1);
    if (blank == std::string::npos)
        return false;
    const std::string name = line.text.substr(0, blank);
    // A mark of the game has no owner before its label.
    const auto isOf = [&name](const std::string& label) {
        return !label.empty() && (name == label || name.ends_with(": " + label));
    };
    if (std::ranges::none_of(mRules.markLabels, [&](const auto& mark) { return isOf(mark.second); }))
        return false;
    const std::string before = line.text.substr(blank + 1, to - blank - 1);
    const std::string after = line.text.substr(to + 4);
    const auto at = mTracks.find(name);
    if (before == after || (at != mTracks.end() && at->second != before))
        complain(line.at, before == after ? "'" + line.text + "' changes nothing" : name + " stood at " + at->second);
    mTracks[name] = after;
    std::set<std::string> cites;
    bool may = false;
    for (const auto& [id, text] : mRules.markLabels)
        if (isOf(text)) {
            cites.merge(citesOf("mark", text));
            cites.merge(citesOf("unmark", text));
            may = may || mayGo(text, before, after);
        }
    if (!may)
        complain(line.at, "'" + line.text + "': nothing in the rules does that");
    cited(line, cites, complain);
    return true;
}

bool PositionAudit::mayGo(const std::string& label, const std::string& from, const std::string& to) const
{
    const auto before = Fraction::parse(from);
    const auto after = Fraction::parse(to);
    for (const VerbRow& row : mRules.verbs) {
        bool named = false;
        const auto [first, last] = mRules.markLabels.equal_range(row.mark);
        for (auto at = first; at != last; ++at)
            named = named || at->second == label;
        if (!named)
            continue;
        if (!before || !after || row.reckoned || row.verb == "unmark")
            return true;
        // A floor or a ceiling may have limited the change.
        const Fraction way = *after + Fraction(-1) * *before;
        const bool shorter = *row.value > Fraction(0) ? way > Fraction(0) && way <= *row.value
                                                      : way < Fraction(0) && way >= *row.value;
        if (row.verb == "add" ? shorter : *after == *row.value)
            return true;
    }
    return false;
}

bool PositionAudit::effect(const Line& line, const Complain& complain)
{
    const std::string left = std::exchange(mLeft, {});
    if (steps(line, complain) || track(line, complain))
        return true;
    const std::string& text = line.text;
    if (const std::size_t placed = text.find(" is placed in "); placed != std::string::npos) {
        const std::string unit = text.substr(0, placed);
        mPlaces[unit] = text.substr(placed + 14);
        mTurn[unit].box.clear();
        mGame[unit].box.clear();
        cited(line, citesOf("place", {}), complain);
        return true;
    }
    const std::size_t colon = text.rfind(": ");
    if (colon == std::string::npos)
        return false;
    const std::string what = text.substr(colon + 2);
    if (const auto box = mRules.boxes.find(what); box != mRules.boxes.end()) {
        const std::string unit = text.substr(0, colon);
        if (unit == left && box->second == "eliminated")
            complain(line.at, "'" + text + "' with steps left");
        std::set<std::string> cites = citesOf("remove", {});
        cites.merge(citesOf("lose", {}));
        // A unit that leaves the map at the end of a path has the case number of the path.
        if (const auto place = mPlaces.find(unit); place != mPlaces.end() && place->second == "off")
            cites.insert(mOffBy);
        cited(line, cites, complain);
        mPlaces.erase(unit);
        // A unit that is removed for good loses all its steps, which may be unknown.
        const auto had = mSteps.find(unit);
        const bool stays = box->second != "arrivals" && box->second != "other" && box->second != "left";
        for (Changes* changes : {&mTurn, &mGame}) {
            Change& c = (*changes)[unit];
            c.box = what;
            c.vague = c.vague || (stays && had == mSteps.end());
            c.lost += stays && had != mSteps.end() ? had->second : 0;
        }
        if (stays)
            mSteps[unit] = 0;
        return true;
    }
    for (const auto& [id, label] : mRules.markLabels)
        if (!label.empty() && (what == label || what.starts_with(label + " ") || what == "no longer " + label)) {
            std::set<std::string> cites = citesOf("mark", label);
            if (what.starts_with(label + " lifted ") || what.starts_with("no longer "))
                cites = citesOf("unmark", label);
            cited(line, cites, complain);
            if (const std::string place = text.substr(0, colon); digits(place) && place.size() == 4 && !anyAt(place))
                complain(line.at, "'" + text + "', where nobody stands");
            return true;
        }
    if (mRules.tiers.contains(what)) {
        std::set<std::string> cites;
        for (const NodeRow& node : mRules.nodes)
            if (node.kind == "path")
                cites.insert(node.cite);
        cited(line, cites, complain);
        return true;
    }
    return false;
}

void PositionAudit::setByHand(const std::string& text)
{
    mTurnSet = mGameSet = true;
    std::erase_if(mPlaces, [&](const auto& unit) { return text.find(unit.first) != std::string::npos; });
    std::erase_if(mSteps, [&](const auto& unit) { return text.find(unit.first) != std::string::npos; });
    mTracks.clear();
}

void PositionAudit::side(const std::vector<const Line*>& lines, const Changes& changes, bool vague,
                         std::set<std::string>& named, const Complain& complain) const
{
    long long lost = 0;
    long long regained = 0;
    const auto take = [&](const std::string& unit) -> const Change* {
        const bool again = !named.insert(unit).second;
        const auto at = changes.find(unit);
        if (again)
            return at == changes.end() ? nullptr : &at->second;
        if (at == changes.end())
            return nullptr;
        lost += at->second.lost;
        regained += at->second.regained;
        vague = vague || at->second.vague;
        return &at->second;
    };
    const Line* back = nullptr;
    for (std::size_t k = 1; k < lines.size(); ++k) {
        const Line& l = *lines[k];
        if (l.text == "steps regained") {
            back = &l;
            continue;
        }
        const std::size_t colon = l.text.find(": ");
        const std::string what = l.text.substr(0, colon);
        const std::vector<std::string> units = split(l.text.substr(colon + 2), ", ");
        if (what == "of these") { // "infantry 3, dummy 1": all losses by type
            long long all = 0;
            for (const std::string& one : units)
                all += std::atoll(one.substr(one.rfind(' ') + 1).c_str());
            if (lines[0]->value != std::to_string(all))
                complain(l.at, "'" + l.text + "' is not what was lost, " + lines[0]->value);
            continue;
        }
        if (what == "besides, not counted as strength") {
            for (const std::string& one : units)
                lost -= std::atoll(one.substr(one.rfind(' ') + 1).c_str());
            continue;
        }
        if (what != "steps") {
            if (l.value != std::to_string(units.size()))
                complain(l.at, "'" + l.text + "' counts " + std::to_string(units.size()));
            for (const std::string& unit : units)
                if (const Change* c = take(unit); !vague && (!c || c->box != what))
                    complain(l.at, unit + " did not come to " + what);
            continue;
        }
        for (const std::string& told : units) { // "Kent's Regiment 2 → 1", "Bale 2 → 2 after losing 1"
            const std::size_t after = told.find(" after losing ");
            const std::string one = told.substr(0, after);
            const std::size_t arrow = one.find(" → ");
            const std::size_t blank = arrow == std::string::npos ? arrow : one.rfind(' ', arrow - 1);
            if (blank == std::string::npos) {
                complain(l.at, "'" + one + "' is no change of steps");
                continue;
            }
            const Change* c = take(one.substr(0, blank));
            const bool agree = c && c->from && c->to
                               && one.substr(blank + 1) == std::to_string(*c->from) + " → " + std::to_string(*c->to);
            const bool more = c && after != std::string::npos;
            if (!vague && (!agree || (more && told.substr(after + 14) != std::to_string(c->lost))))
                complain(l.at, "'" + told + "' is not what the effects say");
        }
    }
    const std::string said = lines[0]->value.empty() ? "0" : lines[0]->value;
    if (!vague && said != std::to_string(lost))
        complain(lines[0]->at, "'" + lines[0]->text + "' " + said + ", the effects say " + std::to_string(lost));
    if (!vague && (back != nullptr ? back->value : "0") != std::to_string(regained))
        complain(back != nullptr ? back->at : lines[0]->at,
                 "the effects say " + std::to_string(regained) + " steps regained");
}

void PositionAudit::losses(const Block& block, const Complain& complain) const
{
    const bool totals = block.kind == Block::Kind::Totals;
    const Changes& changes = totals ? mGame : mTurn;
    const bool vague = totals ? mGameSet : mTurnSet;
    std::set<std::string> named;
    for (std::size_t i = 0; i < block.lines.size(); ++i) {
        const Line& l = block.lines[i];
        const bool lost = l.text.ends_with(" steps lost") || l.text.ends_with(" units lost");
        if (l.depth == 0 && lost) {
            std::vector<const Line*> group{&l};
            while (i + 1 < block.lines.size() && block.lines[i + 1].depth > 0)
                group.push_back(&block.lines[++i]);
            side(group, changes, vague, named, complain);
        } else if (const auto at = mTracks.find(l.text); at != mTracks.end() && !l.value.empty()) {
            if (at->second != l.value)
                complain(l.at, l.text + " " + l.value + ", last stood at " + at->second);
        }
    }
    for (const auto& [unit, c] : changes) {
        const auto box = mRules.boxes.find(c.box);
        const bool gone = box != mRules.boxes.end() && box->second != "arrivals" && box->second != "other";
        if (!vague && !named.contains(unit) && (gone || c.lost != 0))
            complain(block.at, "the losses of " + unit + " are missing");
    }
}

} // namespace logcheck
