#pragma once

#include "app/compare/Difference.h"
#include "engine/model/Scenario.h"

#include <QString>
#include <QStringList>
#include <set>
#include <vector>

namespace fw {

/// The kinds of printed sheets.
enum class PrintedKind : std::uint8_t { Counters, SetupCard, Roster };

/// One side of a counter as a sheet must print it.
struct WantedFace {
    int unit = 0; ///< index in the scenario
    PrintedSide side = PrintedSide::Front;
    QString name;
    QString numbers;                  ///< without blanks; empty for none
    QString sign;                     ///< of the formation; empty for none
    std::vector<std::string> ratings; ///< id of the rating of each number
    bool card = false;                ///< a card, which has only its name
    QString place;                    ///< of a set-up card: where the counter starts
};

/// A line of a roster as the program prints it.
struct WantedRow {
    int unit = 0;
    QString name;
    QString kind;                     ///< type and tags
    QStringList values;               ///< one for each rating of the counter
    std::vector<std::string> ratings; ///< their ids
    QString place;
};

/// What a sheet of one kind must hold.
struct WantedSheet {
    PrintedKind kind = PrintedKind::Counters;
    std::vector<WantedFace> faces;
    std::vector<WantedRow> rows;    ///< of a roster
    std::set<QString> words;        ///< the words that the program prints on such a sheet
    QStringList parts;              ///< texts of markers, of which a line may print any part
    std::vector<std::string> drawn; ///< ids of counters with a drawing, which has no text
};

/// The words of a text without punctuation at their ends.
QStringList printedWords(const QString& text);

/// The expected content of a kind of sheet. Needs a QGuiApplication.
WantedSheet wantedOn(PrintedKind kind, const Ruleset& rules, const Scenario& scenario, const QString& folder);

} // namespace fw
