#include "app/referee/view/SeatWords.h"

#include "app/referee/dialogs/SheetWords.h"

#include <QCoreApplication>

namespace fw {

namespace {

class Seats
{
    Q_DECLARE_TR_FUNCTIONS(Seats)
};

} // namespace

const Army* armyOf(const Rules& rules, const std::string& seat)
{
    for (const Army& army : rules.scenario().sides)
        if (army.id == seat)
            return &army;
    return nullptr;
}

QString seatWords(const Rules& rules, const std::string& seat)
{
    if (const Army* army = armyOf(rules, seat))
        return QString::fromStdString(army->name.empty() ? army->id : army->name);
    return Seats::tr("Referee");
}

QString facingWords(const Rules& rules, const std::string& facing)
{
    return facingWords(rules, QString::fromStdString(facing).toInt());
}

QString turnWords(const Rules& rules, int turn)
{
    const auto& names = rules.scenario().turnNames;
    if (turn <= 0)
        return Seats::tr("Before the first turn");
    if (turn <= int(names.size()))
        return Seats::tr("Turn %1, %2", "number and name")
            .arg(turn)
            .arg(QString::fromStdString(names[std::size_t(turn - 1)]));
    return Seats::tr("Turn %1").arg(turn);
}

} // namespace fw
