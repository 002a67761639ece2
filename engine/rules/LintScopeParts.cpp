// Roles and locals in their scope: paths, amounts, conditions.
#include "engine/base/CheckedIndex.h"
#include "engine/grid/Grid.h"
#include "engine/rules/Facts.h"
#include "engine/rules/LintScopes.h"

namespace fw {

/// The remedy with the most similar name that is known here.
Remedy ScopesLint::nearest(const std::string& word, const RoleSet& known)
{
    Vocabulary here;
    for (std::size_t i = 0; i < mWords.size() && mSink.seeks(); ++i)
        if (known.has(static_cast<int>(i)))
            here.add(mWords[i]);
    return mSink.remedy(here, word);
}

void ScopesLint::role(const std::string& word, const RoleSet& known, const std::string& in)
{
    const int role = name(word);
    mUsed.add(role);
    if (!mTelling || known.has(role) || word.empty() || Rational::parse(word).valid())
        return;
    mSink.wrong(LintKind::UnknownRole, Text("nothing binds the role '{0}' (in '{1}')", {word, in}),
                nearest(word, known));
}

void ScopesLint::local(const std::string& word, const RoleSet& known)
{
    if (word.empty())
        return;
    const int role = name(word);
    mUsed.add(role);
    if (!mTelling || known.has(role))
        return;
    mSink.wrong(LintKind::UnknownLocal, Text("nothing has written the local '{0}' here", {word}), nearest(word, known));
}

/// After 'ray:', a word that is not a point of the compass is a local with a number.
void ScopesLint::heading(const std::string& word, const RoleSet& known)
{
    if (word.empty())
        return;
    mUsed.add(name(word));
    if (mTelling && !known.has(name(word)))
        mSink.wrong(LintKind::WrongDistance, Text("'ray:{0}' needs a direction of the grid", {word}),
                    "write a point of the compass, as in 'ray:E', or a local that holds a number");
}

void ScopesLint::path(std::string_view key, const std::string& text, const RoleSet& known)
{
    if (text.empty())
        return;
    const PointerWay::Step step(mSink.way, key);
    for (const std::vector<PathWord>& words : wordsOf(text)) {
        if (mTelling)
            follows(words, text);
        for (const PathWord& word : words) {
            if (word.what == PathWord::What::Role || word.what == PathWord::What::Among) {
                role(word.name, known, text);
            } else if (word.what == PathWord::What::Def) {
                ask(Defs, word.name, with(known, {"it"}));
                asks(word.name, standsFor(std::vector<PathWord>(words.data(), &word)));
                if (mTelling && mWants.count(word.name) != 0)
                    mSink.wrong(LintKind::FilterRoles, Text("a filter cannot give roles to '{0}'", {word.name}),
                                "write a definition that asks it with its roles, and filter by that definition");
            } else if (word.what == PathWord::What::Relation) {
                if (word.name == "hexside" || word.name == "line" || word.name == "line-inside"
                    || word.name == "edge-to")
                    role(word.arg, known, text);
                else if (word.name == "ray" && !namesDirection(word.arg))
                    heading(word.arg, known);
                else if (word.name == "reach")
                    ask(Paths, word.arg, known);
                else if (word.name == "seen")
                    ask(Sights, word.arg, known);
            }
        }
    }
}

void ScopesLint::fact(const std::string& fact, const std::string& arg, bool asked, const RoleSet& known)
{
    if (fact.empty())
        return;
    if (fact == "rating")
        ask(Ratings, arg, known);
    else if (fact == "ways")
        ask(Paths, arg, known);
    else if (fact == "sees")
        ask(Sights, arg, known);
    if (asked)
        return;
    const int it = name("it");
    mUsed.add(it);
    const int index = factNamed(fact);
    // The game as subject answers only facts about itself.
    const auto mark = mMarks.find(arg);
    const bool ofGame = fact == "mark"
                            ? mark == mMarks.end() || mark->second->on == MarkOn::Game
                            : index >= 0 && checkedAt(factRows(), index).subjects.find('g') != std::string_view::npos;
    if (!mTelling || known.has(it) || index < 0 || ofGame)
        return;
    mSink.wrongIn(LintKind::MissingSubject, "fact", Text("the subject of the fact '{0}' is missing", {fact}),
                  "name it in 'of'");
}

void ScopesLint::amount(std::string_view key, const std::optional<Amount>& a, const RoleSet& known)
{
    if (a)
        amount(key, *a, known);
}

void ScopesLint::amount(std::string_view key, const Amount& a, const RoleSet& known)
{
    const PointerWay::Step step(mSink.way, key);
    note(known);
    amount(a, known);
}

void ScopesLint::amounts(std::string_view key, const std::vector<Amount>& list, const RoleSet& known)
{
    mSink.each(key, list, [&](const Amount& one) { amount(one, known); });
}

RoleSet ScopesLint::checkRoles(const std::map<std::string, std::string>& roles, const RoleSet& known)
{
    RoleSet out = known;
    const PointerWay::Step step(mSink.way, "roles");
    for (const auto& [word, from] : roles) {
        out.add(name(word));
        stands(word, standsFor(from));
        // A bare word that is not a role is a literal, if some row knows it.
        if (!known.has(name(from)) && mSaid.has(from))
            continue;
        path(word, from, known);
    }
    return out;
}

void ScopesLint::handed(const std::map<std::string, std::string>& roles, const Vocabulary& taken, const char* says,
                        const std::string& id)
{
    if (!mTelling)
        return;
    const PointerWay::Step step(mSink.way, "roles");
    for (const auto& [word, from] : roles)
        if (!taken.has(word))
            mSink.wrongIn(LintKind::SurplusRole, word, Text(says, {id, word}), mSink.remedy(taken, word));
}

/// Judges the conditions on the members that are counted, or on the faces of dice.
void ScopesLint::counted(const Amount& a, const RoleSet& known)
{
    if (!a.faces.empty()) {
        const PointerWay::Step step(mSink.way, "faces");
        local(a.faces, known);
    }
    if (a.count.empty()) {
        reqs("where", a.where, known);
        return;
    }
    if (a.where.empty())
        return;
    stands(a.as, standsFor(a.count));
    {
        const ItIs it(*this, standsFor(a.count));
        reqs("where", a.where, with(with(known, {"it"}), a.as));
    }
    written("as", a.as);
}

void ScopesLint::amount(const Amount& a, const RoleSet& known)
{
    if (a.number || !a.symbol.empty())
        return;
    path("of", a.of, known);
    path("with", a.with, known);
    path("count", a.count, known);
    path("over", a.over, known);
    fact(a.fact, a.arg, !a.of.empty(), known);
    subject("of", a.fact == "mark" ? "mark:" + a.arg : a.fact, a.of);
    if (!a.local.empty()) {
        const PointerWay::Step step(mSink.way, "local");
        local(a.local, known);
    }
    amounts("at", a.at, known);
    amounts("ratio", a.ratio, known);
    amounts("total", a.total, known);
    amounts("product", a.product, known);
    amounts("quotient", a.quotient, known);
    counted(a, known);
    if (!a.quantity.empty()) {
        ask(Quantities, a.quantity, checkRoles(a.roles, known));
        if (const auto reads = mReads.find(a.quantity); reads != mReads.end())
            handed(a.roles, reads->second, quantityTakesNo, a.quantity);
    }
    for (const std::string* q : {&a.sum, &a.least, &a.most}) {
        if (q->empty())
            continue;
        ask(Quantities, *q, with(known, a.as.empty() ? std::string("it") : a.as));
        stands(a.as, standsFor(a.over));
        const auto reads = mReads.find(*q);
        if (mTelling && !a.as.empty() && reads != mReads.end() && !reads->second.has(a.as))
            mSink.wrongIn(LintKind::SurplusRole, "as", Text(quantityTakesNo, {*q, a.as}),
                          mSink.remedy(reads->second, a.as));
        else
            written("as", a.as);
    }
}

void ScopesLint::nobodyHands(std::string_view key, const char* says, const std::string& id, const Vocabulary& taken,
                             const RoleSet& inside)
{
    for (const std::string& word : taken.sorted())
        if (mTelling && !inside.has(name(word)))
            mSink.wrongIn(LintKind::MissingRole, key, Text("'{0}' needs the role '{1}'", {id, word}),
                          Text(says, {id, word}));
}

/// Judges the definition of a condition, and its roles, which are resolved before the member becomes `it`.
void ScopesLint::asks(const Req& r, const RoleSet& known, const RoleSet& outside)
{
    mUsed.add(name("it"));
    if (mTelling && !known.has(name("it")))
        mSink.wrongIn(LintKind::MissingSubject, "def", Text("the subject of the fact '{0}' is missing", {r.def}),
                      "name it in 'of'");
    RoleSet inside = known;
    checkRoles(r.roles, outside);
    RoleSet given;
    for (const auto& [word, from] : r.roles)
        given.add(name(word));
    inside.add(given);
    ask(Defs, r.def, inside);
    if (mIndex[Defs].count(r.def) == 0) // reported already
        return;
    static const Vocabulary nothing;
    const auto wants = mWants.find(r.def);
    const Vocabulary& taken = wants == mWants.end() ? nothing : wants->second;
    handed(r.roles, taken, "the definition '{0}' takes no role '{1}'", r.def);
    nobodyHands("def", "write 'is {0}({1}: ROLE)'", r.def, taken, given);
}

void ScopesLint::req(const Req& r, const RoleSet& outside)
{
    if (!r.either.empty()) {
        mSink.each("either", r.either, [&](const Reqs& one) {
            for (std::size_t k = 0; k < one.size(); ++k) {
                const PointerWay::Step element(mSink.way, k);
                req(one[k], outside);
            }
        });
        return;
    }
    RoleSet known = outside;
    std::uint16_t member = 0;
    bool asked = false;
    for (const auto& [key, text] : {std::pair<const char*, const std::string*>{"of", &r.of},
                                    {"any", &r.any},
                                    {"every", &r.every},
                                    {"none", &r.none},
                                    {"among", &r.among}}) {
        path(key, *text, outside);
        if (text->empty())
            continue;
        known = with(with(known, {"it"}), r.as);
        stands(r.as, standsFor(*text));
        member |= standsFor(*text);
        asked = true;
        subject(key, r.fact == "mark" ? "mark:" + r.arg : r.fact, *text);
        if (!r.def.empty())
            for (const std::vector<PathWord>& words : wordsOf(*text))
                asks(r.def, standsFor(words));
    }
    written("as", r.as);
    if (!r.def.empty() && !asked)
        asks(r.def, mIt);
    if (!r.def.empty())
        asks(r, known, outside);
    fact(r.fact, r.arg, !r.of.empty(), known);
    // For a fact with another subject, `it` keeps its outer meaning in the values that it is compared with.
    const bool ofSomebody = !r.of.empty() && !r.fact.empty() && r.as.empty();
    if (ofSomebody)
        known = outside;
    const ItIs it(*this, asked && !ofSomebody ? member : mIt);
    path("with", r.with, known);
    party(r);
    amount("amount", r.amount, known);
    amounts("is", r.is, known);
    amounts("isnt", r.isnt, known);
    amount("min", r.min, known);
    amount("max", r.max, known);
}

void ScopesLint::reqs(std::string_view key, const Reqs& list, const RoleSet& known)
{
    if (mWatched != nullptr) {
        const PointerWay::Step step(mSink.way, key);
        note(known);
    }
    mSink.each(key, list, [&](const Req& r) { req(r, known); });
}

void ScopesLint::rules(std::string_view key, const std::vector<Rule>& list, const RoleSet& known)
{
    mSink.each(key, list, [&](const Rule& rule) {
        ask(Groups, rule.use, known);
        reqs("if", rule.applies, known);
        reqs("need", rule.need, known);
    });
}

} // namespace fw
