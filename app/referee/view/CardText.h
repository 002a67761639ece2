#pragma once

#include "app/referee/controller/TableState.h"
#include "engine/play/Outcomes.h"
#include "engine/play/Unseen.h"

#include <QStringList>
#include <set>
#include <string>

namespace fw {

/// What the card of an engagement says of one side.
struct CardSide {
    std::string side;
    QString name;
    QString colour;
    QStringList lines; ///< its counters and where they are, then what it answered
};

/// An engagement that is being ruled, as its card says it.
struct CardText {
    QString title;
    QString cite;
    std::vector<CardSide> sides;
    QStringList shown; ///< the answers that were given unseen, once they lie open
    QString read;      ///< what the table says of them
    QString readCite;
    Trace reckoned; ///< all that was reckoned for it so far
    Trace ruled;    ///< the same with all that was declared and shown
};

/// The card of what is being ruled now; nothing where no engagement is, or where it would show what is hidden.
std::optional<CardText> cardText(const TableState& table);

/// What a cell of a table is called: with its sign where the table adds and takes away.
QString cellWords(const Rules& rules, const std::string& table, const std::string& cell);

/// What the codes of a cell mean, in the words of the rules; empty where it holds none.
QString codeMeaning(const Rules& rules, const std::string& cell);

/// The counters of the engagement under way that do not fight alone on their side.
std::set<std::string> oneOfSeveral(const TableState& table);

/// What a result comes to: what its codes are called, whose check it is where others may be meant as well, and what
/// happens to whom however else the dice fall.
QString outcomeSentence(const Rules& rules, const OutcomeSides& sides, const Chance& chance,
                        const std::set<std::string>& oneOfSeveral = {});

/// What an answer comes to, in few words: what happens where that is certain, else the likeliest results with their
/// chances.
QString answerWords(const Rules& rules, const OutcomeSides& sides, std::vector<Chance> chances);

/// What a result comes to for both sides, as the side sees it that looks ahead.
QString outcomeWords(const OutcomeSides& sides, const Chance& chance, const std::string& seat);

} // namespace fw
