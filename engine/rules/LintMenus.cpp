// Judges menus: each order must mean one thing.
#include "engine/model/Procedures.h"
#include "engine/model/SentenceTemplate.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/OrderStarts.h"

#include <algorithm>

namespace fw {

namespace {

/// A phrase as orders are read: in lower case, with single blanks.
std::string typed(const std::string& phrase)
{
    std::string out;
    for (const char c : phrase) {
        if (c == ' ' || c == '\t') {
            if (!out.empty() && out.back() != ' ')
                out += ' ';
        } else {
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
    }
    if (!out.empty() && out.back() == ' ')
        out.pop_back();
    return out;
}

/// Whether two rows can be in force together: not if one requires an option value that the other excludes.
bool together(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    const auto excludes = [](const std::string& one, const std::string& other) {
        const std::size_t at = one.find('=');
        const std::size_t to = other.find('=');
        if (at == std::string::npos || to == std::string::npos || at == 0 || to == 0)
            return false;
        const bool no = one[at - 1] == '!';
        const bool not_ = other[to - 1] == '!';
        if (one.substr(0, at - no) != other.substr(0, to - not_))
            return false;
        const bool same = one.substr(at + 1) == other.substr(to + 1);
        return no != not_ ? same : !no && !same;
    };
    for (const std::string& one : a)
        for (const std::string& other : b)
            if (excludes(one, other))
                return false;
    return true;
}

/// Whether two conditions are opposites, so that both entries are never offered together.
bool opposed(const Reqs& a, const Reqs& b)
{
    const auto opposite = [](Req one, Req other) {
        const bool turned = one.is == other.isnt && one.isnt == other.is && one.is.empty() != one.isnt.empty();
        one.is.clear();
        one.isnt.clear();
        other.is.clear();
        other.isnt.clear();
        return turned && one == other;
    };
    for (const Req& one : a)
        for (const Req& other : b)
            if (opposite(one, other))
                return true;
    return false;
}

struct MenusLint {
    LintSink& mSink;

    template <class X>
    void operator()(const X& x)
    {
        if constexpr (requires { x.menu; }) {
            menu(x.menu, std::is_same_v<X, WindowNode>);
        } else if constexpr (std::is_same_v<X, ManualNode>) {
            labels(x.labels);
            decisions(x.labels);
        }
    }

    void menu(const std::vector<MenuEntry>& entries, bool window)
    {
        mSink.each("menu", entries, [&](const MenuEntry& entry, std::size_t i) {
            if (window)
                for (const auto& [key, word] : {std::pair{"word", &entry.word}, {"id", &entry.id}})
                    if (typed(*word) == "pass")
                        mSink.wrongIn(LintKind::ReservedWord, key,
                                      "in a window, 'pass' means passing and not this entry",
                                      "give the entry another word");
            reserved(entry);
            for (std::size_t k = 0; k < i; ++k)
                if (together(entry.when, entries[k].when))
                    beside(entry, entries[k]);
            fieldWords(entry);
            said(entry);
            if (!entry.why.empty() && entry.need.empty())
                mSink.wrongIn(LintKind::NeverShown, "why",
                              "this text is never shown, because the entry has no condition",
                              "write the condition as 'if', or leave 'why' out");
        });
    }
    /// A word of the referee cannot begin an order.
    void reserved(const MenuEntry& entry)
    {
        const std::string word = typed(entry.word.empty() ? entry.id : entry.word);
        for (const char* taken : starts::all)
            if (word == taken || word.starts_with(std::string(taken) + " "))
                mSink.wrongIn(LintKind::ReservedWord, entry.word.empty() ? "id" : "word",
                              Text("an orders line that begins with '{0}' is the referee's", {taken}),
                              "give the entry another word");
    }
    void beside(const MenuEntry& entry, const MenuEntry& before)
    {
        if (entry.id == before.id) {
            mSink.wrongIn(LintKind::SameOrderWord, "id", Text("two entries of this menu have the id '{0}'", {entry.id}),
                          "an answer names its entry by the id: give one another");
            return;
        }
        if (opposed(entry.need, before.need))
            return;
        const auto clash = [&](const char* key, const std::string& word, const std::string& other) {
            if (word.empty() || other.empty() || typed(word) != typed(other))
                return false;
            mSink.wrongIn(LintKind::SameOrderWord, key,
                          Text("in one menu '{0}' means '{1}' and '{2}'", {word, before.id, entry.id}),
                          "give one of them another word");
            return true;
        };
        (void)(clash("word", entry.word, before.word) || clash("word", entry.word, before.id)
               || clash("id", entry.id, before.word));
    }
    void fieldWords(const MenuEntry& entry)
    {
        mSink.each("fields", entry.fields, [&](const Field& field, std::size_t i) {
            for (std::size_t k = 0; k < i; ++k) {
                const Field& before = entry.fields[k];
                if (!together(field.when, before.when))
                    continue;
                if (field.name == before.name)
                    mSink.wrongIn(LintKind::SameOrderWord, "name",
                                  Text("two fields of this entry are called '{0}'", {field.name}));
                if (!field.word.empty() && typed(field.word) == typed(before.word))
                    mSink.wrongIn(
                        LintKind::SameOrderWord, "word",
                        Text("in one order '{0}' introduces '{1}' and '{2}'", {field.word, before.name, field.name}),
                        "give one of them another word");
            }
            labels(field.labels);
        });
    }
    /// Checks the log sentence: it must name every field, and make sense without the optional ones.
    void said(const MenuEntry& entry)
    {
        if (entry.say.empty())
            return;
        Text fault;
        const std::vector<SayPart> parts = readSay(entry.say, fault);
        if (!fault.empty()) {
            mSink.wrongIn(LintKind::LogSentence, "say", std::move(fault));
            return;
        }
        Vocabulary names;
        for (const Field& field : entry.fields)
            names.add(field.name);
        for (const SayPart& part : parts)
            if (!part.field.empty() && !names.has(part.field))
                mSink.wrongIn(LintKind::UnknownPart, "say", Text("the entry has no field '{0}'", {part.field}),
                              mSink.remedy(names, part.field));
        for (const Field& field : entry.fields) {
            const auto tells = [&](const SayPart& part) { return part.field == field.name && !part.counts; };
            const auto told = std::ranges::find_if(parts, tells);
            const bool mayGo = field.optional || (field.automatic && field.pick == Pick::Path) || !field.when.empty();
            if (told == parts.end())
                mSink.wrongIn(LintKind::LogSentence, "say",
                              Text("the log would leave out the field '{0}'", {field.name}),
                              Text("write {{0}} where it belongs", {field.name}));
            else if (mayGo && told->within < 0)
                mSink.wrongIn(LintKind::LogSentence, "say", Text("the field '{0}' may be left out", {field.name}),
                              "put [ and ] around the words that are left out with it");
        }
    }
    /// A decision must not begin with the word that introduces the reason.
    void decisions(const std::vector<std::string>& offered)
    {
        for (std::size_t i = 0; i < offered.size(); ++i)
            if (const std::string word = typed(offered[i]); word == "because" || word.starts_with("because "))
                mSink.wrongIn(LintKind::ReservedWord, "labels", "the words after 'because' are read as the reason",
                              "give the decision another word", static_cast<int>(i));
    }
    void labels(const std::vector<std::string>& offered)
    {
        for (std::size_t i = 0; i < offered.size(); ++i) {
            const int at = static_cast<int>(i);
            if (typed(offered[i]).empty())
                mSink.wrongIn(LintKind::EmptyWord, "labels", "an empty word is offered, and orders cannot write it", {},
                              at);
            for (std::size_t k = 0; k < i; ++k)
                if (typed(offered[i]) == typed(offered[k]))
                    mSink.wrongIn(LintKind::ListedTwice, "labels", Text("'{0}' is offered twice", {offered[i]}), {},
                                  at);
        }
    }
};

} // namespace

void lintMenus(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    MenusLint lint{sink};
    eachPlacedRow(ruleset, sink, lint);
}

} // namespace fw
