#include "engine/model/Procedures.h"
#include "tests/conformance/Ruling.h"

#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

/// more answers than any action of a case needs
constexpr int enoughAnswers = 400;

void gatherFrom(const Json& value, const std::string& path, std::vector<std::string>& out)
{
    if (value.is_array()) {
        for (const Json& item : value)
            gatherFrom(item, path, out);
        return;
    }
    if (path.empty()) {
        if (!value.is_null())
            out.push_back(word(value));
        return;
    }
    const std::size_t dot = path.find('.');
    gatherFrom(at(value, path.substr(0, dot)), dot == std::string::npos ? "" : path.substr(dot + 1), out);
}

std::vector<std::string> once(const std::vector<std::string>& list)
{
    std::vector<std::string> out;
    for (const std::string& one : list)
        if (std::find(out.begin(), out.end(), one) == out.end())
            out.push_back(one);
    return out;
}

/// The menu entry of a node, searched in all nested nodes.
const fw::MenuEntry* entryOf(const std::vector<fw::Node>& nodes, const std::string& node, const std::string& entry)
{
    for (const fw::Node& one : nodes) {
        for (const fw::MenuEntry& row : entriesOf(one))
            if (one.id == node && row.id == entry)
                return &row;
        const fw::MenuEntry* found = nullptr;
        eachInside(one,
                   [&](const std::vector<fw::Node>& inside) { found = found ? found : entryOf(inside, node, entry); });
        if (found)
            return found;
    }
    return nullptr;
}

bool contains(const std::vector<const Json*>& rows, const Json* row)
{
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

} // namespace

std::vector<std::string> Desk::gather(const Json& source, const std::vector<std::string>& group) const
{
    static const std::string given = "@given.";
    static const std::string now = "@now.";
    static const std::string ofType = "@own.";
    static const std::string formation = "@formation.";
    std::vector<std::string> out;
    for (const std::string& written : words(source)) {
        const std::string path = filled(written);
        if (path == "@group")
            out.insert(out.end(), group.begin(), group.end());
        else if (path.rfind(given, 0) == 0)
            gatherFrom(mCase->given, path.substr(given.size()), out);
        else if (path.rfind(now, 0) == 0)
            out.push_back(ladderStep(*this, path.substr(now.size()), -1));
        else if (path.rfind(ofType, 0) == 0)
            gatherOwn(path.substr(ofType.size()), out);
        else if (path.rfind(formation, 0) == 0)
            gatherOf(path.substr(formation.size()), out);
        else if (!path.empty() && path[0] == '=')
            out.push_back(path.substr(1));
        else {
            takeUp(path);
            gatherFrom(*mAction, path, out);
        }
        // A path through a list may name a unit twice, such as a leader with two tasks.
        if (path.find('.') != std::string::npos)
            out = once(out);
    }
    return out;
}

/// The units of a type on the side of the action's unit.
void Desk::gatherOwn(const std::string& type, std::vector<std::string>& out) const
{
    const std::vector<fw::Unit>& units = mRules->scenario().units;
    const int acting = mRules->unit(word(at(*mAction, "unit")));
    for (const fw::Unit& unit : units)
        if (acting >= 0 && unit.type == type && unit.side == units[static_cast<std::size_t>(acting)].side)
            out.push_back(unit.id);
}

/// One unit of the formation in the action, which represents all of it.
void Desk::gatherOf(const std::string& path, std::vector<std::string>& out) const
{
    takeUp(path);
    for (const fw::Unit& unit : mRules->scenario().units)
        if (unit.formation == word(find(*mAction, path))) {
            out.push_back(unit.id);
            return;
        }
}

std::string Desk::takenAt(const std::string& node) const
{
    const auto found = mChosen.find(node);
    return found == mChosen.end() ? std::string() : found->second;
}

/// Records the alternatives of a decision that the adapter has a name for.
void Desk::noteDecision(const fw::Question& asked, const std::string& entry)
{
    if (at(at(mAdapter->names, "decisions"), asked.node).is_null())
        return;
    fw::Draft draft;
    draft.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    draft.verb = entry;
    Decided one{asked.node, draft.seat, {}};
    for (const fw::Choice& choice : offers(draft))
        one.from.push_back(choice.value);
    mDecided.push_back(one);
}

bool Desk::applies(const Json& row) const
{
    const auto said = [&](const std::string& path) {
        const Json& value = find(*mAction, filled(path));
        return !value.is_null() && value != Json(false);
    };
    for (const std::string& path : words(at(row, "if")))
        if (!said(path))
            return false;
    for (const std::string& path : words(at(row, "unless")))
        if (said(path))
            return false;
    return !lists(words(at(row, "unlessType")), word(at(*mAction, "type")));
}

Desk::Desk(std::shared_ptr<const fw::Rules> rules, const Adapter& adapter, const Case& one)
    : mRules(std::move(rules)), mAdapter(&adapter), mCase(&one), mAction(&one.action),
      mDice(one.dice.begin(), one.dice.end())
{}

bool Desk::accept(fw::Result<fw::Outcome> result)
{
    if (!result) {
        mRefusal = result.error();
        return false;
    }
    mState = std::move(result->state);
    mTrace.insert(mTrace.end(), result->trace.begin(), result->trace.end());
    return true;
}

bool Desk::begin(const Setting& setting)
{
    mAlone = setting.alone;
    mState.position = mRules->startPosition();
    if (setting.phase.empty())
        return true;
    if (!accept(fw::beginAt(*mRules, mRules->startPosition(), setting.phase, setting.side, setting.turn)))
        return false;
    for (const Memory& memory : setting.memories) {
        int count = 1;
        if (memory.on == "unit")
            count = static_cast<int>(setting.scenario.units.size());
        else if (memory.on == "place")
            count = mRules->cellCount();
        else if (memory.on == "side")
            count = static_cast<int>(setting.scenario.sides.size());
        int only = -1;
        if (!memory.subject.empty()) {
            only = memory.on == "unit"   ? mRules->unit(memory.subject)
                   : memory.on == "side" ? mRules->side(memory.subject)
                                         : mRules->place(memory.subject);
            if (only < 0)
                mFault = "there is no " + memory.on + " " + memory.subject;
        }
        for (int i = 0; i < count; ++i)
            if (only < 0 || only == i)
                if (!mRules->setMark(mState.position, memory.mark, memory.on == "game" ? -1 : i, memory.value))
                    mFault = "the rules have no mark " + memory.mark;
    }
    forget();
    return true;
}

void Desk::forget()
{
    mTrace.clear();
    mAnswered.clear();
    mTaken.clear();
    mDiceUsed = 0;
}

bool Desk::run(const std::string& procedure, const std::map<std::string, fw::Value>& cast)
{
    return accept(fw::beginWith(*mRules, mState, procedure, cast));
}

bool Desk::play(const fw::Action& action)
{
    return accept(fw::apply(*mRules, mState, action));
}

bool Desk::playDeed(const Json& deed, const std::vector<std::string>& group)
{
    const fw::Question asked = question();
    fw::Action act;
    act.kind = fw::Action::Kind::Choose;
    act.verb = word(at(deed, "entry"));
    act.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    for (const auto& [field, source] : at(deed, "fields").items()) {
        const std::vector<std::string> values = gather(source, group);
        if (values.empty() && !has(at(deed, "keep"), field))
            continue;
        act.args.push_back({field, values});
        mAnswered.push_back({field, act.seat});
    }
    return play(act);
}

void Desk::refuseAs(const std::string& node, const std::string& entry)
{
    fw::Problem problem;
    problem.trouble = fw::Trouble::Refused;
    problem.text = fw::Text("the rules do not come to {0}", {node});
    for (const fw::Procedure& procedure : mRules->ruleset().procedures)
        if (const fw::MenuEntry* found = entryOf(procedure.then, node, entry))
            problem.cite = found->cite;
    mRefusal = problem;
}

std::string Desk::dieName(const std::string& asked) const
{
    std::string name = asked;
    const std::size_t dot = name.find_last_of('.');
    if (dot != std::string::npos && name.find_first_not_of("0123456789", dot + 1) == std::string::npos)
        name = name.substr(0, dot);
    const std::string said = word(at(at(mAdapter->names, "dice"), name));
    return said.empty() ? name : filled(said);
}

/// Replaces a local's name in braces by the unit in that local.
std::string Desk::filled(const std::string& said) const
{
    const std::size_t open = said.find('{');
    const std::size_t close = said.find('}', open);
    if (open == std::string::npos || close == std::string::npos)
        return said;
    const std::vector<std::string> who = localWords(said.substr(open + 1, close - open - 1));
    return said.substr(0, open) + (who.empty() ? "" : who.front()) + said.substr(close + 1);
}

bool Desk::roll(const fw::Question& asked)
{
    fw::Action act;
    act.kind = fw::Action::Kind::Dice;
    act.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    std::deque<CaseDie> left = mDice;
    int used = 0;
    for (const fw::DieAsked& die : asked.dice) {
        const std::string purpose = dieName(die.name);
        const auto fell = std::find_if(left.begin(), left.end(),
                                       [&](const CaseDie& d) { return d.purpose.empty() || d.purpose == purpose; });
        // Dice rolled before the start of the case have given results.
        const Json& before = at(at(mAdapter->names, "rolledBefore"), die.name);
        if (fell == left.end() && !mLow && before.is_null())
            return false;
        const int unsaid = before.is_null() ? die.low : number(before);
        act.args.push_back({die.name, {std::to_string(fell == left.end() ? unsaid : fell->face)}});
        if (fell == left.end())
            continue;
        left.erase(fell);
        ++used;
    }
    if (!play(act))
        return false;
    mDice = std::move(left);
    mDiceUsed += used;
    return true;
}

bool Desk::answer(const fw::Question& asked)
{
    for (const Json& row : at(at(mAdapter->names, "answers"), asked.node)) {
        if (!applies(row) || (contains(mUsed, &row) && !has(row, "again")))
            continue;
        // The conditions of a row count as used, since they give its answer.
        for (const std::string& path : words(at(row, "if")))
            takeUp(filled(path));
        if (asked.wait == fw::Wait::Manual) {
            fw::Action act;
            act.kind = fw::Action::Kind::Decide;
            act.seat = "referee";
            const std::vector<std::string> said = gather(at(row, "label"));
            act.verb = said.empty() ? std::string() : said.front();
            return play(act);
        }
        if (asked.wait == fw::Wait::Path) {
            // Each path of the case is used once; another path of the same node is another decision.
            mUsed.push_back(&row);
            fw::Action act;
            std::vector<fw::Choice> choices = fw::legal(*mRules, mState, act);
            if (!choices.empty() && choices.front().kind == fw::Choice::Kind::Entry) {
                act = fw::extend(*mRules, mState, act, choices.front());
                choices = fw::legal(*mRules, mState, act);
            }
            if (choices.empty())
                return false;
            act.args = {{choices.front().field, gather(at(row, "path"))}};
            return play(act);
        }
        if (has(row, "offered")) {
            // The entry must be in the menu now.
            bool there = false;
            for (const fw::Choice& choice : fw::legal(*mRules, mState, {}))
                there = there || choice.value == word(at(row, "entry"));
            if (!there)
                continue;
        }
        noteDecision(asked, word(at(row, "entry")));
        mChosen[asked.node] = word(at(row, "entry"));
        return playDeed(row);
    }
    return false;
}

void Desk::settle()
{
    for (int i = 0; i < enoughAnswers && !mRefusal && mFault.empty(); ++i) {
        const fw::Question asked = question();
        if (asked.wait == fw::Wait::Over)
            return;
        if (asked.wait == fw::Wait::Dice) {
            if (!roll(asked))
                return;
            continue;
        }
        if (!answer(asked) && !takeOnly(asked))
            return;
    }
}

/// Plays the only legal answer if the case has none. Some questions are asked here although the rules would answer them
/// themselves; this gives the same answer.
bool Desk::takeOnly(const fw::Question& asked)
{
    if (!lists(mAlone, asked.node))
        return false;
    std::vector<fw::Draft> open{fw::Draft{}};
    std::vector<fw::Draft> whole;
    for (int i = 0; i < enoughAnswers && !open.empty() && whole.size() < 2; ++i) {
        const fw::Draft draft = open.back();
        open.pop_back();
        const std::vector<fw::Choice> choices = fw::legal(*mRules, mState, draft);
        if (choices.empty() && !draft.verb.empty())
            whole.push_back(draft);
        for (const fw::Choice& choice : choices) {
            // Each set is counted in one order only.
            const auto& have = draft.arg(choice.field);
            if (choice.kind == fw::Choice::Kind::Value && !have.empty() && mRules->unit(choice.value) >= 0
                && mRules->unit(have.back()) > mRules->unit(choice.value))
                continue;
            open.push_back(fw::extend(*mRules, mState, draft, choice));
        }
    }
    return whole.size() == 1 && open.empty() && play(whole.front());
}

std::vector<std::string> Desk::leftOver(const Json& action, const std::vector<std::string>& told) const
{
    std::vector<std::string> out;
    const auto taken = [&](const std::string& path) {
        const auto begins = [&](const std::string& known) { return path == known || path.rfind(known + ".", 0) == 0; };
        return std::any_of(mTaken.begin(), mTaken.end(), begins) || std::any_of(told.begin(), told.end(), begins);
    };
    const auto look = [&](const auto& self, const Json& value, const std::string& path) -> void {
        if (value.is_object()) {
            for (const auto& [key, member] : value.items())
                self(self, member, path.empty() ? key : path + "." + key);
        } else if (!value.is_null() && value != Json(false) && value != Json::array() && !taken(path)) {
            out.push_back(path);
        }
    };
    look(look, action, {});
    return out;
}

bool Desk::chooseAnything()
{
    const fw::Question asked = question();
    if (asked.wait == fw::Wait::Over || mRefusal)
        return false;
    fw::Draft draft;
    for (int i = 0; i < enoughAnswers; ++i) {
        const std::vector<fw::Choice> choices = fw::legal(*mRules, mState, draft);
        if (choices.empty())
            break;
        const auto done = std::find_if(choices.begin(), choices.end(),
                                       [](const fw::Choice& c) { return c.kind == fw::Choice::Kind::Done; });
        draft = fw::extend(*mRules, mState, draft, done == choices.end() ? choices.front() : *done);
        if (fw::complete(*mRules, mState, draft))
            return play(draft);
    }
    return false;
}

std::string Desk::answeredBy(const std::string& field) const
{
    for (const auto& [name, seat] : mAnswered)
        if (name == field)
            return seat;
    return {};
}

std::vector<fw::Choice> Desk::offers(const fw::Draft& draft) const
{
    return fw::legal(*mRules, mState, draft);
}

const fw::Value* Desk::local(const std::string& name) const
{
    const fw::Sym sym = mRules->sym(name);
    if (sym == fw::noSym)
        return nullptr;
    for (auto frame = mState.frames.rbegin(); frame != mState.frames.rend(); ++frame)
        for (const fw::Local& local : frame->locals)
            if (local.name == sym)
                return &local.value;
    return nullptr;
}

std::vector<std::string> Desk::localWords(const std::string& name) const
{
    std::vector<std::string> out;
    const fw::Value* value = local(name);
    if (!value)
        return out;
    if (value->kind == fw::Kind::Number)
        return {value->number.text()};
    for (const std::int32_t item : value->items) {
        const auto index = static_cast<std::size_t>(item);
        if (value->kind == fw::Kind::Units && index < mRules->scenario().units.size())
            out.push_back(mRules->scenario().units[index].id);
        else if (value->kind == fw::Kind::Word)
            out.push_back(mRules->word(item));
        else if (value->kind == fw::Kind::Places || value->kind == fw::Kind::Path)
            out.push_back(mRules->placeName(item));
        else if (value->kind == fw::Kind::Sides && index < mRules->scenario().sides.size())
            out.push_back(mRules->scenario().sides[index].id);
    }
    return out;
}

} // namespace conformance
