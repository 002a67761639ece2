#pragma once

#include "engine/model/FieldFlags.h"
#include "engine/model/LogDoc.h"

// Part of the field table (see Fields.h): the log of a game as data.

namespace fw {

void fields(auto& v, IsRow<LogHead> auto& x)
{
    v("key", x.key, flag::none,
      "what it is: doubt, result, rules, rules-id, digest, strictness, options, option, house-row, seen-by, marked; "
      "meta.event and the like for names and dates of the game");
    v("what", x.what, flag::required, "its label");
    v("value", x.value, flag::required, "its value");
}

void fields(auto& v, IsRow<LogMark> auto& x)
{
    v("mark", x.mark, flag::required, "id of the mark in the rules; \"turn\" for the clock");
    v("before", x.before, flag::none, "number, step, yes, counters of a set; absent for none");
    v("after", x.after, flag::none, "the same after the row");
}

void fields(auto& v, IsRow<LogChange> auto& x)
{
    v("unit", x.unit, flag::none, "id of the counter");
    v("of", x.of, flag::none, "what else: a side, a printed number, a formation, \"game\" or \"clock\"");
    v("placeBefore", x.placeBefore, flag::none, "printed number or box; absent for nowhere, or when it stayed");
    v("placeAfter", x.placeAfter, flag::none, "likewise");
    v("stepsBefore", x.stepsBefore, flag::none, "steps left, when they changed");
    v("stepsAfter", x.stepsAfter, flag::none, "likewise");
    v("facingBefore", x.facingBefore, flag::none, "direction, when it changed");
    v("facingAfter", x.facingAfter, flag::none, "likewise");
    v("marks", x.marks, flag::none, "marks that changed");
}

void fields(auto& v, IsRow<LogEntry> auto& x)
{
    v("row", x.row, flag::required, "number of the row in the game, from 0");
    v("kind", x.kind, flag::required | flag::wordsOf(x.kind), "what it is");
    v("sealed", x.sealed, flag::none, "hidden from the reader of this log: nothing more is told of it");
    v("struck", x.struck, flag::none, "taken back");
    v("unreckoned", x.unreckoned, flag::none, "made by other rules code, or altered: there is no reckoning");
    v("stamp", x.stamp, flag::none, "when");
    v("side", x.side, flag::none, "id of the side that acts, or \"referee\"; absent for dice");
    v("player", x.player, flag::none, "name of that side");
    v("action", x.action, flag::wordsOf(x.action), "what kind of action");
    v("verb", x.verb, flag::none, "id of the menu entry, the decision, or what is set");
    v("fields", x.fields, flag::none, "each field of the entry with what was filled in: ids, printed numbers, words");
    v("dice", x.dice, flag::none, "each die with its faces as they count, corrections included");
    v("overruled", x.overruled, flag::none, "allowed by the referee against the rules");
    v("reason", x.reason, flag::none, "why");
    v("text", x.text, flag::none, "words of a note, or of a house row");
    v("target", x.target, flag::none, "row that a take-back, correction or resumption names");
    v("die", x.die, flag::none, "die that is corrected");
    v("oldFace", x.oldFace, flag::none, "as it was read");
    v("newFace", x.newFace, flag::none, "as it fell");
    v("orders", x.orders, flag::none,
      "its lines in an orders file: those of all entries together are the orders of the game");
    v("changes", x.changes, flag::lines,
      "how the position after the row differs from that before it; for row 0 where the counters begin");
}

void fields(auto& v, IsRow<LogLine> auto& x)
{
    v("row", x.row, flag::none, "the entry that it tells of; absent in a summary");
    v("style", x.style, flag::required | flag::wordsOf(x.style), "how it is printed");
    v("event", x.data, flag::words(KindList<EventData>::words.data()), "the event it tells of; absent in a summary");
    v("depth", x.depth, flag::none, "a deeper line explains the one above it");
    v("text", x.text, flag::required, "the sentence");
    v("value", x.value, flag::none, "the number as it is printed");
    v("case", x.cite, flag::none, "case number of the rules");
    v("rule", x.rule, flag::none, "id of the row of the rules it comes from: modifier, table, die, code, verb");
    v("whose", x.whose, flag::none, "for a quantity: names of the counters, and where they are");
    ownFields(v, x.data);
    v("units", x.units, flag::none, "ids of the counters it is about");
    v("places", x.places, flag::none, "printed numbers it is about");
    v("meaning", x.meaning, flag::none, "what a result means in words");
    v("reconstructed", x.reconstructed, flag::none, "from a row that the source does not print");
    v("struck", x.struck, flag::none, "corrected or taken back");
}

void fields(auto& v, IsRow<LogBlock> auto& x)
{
    v("kind", x.kind, flag::required | flag::wordsOf(x.kind), "what it is");
    v("row", x.row, flag::none, "the entry that began it; absent in a summary");
    v("of", x.of, flag::none, "for a ruling that goes on here: the entry that began it");
    v("title", x.title, flag::required, "its heading");
    v("stamp", x.stamp, flag::none, "when");
    v("case", x.cite, flag::none, "case number");
    v("rule", x.rule, flag::none, "id of the menu entry that was declared");
    v("struck", x.struck, flag::none, "taken back");
    v("units", x.units, flag::none, "ids of the counters that its heading names");
    v("places", x.places, flag::none, "printed numbers that it names");
    v("lines", x.lines, flag::required | flag::lines,
      "the reckoning, rows that did not apply too, results and effects");
}

template <>
inline constexpr const char* enumWords<Trouble> =
    "refused|bad-input|unreadable|unwritable|newer|changed|overflow|usage";
template <>
inline constexpr std::string_view rowName<Problem> = "doubt";
void fields(auto& v, IsRow<Problem> auto& x)
{
    v("trouble", x.trouble, flag::wordsOf(x.trouble), "what kind of trouble");
    v("text", x.text, flag::required, "what cannot be trusted, and why");
    v("place", x.place, flag::none, "row of the game, or part of its file");
}

void fields(auto& v, IsRow<LogGame> auto& x)
{
    v("rules", x.rules, flag::required, "id of the rules");
    v("version", x.version, flag::required, "their version");
    v("digest", x.digest, flag::required, "SHA-256 of the rules file");
    v("meta", x.meta, flag::none, "event, date, players, umpire and the like");
    v("options", x.options, flag::none, "readings of the rules that differ from those recommended");
    v("sides", x.sides, flag::none, "id and name of each side");
    v("over", x.over, flag::none, "the game has ended");
    v("result", x.result, flag::none, "who won and how");
}

void fields(auto& v, IsRow<LogDoc> auto& x)
{
    v("title", x.title, flag::required, "the scenario");
    v("side", x.side, flag::none, "side that it is for; absent for the umpire, who sees everything");
    v("game", x.game, flag::none, "the game that it comes from");
    v("header", x.header, flag::required | flag::lines, "the lines at the head of the printed log");
    v("doubts", x.doubts, flag::lines, "why the game file cannot be trusted");
    v("entries", x.entries, flag::required | flag::lines, "every row of the game: who did what, and what it changed");
    v("blocks", x.blocks, flag::required | flag::lines,
      "the log as it is printed: headings, rulings with their reckoning, losses and control");
    v("rows", x.rows, flag::required, "how many rows the game has");
    v("chain", x.chain, flag::none, "hash of the last row; absent in the view of one side");
}

/// Lines are indented by their depth.
void limits(auto& v, const LogLine& x)
{
    v.number("depth", x.depth, 0, 1'000);
}

} // namespace fw
