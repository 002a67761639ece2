#pragma once

#include "app/referee/controller/TableState.h"
#include "engine/play/Outcomes.h"
#include "engine/play/Unseen.h"

#include <QStringList>
#include <set>
#include <string>

namespace fw {

/// The card's text for one side of an engagement.
struct CardSide {
    std::string side;
    QString name;
    QString colour;
    QStringList lines; ///< its counters and their places, then its answers
};

/// The text of the card for the engagement under way.
struct CardText {
    QString title;
    QString cite;
    std::vector<CardSide> sides;
    QStringList shown; ///< secret answers, once they are revealed
    QString read;      ///< the result of the table for these answers
    QString readCite;
    Trace reckoned; ///< the complete trace so far
    Trace ruled;    ///< the same with everything declared and revealed
};

/// The card of the engagement under way; none if there is none, or if the card would reveal hidden things.
std::optional<CardText> cardText(const TableState& table);

/// The text of a table cell, with its sign if the table has positive and negative values.
QString cellWords(const Rules& rules, const std::string& table, const std::string& cell);

/// What the codes of a cell mean, in the words of the rules; empty if the cell has no code.
QString codeMeaning(const Rules& rules, const std::string& cell);

/// The counters of the engagement under way that have other counters on their side.
std::set<std::string> oneOfSeveral(const TableState& table);

/// What a result leads to: the labels of its codes, the unit that is checked if there are several, and the certain
/// effects.
QString outcomeSentence(const Rules& rules, const OutcomeSides& sides, const Chance& chance,
                        const std::set<std::string>& oneOfSeveral = {});

/// What an answer leads to, in brief: the certain result, or the likeliest results with their chances.
QString answerWords(const Rules& rules, const OutcomeSides& sides, std::vector<Chance> chances);

/// What a result means for both sides, seen from the side of `seat`.
QString outcomeWords(const OutcomeSides& sides, const Chance& chance, const std::string& seat);

} // namespace fw
