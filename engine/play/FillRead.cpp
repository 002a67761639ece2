// Reading an action's fields and judging them; the refusal names the rule that failed first.
#include "engine/base/Nth.h"
#include "engine/base/Words.h"
#include "engine/play/Fill.h"

#include "engine/play/Lacking.h"
#include "engine/play/Layer.h"
#include "engine/report/PathText.h"
#include "engine/rules/Sight.h"

#include <algorithm>
#include <charconv>

namespace fw {

static constexpr std::size_t mostNamed = 6; ///< others that a refusal names; more are looked up in the list

bool Fill::parse(const CField& field, const std::string& text, std::int32_t& item)
{
    using Pick = CField::Pick;
    switch (field.pick) {
    case Pick::Unit:
    case Pick::Units: item = mView.rules.unit(text); return item >= 0;
    case Pick::Place:
    case Pick::Places: item = mView.rules.place(text); return item >= 0;
    case Pick::Side: item = mView.rules.side(text); return item >= 0;
    case Pick::Formation: item = mView.rules.formation(text); return item >= 0;
    case Pick::Engagement:
        for (const Engagement& one : mView.now.position.engagements)
            if (engagementKey(mView.c, mView.now.position, one.number) == text) {
                item = one.number;
                return true;
            }
        return false;
    case Pick::Label: item = mView.c.find(text); return item > 0;
    case Pick::Path:
        if (!text.empty() && text[0] == '@') {
            int facing = 0;
            const auto [p, ec] = std::from_chars(text.data() + 1, text.data() + text.size(), facing);
            if (ec != std::errc() || p != text.data() + text.size() || facing < 0 || facing >= mView.c.facings)
                return false;
            item = turnTo(facing);
            return true;
        }
        if (text == offTheMap && mView.c.off().valid()) {
            item = mView.c.off().index();
            return true;
        }
        item = mView.rules.place(text);
        return item >= 0;
    default: {
        const auto [p, ec] = std::from_chars(text.data(), text.data() + text.size(), item);
        return ec == std::errc() && p == text.data() + text.size();
    }
    }
}

std::string Fill::text(const CField& field, std::int32_t item) const
{
    using Pick = CField::Pick;
    switch (field.pick) {
    case Pick::Unit:
    case Pick::Units: return nth(mView.c.scenario.units, item).id;
    case Pick::Place:
    case Pick::Places: return mView.rules.placeName(item);
    case Pick::Side: return nth(mView.c.scenario.sides, item).id;
    case Pick::Formation: return nth(mView.c.formations, item).id;
    case Pick::Engagement: return engagementKey(mView.c, mView.now.position, item);
    case Pick::Label: return nth(mView.c.words, item);
    case Pick::Path:
        return item < 0                         ? "@" + std::to_string(facingOf(item))
               : PlaceId(item) == mView.c.off() ? offTheMap
                                                : mView.rules.placeName(item);
    default: return std::to_string(item);
    }
}

bool Fill::refuse(const std::string& cite, const std::string& label, const std::string& level, const SaidOf& of)
{
    Level strict = mView.c.setup.level;
    // A row's own level outweighs the game's.
    if (level == "record")
        strict = Level::Record;
    else if (level == "warn")
        strict = Level::Warn;
    else if (level == "refuse")
        strict = Level::Refuse;
    if (strict != Level::Refuse || mOverruled) {
        using Because = RuleBroken::Because;
        const Because because = mOverruled              ? Because::Overruled
                                : strict == Level::Warn ? Because::Warned
                                                        : Because::Recorded;
        mWarnings.emplace_back(RuleBroken{label, of.name, because, {}, of.ids}, std::string(), cite);
        return false;
    }
    if (mRefusal)
        return true;
    Problem p(Trouble::Refused, of.name.empty() ? Text("{0}", {label}) : Text("{0}: {1}", {of.name, label}), cite);
    p.id = of.entry ? ProblemId::EntryRefused : ProblemId::RuleBroken;
    p.rule = label;
    p.subjects = of.ids;
    mRefusal = std::move(p);
    return true;
}

/// The id by which orders name an item; none where they do not.
std::vector<std::string> Fill::idsOf(Kind kind, std::int32_t item) const
{
    if (kind == Kind::Units)
        return {nth(mView.c.scenario.units, item).id};
    if (kind == Kind::Sides)
        return {nth(mView.c.scenario.sides, item).id};
    return kind == Kind::Places ? std::vector<std::string>{mView.rules.placeName(item)} : std::vector<std::string>();
}

bool Fill::judgeRules(Scope& s, const std::vector<CRule>& rules, const SaidOf& of)
{
    for (const CRule& rule : rules) {
        if (!holds(s, rule.applies))
            continue;
        const CReq* failed = nullptr;
        if (holds(s, rule.need, &failed))
            continue;
        const std::string& cite = failed && !failed->cite.empty() ? failed->cite : rule.src->cite;
        std::string label = !rule.src->label.empty() ? rule.src->label
                            : failed                 ? failed->phrase
                                                     : std::string("a rule forbids it");
        if (const std::string why = failed ? unseenText(s, *failed) : std::string(); !why.empty())
            label += " (" + why + ")";
        if (refuse(cite, label, rule.src->level, of))
            return false;
    }
    return true;
}

bool Fill::readPath(const CField& field, Value& value)
{
    const Value units = unitsOf(field);
    const PlaceId start = startOf(field, units);
    const std::vector<std::int32_t> open = rowsOpen(field, units, start);
    PathRefusal worst;
    worst.cite = field.src->cite.empty() ? mEntry.src->cite : field.src->cite;
    WayFound way;
    std::int32_t by = open.empty() ? -1 : open.front(); // whose rule is the one that is told
    for (std::int32_t row : open) {
        PathRefusal refusal;
        bool found = false;
        {
            Layer layer(*this);
            PathFinder finder(layer.scope(), row, units, start);
            found = finder.check(value.items, way, refusal);
        }
        if (found) {
            keepPath(field, value, way);
            return true;
        }
        if (refusal.refused && !refusal.cite.empty()) {
            worst = refusal;
            by = row;
        }
    }
    if (value.items.size() == 1 && worst.why.bar == PathBar::Apart) // orders take the whole way where one leads there
        worst.why.bar = PathBar::OutOfReach;
    SaidOf stopped;
    Items held;
    for (const UnitId u : units.units())
        if (!worst.unit.valid() || u == worst.unit) {
            held.add(u.index());
            stopped.ids.push_back(nth(mView.c.scenario.units, u.index()).id);
        }
    const std::string who = mView.unitNames(held);
    std::string where = who;
    if (worst.place.valid() && worst.place != start)
        where += " to " + mView.placeName(worst.place);
    if (const PlaceId end(value.items.empty() ? -1 : value.items.back()); end.valid() && end != worst.place)
        where += " on the way to " + mView.placeName(end);
    stopped.name = where;
    if (refuse(worst.cite, pathText(worst.why), worst.level, stopped))
        return false;
    way = {};
    way.items = value.items;
    if (by >= 0) {
        // What is let pass against the rules costs what it costs all the same.
        Layer layer(*this);
        PathFinder finder(layer.scope(), by, units, start);
        stopped.name = who;
        for (const PathRefusal& more : finder.broken(value.items))
            if ((more.cite != worst.cite || more.why != worst.why)
                && refuse(more.cite, pathText(more.why), more.level, stopped))
                return false;
        const std::optional<Rational> price = finder.price(value.items);
        way.row = nth(mView.c.paths, by).id;
        way.priced = price.has_value();
        way.cost = price.value_or(Rational(0));
    }
    keepBrokenPath(field, value, way);
    return true;
}

tl::unexpected<Problem> Fill::lacks(const CField& field)
{
    mLacking = field.src->name;
    Problem p;
    p.trouble = Trouble::Refused;
    p.cite = field.src->cite.empty() ? mEntry.src->cite : field.src->cite;
    const std::string what = captionOf(*field.src) + " is missing";
    p.text = mEntry.src->label.empty() ? Text("{0}", {what}) : Text("{0}: {1}", {mEntry.src->label, what});
    p.remedy = Text("write it in full: {0}", {orderForm(*mEntry.src, field.src->name)});
    return tl::unexpected<Problem>(std::move(p));
}

const std::string& Fill::citeOf(const CField& field) const
{
    return field.src->cite.empty() ? mEntry.src->cite : field.src->cite;
}

Result<void> Fill::leaveOut(const CField& field)
{
    Value none = blank(field);
    // Left out where only one thing can stand: it stands.
    if (field.src->automatic && field.pick != CField::Pick::Path) {
        const std::vector<std::int32_t> possible = candidates(field, none);
        if (possible.size() == 1) {
            none = kindOf(field) == Kind::Number ? Value::ofNumber(possible[0]) : Value::of(none.kind, possible);
            mFilled.push_back({field.name, std::move(none)});
            return {};
        }
    }
    // No level and no overruling makes an act of what is said by halves: there is nothing to carry out.
    if (!optional(field))
        return lacks(field);
    mFilled.push_back({field.name, none});
    return {};
}

std::optional<Rational> Fill::preference(const CField& field, std::int32_t item)
{
    if (field.prefer.form == CAmount::Form::None)
        return std::nullopt;
    Layer layer(*this);
    BindOne bindIt(layer.scope(), names::it, kindOf(field), item);
    return number(layer.scope(), field.prefer);
}

bool Fill::takeNumber(const CField& field, Value& value, std::int32_t item, const std::string& text, bool several)
{
    const std::string label = captionOf(*field.src);
    Layer layer(*this);
    value = Value::ofNumber(item);
    const Rational v = item;
    if ((v < number(layer.scope(), field.min, 0) || v > number(layer.scope(), field.max, highest(field)))
        && refuse(citeOf(field), label + " is out of range", {}, {text}))
        return false;
    BindOne bindOwn(layer.scope(), field.name, value);
    BindOne bindIt(layer.scope(), names::it, Kind::Number, item);
    const bool faces = field.pick == CField::Pick::Facing;
    return judgeRules(layer.scope(), field.need, {faces ? mView.rules.facingName(item) : text})
           && !(several && refuse(citeOf(field), "too many for " + label));
}

std::string Fill::called(const CField& field, std::int32_t item, const std::string& text) const
{
    const Kind kind = kindOf(field);
    return kind == Kind::Units || kind == Kind::Engagements ? mView.nameOf(kind, item) : text;
}

/// What anybody sees who looks at the table: that a counter is of the other side, or lies elsewhere than all that may
/// be named, or that nobody is on a hex of which enemies are asked for.
std::string Fill::plainReason(Scope& s, const CField& field, std::int32_t item) const
{
    CPath widest = field.from; // whoever would be looked at, whatever they have to be
    for (CPart& part : widest.parts)
        while (!part.steps.empty() && part.steps.back().rel == Rel::KeepDef)
            part.steps.pop_back();
    const std::vector<std::int32_t> all = among(s, field, widest).toVector();
    const auto& units = mView.now.position.units;
    if (all.empty())
        return {};
    if (kindOf(field) == Kind::Units) {
        const std::int32_t side = mView.c.units[UnitId(item)].side;
        const auto onMap = [&](std::int32_t unit) { return mView.c.onMap(nth(units, unit).place); };
        if (std::ranges::none_of(all, [&](std::int32_t unit) { return mView.c.units[UnitId(unit)].side == side; })) {
            const Army& army = nth(mView.c.scenario.sides, side);
            return "; it is of the side " + (army.name.empty() ? army.id : army.name);
        }
        if (!onMap(item) && std::ranges::all_of(all, onMap))
            return "; it is not on the map";
        if (onMap(item) && std::ranges::none_of(all, onMap))
            return "; it is on the map already";
    }
    if (kindOf(field) == Kind::Places && mSide >= 0) {
        const auto enemyOn = [&](std::int32_t place) {
            for (const UnitId unit : mView.c.units.ids())
                if (nth(units, unit.index()).place.index() == place && mView.c.units[unit].side != mSide)
                    return true;
            return false;
        };
        if (!enemyOn(item) && std::ranges::all_of(all, enemyOn))
            return "; no enemy is there";
    }
    return {};
}

/// What a candidate would have to be, where the filters at the end of `from` keep it out; nothing of a counter that
/// the side may not know, which would say what it is.
std::string Fill::wantedText(Scope& s, const CField& field, std::int32_t item)
{
    const std::string seat = mSide < 0 ? "referee" : nth(mView.c.scenario.sides, mSide).id;
    if (kindOf(field) == Kind::Units && mView.rules.concealed(mView.now.position, UnitId(item), seat))
        return {};
    if (std::string plain = plainReason(s, field, item); !plain.empty())
        return plain;
    for (const CPart& part : field.from.parts) {
        CPath wider{{part}};
        std::vector<CStep>& steps = wider.parts.front().steps;
        while (!steps.empty() && steps.back().rel == Rel::KeepDef) {
            const std::string& label = nth(mView.c.ruleset.defs, steps.back().arg).label;
            steps.pop_back();
            if (!label.empty() && among(s, field, wider).has(item))
                return "; it takes: " + label;
        }
    }
    return possibleText(field, seat);
}

/// Who or what could be named instead, where they are few and all may be known: "; possible: 0610, 0711".
std::string Fill::possibleText(const CField& field, const std::string& seat)
{
    const std::vector<std::int32_t> open = candidates(field, blank(field));
    std::string out;
    for (const std::int32_t item : open) {
        if (kindOf(field) == Kind::Units && mView.rules.concealed(mView.now.position, UnitId(item), seat))
            return {};
        out += (out.empty() ? "; possible: " : ", ") + called(field, item, text(field, item));
    }
    return open.size() > mostNamed ? std::string() : out;
}

bool Fill::takeMember(const CField& field, Value& value, std::int32_t item, const std::string& text)
{
    const std::string& cite = citeOf(field);
    if (field.pick == CField::Pick::Label && std::ranges::find(field.labels, item) == field.labels.end()
        && refuse(cite, "that is no choice here", {}, {text}))
        return false;
    Layer layer(*this);
    Scope& s = layer.scope();
    BindOne bindOwn(s, field.name, value);
    const SaidOf who{called(field, item, text), {text}};
    BindOne bindIt(s, names::it, kindOf(field), item);
    // Rules first: they say more than "not among the candidates".
    if (!judgeRules(s, field.need, who))
        return false;
    if (field.from.given() && field.pick != CField::Pick::Label && !among(s, field, field.from).has(item)
        && refuse(cite, "cannot be named here (" + captionOf(*field.src) + ")" + wantedText(s, field, item), {}, who))
        return false;
    if (std::ranges::find(value.items, item) != value.items.end() && refuse(cite, "named twice", {}, who))
        return false;
    value.items.push_back(item);
    return true;
}

bool Fill::judgeWhole(const CField& field, const Value& value)
{
    const std::string& cite = citeOf(field);
    const std::string label = captionOf(*field.src);
    {
        Layer layer(*this);
        Scope& s = layer.scope();
        const Rational n = static_cast<std::int64_t>(value.items.size());
        if (kindOf(field) != Kind::Number) {
            const bool few = n < number(s, field.min, optional(field) ? 0 : 1);
            const bool many = field.max.form != CAmount::Form::None ? n > number(s, field.max)
                                                                    : !several(field) && n > Rational(1);
            if ((few || many) && refuse(cite, few ? "too few for " + label : "too many for " + label))
                return false;
        }
        BindOne bindOwn(s, field.name, value);
        if (!judgeRules(s, field.check, {label}))
            return false;
    }
    const std::int32_t owed = missing(field, value);
    if (owed < 0)
        return true;
    const std::string id = text(field, owed);
    const std::string& why = field.src->mustCite.empty() ? cite : field.src->mustCite;
    return !refuse(why, "has to take part as well, as one of the " + smallLetters(label), {},
                   {called(field, owed, id), {id}});
}

Result<void> Fill::readField(const CField& field, const Action& action)
{
    const std::vector<std::string>& given = action.arg(field.src->name);
    if (given.empty())
        return leaveOut(field);
    const auto refused = [&]() { return tl::unexpected<Problem>(*mRefusal); };
    Value value = blank(field);
    for (const std::string& text : given) {
        std::int32_t item = 0;
        if (!parse(field, text, item)) {
            return tl::unexpected(Problem(
                Trouble::BadInput, Text("'{0}' is no value for {1}", {text, captionOf(*field.src)}), citeOf(field)));
        }
        if (field.pick == CField::Pick::Path)
            value.items.push_back(item);
        else if (kindOf(field) == Kind::Number ? !takeNumber(field, value, item, text, given.size() > 1)
                                               : !takeMember(field, value, item, text))
            return refused();
    }
    if (field.pick == CField::Pick::Path) {
        if (!readPath(field, value))
            return refused();
        Layer layer(*this);
        return judgeRules(layer.scope(), field.check, {captionOf(*field.src)}) ? Result<void>() : refused();
    }
    if (!judgeWhole(field, value))
        return refused();
    mFilled.push_back({field.name, std::move(value)});
    return {};
}

/// Why an entry cannot be taken, or what it takes that is not there, in words that are no rows of a file.
std::string Fill::wantedText(const CReq* failed) const
{
    if (!mEntry.src->why.empty())
        return ": " + mEntry.src->why;
    if (failed == nullptr)
        return {};
    if (failed->def >= 0 && failed->quant == CReq::Quant::Any)
        return "; it takes: " + nth(mView.c.ruleset.defs, failed->def).label;
    return {};
}

Result<void> Fill::read(const Action& action)
{
    mFilled.clear();
    mLacking.clear();
    {
        Layer layer(*this);
        const CReq* failed = nullptr;
        if (!holds(layer.scope(), mEntry.need, &failed)
            && refuse(failed && !failed->cite.empty() ? failed->cite : mEntry.src->cite,
                      mEntry.src->label + " is not possible now" + wantedText(failed)))
            return tl::unexpected<Problem>(*mRefusal);
    }
    for (const Argument& a : action.args) {
        const bool known = std::ranges::any_of(mEntry.fields, [&](const CField& f) { return f.src->name == a.name; });
        if (!known && !a.values.empty())
            return fail(Trouble::BadInput, Text("{0} takes no '{1}'", {mEntry.src->label, a.name}));
    }
    for (const CField& field : mEntry.fields)
        if (Result<void> done = readField(field, action); !done)
            return done;
    Layer layer(*this);
    if (!judgeRules(layer.scope(), mEntry.check, {mEntry.src->label, {}, !mEntry.src->label.empty()}))
        return tl::unexpected<Problem>(*mRefusal);
    for (std::int32_t k : mEntry.constraints) {
        const CConstraint& constraint = nth(mView.c.constraints, k);
        const Items each = layer.scope().resolve(constraint.each);
        for (std::int32_t subject : each) {
            BindOne bind(layer.scope(), names::it, each.kind, subject);
            if (holds(layer.scope(), constraint.need))
                continue;
            const SaidOf who{mView.nameOf(each.kind, subject), idsOf(each.kind, subject)};
            if (mWaived) {
                mWarnings.emplace_back(
                    RuleBroken{constraint.src->label, who.name, RuleBroken::Because::Waived, {}, who.ids},
                    constraint.src->id, constraint.src->cite);
            } else if (refuse(constraint.src->cite, constraint.src->label, {}, who)) {
                return tl::unexpected<Problem>(*mRefusal);
            }
        }
    }
    return {};
}

} // namespace fw
