#include "engine/play/ActionReader.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Words.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/RefusalText.h"
#include "engine/report/PathText.h"
#include "engine/rules/Sight.h"

#include <algorithm>

namespace fw {

bool ActionReader::refuse(const std::string& cite, const std::string& label, std::optional<Level> level,
                          const RuleSubject& of)
{
    // A row's own level takes precedence over the level of the game.
    const Level strict = level.value_or(mFields.view.c.setup.level);
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

bool ActionReader::judgeRules(Scope& s, const std::vector<CRule>& rules, const RuleSubject& of)
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

bool ActionReader::readPath(const CField& field, const Value& value)
{
    const Value units = mFields.unitsOf(field);
    const PlaceId start = mFields.startOf(field, units);
    const std::vector<std::int32_t> open = mFields.openRows(field, units, start);
    PathRefusal worst;
    worst.cite = citeOf(field);
    WayFound way;
    std::int32_t by = open.empty() ? -1 : open.front(); // row whose refusal is reported
    for (std::int32_t row : open) {
        PathRefusal refusal;
        bool found = false;
        {
            const ScopedFieldBindings bound = mFields.bindings();
            PathFinder finder(bound.scope(), row, units, start);
            found = finder.check(value.items, way, refusal);
        }
        if (found) {
            mFields.keepPath(field, value, way);
            return true;
        }
        if (refusal.refused && !refusal.cite.empty()) {
            worst = refusal;
            by = row;
        }
    }
    if (value.items.size() == 1 && worst.why.bar == PathBar::Apart) // orders take the whole path where one is legal
        worst.why.bar = PathBar::OutOfReach;
    return keepBrokenPath(field, value, units, start, worst, by);
}

/// Refuses a path that no row allows, because of `worst` in `row`, -1 for none; keeps the path if it is allowed anyway.
bool ActionReader::keepBrokenPath(const CField& field, const Value& value, const Value& units, PlaceId start,
                                  const PathRefusal& worst, std::int32_t row)
{
    RuleSubject stopped;
    Items held;
    for (const UnitId u : units.units())
        if (!worst.unit.valid() || u == worst.unit) {
            held.add(u.index());
            stopped.ids.push_back(checkedAt(mFields.view.c.scenario.units, u.index()).id);
        }
    const std::string who = mFields.view.unitNames(held);
    std::string where = who;
    if (worst.place.valid() && worst.place != start)
        where += " to " + mFields.view.placeName(worst.place);
    if (const PlaceId end(value.items.empty() ? -1 : value.items.back()); end.valid() && end != worst.place)
        where += " on the way to " + mFields.view.placeName(end);
    stopped.name = where;
    if (refuse(worst.cite, pathText(worst.why), worst.level, stopped))
        return false;
    WayFound way;
    way.items = value.items;
    if (row >= 0) {
        // A path that breaks a rule costs the same as any other.
        const ScopedFieldBindings bound = mFields.bindings();
        PathFinder finder(bound.scope(), row, units, start);
        stopped.name = who;
        for (const PathRefusal& more : finder.broken(value.items))
            if ((more.cite != worst.cite || more.why != worst.why)
                && refuse(more.cite, pathText(more.why), more.level, stopped))
                return false;
        const std::optional<Rational> price = finder.price(value.items);
        way.row = checkedAt(mFields.view.c.paths, row).id;
        way.priced = price.has_value();
        way.cost = price.value_or(Rational(0));
    }
    mFields.keepPath(field, value, way);
    mFields.filled().push_back({mFields.view.c.find(field.src->name + letPass), Value::ofNumber(1)});
    return true;
}

tl::unexpected<Problem> ActionReader::lacks(const CField& field)
{
    mMissingField = field.src->name;
    Problem p;
    p.trouble = Trouble::Refused;
    p.cite = citeOf(field);
    const std::string what = captionOf(*field.src) + " is missing";
    p.text = mFields.entry.src->label.empty() ? Text("{0}", {what})
                                              : Text("{0}: {1}", {mFields.entry.src->label, what});
    p.remedy = Text("write it in full: {0}", {orderForm(*mFields.entry.src, field.src->name)});
    return tl::unexpected<Problem>(std::move(p));
}

const std::string& ActionReader::citeOf(const CField& field) const
{
    return field.src->cite.empty() ? mFields.entry.src->cite : field.src->cite;
}

Result<void> ActionReader::leaveOut(const CField& field)
{
    const Value none = blankValue(field);
    // If only one value is possible, an automatic field takes it.
    if (field.src->automatic && field.pick != Pick::Path) {
        const std::vector<std::int32_t> possible = mFields.candidates(field, none);
        if (possible.size() == 1) {
            mFields.filled().push_back({field.name, withItem(field, none, possible[0])});
            return {};
        }
    }
    // Neither a level nor an overruling completes an action with missing fields: there is nothing to carry out.
    if (!mFields.optional(field))
        return lacks(field);
    mFields.filled().push_back({field.name, none});
    return {};
}

bool ActionReader::takeNumber(const CField& field, Value& value, std::int32_t item, const std::string& text,
                              bool several)
{
    const std::string label = captionOf(*field.src);
    const ScopedFieldBindings bound = mFields.bindings();
    value = Value::ofNumber(item);
    const Rational v = item;
    if ((v < number(bound.scope(), field.min, 0) || v > mFields.highest(bound.scope(), field))
        && refuse(citeOf(field), label + " is out of range", {}, {text}))
        return false;
    BindOne bindOwn(bound.scope(), field.name, value);
    BindOne bindIt(bound.scope(), names::it, Kind::Number, item);
    const bool faces = field.pick == Pick::Facing;
    return judgeRules(bound.scope(), field.need, {faces ? mFields.view.rules.facingName(item) : text})
           && !(several && refuse(citeOf(field), "too many for " + label));
}

bool ActionReader::takeMember(const CField& field, Value& value, std::int32_t item, const std::string& text)
{
    const std::string& cite = citeOf(field);
    if (field.pick == Pick::Label && std::ranges::find(field.labels, item) == field.labels.end()
        && refuse(cite, "this is not one of the choices", {}, {text}))
        return false;
    const ScopedFieldBindings bound = mFields.bindings();
    Scope& s = bound.scope();
    BindOne bindOwn(s, field.name, value);
    const RuleSubject who{itemLabel(mFields.view, field, item, text), {text}};
    BindOne bindIt(s, names::it, valueKind(field), item);
    // The rules come first, since they say more than "cannot be named here".
    if (!judgeRules(s, field.need, who))
        return false;
    if (field.from.given() && field.pick != Pick::Label && !FieldCandidates::among(s, field, field.from).has(item)
        && refuse(cite, "cannot be named here (" + captionOf(*field.src) + ")" + wantedText(mFields, s, field, item),
                  {}, who))
        return false;
    if (std::ranges::find(value.items, item) != value.items.end() && refuse(cite, "named twice", {}, who))
        return false;
    value.items.push_back(item);
    return true;
}

bool ActionReader::judgeWhole(const CField& field, const Value& value)
{
    const std::string& cite = citeOf(field);
    const std::string label = captionOf(*field.src);
    {
        const ScopedFieldBindings bound = mFields.bindings();
        Scope& s = bound.scope();
        const Rational n = static_cast<std::int64_t>(value.items.size());
        if (!takesNumber(field)) {
            const bool few = n < number(s, field.min, mFields.optional(field) ? 0 : 1);
            const bool many = field.max.form != CAmount::Form::None ? n > number(s, field.max)
                                                                    : !takesSeveral(field) && n > Rational(1);
            if ((few || many) && refuse(cite, few ? "too few for " + label : "too many for " + label))
                return false;
        }
        BindOne bindOwn(s, field.name, value);
        if (!judgeRules(s, field.check, {label}))
            return false;
    }
    const std::int32_t owed = mFields.missing(field, value);
    if (owed < 0)
        return true;
    const std::string id = itemText(mFields.view, field, owed);
    const std::string& why = field.src->mustCite.empty() ? cite : field.src->mustCite;
    return !refuse(why, "has to take part as well, as one of the " + smallLetters(label), {},
                   {itemLabel(mFields.view, field, owed, id), {id}});
}

Result<void> ActionReader::readField(const CField& field, const Action& action)
{
    const std::vector<std::string>& given = action.arg(field.src->name);
    if (given.empty())
        return leaveOut(field);
    const auto refused = [&]() { return tl::unexpected<Problem>(*mRefusal); };
    Value value = blankValue(field);
    for (const std::string& text : given) {
        std::int32_t item = 0;
        if (!parseItem(mFields.view, field, text, item)) {
            return tl::unexpected(Problem(
                Trouble::BadInput, Text("'{0}' is not a value for {1}", {text, captionOf(*field.src)}), citeOf(field)));
        }
        if (field.pick == Pick::Path)
            value.items.push_back(item);
        else if (takesNumber(field) ? !takeNumber(field, value, item, text, given.size() > 1)
                                    : !takeMember(field, value, item, text))
            return refused();
    }
    if (field.pick == Pick::Path) {
        if (!readPath(field, value))
            return refused();
        const ScopedFieldBindings bound = mFields.bindings();
        return judgeRules(bound.scope(), field.check, {captionOf(*field.src)}) ? Result<void>() : refused();
    }
    if (!judgeWhole(field, value))
        return refused();
    mFields.filled().push_back({field.name, std::move(value)});
    return {};
}

bool ActionReader::judgeConstraints()
{
    const ScopedFieldBindings bound = mFields.bindings();
    return !eachBrokenConstraint(
        bound.scope(), mFields.entry, [&](const CConstraint& row, Kind kind, std::int32_t item) {
            const RuleSubject who{mFields.view.nameOf(kind, item), idsOf(mFields.view, kind, item)};
            if (!mWaived)
                return refuse(row.src->cite, row.src->label, {}, who);
            mWarnings.emplace_back(RuleBroken{row.src->label, who.name, RuleBroken::Because::Waived, {}, who.ids},
                                   row.src->id, row.src->cite);
            return false;
        });
}

bool ActionReader::judgeNeed()
{
    const MenuEntry& entry = *mFields.entry.src;
    const ScopedFieldBindings bound = mFields.bindings();
    const CReq* failed = nullptr;
    return holds(bound.scope(), mFields.entry.need, &failed)
           || !refuse(failed && !failed->cite.empty() ? failed->cite : entry.cite,
                      entry.label + " is not possible now" + wantedText(mFields, failed));
}

bool ActionReader::judgeChecks()
{
    const std::string& label = mFields.entry.src->label;
    const ScopedFieldBindings bound = mFields.bindings();
    return judgeRules(bound.scope(), mFields.entry.check, {label, {}, !label.empty()});
}

Result<void> ActionReader::read(const Action& action)
{
    mFields.filled().clear();
    mMissingField.clear();
    if (!judgeNeed())
        return tl::unexpected<Problem>(*mRefusal);
    const auto& fields = mFields.entry.fields;
    for (const Argument& a : action.args)
        if (!a.values.empty() && std::ranges::none_of(fields, [&](const CField& f) { return f.src->name == a.name; }))
            return fail(Trouble::BadInput, Text("{0} takes no '{1}'", {mFields.entry.src->label, a.name}));
    for (const CField& field : fields)
        if (Result<void> done = readField(field, action); !done)
            return done;
    if (!judgeChecks() || !judgeConstraints())
        return tl::unexpected<Problem>(*mRefusal);
    return {};
}

} // namespace fw
