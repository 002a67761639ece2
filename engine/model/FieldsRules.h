#pragma once

#include "engine/model/FieldFlags.h"
#include "engine/model/Ruleset.h"

// Part of the field table (see Fields.h): values, conditions, options, marks, quantities and tables.

namespace fw {

/// Examples of how a counter shows a mark.
inline constexpr const char* drawnWords = "none|number|state|square|track|marker|flag|must|arrow";
/// The faces of a counter layout that a type may choose.
inline constexpr const char* counterFaceWords = "unit|leader|headquarters";
/// The counter layouts that the program has; resources/counters has a file for each.
inline constexpr const char* shippedCounterLayouts = "linear-1777|grand-1815|brigade-1863|nato-1944|naval|cards";
inline constexpr const char* whenHelp =
    "options under which the row exists: \"option=value\" or \"option!=value\", all must hold";
inline constexpr const char* labelHelp = "what people read";
inline constexpr const char* citeHelp = "case number in the published rules";
inline constexpr const char* idHelp = "name by which other rows and translations refer to this row";
inline constexpr const char* schemaHelp = "where its JSON Schema is, for text editors; the program keeps this key";
inline constexpr const char* originHelp = "where the value comes from";
inline constexpr const char* ifHelp = "conditions, all must hold";

void fields(auto& v, IsRow<Amount> auto& x)
{
    v("number", x.number, flag::none, "a constant; a bare number is short for it");
    v("symbol", x.symbol, flag::none, "a constant word; a bare word is short for it");
    v("fact", x.fact, flag::none, "a fact, asked of the members of `of`");
    v("arg", x.arg, flag::none, "what the fact needs to know: a rating, a mark, a feature");
    v("of", x.of, flag::path, "what the fact is asked of; `it` when absent");
    v("with", x.with, flag::path, "the other party of the fact");
    v("count", x.count, flag::path, "how many members the path has");
    v("faces", x.faces, flag::none, "how many of the dice of this name show a face that `where` compares with");
    v("where", x.where, flag::none, "conditions on each member that is counted, or on each face");
    v("table", x.table, flag::none, "a table, looked up at `at`");
    v("at", x.at, flag::none, "one value for each axis of the table");
    v("part", x.part, flag::wordsOf(x.part), "part of the cell, or word of its row or column");
    v("quantity", x.quantity, flag::none, "another quantity");
    v("roles", x.roles, flag::path | flag::formerly("cast"), "roles given to that quantity");
    v("local", x.local, flag::none, "a value kept by the running procedure");
    v("ratio", x.ratio, flag::none, "two amounts, the first divided by the second");
    v("total", x.total, flag::none, "amounts added up");
    v("product", x.product, flag::none, "amounts multiplied");
    v("quotient", x.quotient, flag::none, "two amounts, the first divided by the second, which may not be 0");
    v("sum", x.sum, flag::none, "a quantity added up over the members of `over`");
    v("least", x.least, flag::none, "a quantity, the smallest over the members of `over`");
    v("most", x.most, flag::none, "a quantity, the largest over the members of `over`");
    v("over", x.over, flag::path, "members of sum, least or most");
    v("as", x.as, flag::none, "role that each member takes; `it` when absent");
    v("times", x.times, flag::none, "factor applied to the value");
    v("plus", x.plus, flag::none, "added after the factor");
    v("round", x.round, flag::wordsOf(x.round), "how the result is rounded; exact when absent");
}

void fields(auto& v, IsRow<Req> auto& x)
{
    v("of", x.of, flag::path, "all members must satisfy, and there is at least one");
    v("any", x.any, flag::path, "at least one member must satisfy");
    v("every", x.every, flag::path, "all members must satisfy; an empty path does");
    v("none", x.none, flag::path, "no member may satisfy");
    v("among", x.among, flag::path, "members counted by least, most or exactly");
    v("least", x.least, flag::none, "at least this many of `among`");
    v("most", x.most, flag::none, "at most this many of `among`");
    v("exactly", x.exactly, flag::none, "exactly this many of `among`");
    v("def", x.def, flag::none, "a definition that each member must satisfy");
    v("roles", x.roles, flag::path | flag::formerly("cast"), "roles given to that definition");
    v("fact", x.fact, flag::none, "the fact compared");
    v("arg", x.arg, flag::none, "what the fact needs to know: a rating, a mark, a feature");
    v("with", x.with, flag::path, "the other party of the fact");
    v("amount", x.amount, flag::none, "what is compared, if not a fact");
    v("is", x.is, flag::bare, "equal to this, or to one of these");
    v("isnt", x.isnt, flag::bare, "not equal to this, or to any of these");
    v("min", x.min, flag::none, "not below this");
    v("max", x.max, flag::none, "not above this");
    v("either", x.either, flag::none, "lists of conditions of which one must hold");
    v("as", x.as, flag::none, "a second name for the member, in addition to `it`");
    v("cite", x.cite, flag::cite, "case number cited when this condition refuses");
}

void fields(auto& v, IsRow<Def> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("roles", x.roles, flag::none, "roles that each use of it gives");
    v("if", x.need, flag::none, "conditions on `it`, all must hold");
}

void fields(auto& v, IsRow<Rule> auto& x)
{
    v("id", x.id, flag::none, idHelp);
    v("label", x.label, flag::label, "the sentence shown when it refuses");
    v("cite", x.cite, flag::cite, "case number cited when it refuses");
    v("level", x.level, flag::wordsOf(x.level), "how strictly it is kept; the level of the game when absent");
    v("when", x.when, flag::none, whenHelp);
    v("if", x.applies, flag::none, "where these hold ...");
    v("need", x.need, flag::none, "... these must hold too, or the action is refused");
    v("use", x.use, flag::refers("groups"), "a group whose rules are inserted here; its bare id is short for it");
}

void fields(auto& v, IsRow<RuleGroup> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("when", x.when, flag::none, whenHelp);
    v("rules", x.rules, flag::required | flag::lines, "the rules that are inserted where the group is named");
}

void fields(auto& v, IsRow<Option> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("values", x.values, flag::required, "words it may be set to");
    v("readings", x.readings, flag::label | flag::prose, "one sentence for each value");
    v("standard", x.standard, flag::required, "the value when it is not set");
}

void fields(auto& v, IsRow<RuleCase> auto& x)
{
    v("id", x.id, flag::required, "case number, as rows cite it");
    v("title", x.title, flag::label, "its heading");
}

void fields(auto& v, IsRow<UnitType> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("symbol", x.symbol, flag::words(unitSymbols), "what is drawn on its counters; found by words when absent");
    v("size", x.size, flag::none, "size mark of its counters, such as XX; found by words when absent");
    v("face", x.face, flag::words(counterFaceWords), "face of the layout on its counters; found by symbol when absent");
}

void fields(auto& v, IsRow<Preset> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("options", x.options, flag::none, "options and the values it sets");
}

void fields(auto& v, IsRow<Feature> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("kind", x.kind, flag::required | flag::wordsOf(x.kind), "where it may be");
    v("art", x.art, flag::none, "name of its drawing");
    v("decoration", x.decoration, flag::none, "drawn only: no rule sees it");
    v("when", x.when, flag::none, whenHelp);
}

void fields(auto& v, IsRow<RatingColumn> auto& x)
{
    v("column", x.column, flag::required, "name of the column of the counter");
    v("if", x.need, flag::none, "read when these hold on `it`");
}

void fields(auto& v, IsRow<Rating> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("lowest", x.lowest, flag::none, "the lowest number that a counter may have; 0 when absent");
    v("columns", x.columns, flag::none,
      "columns in the order tried: the first that holds and that the counter has is read");
}

void fields(auto& v, IsRow<Mark> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("on", x.on, flag::required | flag::wordsOf(x.on), "what carries it");
    v("form", x.form, flag::required | flag::wordsOf(x.form), "what it holds");
    v("steps", x.steps, flag::none, "steps of a ladder, the normal one first");
    v("start", x.start, flag::none, "number at the start");
    v("floor", x.floor, flag::none, "a number never goes below this");
    v("ceiling", x.ceiling, flag::none, "a number never goes above this");
    v("lifetime", x.lifetime, flag::wordsOf(x.lifetime), "when it is cleared; never when absent");
    v("seen", x.seen, flag::wordsOf(x.seen), "who may see it; all when absent");
    v("hides", x.hides, flag::words("counter|place"), "what other sides do not learn of a counter while it is set");
    v("adds", x.adds, flag::refers("features"), "the feature that a hexside or way has as well while it is marked");
    v("removes", x.removes, flag::refers("features"),
      "the feature that a hexside or way does not have while it is marked");
    v("drawn", x.drawn, flag::hints(drawnWords), "how a counter shows it");
    v("when", x.when, flag::none, whenHelp);
}

void fields(auto& v, IsRow<Box> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("role", x.role, flag::wordsOf(x.role), "what counters in it are");
    v("seen", x.seen, flag::wordsOf(x.seen), "who sees the counters in it; all when absent");
}

void fields(auto& v, IsRow<CountStep> auto& x)
{
    v("rows", x.rows, flag::required, "holds when this many rows applied, or more");
    v("times", x.times, flag::none, "factor");
    v("set", x.set, flag::none, "the value becomes this");
}

void fields(auto& v, IsRow<Stage> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("combine", x.combine, flag::wordsOf(x.combine), "how its modifiers are put together; sum when absent");
    v("round", x.round, flag::wordsOf(x.round), "rounding at its end; exact when absent");
    v("countSteps", x.countSteps, flag::formerly("counts"), "what each number of counted rows does");
}

void fields(auto& v, IsRow<Quantity> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("roles", x.roles, flag::none, "roles it may read");
    v("base", x.base, flag::none, "its first value");
    v("baseLabel", x.baseLabel, flag::label, "what people call the first value");
    v("stages", x.stages, flag::none, "steps of the reckoning, in order");
}

void fields(auto& v, IsRow<Modifier> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("origin", x.origin, flag::wordsOf(x.origin), originHelp);
    v("when", x.when, flag::none, whenHelp);
    v("quantity", x.quantity, flag::required | flag::refers("quantities"), "the quantity it changes");
    v("stage", x.stage, flag::none, "the stage in which it does");
    v("op", x.op, flag::wordsOf(x.op), "what it does; add when absent");
    v("amount", x.amount, flag::none, "by how much");
    v("if", x.need, flag::none, ifHelp);
    v("each", x.each, flag::path, "applied once for each member");
    v("as", x.as, flag::none, "role that the member takes; `it` when absent");
    v("group", x.group, flag::none, "only the first row of a group that applies counts");
}

void fields(auto& v, IsRow<Band> auto& x)
{
    v("label", x.label, flag::required, "what is printed at the head");
    v("min", x.min, flag::none, "least number in it; open when absent");
    v("max", x.max, flag::none, "greatest number in it; open when absent");
}

void fields(auto& v, IsRow<Axis> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("kind", x.kind, flag::wordsOf(x.kind), "what is looked up on it; number when absent");
    v("bands", x.bands, flag::required, "its bands: [label, min, max] with null for open, or the bare label");
}

void fields(auto& v, IsRow<TableRow> auto& x)
{
    v("row", x.row, flag::required, "its band on the first axis");
    v("cells", x.cells, flag::required, "its cells over the other axes, the last varying fastest");
    v("extra", x.extra, flag::none, "code that the whole row carries");
    v("origin", x.origin, flag::wordsOf(x.origin), originHelp);
}

void fields(auto& v, IsRow<Table> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("origin", x.origin, flag::wordsOf(x.origin), originHelp);
    v("when", x.when, flag::none, whenHelp);
    v("axes", x.axes, flag::required | flag::lines, "its axes; the first is that of the rows");
    v("columnExtra", x.columnExtra, flag::none, "codes that the columns of the last axis carry");
    v("words", x.words, flag::none, "words of cells that no row asks for, or that rows ask for and no cell holds yet");
    v("rows", x.rows, flag::required | flag::lines,
      "its rows: [row, cell, ...], or an object when there is more to say");
}

void fields(auto& v, IsRow<Zone> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("exerts", x.exerts, flag::none, "conditions on `unit`, without the facts `zoned`, `sees` and `ways`");
    v("arc", x.arc, flag::wordsOf(x.arc), "the neighbours it reaches; all when absent");
    v("range", x.range, flag::none,
      "most steps that it spreads from the cell of `unit`, each from `from` to `to` where nothing stops it; 1 when "
      "absent");
    v("blocked", x.blocked, flag::none, "rules that stop it between from and to");
}

void fields(auto& v, IsRow<Sight> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("range", x.range, flag::none, "greatest distance that `unit` sees, in cells; any when absent");
    v("height", x.height, flag::none, "height of an end of the line of sight, as `it`; `$line` is the height between");
    v("beside", x.beside, flag::wordsOf(x.beside),
      "which of two cells must stop a line of sight that runs between them; both when absent");
    v("ends", x.ends, flag::none, "rules on the cells at both ends, as `it`");
    v("through", x.through, flag::none, "rules on each cell between, as `it`");
    v("across", x.across, flag::none, "rules on each hexside on the way, between `near` and `far`");
}

void fields(auto& v, IsRow<Example> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("preset", x.preset, flag::refers("presets"), "the preset it is ruled with");
    v("options", x.options, flag::none, "options and their values, over the preset's");
    v("stated", x.stated, flag::required | flag::prose, "the case in the words of the ruling desk");
    v("refused", x.refused, flag::cite, "the case number that refuses it");
    v("expect", x.expect, flag::numeral, "row of the reckoning, and the value it comes to");
    v("chances", x.chances, flag::numeral, "result, and its exact chance before the dice");
}

void fields(auto& v, IsRow<Acceptance> auto& x)
{
    v("finding", x.finding, flag::required, "id of the finding, as the check prints it");
    v("what", x.what, flag::none, "which of the findings of that check");
    v("values", x.values, flag::none,
      "what it says about that place: numbers, names, words; when they change, it is reported again");
    v("reason", x.reason, flag::required | flag::label | flag::prose, "why it is accepted");
    v("fingerprint", x.fingerprint, flag::none,
      "instead of `what` and `values`, in files of format 2 and before: a hash of the sentence");
}

} // namespace fw
