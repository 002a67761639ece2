#include "engine/session/OrderFields.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Menu.h"
#include "engine/play/DraftChecks.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/PathFinder.h"

#include <algorithm>

namespace fw {

namespace {

bool several(const Field& field)
{
    return field.pick == Pick::Units || field.pick == Pick::Places || field.pick == Pick::Path;
}

std::string_view untilDash(std::string_view word)
{
    return word.substr(0, word.find('-'));
}

} // namespace

OrderFields::OrderFields(const Rules& rules, const State& state, const OrderNames& names, const MenuEntry& entry,
                         std::string seat)
    : mRules(rules), mState(state), mNames(names), mEntry(entry), mSeat(std::move(seat)), mValues(entry.fields.size()),
      mGiven(entry.fields.size(), 0)
{}

const Field* OrderFields::worded(const OrderCursor& cursor) const
{
    const Field* out = nullptr;
    std::size_t length = 0;
    for (std::size_t i = 0; i < mEntry.fields.size(); ++i) {
        const Field& field = mEntry.fields[i];
        const std::size_t covers = cursor.match(field.word);
        if (!mGiven[i] && covers > length) {
            length = covers;
            out = &field;
        }
    }
    return out != nullptr ? out : wayMeant(cursor);
}

/// The path field still to be read when "to" or "by" comes next and its own word is the other of the two.
const Field* OrderFields::wayMeant(const OrderCursor& cursor) const
{
    const Field* out = nullptr;
    for (std::size_t i = 0; i < mEntry.fields.size(); ++i) {
        const Field& field = mEntry.fields[i];
        if (cursor.match(field.word) > 0) // the word belongs to another field too
            return nullptr;
        if (!mGiven[i] && field.pick == Pick::Path && !field.word.empty()
            && (cursor.match("to") > 0 || cursor.match("by") > 0))
            out = &field;
    }
    return out;
}

const Field* OrderFields::nextPlain() const
{
    for (std::size_t i = 0; i < mEntry.fields.size(); ++i)
        if (!mGiven[i] && mEntry.fields[i].word.empty())
            return &mEntry.fields[i];
    // The first field may be given without its word.
    return !mEntry.fields.empty() && !mGiven[0] ? &mEntry.fields[0] : nullptr;
}

Result<Action> OrderFields::read(OrderCursor cursor)
{
    while (!cursor.end()) {
        const Field* field = worded(cursor);
        if (field != nullptr && !cursor.take(field->word))
            cursor.takeWord();
        if (field == nullptr)
            field = nextPlain();
        if (field == nullptr) {
            std::vector<std::string> words;
            for (std::size_t i = 0; i < mEntry.fields.size(); ++i)
                if (!mGiven[i] && !mEntry.fields[i].word.empty())
                    words.push_back(mEntry.fields[i].word);
            const std::string word(cursor.word());
            return tl::unexpected(notUnderstood(
                words.empty()
                    ? Text("'{0}' is not expected here", {word})
                    : Text("'{0}' is not understood here; the next word can be: {1}", {word, commaList(words)}),
                word, words));
        }
        if (auto done = readField(*field, cursor); !done)
            return tl::unexpected(done.error());
    }
    return made();
}

Action OrderFields::made() const
{
    Action out(Action::Kind::Choose, mSeat, mEntry.id);
    for (std::size_t i = 0; i < mEntry.fields.size(); ++i)
        if (!mValues[i].empty())
            out.args.push_back({mEntry.fields[i].name, mValues[i]});
    return out;
}

bool OrderFields::leaves(std::string_view word) const
{
    return word == offTheMap && mRules.compiled().off().valid();
}

bool OrderFields::startsValue(const Field& field, const OrderCursor& cursor) const
{
    OrderCursor probe = cursor;
    if (field.pick == Pick::Units) {
        std::size_t length = 0;
        return !mNames.units().longest(cursor.rest(), length).empty();
    }
    if (field.pick == Pick::Path && (cursor.word().starts_with('@') || leaves(cursor.word())))
        return true;
    return mNames.takePlace(probe) >= 0;
}

Result<void> OrderFields::readField(const Field& field, OrderCursor& cursor)
{
    const auto index = static_cast<std::size_t>(&field - mEntry.fields.data());
    mGiven[index] = 1;
    std::vector<std::string>& values = mValues[index];
    for (bool more = true; more;) {
        // A path may also be written 0302-0402.
        if (const std::string word(cursor.word());
            field.pick == Pick::Path && word.find('-') != std::string::npos && mRules.place(word) < 0) {
            std::string_view rest = word;
            while (!rest.empty()) {
                const std::string_view part = untilDash(rest);
                OrderCursor one(part);
                auto value = readValue(field, one);
                if (!value)
                    return tl::unexpected(value.error());
                values.push_back(std::move(*value));
                rest.remove_prefix(std::min(part.size() + 1, rest.size()));
            }
            cursor.take(word.size());
        } else {
            auto value = readValue(field, cursor);
            if (!value)
                return tl::unexpected(value.error());
            values.push_back(std::move(*value));
        }
        if (!several(field))
            return {};
        more = cursor.takeSeparator() || (!cursor.end() && worded(cursor) == nullptr && startsValue(field, cursor));
    }
    return {};
}

Result<std::string> OrderFields::readUnit(const Field& field, OrderCursor& cursor) const
{
    std::size_t length = 0;
    std::vector<int> found = mNames.longestUnit(cursor, length);
    if (found.empty())
        found = mNames.units().begun(cursor.rest(), length);
    const auto& units = mRules.scenario().units;
    if (found.empty()) {
        // The refusal quotes the text up to the next comma or the word of another field.
        std::string word(cursor.rest().substr(0, cursor.rest().find_first_of(",;")));
        for (const Field& other : mEntry.fields)
            if (const std::size_t at = word.find(" " + other.word + " ");
                !other.word.empty() && at != std::string::npos)
                word.resize(at);
        std::size_t covers = 0;
        if (!mNames.unplaced().longest(cursor.rest(), covers).empty())
            return tl::unexpected(
                Problem(Trouble::BadInput,
                        Text("the place of '{0}' is unknown", {std::string(cursor.rest().substr(0, covers))}), {}, {},
                        {}, "name the counter by its place: ?0907"));
        return tl::unexpected(notUnderstood(Text("no unit is called '{0}'", {word}), word, mNames.units().names()));
    }
    if (found.size() > 1) {
        // Several units have the name: prefer those of the acting side, then those that are legal here.
        std::vector<int> own;
        for (const int u : found)
            if (checkedAt(units, u).side == mSeat)
                own.push_back(u);
        if (!own.empty())
            found = own;
    }
    if (found.size() > 1) {
        Draft draft = made();
        std::vector<int> may;
        for (const Choice& choice : legal(mRules, mState, draft))
            for (const int u : found)
                if (choice.field == field.name && choice.value == checkedAt(units, u).id)
                    may.push_back(u);
        if (!may.empty())
            found = may;
    }
    if (found.size() > 1) {
        std::vector<std::string> ids;
        for (const int u : found)
            ids.push_back(checkedAt(units, u).id);
        return tl::unexpected(notUnderstood(Text("'{0}' may be any of {1}; name it by its id",
                                                 {std::string(cursor.rest().substr(0, length)), commaList(ids)}),
                                            "", {}));
    }
    cursor.take(length);
    return checkedAt(units, found.front()).id;
}

/// Reads an engagement by its key, by its name, or by the units in it.
Result<std::string> OrderFields::readEngagement(OrderCursor& cursor) const
{
    const Compiled& c = mRules.compiled();
    NameIndex known;
    std::vector<std::string> keys;
    for (const Engagement& one : mState.position.engagements) {
        const int index = static_cast<int>(keys.size());
        keys.push_back(engagementKey(c, mState.position, one.number));
        const std::string name = engagementName(c, mState.position, one.number);
        const std::size_t label = checkedAt(c.words, one.label).size();
        known.add(keys.back(), index);
        known.add(name, index);
        if (label > 0 && label + 1 < name.size())
            known.add(name.substr(label + 1), index);
    }
    std::size_t length = 0;
    const std::vector<int> found = known.longest(cursor.rest(), length);
    const std::string word(length > 0 ? cursor.rest().substr(0, length) : cursor.word());
    if (found.empty()) // over, or never declared: the rules give the refusal
        return cursor.takeWord();
    if (found.size() > 1) {
        std::vector<std::string> may;
        for (const int one : found)
            may.push_back(checkedAt(keys, one));
        return tl::unexpected(
            notUnderstood(Text("'{0}' may be any of {1}; name it by its id", {word, commaList(may)}), "", {}));
    }
    cursor.take(length);
    return checkedAt(keys, found.front());
}

/// The cell of the units that a name means, such as the hex under attack; -1 unless they are all in one cell.
int OrderFields::takeWhereSomebodyStands(OrderCursor& cursor) const
{
    std::size_t length = 0;
    int out = -1;
    for (const int unit : mNames.longestUnit(cursor, length)) {
        const int place = checkedAt(mState.position.units, unit).place.index();
        if (!mRules.compiled().onMap(PlaceId(place)) || (out >= 0 && place != out))
            return -1;
        out = place;
    }
    if (out >= 0)
        cursor.take(length);
    return out;
}

Result<std::string> OrderFields::readValue(const Field& field, OrderCursor& cursor) const
{
    const auto refused = [&](Text text, const std::vector<std::string>& candidates) {
        return tl::unexpected(notUnderstood(std::move(text), cursor.word(), candidates));
    };
    const std::string word(cursor.word());
    if (word.empty())
        return fail(Trouble::Refused, Text("{0} is missing", {captionOf(field)}), {},
                    Text("write it in full: {0}", {orderForm(mEntry, field.name)}));
    if (field.pick == Pick::Unit || field.pick == Pick::Units)
        return readUnit(field, cursor);
    if (field.pick == Pick::Path && word.starts_with('@')) {
        const int facing = mRules.facingNamed(std::string_view(word).substr(1));
        if (facing < 0)
            return refused(Text("'{0}' is not a facing", {word}), {});
        cursor.take(word.size());
        return "@" + std::to_string(facing);
    }
    if (field.pick == Pick::Path && leaves(word)) {
        cursor.take(word.size());
        return word;
    }
    if (field.pick == Pick::Place || field.pick == Pick::Places || field.pick == Pick::Path) {
        int place = mNames.takePlace(cursor);
        if (place < 0)
            place = takeWhereSomebodyStands(cursor);
        if (place < 0)
            return refused(Text("there is no place '{0}'", {word}), {});
        return mRules.placeName(place);
    }
    if (field.pick == Pick::Side) {
        std::size_t length = 0;
        const std::vector<int> found = mNames.sides().longest(cursor.rest(), length);
        if (found.empty())
            return refused(Text("no side is called '{0}'", {word}), mNames.sides().names());
        cursor.take(length);
        return checkedAt(mRules.scenario().sides, found.front()).id;
    }
    if (field.pick == Pick::Formation)
        return mNames.takeFormation(cursor);
    if (field.pick == Pick::Engagement)
        return readEngagement(cursor);
    if (field.pick == Pick::Label) {
        NameIndex labels;
        for (std::size_t i = 0; i < field.labels.size(); ++i)
            labels.add(field.labels[i], static_cast<int>(i));
        std::size_t length = 0;
        const std::vector<int> found = labels.longest(cursor.rest(), length);
        if (found.empty())
            return refused(Text("'{0}' is not one of: {1}", {word, commaList(field.labels)}), field.labels);
        cursor.take(length);
        return checkedAt(field.labels, found.front());
    }
    int number = 0;
    const int facing = field.pick == Pick::Facing ? mRules.facingNamed(word) : -1;
    if (field.pick == Pick::Facing && facing < 0) {
        std::vector<std::string> names;
        for (int i = 0; i < mRules.ruleset().facings; ++i)
            names.push_back(mRules.facingName(i));
        return refused(Text("'{0}' is not a facing", {word}), names);
    }
    if (facing < 0 && !readNumber(word, number))
        return refused(Text("'{0}' is not a number for {1}", {word, captionOf(field)}), {});
    cursor.take(word.size());
    return std::to_string(facing < 0 ? number : facing);
}

} // namespace fw
