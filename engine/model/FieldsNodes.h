#pragma once

#include "engine/model/FieldsRules.h"
#include "engine/model/Procedures.h"

// Part of the field table (see Fields.h): processes, path rows, constraints and the ruleset itself. Fields of single
// kinds of nodes and verbs follow their structs in NodeKinds.h and VerbKinds.h.

namespace fw {

/// Examples of trigger events; words in capitals are placeholders.
inline constexpr const char* eventWords =
    "about-to-enter|entered|left|zone-entered|move-ended|marked:MARK|lost-step|removed:BOXROLE|"
    "track:MARK|phase-begins:PHASE|phase-ends:PHASE|turn-begins";

void fields(auto& v, IsRow<Field> auto& x)
{
    v("name", x.name, flag::required, "role it becomes, and its name in actions");
    v("label", x.label, flag::label, labelHelp);
    v("word", x.word, flag::none, "word that introduces it in an orders line");
    v("cite", x.cite, flag::cite, "case number cited when a value is not among the candidates");
    v("when", x.when, flag::none, whenHelp);
    v("pick", x.pick, flag::required | flag::wordsOf(x.pick), "what is picked");
    v("from", x.from, flag::path, "candidates");
    v("must", x.must, flag::path, "those of the candidates that have to be picked");
    v("mustCite", x.mustCite, flag::cite, "case number cited when one of them is missing");
    v("need", x.need, flag::none, "rules on each candidate, as `it`");
    v("why", x.why, flag::none, "message when nothing can be picked, in a player's words");
    v("labels", x.labels, flag::none, "labels to pick from");
    v("min", x.min, flag::none, "how many at least, or the smallest number; 1 when absent");
    v("max", x.max, flag::none, "how many at most, or the largest number");
    v("prefer", x.prefer, flag::none, "how good each candidate is for its owner, as `it`: the best one is proposed");
    v("optional", x.optional, flag::none, "may be left out");
    v("auto", x.automatic, flag::none, "may be left out when only one value is possible");
    v("rows", x.rows, flag::refers("paths"), "path rows, tried in order");
    v("units", x.units, flag::path, "the units that take the path");
    v("start", x.start, flag::path, "where the path starts when not where the units are");
    v("check", x.check, flag::none, "rules on the filled field as a whole");
}

inline constexpr const char* sayHelp =
    "the sentence of the log: {field} becomes what was filled in, {field|one|many} one of two words, and the words "
    "between [ and ] are left out when a field in them is empty";

void fields(auto& v, IsRow<MenuEntry> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("word", x.word, flag::none, "first word of its orders line");
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("wrongPhaseCite", x.wrongPhaseCite, flag::cite | flag::formerly("untimely"),
      "case number cited when it is ordered in the wrong phase");
    v("seen", x.seen, flag::wordsOf(x.seen), "who may see what was filled in; all when absent");
    v("say", x.say, flag::none, sayHelp);
    v("if", x.need, flag::none, "offered only when these hold");
    v("why", x.why, flag::none, "message when `if` does not hold, in a player's words");
    v("fields", x.fields, flag::none, "what is filled in, in order");
    v("check", x.check, flag::none, "rules on the filled entry");
    v("do", x.then, flag::none, "what then happens");
}

void fields(auto& v, IsRow<Die> auto& x)
{
    v("name", x.name, flag::required, "local its face goes to");
    v("label", x.label, flag::label, "what players call it");
    v("low", x.low, flag::none, "lowest face, 1 when absent");
    v("high", x.high, flag::none, "highest face, 6 when absent");
    v("count", x.count, flag::none, "how many are added up, 1 when absent");
}

/// Messages use the same name for all kinds of verbs.
template <OneOf<VerbKind> T>
inline constexpr std::string_view rowName<T> = "verb";

void fields(auto& v, IsRow<Verb> auto& x)
{
    v("verb", x.kind, flag::required | flag::words(KindList<VerbKind>::words.data()), "what it does");
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("if", x.need, flag::none, ifHelp);
    ownFields(v, x.kind);
}

/// Messages use the same name for all kinds of nodes.
template <OneOf<NodeKind> T>
inline constexpr std::string_view rowName<T> = "node";

void fields(auto& v, IsRow<Node> auto& x)
{
    v("node", x.kind, flag::required | flag::words(KindList<NodeKind>::words.data()), "its kind");
    v("id", x.id, flag::none, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("note", x.note, flag::none, "a remark for readers of the file");
    v("when", x.when, flag::none, whenHelp);
    v("if", x.need, flag::none, "skipped unless these hold; then `else` runs");
    ownFields(v, x.kind);
    v("else", x.otherwise, flag::none, "runs when `if` fails or the check does");
}

void fields(auto& v, IsRow<Procedure> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("roles", x.roles, flag::formerly("cast"), "roles that callers give");
    v("do", x.then, flag::lines, "its nodes");
}

void fields(auto& v, IsRow<Code> auto& x)
{
    v("id", x.id, flag::required, "the code as printed in tables");
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("numberInto", x.numberInto, flag::formerly("counts"),
      "local that takes the number printed after the code, the 2 of M2");
    v("do", x.then, flag::none, "what the code does");
}

void fields(auto& v, IsRow<Trigger> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("event", x.event, flag::required | flag::hints(eventWords), "what sets it off");
    v("timing", x.timing, flag::wordsOf(x.timing), "when it runs; after when absent, and before for about-to-enter");
    v("once", x.once, flag::wordsOf(x.once), "runs no more than once in each");
    v("if", x.need, flag::none, ifHelp);
    v("do", x.then, flag::none, "what then happens");
}

void fields(auto& v, IsRow<PathMode> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("edge", x.edge, flag::none, "rules on each step");
    v("cost", x.cost, flag::refers("quantities"), "quantity that prices a step; that of the row when absent");
}

void fields(auto& v, IsRow<PathTier> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("opens", x.opens, flag::none, "tried only when these hold");
    v("min", x.min, flag::none, "steps at least; those of the row when absent");
    v("max", x.max, flag::none, "steps at most; those of the row when absent");
    v("edge", x.edge, flag::none, "rules on each step");
    v("stop", x.stop, flag::none, "rules; entering where one fails ends the path there, and going on is refused");
    v("end", x.end, flag::none, "rules on where the path ends, the cell `last`");
}

void fields(auto& v, IsRow<PathRow> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("kind", x.kind, flag::hints("march|entry|retreat|advance|pivot|other"),
      "what people call such a way of travelling");
    v("when", x.when, flag::none, whenHelp);
    v("like", x.like, flag::refers("paths"),
      "another path that gives the keys that this one leaves out; the rules of both apply, its own first");
    v("opens", x.opens, flag::none, "offers a path only when these hold");
    v("cost", x.cost, flag::refers("quantities"),
      "quantity that prices a step, with the roles units, unit, from, to, start, step, spent, mode and facing; the "
      "dearest of several units counts; free when absent");
    v("allowance", x.allowance, flag::none, "most that may be spent, an amount with the role units; any when absent");
    v("allowanceCite", x.allowanceCite, flag::cite, "case number of the allowance");
    v("spent", x.spent, flag::none, "what the units have spent before, subtracted from the allowance");
    v("min", x.min, flag::none, "steps at least");
    v("max", x.max, flag::none, "steps at most");
    v("lengthCite", x.lengthCite, flag::cite, "case number of the length");
    v("measure", x.measure, flag::wordsOf(x.measure),
      "length is of the path, or from its start to its end; path when absent");
    v("guarantee", x.guarantee, flag::cite, "case number by which a path of one step may always be taken");
    v("repeats", x.repeats, flag::none, "a place may be entered twice; true when absent");
    v("facing", x.facing, flag::hints("kept|free"), "kept, free, or the quantity that prices a turn; kept when absent");
    v("turnCite", x.turnCite, flag::cite, "case number of turning; the allowance's when absent");
    v("turns", x.turns, flag::none, "rules on each turn");
    v("entersBy", x.entersBy, flag::wordsOf(x.entersBy), "where the next place may be; any when absent");
    v("exits", x.exits, flag::path, "cells from which the map may be left as the last step, written `off`");
    v("exitCost", x.exitCost, flag::none, "what leaving the map costs; nothing when absent");
    v("modes", x.modes, flag::none, "ways of travelling: the whole path uses one, the cheapest that allows it");
    v("edge", x.edge, flag::none, "rules on each step");
    v("stop", x.stop, flag::none, "rules; entering where one fails ends the path there, and going on is refused");
    v("end", x.end, flag::none, "rules on where the path ends, the cell `last`");
    v("tiers", x.tiers, flag::none, "tried in order; only paths of the first that offers any are legal");
}

void fields(auto& v, IsRow<Constraint> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("cite", x.cite, flag::cite, citeHelp);
    v("when", x.when, flag::none, whenHelp);
    v("at", x.at, flag::required, "the node at whose end it is checked");
    v("each", x.each, flag::path, "its subjects, as `it`");
    v("need", x.need, flag::none, "what must hold of each");
    v("orElse", x.orElse, flag::wordsOf(x.orElse), "what happens when it does not; refuse when absent");
    v("do", x.then, flag::none, "the nodes run when orElse is do");
}

void fields(auto& v, IsRow<Ruleset> auto& x)
{
    v("$schema", x.schema, flag::none, schemaHelp);
    v("id", x.id, flag::required, "name by which scenarios refer to it");
    v("version", x.version, flag::required, "its version");
    v("title", x.title, flag::label, "what people call it");
    v("credit", x.credit, flag::label | flag::prose, "the published system it follows");
    v("notes", x.notes, flag::label | flag::prose, "remarks");
    v("main", x.main, flag::refers("procedures"), "the outermost procedure");
    v("takeBack", x.takeBack, flag::wordsOf(x.takeBack), "how moves may be taken back; free when absent");
    v("takeBackCite", x.takeBackCite, flag::cite, "case number that forbids it");
    v("facings", x.facings, flag::none, "how many facings a counter has: 0, 6, 8 or 12");
    v("conjunction", x.conjunction, flag::label, "the word before the last of several in a sentence; and when absent");
    v("counters", x.counters, flag::hints(shippedCounterLayouts),
      "layout of the counters, or NAME of the file NAME.counters.json in this folder; linear-1777 when absent");
    v("unitTypes", x.unitTypes, flag::none,
      "types that counters may have: words, or rows that also say how they are drawn");
    v("excludedFromLosses", x.excludedFromLosses, flag::formerly("noStrength") | flag::refers("unitTypes"),
      "types whose steps do not count as losses");
    v("printed", x.printed, flag::none,
      "type of counter, or `*` for those not listed, and the ratings it shows in their order, as \"strength "
      "movement\"");
    v("runningScore", x.runningScore, flag::formerly("standing") | flag::refers("quantities"),
      "quantity, with the role side, that says how a side is doing; steps lost when absent");
    v("cases", x.cases, flag::lines, "cases of the published rules; with such a list rows cite no other case");
    v("options", x.options, flag::lines, "choices between readings of the rules");
    v("presets", x.presets, flag::lines, "named sets of options");
    v("features", x.features, flag::lines, "terrain, hexside features and ways");
    v("ratings", x.ratings, flag::lines, "numbers printed on counters");
    v("marks", x.marks, flag::lines, "all that is remembered");
    v("boxes", x.boxes, flag::lines, "places off the map");
    v("defs", x.defs, flag::lines, "named conditions");
    v("quantities", x.quantities, flag::lines, "numbers that the rules reckon");
    v("modifiers", x.modifiers, flag::lines, "rows that change quantities");
    v("tables", x.tables, flag::lines, "charts");
    v("zones", x.zones, flag::lines, "zones of control");
    v("sights", x.sights, flag::lines, "kinds of seeing");
    v("groups", x.groups, flag::lines, "rules that several rows share");
    v("paths", x.paths, flag::lines, "ways of travelling");
    v("constraints", x.constraints, flag::lines, "what must hold at a moment");
    v("procedures", x.procedures, flag::lines, "pieces of process");
    v("codes", x.codes, flag::lines, "result codes");
    v("triggers", x.triggers, flag::lines, "what happens because something happened");
    v("examples", x.examples, flag::lines, "examples of play, ruled on by every check");
    v("accepted", x.accepted, flag::lines, "findings that are accepted, and why");
}

} // namespace fw
