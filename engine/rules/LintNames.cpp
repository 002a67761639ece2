// Looks up every field that names a declared row; lintScopes covers roles and locals.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/DeclaredNames.h"
#include "engine/rules/Facts.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/RolePaths.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace fw {

namespace {

class NamesLint
{
public:
    NamesLint(const Ruleset& ruleset, LintSink& sink) : mRules(ruleset), mSink(sink), d(declared(ruleset)) {}

    void main()
    {
        mSink.row = "ruleset";
        mSink.schema(mRules.schema, "rules");
        known("main", mRules.main, d.procedures, noProcedure);
        standing();
        printed();
        all("excludedFromLosses", mRules.excludedFromLosses, Vocabulary::ids(mRules.unitTypes),
            "there is no type '{0}'");
    }

    void operator()(const auto& x)
    {
        if constexpr (requires { x.when; })
            for (std::size_t i = 0; i < x.when.size(); ++i)
                when(x.when[i], static_cast<int>(i));
        names(x);
        paths(x);
    }

private:
    /// The `standing` quantity is evaluated at any moment, for a side and nothing else.
    void standing()
    {
        known("runningScore", mRules.runningScore, d.quantities, noQuantity);
        for (const Quantity& row : mRules.quantities)
            if (row.id == mRules.runningScore && row.roles != std::vector<std::string>{"side"})
                mSink.wrongIn(LintKind::RunningScore, "runningScore",
                              Text("the only role of the quantity '{0}' must be 'side'", {row.id}),
                              "give it the roles [\"side\"]");
    }

    /// Counters show ratings, each once, of declared types.
    void printed()
    {
        const PointerWay::Step step(mSink.way, "printed");
        Vocabulary types = Vocabulary::ids(mRules.unitTypes);
        types.add("*");
        for (const auto& [type, shown] : mRules.printed) {
            known(type, type, types, "there is no type '{0}'");
            Vocabulary seen;
            std::istringstream words(shown);
            for (std::string word; words >> word;) {
                if (known(type, word, d.ratings, noRating) && seen.has(word))
                    mSink.wrongIn(LintKind::ListedTwice, type, Text("the rating '{0}' is printed twice", {word}),
                                  "take one out");
                seen.add(word);
            }
        }
    }

    static constexpr const char* noProcedure = "there is no procedure '{0}'";
    static constexpr const char* noQuantity = "there is no quantity '{0}'";
    static constexpr const char* noDefinition = "there is no definition '{0}'";
    static constexpr const char* noTable = "there is no table '{0}'";
    static constexpr const char* noMark = "there is no mark '{0}'";
    static constexpr const char* noRating = "there is no rating '{0}'";
    static constexpr const char* noBox = "there is no box '{0}'";
    static constexpr const char* noPath = "there is no path row '{0}'";
    static constexpr const char* noSight = "there is no sight '{0}'";

    /// Looks up the word of a field; an empty word is allowed.
    bool known(std::string_view key, const std::string& word, const Vocabulary& words, const char* says, int index = -1)
    {
        return word.empty() || mSink.known(key, word, words, says, index);
    }
    void all(std::string_view key, const std::vector<std::string>& list, const Vocabulary& words, const char* says)
    {
        for (std::size_t i = 0; i < list.size(); ++i)
            known(key, list[i], words, says, static_cast<int>(i));
    }

    void when(const std::string& text, int index)
    {
        const std::string option = text.substr(0, text.find_first_of("!="));
        const std::size_t at = text.find('=');
        if (at == std::string::npos || !d.options.has(option))
            mSink.wrongIn(LintKind::UnknownOption, "when", Text("'when' names no option: '{0}'", {text}),
                          mSink.remedy(d.options, option), index);
        else if (!d.values[option].has(text.substr(at + 1)))
            mSink.wrongIn(LintKind::UnknownOption, "when", Text("'when' names no value of the option: '{0}'", {text}),
                          mSink.remedy(d.values[option], text.substr(at + 1)), index);
    }
    void settings(const std::map<std::string, std::string>& options)
    {
        const PointerWay::Step step(mSink.way, "options");
        for (const auto& [name, value] : options) {
            if (!known(name, name, d.options, "there is no option '{0}'"))
                continue;
            if (!d.values[name].has(value))
                mSink.wrongIn(LintKind::UnknownOption, name, Text("option '{0}' cannot be '{1}'", {name, value}),
                              mSink.remedy(d.values[name], value));
        }
    }
    void argument(const std::string& fact, const std::string& arg)
    {
        const int index = fact.empty() ? -1 : factNamed(fact);
        if (!fact.empty() && index < 0) {
            Vocabulary words = d.facts; // a mark or a rating may be meant as a fact
            words.add(d.marks);
            words.add(d.ratings);
            // Rows of a scenario are also read without the rules, so marks and ratings are not facts by themselves.
            mSink.wrongIn(LintKind::UnknownFact, "fact", Text("there is no fact '{0}'", {fact}),
                          d.marks.has(fact)     ? Text("write 'mark[{0}]'", {fact})
                          : d.ratings.has(fact) ? Text("write 'rating[{0}]'", {fact})
                                                : mSink.remedy(words, fact));
        }
        if (index < 0)
            return;
        const FactRow& row = checkedAt(factRows(), index);
        const Vocabulary* words = nullptr;
        const auto named = [&](const Vocabulary& list, const char* says) {
            words = &list;
            known("arg", arg, list, says);
        };
        if (row.arg == ArgKind::Mark)
            named(d.marks, noMark);
        else if (row.arg == ArgKind::Rating)
            named(d.ratings, noRating);
        else if (row.arg == ArgKind::Box)
            named(d.boxes, noBox);
        else if (row.arg == ArgKind::Path)
            named(d.paths, noPath);
        else if (row.arg == ArgKind::Sight)
            named(d.sights, noSight);
        else if (row.arg == ArgKind::Way && !mRules.features.empty())
            known("arg", arg, d.ways, "the rules have no way '{0}'");
        else if (row.arg == ArgKind::Hexside && !mRules.features.empty())
            known("arg", arg, d.hexsides, "the rules have no hexside '{0}'");
        if (arg.empty() && words)
            mSink.wrongIn(LintKind::MissingArgument, "fact", Text("the fact '{0}' needs an argument", {fact}),
                          "give it in 'arg'");
    }

    void names(const auto&) {}
    void names(const Amount& x)
    {
        known("table", x.table, d.tables, noTable);
        known("quantity", x.quantity, d.quantities, noQuantity);
        known("sum", x.sum, d.quantities, noQuantity);
        known("least", x.least, d.quantities, noQuantity);
        known("most", x.most, d.quantities, noQuantity);
        argument(x.fact, x.arg);
    }
    void names(const Req& x)
    {
        known("def", x.def, d.defs, noDefinition);
        argument(x.fact, x.arg);
    }
    void names(const Mark& x)
    {
        ownName(x.id);
        Vocabulary features = d.hexsides;
        features.add(d.ways);
        known("adds", x.adds, features, "the rules have no hexside or way '{0}'");
        known("removes", x.removes, features, "the rules have no hexside or way '{0}'");
    }
    void names(const Modifier& x)
    {
        if (known("quantity", x.quantity, d.quantities, noQuantity) && !d.stages[x.quantity].has(x.stage))
            mSink.wrongIn(LintKind::UnknownPart, "stage",
                          Text("quantity '{0}' has no stage '{1}'", {x.quantity, x.stage}),
                          mSink.remedy(d.stages[x.quantity], x.stage));
        if (!x.group.empty() && !d.doubledGroups.has(x.quantity + "/" + x.stage + "/" + x.group))
            mSink.wrongIn(LintKind::LoneGroup, "group",
                          Text("no other row of this stage is in the group '{0}'", {x.group}),
                          "only the first row of a group that applies counts; a single row needs no group");
    }
    void names(const PathRow& x)
    {
        like(x);
        if (!x.exits.empty()
            && std::ranges::none_of(mRules.boxes, [](const Box& b) { return b.role == BoxRole::Left; }))
            mSink.wrongIn(LintKind::NoExitBox, "exits", "units that leave the map have nowhere to go",
                          "add a box with the role 'left'");
        known("cost", x.cost, d.quantities, noQuantity);
        if (x.facing != "kept" && x.facing != "free" && x.facing != "none") {
            Vocabulary words = d.quantities;
            words.add(Vocabulary::of("kept|free|none"));
            known("facing", x.facing, words, noQuantity);
        }
    }
    /// A path may inherit from another row, but not from itself or in a circle.
    void like(const PathRow& x)
    {
        if (!known("like", x.like, d.paths, noPath))
            return;
        std::size_t steps = 0;
        const PathRow* at = &x;
        while (at != nullptr && !at->like.empty() && steps <= mRules.paths.size()) {
            const PathRow* next = nullptr;
            for (const PathRow& other : mRules.paths)
                if (next == nullptr && &other != at && other.id == at->like)
                    next = &other;
            at = next;
            ++steps;
        }
        if (at == nullptr || steps > mRules.paths.size())
            mSink.wrongIn(LintKind::DependsOnItself, "like", Text("the path '{0}' refers to itself in 'like'", {x.id}),
                          "name a path that does not lead back to it");
    }
    void names(const Rule& x) { known("use", x.use, d.ruleGroups, "there is no group of rules '{0}'"); }
    void names(const RuleGroup& x)
    {
        for (std::size_t i = 0; i < x.rules.size(); ++i)
            if (!x.rules[i].use.empty())
                mSink.wrongIn(LintKind::NestedGroup, "rules",
                              Text("a group cannot contain the group '{0}'", {x.rules[i].use}),
                              "write its rules here, or name both groups where they are used", static_cast<int>(i));
    }
    void names(const PathMode& x) { known("cost", x.cost, d.quantities, noQuantity); }
    void names(const Constraint& x)
    {
        mSink.known("at", x.at, d.moments, "no node and no menu entry has the id '{0}'");
    }
    void names(const Field& x) { all("rows", x.rows, d.paths, noPath); }
    void names(const LookupNode& x) { known("table", x.table, d.tables, noTable); }
    void names(const ComputeNode& x) { known("quantity", x.quantity, d.quantities, noQuantity); }
    void names(const CheckNode& x) { known("quantity", x.quantity, d.quantities, noQuantity); }
    void names(const CallNode& x) { known("call", x.call, d.procedures, noProcedure); }
    void names(const SnapshotNode& x) { known("mark", x.mark, d.marks, noMark); }
    void names(const PathNode& x) { all("rows", x.rows, d.paths, noPath); }
    /// Looks up the names in a verb, by the fields of its kind.
    void names(const OneOf<VerbKind> auto& x)
    {
        if constexpr (requires { x.box; })
            known("box", x.box, d.boxes, noBox);
        if constexpr (requires { x.step; }) {
            if (known("mark", x.mark, d.marks, noMark) && !x.mark.empty() && !x.step.empty()
                && !d.steps[x.mark].has(x.step))
                mSink.wrongIn(LintKind::UnknownPart, "step", Text("mark '{0}' has no step '{1}'", {x.mark, x.step}),
                              mSink.remedy(d.steps[x.mark], x.step));
        } else if constexpr (requires { x.mark; }) {
            known("mark", x.mark, d.marks, noMark);
        }
    }
    /// A mark or rating must not have the name of a fact.
    void ownName(const std::string& id)
    {
        if (d.facts.has(id))
            mSink.wrongIn(LintKind::FactName, "id", Text("'{0}' is also the name of a fact", {id}),
                          "give it another id");
    }
    void names(const Rating& x) { ownName(x.id); }
    void names(const Preset& x) { settings(x.options); }
    void names(const Option& x)
    {
        mSink.known("standard", x.standard, d.values[x.id], "the standard '{0}' is not one of the values", -1,
                    LintKind::UnknownOption);
    }
    void names(const Example& x)
    {
        settings(x.options);
        known("preset", x.preset, Vocabulary::ids(mRules.presets), "there is no preset '{0}'");
    }
    void names(const Trigger& x)
    {
        event(x.event);
        const std::string head = x.event.substr(0, x.event.find(':'));
        const bool before = x.timing == Timing::Before || x.timing == Timing::Instead;
        static const Vocabulary heardBefore{"about-to-enter", "marked", "lost-step", "removed", "phase-begins"};
        if (x.event == "about-to-enter" && x.timing == Timing::After)
            mSink.wrongIn(LintKind::WrongTiming, "timing",
                          Text("the event '{0}' comes before it happens, not '{1}'", {x.event, wordOf(x.timing)}),
                          "write 'before' or 'instead', or use the event 'entered'");
        else if (before && !heardBefore.has(head))
            mSink.wrongIn(LintKind::WrongTiming, "timing",
                          Text("the event '{0}' comes after it happens, not '{1}'", {x.event, wordOf(x.timing)}),
                          head == "entered" || head == "left" || head == "zone-entered"
                              ? Text("write 'after', or use the event 'about-to-enter'")
                              : Text("write 'after', or leave it out"));
    }
    void event(const std::string& event)
    {
        static const Vocabulary bare{"about-to-enter", "entered",   "left",       "zone-entered",
                                     "move-ended",     "lost-step", "turn-begins"};
        static const Vocabulary argued{"marked", "removed", "track", "phase-begins", "phase-ends"};
        static const Vocabulary roles = Vocabulary::of(enumWords<BoxRole>);
        const std::size_t colon = event.find(':');
        const std::string head = event.substr(0, colon);
        const std::string arg = colon == std::string::npos ? "" : event.substr(colon + 1);
        const auto wrong = [&](LintKind kind, Text text, Remedy remedy) {
            mSink.wrongIn(kind, "event", std::move(text), std::move(remedy));
        };
        if (!argued.has(head)) {
            // A referee may raise an event by hand.
            Vocabulary words = bare;
            words.add(argued);
            if (!bare.has(event))
                mSink.wrongIn(words.slipOf(head).empty() ? LintKind::RefereeEvent : LintKind::UnknownEvent, "event",
                              Text("only the referee can raise the event '{0}'", {event}), mSink.remedy(words, head));
            return;
        }
        const bool phase = head == "phase-begins" || head == "phase-ends";
        const Vocabulary& words = head == "removed" ? roles : phase ? d.phases : d.marks;
        const char* const says = head == "removed" ? "there is no box role '{0}'"
                                 : phase           ? "there is no phase '{0}'"
                                                   : noMark;
        if (!words.has(arg))
            wrong(LintKind::UnknownEvent, Text(says, {arg}), mSink.remedy(words, arg));
        if (head == "track" && words.has(arg))
            for (const Mark& mark : mRules.marks)
                if (mark.id == arg && (mark.form != MarkForm::Number || mark.on == MarkOn::Unit))
                    wrong(LintKind::WrongMark, Text("the mark '{0}' is not a track", {arg}),
                          "a track is a number mark that is not on a unit; 'marked:' works with any mark");
    }

    /// Looks up the row names in each role path of a row; roles are checked in their scope.
    void paths(const auto& x)
    {
        PathFields visitor{*this};
        fields(visitor, x);
    }
    struct PathFields {
        NamesLint& lint;
        template <class T>
        void operator()(const char* key, const T& member, FieldFlags flags, const char*)
        {
            if constexpr (std::is_same_v<T, std::string>)
                if (flags.has(FieldFlags::Open) && flags.words)
                    lint.hint(key, member, flags.words);
            if (!flags.has(FieldFlags::Path))
                return;
            const PointerWay::Step step(lint.mSink.way, key);
            if constexpr (std::is_same_v<T, std::string>) {
                lint.path(member);
            } else if constexpr (requires { member.begin()->second; }) {
                for (const auto& [role, text] : member) {
                    const PointerWay::Step inner(lint.mSink.way, role);
                    lint.path(text);
                }
            }
        }
    };
    /// Where any word is allowed, a misspelt known word is still an error.
    void hint(std::string_view key, const std::string& word, const char* list)
    {
        if (word.empty() || key == "event" || key == "facing") // these are looked up elsewhere
            return;
        const Vocabulary known = Vocabulary::of(list);
        const bool open = key != "drawn"; // `drawn` allows only the known words
        if (open ? !known.slipOf(word).empty() : !known.has(word))
            mSink.wrongIn(LintKind::UnknownWord, key, Text("the word '{0}' means nothing here", {word}),
                          known.remedy(word));
    }
    void path(const std::string& text)
    {
        if (text.empty())
            return;
        for (const std::vector<PathWord>& words : pathWords(text))
            for (const PathWord& word : words)
                pathWord(word, text);
    }
    void inPath(const std::string& name, const Vocabulary& words, const char* says)
    {
        if (!words.has(name))
            mSink.wrong(LintKind::UnknownReference, Text(says, {name}), mSink.remedy(words, name));
    }
    void pathWord(const PathWord& word, const std::string& text)
    {
        static const Vocabulary relations = Vocabulary::all(relationNames());
        static const Vocabulary roots = Vocabulary::all(rootNames());
        if (word.what == PathWord::What::Def) {
            inPath(word.name, d.defs, noDefinition);
        } else if (word.what == PathWord::What::Root) {
            const std::optional<Root> root = rootNamed(word.name);
            if (!root) {
                mSink.wrong(LintKind::UnknownWord, Text("there is no root '{0}'", {word.name}),
                            mSink.remedy(roots, word.name));
                return;
            }
            if (*root == Root::Box)
                inPath(word.arg, d.boxes, noBox);
            else if (*root == Root::Hexsides)
                hexsides(word);
            else if (!word.arg.empty() && *root != Root::Area && *root != Root::Areas && *root != Root::Region
                     && *root != Root::Regions)
                mSink.wrong(LintKind::SurplusArgument, Text("'{0}' takes no ':{1}'", {word.name, word.arg}));
        } else if (word.what == PathWord::What::Relation) {
            const std::optional<Rel> rel = relationNamed(word.name);
            if (!rel)
                mSink.wrong(LintKind::UnknownWord, Text("there is no relation '{0}' (in '{1}')", {word.name, text}),
                            mSink.remedy(relations, word.name));
            else if (*rel == Rel::Members || *rel == Rel::Containing)
                set(word.arg);
            else if (*rel == Rel::Reach)
                inPath(word.arg, d.paths, noPath);
            else if (*rel == Rel::Seen)
                inPath(word.arg, d.sights, noSight);
            else if (*rel == Rel::Hexsides)
                hexsides(word);
            else if (*rel == Rel::Within)
                within(word.arg);
            else if (*rel == Rel::Ray && word.arg.empty())
                mSink.wrong(LintKind::WrongDistance, Text("'ray:{0}' needs a direction of the grid", {word.arg}),
                            "write a point of the compass, as in 'ray:E', or a local that holds a number");
            else if (!word.arg.empty() && *rel != Rel::Within && *rel != Rel::Ray && *rel != Rel::AreasOf
                     && *rel != Rel::Regions && !takesRole(*rel))
                mSink.wrong(LintKind::SurplusArgument, Text("'{0}' takes no ':{1}'", {word.name, word.arg}));
            else if (word.arg.empty() && *rel == Rel::AreasOf)
                mSink.wrong(LintKind::MissingArgument, Text("'{0}' needs a kind of area", {word.name}),
                            Text("write '{0}:KIND'", {word.name}));
            else if (word.arg.empty() && takesRole(*rel))
                mSink.wrong(LintKind::MissingArgument, Text("'{0}' needs a second party", {word.name}),
                            Text("write '{0}:ROLE'", {word.name}));
        }
    }
    /// The argument of `hexsides`: a feature of a hexside or a kind of way; the root always has one.
    void hexsides(const PathWord& word)
    {
        Vocabulary features = d.hexsides;
        features.add(d.ways);
        if (!word.arg.empty() && !mRules.features.empty())
            inPath(word.arg, features, "the rules have no hexside or way '{0}'");
        if (word.arg.empty() && word.what == PathWord::What::Root)
            mSink.wrong(LintKind::MissingArgument, Text("'{0}' needs a feature", {word.name}),
                        Text("write '{0}:FEATURE'", {word.name}));
    }
    void within(const std::string& arg)
    {
        int cells = -1;
        const auto [p, bad] = std::from_chars(arg.data(), arg.data() + arg.size(), cells);
        if (bad != std::errc() || p != arg.data() + arg.size() || cells < 0)
            mSink.wrong(LintKind::WrongDistance, Text("'within:{0}' needs a distance from 0 up", {arg}),
                        "write how many cells, as in 'within:2'");
    }
    void set(const std::string& mark)
    {
        inPath(mark, d.marks, noMark);
        for (const Mark& one : mRules.marks)
            if (one.id == mark && one.form != MarkForm::Set)
                mSink.wrong(LintKind::WrongMark, Text("the mark '{0}' has no members", {mark}), "only a set mark has");
    }

    const Ruleset& mRules;
    LintSink& mSink;
    Declared d;
};

} // namespace

void lintNames(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    NamesLint lint(ruleset, sink);
    lint.main();
    eachPlacedRow(ruleset, sink, lint);
}

} // namespace fw
