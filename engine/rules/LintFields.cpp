// Long because: each kind of row names the fields that it needs in a few lines.
// Finds fields of a row that have no effect, because its kind does not read them.
#include "engine/base/CheckedIndex.h"
#include "engine/model/FieldsRead.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Facts.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/LoopEnds.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

bool listed(std::string_view list, std::string_view key)
{
    while (!list.empty()) {
        const std::size_t bar = std::min(list.find('|'), list.size());
        if (list.substr(0, bar) == key)
            return true;
        list.remove_prefix(std::min(bar + 1, list.size()));
    }
    return false;
}

std::string_view read(std::string_view row, std::string_view kind)
{
    for (const ReadFields& one : readFields)
        if (one.row == row && one.kind == kind)
            return one.fields;
    return {};
}

struct FieldsLint {
    const Ruleset& mRules;
    LintSink& mSink;
    std::set<const Req*> mFaceTests = {}; ///< comparisons of the faces of dice, which have no left side

    template <class X>
    void operator()(const X& x)
    {
        for (const KindField& kind : kindFields)
            if (kind.row == rowName<X>)
                byKind(x, kind);
        further(x);
        bool member = false;
        if constexpr (std::is_same_v<X, Modifier>)
            member = !x.each.empty();
        Templates visitor{*this, member};
        fields(visitor, x);
    }

    /// Finds fields with values that the kind of the row does not read.
    template <class X>
    struct Unread {
        FieldsLint& lint;
        const X& standard;
        std::string kind;
        std::string_view always, own;

        /// The member of a row with that key, in its default state.
        template <class T>
        struct Standard {
            std::string_view key;
            const T* found = nullptr;
            template <class M>
            void operator()(const char* name, const M& member, FieldFlags, const char*)
            {
                if constexpr (std::is_same_v<M, T>)
                    if (key == name)
                        found = &member;
            }
        };
        template <class T>
        void operator()(const char* key, const T& member, FieldFlags, const char*)
        {
            if (listed(always, key) || listed(own, key))
                return;
            Standard<T> same{key};
            fields(same, standard);
            if (same.found && member == *same.found)
                return;
            lint.mSink.wrongIn(LintKind::UnreadField, key, readsNot(rowName<X>, kind, key), takeItOut(own));
        }
    };

    /// Labels are printed as they are; only the member of a row with `each` is inserted.
    struct Templates {
        FieldsLint& lint;
        bool member;
        template <class T>
        void operator()(const char* key, const T& text, FieldFlags flags, const char*)
        {
            if constexpr (std::is_same_v<T, std::string>)
                if (flags.has(FieldFlags::Label))
                    lint.filledIn(key, text, member);
        }
    };
    void filledIn(const char* key, const std::string& text, bool member)
    {
        std::size_t at = text.find('{');
        for (; at != std::string::npos; at = text.find('{', at + 1)) {
            const std::size_t end = text.find('}', at);
            const std::string word = end == std::string::npos ? std::string() : text.substr(at, end + 1 - at);
            if (word.empty() || word.find(' ') != std::string::npos || (member && word == "{it}"))
                continue;
            mSink.wrongIn(LintKind::NoValue, key, Text("'{0}' has no value here", {word}),
                          member ? Text("did you mean '{0}'?", {"{it}"})
                                 : Text("only the label of a modifier with 'each' names its member, "
                                        "as '{0}'",
                                        {"{it}"}));
            return;
        }
    }

    void idle(std::string_view key, const char* lacks)
    {
        mSink.wrongIn(LintKind::IdleField, key, Text("'{0}' has no effect without '{1}'", {std::string(key), lacks}),
                      "take it out, or add what is missing");
    }

    template <class X>
    void byKind(const X& x, const KindField& field)
    {
        std::string kind = kindOf(x);
        if (kind.empty())
            kind = field.standard;
        static const X standard{};
        Unread<X> visitor{*this, standard, kind, read(field.row, {}), read(field.row, kind)};
        fields(visitor, x);
    }
    static std::string kindOf(const Field& x) { return wordOf(x.pick); }
    static std::string kindOf(const Mark& x) { return wordOf(x.form); }
    static std::string kindOf(const Stage& x) { return wordOf(x.combine); }
    static std::string kindOf(const Constraint& x) { return wordOf(x.orElse); }
    static std::string kindOf(const auto&) { return {}; }

    template <class X>
    void further(const X& x)
    {
        // A game may end without a winner; every other verb needs a subject.
        if constexpr (OneOf<X, VerbKind> && requires { x.of; } && !std::is_same_v<X, EndGameVerb>)
            needs(!x.of.empty(), x, "of");
    }
    template <class Kind>
    void needs(bool there, const Kind&, const char* key)
    {
        if (!there)
            mSink.wrong(LintKind::MissingField,
                        Text(rowName<Kind> == "verb" ? "a verb '{0}' needs '{1}'" : "a node '{0}' needs '{1}'",
                             {Kind::kindWord, key}));
    }
    void further(const Node& x)
    {
        const bool fails = x.is<CheckNode>() || (!x.need.empty() && !x.is<SnapshotNode>());
        if (!x.otherwise.empty() && !fails)
            idle("else", "if");
    }
    void further(const ChooseNode& x)
    {
        needs(!x.by.empty(), x, "by");
        if (!x.names.empty() && !x.secret)
            idle("names", "secret");
        if (!x.done.empty() && !x.secret)
            idle("done", "secret");
        if (!x.withdraw.empty() && x.done.empty())
            idle("withdraw", "done");
        if (x.alternate && x.done.empty())
            idle("alternate", "done");
    }
    void further(const CallNode& x)
    {
        if (!x.by.empty() && x.phase.empty())
            idle("by", "phase");
    }
    void further(const CheckNode& x)
    {
        if (!x.by.empty() && x.dice.empty())
            idle("by", "dice");
        if (!x.die.empty() && !x.dice.empty())
            mSink.wrongIn(LintKind::OverriddenField, "die",
                          "a check reads a die of its own or one already rolled, not both");
        needs(!x.dice.empty() || !x.die.empty(), x, "dice");
    }
    void further(const ComputeNode& x)
    {
        if (!x.roles.empty() && x.quantity.empty())
            idle("roles", "quantity");
        if (x.value && !x.quantity.empty())
            mSink.wrongIn(LintKind::OverriddenField, "value", "'value' is ignored next to 'quantity'");
    }
    void further(const LookupNode& x)
    {
        if (x.edge && !x.shift)
            idle("edge", "shift");
    }
    void further(const LetNode& x)
    {
        if (x.value && !x.role.empty())
            mSink.wrongIn(LintKind::OverriddenField, "role", "'role' is ignored next to 'value'");
        needs(!x.as.empty(), x, "as");
        needs(x.value || !x.role.empty(), x, "value");
    }
    void further(const CodeNode& x) { needs(!x.code.empty(), x, "code"); }
    void further(const ForeachNode& x)
    {
        needs(!x.over.empty(), x, "over");
        const bool chosen = x.order == LoopOrder::Chosen;
        if (!x.by.empty() && !chosen)
            idle("by", "order");
        needs(!chosen || !x.as.empty(), x, "as");
    }
    void further(const ScheduleVerb& x)
    {
        needs(!x.of.empty(), x, "of");
        needs(x.value.has_value(), x, "value");
    }
    void further(const RemoveVerb& x)
    {
        needs(!x.of.empty(), x, "of");
        needs(!x.box.empty(), x, "box");
    }
    void further(const PlaceVerb& x)
    {
        needs(!x.of.empty(), x, "of");
        needs(!x.to.empty() || !x.box.empty(), x, "to");
    }
    void further(const FaceVerb& x)
    {
        needs(!x.of.empty(), x, "of");
        needs(x.value.has_value(), x, "value");
    }
    void further(const RelateVerb& x)
    {
        needs(!x.of.empty(), x, "of");
        needs(!x.to.empty(), x, "to");
        needs(x.relation.has_value(), x, "relation");
    }
    void further(const Constraint& x)
    {
        if (x.each.empty())
            mSink.wrong(LintKind::DoesNothing, "a constraint without 'each' is never checked",
                        "name in 'each' what it is checked for; write '@game' to check it once");
    }
    void further(const WindowNode& x) { needs(!x.by.empty(), x, "by"); }
    void further(const ShuffleNode& x)
    {
        needs(!x.by.empty(), x, "by");
        needs(!x.of.empty(), x, "of");
    }
    void further(const DeclareNode& x) { needs(!x.as.empty(), x, "as"); }
    void further(const Mark& x)
    {
        if (!x.hides.empty() && x.on != MarkOn::Unit)
            mSink.wrongIn(LintKind::IdleField, "hides", "only counters can be hidden",
                          "take it out, or put the mark on units");
        const bool between = x.on == MarkOn::Hexside || x.on == MarkOn::Way;
        for (const auto& [key, feature] : {std::pair{"adds", &x.adds}, std::pair{"removes", &x.removes}})
            if (!between && !feature->empty())
                mSink.wrongIn(LintKind::IdleField, key, "only hexsides and ways change their features",
                              "take it out, or put the mark on hexsides or ways");
        if (x.on == MarkOn::Engagement && x.lifetime)
            mSink.wrongIn(LintKind::OverriddenField, "lifetime",
                          "a mark on an engagement always lasts until the engagement is concluded", "take it out");
    }
    void further(const DrawNode& x)
    {
        needs(!x.by.empty(), x, "by");
        needs(!x.from.empty(), x, "from");
        needs(!x.as.empty(), x, "as");
    }
    void further(const SnapshotNode& x) { needs(!x.over.empty(), x, "over"); }
    void further(const MoveNode& x)
    {
        needs(!x.units.empty(), x, "units");
        needs(!x.path.empty(), x, "path");
    }
    void further(const PathNode& x)
    {
        needs(!x.units.empty(), x, "units");
        needs(!x.rows.empty(), x, "rows");
    }
    void further(const RepeatNode& x)
    {
        if (x.until.empty() && !x.most && !mayLeave(mRules, x.then))
            mSink.wrong(LintKind::EndlessLoop, "this loop never ends",
                        "give 'until' or 'most', or end it with a node 'end'");
    }
    void further(const EndNode& x) { needs(x.what.has_value(), x, "what"); }
    void further(const RollNode& x) { needs(!x.dice.empty(), x, "dice"); }
    void further(const Field& x)
    {
        if (!x.mustCite.empty() && x.must.empty())
            idle("mustCite", "must");
        if (x.pick == Pick::Path && x.units.empty())
            mSink.wrong(LintKind::MissingField, "a field that picks a path needs 'units'",
                        "name in 'units' the units that take the path");
        bounds(x.min, "max", x.max);
    }
    void further(const Rule& x)
    {
        if (!x.use.empty()) {
            for (const auto& [key, there] : {std::pair{"id", !x.id.empty()}, std::pair{"label", !x.label.empty()},
                                             std::pair{"level", x.level.has_value()},
                                             std::pair{"if", !x.applies.empty()}, std::pair{"need", !x.need.empty()}})
                if (there)
                    mSink.wrongIn(LintKind::OverriddenField, key, Text("'{0}' is ignored next to '{1}'", {key, "use"}),
                                  "take it out, or write the rule itself");
            return;
        }
        if (x.need.empty())
            mSink.wrongIn(LintKind::DoesNothing, x.applies.empty() ? "label" : "if",
                          "without 'need' this rule refuses nothing",
                          x.applies.empty() ? Text("say in 'need' what must hold")
                                            : Text("say in 'need' what must hold when 'if' holds"));
    }
    void further(const Modifier& x)
    {
        if (!x.as.empty() && x.each.empty())
            idle("as", "each");
        std::optional<Combine> combine;
        for (const Quantity& q : mRules.quantities)
            for (const Stage& stage : q.stages)
                if (q.id == x.quantity && stage.id == x.stage)
                    combine = stage.combine.value_or(Combine::Sum);
        const std::string_view ops = combine == Combine::Count ? "count"
                                     : combine == Combine::Product || combine == Combine::Best
                                             || combine == Combine::Worst
                                         ? "times"
                                         : "add|set|at-least|at-most";
        const std::string op = wordOf(x.op);
        if (combine && x.op && !listed(ops, op) && !listed("set|at-least|at-most", op))
            mSink.wrongIn(LintKind::StageOperation, "op",
                          Text("a stage that combines by '{0}' takes no '{1}'", {wordOf(combine), op}),
                          Vocabulary::of(ops).remedy(op));
        if (x.op == ModifierOp::Count && !(x.amount == Amount()))
            mSink.wrongIn(LintKind::UnreadField, "amount", "a row that is only counted has no amount",
                          "take it out; 'countSteps' of the stage says what a number of rows does");
    }
    void further(const PathTier& x) { bounds(x.min, "max", x.max); }
    void further(const Die& x) { bounds(x.low, "high", x.high); }
    void further(const PathRow& x)
    {
        bounds(x.min, "max", x.max);
        const bool tierLength = std::ranges::any_of(x.tiers, [](const PathTier& t) { return t.min || t.max; });
        if (!x.like.empty()) // the other row may have the fields that these depend on
            return;
        if (!x.allowanceCite.empty() && !x.allowance)
            idle("allowanceCite", "allowance");
        if (x.spent && !x.allowance)
            idle("spent", "allowance");
        const bool turns = !x.facing.empty() && x.facing != "kept";
        if (!x.turnCite.empty() && !turns)
            idle("turnCite", "facing");
        if (!x.turns.empty() && !turns)
            idle("turns", "facing");
        if (x.exitCost && x.exits.empty())
            idle("exitCost", "exits");
        if (!x.lengthCite.empty() && !x.min && !x.max && !tierLength)
            idle("lengthCite", "max");
        if (x.measure && !x.min && !x.max && !tierLength)
            idle("measure", "max");
    }

    /// Reports an empty range between two bounds.
    void bounds(const std::optional<Amount>& low, const char* highKey, const std::optional<Amount>& high)
    {
        const auto printed = [](const std::optional<Amount>& a) {
            return a && !a->times && !a->plus ? a->number : std::nullopt;
        };
        if (const auto from = printed(low), to = printed(high); from && to && *to < *from)
            mSink.wrongIn(LintKind::EmptyRange, highKey,
                          Text("no number is between {0} and {1}", {from->text(), to->text()}),
                          "write the lower of the two first");
    }
    /// Reports fields that exclude each other.
    /// Whether one of these keys is given; reports any further ones.
    bool oneOf(std::initializer_list<std::pair<const char*, bool>> given)
    {
        const char* first = nullptr;
        for (const auto& [key, there] : given) {
            if (there && first)
                mSink.wrongIn(LintKind::OverriddenField, key,
                              Text("'{0}' is next to '{1}': only one of them is read", {key, first}));
            else if (there)
                first = key;
        }
        return first != nullptr;
    }
    void fact(const std::string& name, const std::string& arg, const std::string& with)
    {
        const int index = name.empty() ? -1 : factNamed(name);
        if (name.empty() && !arg.empty())
            idle("arg", "fact");
        if (name.empty() && !with.empty())
            idle("with", "fact");
        if (index < 0)
            return;
        const FactRow& row = checkedAt(factRows(), index);
        if (!arg.empty() && row.arg == ArgKind::None)
            mSink.wrongIn(LintKind::SurplusArgument, "arg", Text("the fact '{0}' does not read 'arg'", {name}),
                          "take it out");
        // The side for `zoned` may differ from the counter's own.
        if (!with.empty() && !row.with && name != "zoned")
            mSink.wrongIn(LintKind::SurplusArgument, "with", Text("the fact '{0}' does not read 'with'", {name}),
                          "take it out");
        if (with.empty() && row.with)
            mSink.wrongIn(LintKind::MissingArgument, "fact", Text("the fact '{0}' needs a second party", {name}),
                          "name it in 'with'");
    }
    void further(const Amount& x)
    {
        if (x == Amount())
            return;
        const bool aggregate = !x.sum.empty() || !x.least.empty() || !x.most.empty();
        const bool says = oneOf({{"number", x.number.has_value()},
                                 {"symbol", !x.symbol.empty()},
                                 {"fact", !x.fact.empty()},
                                 {"count", !x.count.empty()},
                                 {"faces", !x.faces.empty()},
                                 {"table", !x.table.empty()},
                                 {"quantity", !x.quantity.empty()},
                                 {"local", !x.local.empty()},
                                 {"ratio", !x.ratio.empty()},
                                 {"total", !x.total.empty()},
                                 {"product", !x.product.empty()},
                                 {"quotient", !x.quotient.empty()},
                                 {"sum", !x.sum.empty()},
                                 {"least", !x.least.empty()},
                                 {"most", !x.most.empty()}});
        fact(x.fact, x.arg, x.with);
        if (!x.symbol.empty() && (x.times || x.plus || x.round))
            mSink.wrong(LintKind::WordAsNumber,
                        Text("'{0}' is a word: it cannot be multiplied or added to", {x.symbol}),
                        factNamed(x.symbol) < 0 ? Text("name a number")
                                                : Text("name what '{0}' is asked of, as in '@game.turn'", {x.symbol}));
        if (!x.of.empty() && x.fact.empty())
            idle("of", "fact");
        if (!x.at.empty() && x.table.empty())
            idle("at", "table");
        if (x.part && x.table.empty())
            idle("part", "table");
        if (!x.roles.empty() && x.quantity.empty())
            idle("roles", "quantity");
        if (!x.over.empty() && !aggregate)
            idle("over", "sum");
        if (!x.faces.empty() && !x.where.empty())
            mFaceTests.insert(x.where.data());
        if (x.over.empty() && aggregate)
            mSink.wrong(LintKind::MissingField, "'sum', 'least' or 'most' has no members",
                        "name the members in 'over'");
        if (!says)
            mSink.wrong(LintKind::EmptyAmount, "this amount is empty: it has no number, word, fact or quantity");
    }
    void further(const Req& x)
    {
        oneOf({{"of", !x.of.empty()},
               {"any", !x.any.empty()},
               {"every", !x.every.empty()},
               {"none", !x.none.empty()},
               {"among", !x.among.empty()}});
        oneOf({{"either", !x.either.empty()},
               {"def", !x.def.empty()},
               {"fact", !x.fact.empty()},
               {"amount", x.amount.has_value()}});
        fact(x.fact, x.arg, x.with);
        if (!x.roles.empty() && x.def.empty())
            idle("roles", "def");
        const char* const idleBeside = !x.either.empty() ? "either" : !x.def.empty() ? "def" : nullptr;
        const bool compared = !x.fact.empty() || x.amount || mFaceTests.contains(&x);
        const auto compares = [&](const char* key, bool there) {
            if (there && !compared)
                mSink.wrongIn(idleBeside ? LintKind::OverriddenField : LintKind::IdleField, key,
                              idleBeside ? Text("'{0}' is ignored next to '{1}'", {key, idleBeside})
                                         : Text("'{0}' has no effect without '{1}'", {key, "fact"}),
                              "take it out, or name what is compared");
        };
        compares("is", !x.is.empty());
        compares("isnt", !x.isnt.empty());
        compares("min", x.min.has_value());
        compares("max", x.max.has_value());
        bounds(x.min, "max", x.max);
        const auto counts = [&](const char* key, bool there) {
            if (there && x.among.empty())
                idle(key, "among");
        };
        counts("least", x.least.has_value());
        counts("most", x.most.has_value());
        counts("exactly", x.exactly.has_value());
        if (!x.among.empty() && !x.least && !x.most && !x.exactly)
            mSink.wrongIn(LintKind::MissingField, "among", "the number of members is missing",
                          "give it in 'least', 'most' or 'exactly'");
        if (x.exactly && (x.least || x.most))
            mSink.wrongIn(LintKind::OverriddenField, "exactly", "'least' and 'most' are ignored next to 'exactly'");
        if (!x.either.empty())
            for (const auto& [key, there] : {std::pair{"of", !x.of.empty()}, std::pair{"any", !x.any.empty()},
                                             std::pair{"every", !x.every.empty()}, std::pair{"none", !x.none.empty()},
                                             std::pair{"among", !x.among.empty()}})
                if (there)
                    mSink.wrongIn(LintKind::OverriddenField, key,
                                  Text("'{0}' is ignored next to '{1}'", {key, "either"}),
                                  "give it inside each alternative");
    }
};

} // namespace

void lintFields(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    FieldsLint lint{ruleset, sink};
    eachPlacedRow(ruleset, sink, lint);
}

} // namespace fw
