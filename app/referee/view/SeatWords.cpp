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
    const QString name = QString::fromStdString(rules.scenario().turnName(turn));
    if (turn <= 0)
        return Seats::tr("Before the first turn");
    if (!name.isEmpty())
        return Seats::tr("Turn %1, %2", "number and name").arg(turn).arg(name);
    return Seats::tr("Turn %1").arg(turn);
}

} // namespace fw
