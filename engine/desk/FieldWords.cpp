#include "engine/base/CheckedIndex.h"
#include "engine/desk/ClauseWords.h"
#include "engine/model/Menu.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Reads the values of one field.
struct FieldReader {
    const DeskVocabulary& mKnown;
    const DeskTokens& mTokens;
    const Stated& mStated;

    /// The values of the field.
    Result<std::vector<std::string>> read(const SaidField& said) const
    {
        const DeskToken& word = mTokens[said.word];
        std::vector<std::string> values;
        for (std::size_t at = said.from; at <= said.end;) {
            std::size_t stop = at;
            while (stop < said.end && mTokens[stop].kind != TokenKind::Comma && !mTokens[stop].is("and")
                   && (stop == at || said.field->pick != Pick::Path))
                ++stop;
            if (stop == at)
                return unclear(word, Text("a value is missing after \"{0}\"", {word.text}));
            Result<std::string> value = this->value(*said.field, at, stop);
            if (!value)
                return tl::unexpected(value.error());
            if (std::ranges::find(values, *value) != values.end())
                return unclear(mTokens[at], Text("\"{0}\" is given twice", {mTokens[at].text}));
            values.push_back(std::move(*value));
            if (stop >= said.end)
                break;
            // As in orders, the cells of a path follow each other with blanks between them.
            const bool mark = mTokens[stop].kind == TokenKind::Comma || mTokens[stop].is("and");
            at = mark ? stop + 1 : stop;
        }
        const Pick pick = said.field->pick;
        if (values.size() > 1 && pick != Pick::Units && pick != Pick::Places && pick != Pick::Path)
            return unclear(word, Text("\"{0}\" takes one value", {word.text}));
        return values;
    }

    Result<std::string> value(const Field& field, std::size_t at, std::size_t end) const
    {
        const std::string said = joined(mTokens, at, end);
        const DeskToken& word = mTokens[at];
        if (field.pick == Pick::Unit || field.pick == Pick::Units)
            return statedUnit(said, word);
        if (field.pick == Pick::Label) {
            for (const std::string& label : field.labels)
                if (plainWords(label) == plainWords(said))
                    return label;
            return unclear(word, Text("'{0}' is not one of: {1}", {said, commaList(field.labels)}), field.labels);
        }
        if (field.pick == Pick::Side) {
            std::vector<std::string> names;
            if (mKnown.scenario() != nullptr)
                for (const Army& side : mKnown.scenario()->sides) {
                    names.push_back(side.name);
                    if (plainWords(side.id) == plainWords(said) || plainWords(side.name) == plainWords(said))
                        return side.id;
                }
            return unclear(word, Text("no side is called '{0}'", {said}), names);
        }
        if (field.pick == Pick::Formation) {
            for (const std::string& one : mKnown.formations())
                if (plainWords(one) == plainWords(said))
                    return one;
            return unclear(word, Text("there is no formation '{0}'", {said}), mKnown.formations());
        }
        if (end > at + 1)
            return unclear(mTokens[at + 1], Text("\"{0}\" is not expected here", {mTokens[at + 1].text}));
        if (field.pick == Pick::Number && !wholeNumber(said))
            return unclear(word, Text("'{0}' is not a number for {1}", {said, field.name}));
        return said;
    }

    /// The board id of the stated counter with that name.
    Result<std::string> statedUnit(const std::string& said, const DeskToken& word) const
    {
        const std::vector<std::string> ids = boardIds(mStated);
        const int counter = mKnown.counter(said);
        std::vector<std::string> found, names;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const StatedUnit& unit = i < mStated.acting.size() ? mStated.acting[i]
                                                               : mStated.target[i - mStated.acting.size()];
            const std::string& name = !unit.name.empty() ? unit.name : unit.type;
            names.push_back(name);
            if (plainWords(ids[i]) == plainWords(said) || plainWords(name) == plainWords(said)
                || (counter >= 0 && word.kind != TokenKind::Quoted
                    && checkedAt(mKnown.scenario()->units, counter).id == unit.counter))
                found.push_back(ids[i]);
        }
        if (found.size() == 1)
            return found.front();
        if (found.size() > 1)
            return unclear(word,
                           Text("\"{0}\" may be any of {1}; give each a name in quotes", {said, commaList(found)}));
        return unclear(word, Text("\"{0}\" is not one of the counters in the case", {said}), names);
    }
};

} // namespace

Result<std::vector<std::string>> fieldWords(const DeskVocabulary& known, const DeskTokens& tokens,
                                            const SaidField& said, const Stated& stated)
{
    return FieldReader{known, tokens, stated}.read(said);
}

const Field* fieldAt(const DeskTokens& tokens, std::size_t at, std::size_t end, const std::vector<const Field*>& fields,
                     std::size_t& length)
{
    const auto* named = longestSpelt(
        tokens, at, end, fields,
        [](const Field* field) {
            return std::vector{field->name, field->word, field->label};
        },
        length);
    return named != nullptr ? *named : nullptr;
}

bool answerAt(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end,
              std::size_t& length)
{
    if (!known.entryAt(tokens, at, end, length).empty())
        return true;
    length = tokens[at].is("pass") ? 1 : 0;
    return length > 0;
}

Result<SaidAnswer> answerWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end)
{
    SaidAnswer out;
    std::size_t length = 0;
    answerAt(known, tokens, at, end, length);
    out.entry = joined(tokens, at, at + length);
    out.takes = known.fields(known.entries(out.entry));
    std::size_t word = at;
    at += length;
    if (at < end && tokens[at].kind == TokenKind::Colon)
        ++at;
    const Field* field = out.takes.empty() ? nullptr : out.takes.front();
    std::size_t named = 0;
    if (const Field* first = at < end ? fieldAt(tokens, at, end, out.takes, named) : nullptr) {
        field = first;
        word = at;
        at += named;
    }
    while (at < end) {
        if (field == nullptr)
            return unclear(tokens[at], Text("\"{0}\" takes nothing after it", {out.entry}));
        // A value ends before the next word that names a field; right after a field or a comma a word is a value.
        std::size_t stop = at + 1;
        const Field* next = nullptr;
        for (; stop < end && next == nullptr; stop += next == nullptr ? 1 : 0)
            if (tokens[stop].kind == TokenKind::Word && tokens[stop - 1].kind != TokenKind::Comma
                && !tokens[stop - 1].is("and"))
                next = fieldAt(tokens, stop, end, out.takes, named);
        for (const SaidField& other : out.fields)
            if (other.field == field)
                return unclear(tokens[word], Text("\"{0}\" is given twice", {tokens[word].text}));
        out.fields.push_back({field, at, stop, word});
        field = next;
        word = stop;
        at = next != nullptr ? stop + named : end;
        if (next != nullptr && at >= end)
            return unclear(tokens[word], Text("a value is missing after \"{0}\"", {tokens[word].text}));
    }
    return out;
}

std::vector<std::string> boardIds(const Stated& stated)
{
    const auto idOf = [](const StatedUnit& unit) {
        if (!unit.counter.empty())
            return unit.counter;
        std::string id = unit.name.empty() ? unit.type : unit.name;
        for (char& c : id)
            if (c == ' ' || c == ',' || c == ';' || c == ':' || c == '"')
                c = '-';
        return id.empty() ? std::string("counter") : id;
    };
    std::map<std::string, int> alike; // by the plain words of an id
    for (const auto* units : {&stated.acting, &stated.target})
        for (const StatedUnit& unit : *units)
            ++alike[plainWord(idOf(unit))];
    std::vector<std::string> ids;
    std::set<std::string> taken;
    for (const auto* units : {&stated.acting, &stated.target})
        for (const StatedUnit& unit : *units) {
            std::string id = idOf(unit);
            // Counters of the scenario keep their ids; others with the same name get numbers.
            if (unit.counter.empty() && alike[plainWord(id)] > 1) {
                const std::string base = id;
                for (int n = 1; n == 1 || taken.count(plainWord(id)) != 0 || alike.count(plainWord(id)) != 0; ++n)
                    id = base + "-" + std::to_string(n);
            }
            taken.insert(plainWord(id));
            ids.push_back(std::move(id));
        }
    return ids;
}

} // namespace fw
