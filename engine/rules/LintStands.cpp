// Finds out what roles stand for, and whether they can carry a mark or answer a fact.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Facts.h"
#include "engine/rules/LintScopes.h"

namespace fw {

void ScopesLint::stands(const std::string& word, std::uint16_t kinds)
{
    if (word.empty())
        return;
    const auto at = static_cast<std::size_t>(name(word));
    if (at >= mStands.size())
        mStands.resize(at + 1);
    mStood |= (kinds & ~mStands[at]) != 0;
    mStands[at] |= kinds;
}

const std::vector<std::vector<PathWord>>& ScopesLint::wordsOf(const std::string& text)
{
    auto found = mPathWords.find(text);
    if (found == mPathWords.end())
        found = mPathWords.emplace(text, pathWords(text)).first;
    return found->second;
}

std::uint16_t ScopesLint::standsFor(const std::string& text)
{
    std::uint16_t out = 0;
    for (const std::vector<PathWord>& words : wordsOf(text))
        out |= standsFor(words);
    return out;
}

std::uint16_t ScopesLint::unfit(const std::string& text, std::uint16_t taken)
{
    for (const std::vector<PathWord>& words : wordsOf(text))
        if (const std::uint16_t given = standsFor(words); given != 0 && !(given & (taken | Other)))
            return given;
    return 0;
}

std::uint16_t ScopesLint::standsFor(const std::vector<PathWord>& words)
{
    std::uint16_t now = 0;
    for (const PathWord& word : words) {
        if (word.what == PathWord::What::Role && word.name == "it") {
            now = mIt;
        } else if (word.what == PathWord::What::Role) {
            const auto at = static_cast<std::size_t>(name(word.name));
            now = at < mStands.size() ? mStands[at] : 0;
        } else if (word.what == PathWord::What::Root) {
            const auto root = rootNamed(word.name).value_or(Root::Role);
            now = root == Root::MapUnits || root == Root::AllUnits || root == Root::Box  ? Units
                  : root == Root::Sides || root == Root::Active || root == Root::Passive ? Sides
                  : root == Root::Game                                                   ? Game
                  : root == Root::Formations                                             ? Formations
                  : root == Root::Engagements                                            ? Engagements
                  : root == Root::Hexsides                                               ? Hexsides
                  : root == Root::Region || root == Root::Regions                        ? Areas
                  : root == Root::Role                                                   ? Other
                                                                                         : Places;
        } else if (word.what == PathWord::What::Relation) {
            static const Vocabulary units = Vocabulary::of(
                "stack|others|formation|roster|top|members|units|zoners|army|all-units");
            static const Vocabulary places = Vocabulary::of(
                "place|arrival|setup|reach|seen|front|flank|rear|zone|neighbours|"
                "within|ray|line|edge-to|entries|areas|first|last|cells");
            static const Vocabulary formations = Vocabulary::of("formations|parent|echelons|parts");
            // The foes of sides are sides, and those of counters are counters.
            if (word.name == "containing")
                now = bearersOf(word.arg);
            else if (word.name == "about")
                now = Units | Places;
            else if (word.name != "foes")
                now = units.has(word.name)                                ? Units
                      : places.has(word.name)                             ? Places
                      : word.name == "side"                               ? Sides
                      : formations.has(word.name)                         ? Formations
                      : word.name == "regions"                            ? Areas
                      : word.name == "hexsides" || word.name == "between" ? Hexsides
                                                                          : Other;
        }
    }
    return now;
}

std::uint16_t ScopesLint::relates(const PathWord& word) const
{
    static const std::map<std::string, int, std::less<>> taken{
        {"place", Units | Places},
        {"stack", Units},
        {"others", Units},
        {"side", Units | Formations | Sides},
        {"formation", Units},
        {"formations", Units | Formations | Sides},
        {"roster", Formations},
        {"parent", Units | Formations},
        {"echelons", Units | Formations},
        {"parts", Units | Formations},
        {"top", Units},
        {"areas", Sides},
        {"entries", Sides},
        {"army", Sides},
        {"all-units", Sides},
        {"arrival", Units},
        {"setup", Units},
        {"reach", Units},
        {"front", Units},
        {"flank", Units},
        {"rear", Units},
        {"zone", Units},
        {"containing", Units},
        {"about", Engagements},
        {"units", Units | Places},
        {"neighbours", Units | Places},
        {"within", Units | Places},
        {"ray", Units | Places},
        {"seen", Units | Places},
        {"zoners", Units | Places},
        {"features", Units | Places},
        {"hexside", Units | Places},
        {"line", Units | Places},
        {"line-inside", Units | Places},
        {"edge-to", Units | Places},
        {"foes", Units | Formations | Sides},
        {"first", Places},
        {"last", Places},
        {"cells", Places | Hexsides | Areas},
        {"regions", Units | Places | Sides},
        {"hexsides", Units | Places},
        {"between", Units | Places},
    };
    if (word.name == "members")
        return bearersOf(word.arg) & Other ? std::uint16_t{0} : bearersOf(word.arg);
    const auto found = taken.find(word.name);
    return found == taken.end() ? std::uint16_t{0} : static_cast<std::uint16_t>(found->second);
}

std::uint16_t ScopesLint::askedOf(const std::string& fact, const std::string& arg) const
{
    std::uint16_t out = 0;
    if (fact == "mark") {
        const auto found = mMarks.find(arg);
        return found == mMarks.end() || found->second->on == MarkOn::Game ? 0 : mayCarry(*found->second);
    }
    if (const int index = factNamed(fact); index >= 0)
        for (const char letter : checkedAt(factRows(), index).subjects)
            out |= letter == 'u'   ? Units
                   : letter == 'p' ? Places
                   : letter == 's' ? Sides
                   : letter == 'f' ? Formations
                   : letter == 'e' ? Engagements
                   : letter == 'h' ? static_cast<Stands>(Hexsides | Areas)
                                   : Game;
    return out & Game ? 0 : out; // the subject of a fact about the game does not matter
}

std::uint16_t ScopesLint::fits(const std::string& def) const
{
    std::uint16_t out = 0;
    for (const Def& row : mRules.defs) {
        if (row.id != def)
            continue;
        std::uint16_t now = Units | Places | Sides | Formations | Engagements | Game | Hexsides | Areas;
        for (const Req& r : row.need) {
            const bool ofIt = r.of == "it"
                              || (r.of.empty() && r.any.empty() && r.every.empty() && r.none.empty()
                                  && r.among.empty());
            if (const std::uint16_t one = ofIt ? askedOf(r.fact, r.arg) : std::uint16_t{0}; one != 0)
                now &= one;
        }
        out |= now;
    }
    return out;
}

std::uint16_t ScopesLint::mayCarry(const Mark& mark)
{
    return mark.on == MarkOn::Unit         ? Units
           : mark.on == MarkOn::Place      ? Units | Places
           : mark.on == MarkOn::Side       ? Units | Sides | Formations
           : mark.on == MarkOn::Formation  ? Units | Formations
           : mark.on == MarkOn::Engagement ? Engagements
           : mark.on == MarkOn::Area       ? Units | Places | Areas
           : onGround(mark.on)             ? Hexsides
                                           : Game;
}

std::uint16_t ScopesLint::bearersOf(const std::string& mark) const
{
    const auto found = mMarks.find(mark);
    if (found == mMarks.end())
        return Other;
    switch (found->second->on) {
    case MarkOn::Unit: return Units;
    case MarkOn::Place: return Places;
    case MarkOn::Side: return Sides;
    case MarkOn::Formation: return Formations;
    case MarkOn::Engagement: return Engagements;
    case MarkOn::Hexside:
    case MarkOn::Way: return Hexsides;
    case MarkOn::Area: return Areas;
    case MarkOn::Game: break;
    }
    return Other;
}

namespace {

Text notOn(const std::string& mark, std::uint16_t kinds)
{
    return {kinds == 1     ? "the mark '{0}' is not for units"
            : kinds == 2   ? "the mark '{0}' is not for places"
            : kinds == 4   ? "the mark '{0}' is not for sides"
            : kinds == 8   ? "the mark '{0}' is not for the game"
            : kinds == 32  ? "the mark '{0}' is not for formations"
            : kinds == 64  ? "the mark '{0}' is not for engagements"
            : kinds == 128 ? "the mark '{0}' is not for hexsides"
            : kinds == 256 ? "the mark '{0}' is not for areas"
                           : "the mark '{0}' is not for units, places or sides",
            {mark}};
}

Text notAskedOf(const std::string& fact, std::uint16_t kinds)
{
    return {kinds == 1     ? "the fact '{0}' cannot be asked of units"
            : kinds == 2   ? "the fact '{0}' cannot be asked of places"
            : kinds == 4   ? "the fact '{0}' cannot be asked of sides"
            : kinds == 8   ? "the fact '{0}' cannot be asked of the game"
            : kinds == 32  ? "the fact '{0}' cannot be asked of formations"
            : kinds == 64  ? "the fact '{0}' cannot be asked of engagements"
            : kinds == 128 ? "the fact '{0}' cannot be asked of hexsides"
            : kinds == 256 ? "the fact '{0}' cannot be asked of areas"
                           : "the fact '{0}' cannot be asked of units, places or sides",
            {fact}};
}

Text notFor(const std::string& def, std::uint16_t kinds)
{
    return {kinds == 1   ? "the definition '{0}' cannot be asked of units"
            : kinds == 2 ? "the definition '{0}' cannot be asked of places"
            : kinds == 4 ? "the definition '{0}' cannot be asked of sides"
                         : "the definition '{0}' cannot be asked of formations, engagements or the game",
            {def}};
}

Text notHeldAgainst(const std::string& fact, std::uint16_t kinds)
{
    return {kinds == 1   ? "the fact '{0}' cannot be asked with units"
            : kinds == 2 ? "the fact '{0}' cannot be asked with places"
            : kinds == 4 ? "the fact '{0}' cannot be asked with sides"
            : kinds == 8 ? "the fact '{0}' cannot be asked with the game"
                         : "the fact '{0}' cannot be asked with formations or engagements",
            {fact}};
}

Text notDone(std::string_view deed, std::uint16_t kinds)
{
    return {kinds == 1     ? "'{0}' cannot change units"
            : kinds == 2   ? "'{0}' cannot change places"
            : kinds == 4   ? "'{0}' cannot change sides"
            : kinds == 8   ? "'{0}' cannot change the game"
            : kinds == 32  ? "'{0}' cannot change formations"
            : kinds == 64  ? "'{0}' cannot change engagements"
            : kinds == 128 ? "'{0}' cannot change hexsides"
            : kinds == 256 ? "'{0}' cannot change areas"
                           : "'{0}' cannot change units, places or sides",
            {std::string(deed)}};
}

Text neverOf(const std::string& word, std::uint16_t kinds, const std::string& path)
{
    return {kinds == 1     ? "units have no '{0}', so '{1}' is always empty"
            : kinds == 2   ? "places have no '{0}', so '{1}' is always empty"
            : kinds == 4   ? "sides have no '{0}', so '{1}' is always empty"
            : kinds == 8   ? "the game has no '{0}', so '{1}' is always empty"
            : kinds == 32  ? "formations have no '{0}', so '{1}' is always empty"
            : kinds == 64  ? "engagements have no '{0}', so '{1}' is always empty"
            : kinds == 128 ? "hexsides have no '{0}', so '{1}' is always empty"
            : kinds == 256 ? "areas have no '{0}', so '{1}' is always empty"
                           : "nothing before '{0}' has one, so '{1}' is always empty",
            {word, path}};
}

} // namespace

void ScopesLint::follows(const std::vector<PathWord>& words, const std::string& text)
{
    for (std::size_t i = 1; i < words.size(); ++i) {
        const PathWord& word = words[i];
        const std::uint16_t taken = word.what == PathWord::What::Relation ? relates(word) : std::uint16_t{0};
        const std::uint16_t given = standsFor(
            std::vector<PathWord>(words.begin(), words.begin() + static_cast<long>(i)));
        if (taken == 0 || given == 0 || given & (taken | Other))
            continue;
        const bool ofIt = i == 1 && words.front().what == PathWord::What::Role && words.front().name == "it";
        mSink.wrong(LintKind::WrongSubject, neverOf(word.name, given, text),
                    ofIt ? Text("here 'it' is the member of the list; for the outer one write 'it as self is NAME', "
                                "and 'self/{0}' in that definition",
                                {word.name})
                    : given == Places && taken & Units
                        ? Text("go through the counters there, as in 'units/{0}', or name a counter", {word.name})
                        : Text("name something that has one"));
        return;
    }
}

void ScopesLint::done(std::string_view deed, const std::string& to, std::uint16_t taken, std::string_view key)
{
    if (const std::uint16_t given = mTelling ? unfit(to, taken) : std::uint16_t{0})
        mSink.wrongIn(LintKind::WrongTarget, key, notDone(deed, given),
                      given == Places ? Text("to name the units, write '/units' after the place")
                                      : Text("name something else"));
}

void ScopesLint::asks(const std::string& def, std::uint16_t given)
{
    std::uint16_t& it = mAskedOf[def];
    const std::uint16_t now = it | (given == 0 && mSettled ? std::uint16_t(Other) : given);
    mStood |= now != it;
    it = now;
    const std::uint16_t taken = mTelling && given != 0 && !(given & Other) ? fits(def) : std::uint16_t{0};
    if (taken != 0 && !(given & taken))
        mSink.wrong(LintKind::WrongSubject, notFor(def, given), "ask it of something else");
}

void ScopesLint::party(const Req& r)
{
    const bool listed = !r.any.empty() || !r.every.empty() || !r.none.empty() || !r.among.empty();
    if (!mTelling || r.with.empty() || r.fact.empty())
        return;
    // In a list, each member would be compared with itself: always adjacent, never an enemy.
    if (listed && r.with == "it")
        mSink.wrongIn(LintKind::ComparedWithItself, "with", "here 'it' is the member, compared with itself",
                      "name the outer one: 'it as self is NAME', and 'self' in that definition");
    static const Vocabulary owners = Vocabulary::of("hostile|friendly|foes|friends|zoned");
    static const Vocabulary placed = Vocabulary::of("adjacent|distance|linked|same-place|arc|bearing|hexside|way|sees");
    const std::uint16_t taken = owners.has(r.fact)   ? Units | Sides | Formations
                                : placed.has(r.fact) ? Units | Places
                                                     : 0;
    if (taken == 0)
        return;
    if (const std::uint16_t given = unfit(r.with, taken))
        mSink.wrongIn(LintKind::WrongSubject, "with", notHeldAgainst(r.fact, given), "name something else");
}

void ScopesLint::subject(std::string_view key, const std::string& fact, const std::string& of)
{
    if (!mTelling || fact.empty() || of.empty())
        return;
    const bool mark = fact.rfind("mark:", 0) == 0;
    const int index = factNamed(mark ? "mark" : fact);
    if (index < 0)
        return;
    std::uint16_t taken = askedOf(mark ? "mark" : fact, mark ? fact.substr(5) : std::string());
    if (mark && taken == 0)
        taken = Units | Places | Sides | Game;
    if (mark && mMarks.count(fact.substr(5)) == 0)
        return;
    if (taken == 0)
        return;
    const std::uint16_t given = unfit(of, taken);
    if (given == 0)
        return;
    mSink.wrongIn(LintKind::WrongSubject, key, mark ? notOn(fact.substr(5), given) : notAskedOf(fact, given),
                  "ask it of something else");
}

template <class V>
void ScopesLint::subject(const V& verb)
{
    const auto found = mMarks.find(verb.mark);
    if (!mTelling || found == mMarks.end())
        return;
    const Mark& mark = *found->second;
    const MarkForm form = mark.form;
    const auto unread = [&](const char* key, bool there) {
        if (there)
            mSink.wrongIn(LintKind::WrongMark, key,
                          Text("the mark '{0}' is a {1}: '{2}' is not read", {mark.id, wordOf(form), key}),
                          "take it out");
    };
    const auto fits = [&](bool yes, const char* takes) {
        if (!yes)
            mSink.wrongIn(
                LintKind::WrongMark, "mark",
                Text("the verb '{0}' cannot change the mark '{1}', a {2}", {V::kindWord, mark.id, wordOf(form)}),
                takes);
    };
    if constexpr (std::is_same_v<V, MarkVerb>) {
        unread("step", form != MarkForm::Ladder && !verb.step.empty());
        unread("to", form != MarkForm::Set && form != MarkForm::Number && !verb.to.empty());
        unread("value", form == MarkForm::Set && verb.value.has_value());
        if (form == MarkForm::Ladder && verb.step.empty() && !verb.value)
            mSink.wrongIn(LintKind::MissingField, "mark", Text("the step of '{0}' is missing", {mark.id}),
                          "give it in 'step', or an amount in 'value'");
        if (form == MarkForm::Ladder && !verb.step.empty() && verb.value)
            mSink.wrongIn(LintKind::OverriddenField, "value", Text("'{0}' is ignored next to '{1}'", {"value", "step"}),
                          "take one of the two out");
        if (form == MarkForm::Ladder && verb.value && !verb.value->symbol.empty()
            && std::ranges::find(mark.steps, verb.value->symbol) == mark.steps.end())
            mSink.wrongIn(LintKind::UnknownPart, "value",
                          Text("mark '{0}' has no step '{1}'", {mark.id, verb.value->symbol}),
                          mSink.remedy(Vocabulary::all(mark.steps), verb.value->symbol));
        if (form == MarkForm::Set && verb.to.empty())
            mSink.wrongIn(LintKind::WrongMark, "mark",
                          Text("the members that join the set '{0}' are missing", {mark.id}), "name them in 'to'");
    } else if constexpr (std::is_same_v<V, UnmarkVerb>) {
        unread("to", form != MarkForm::Set && !verb.to.empty());
    } else if constexpr (std::is_same_v<V, AddVerb>) {
        fits(form == MarkForm::Number || form == MarkForm::Ladder, "it takes a number");
    } else if constexpr (std::is_same_v<V, RevealVerb>) {
        fits(form == MarkForm::Sealed || form == MarkForm::Flag, "it takes a sealed mark");
    }
    const std::uint16_t given = standsFor(verb.of);
    if (given == 0 || (given & Other))
        return;
    // A place is asked for the marks of its areas, but only an area as a whole is marked.
    if ((given & (mark.on == MarkOn::Area ? std::uint16_t(Areas) : mayCarry(mark))) == 0)
        mSink.wrongIn(LintKind::WrongBearer, "of", notOn(mark.id, given), "name something that can carry it");
}
template void ScopesLint::subject(const MarkVerb&);
template void ScopesLint::subject(const UnmarkVerb&);
template void ScopesLint::subject(const AddVerb&);
template void ScopesLint::subject(const RevealVerb&);

} // namespace fw
