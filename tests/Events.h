#pragma once

#include "engine/model/Event.h"
#include "engine/report/EventText.h"

#include <string>
#include <type_traits>

/// Values of events of any kind, for tests to compare.
namespace fw {

/// The English sentence of an event.
inline std::string plainText(const Event& event)
{
    return plain(eventText(event));
}

/// The main number of an event: total, face, die of a check, new value of a mark, cost of a move; 0 if it has none.
inline Rational numberOf(const Event& event)
{
    return std::visit(
        [](const auto& one) -> Rational {
            if constexpr (requires { one.total; })
                return one.total;
            else if constexpr (requires { one.face; })
                return one.face;
            else if constexpr (requires { one.roll; })
                return one.roll;
            else if constexpr (requires { one.after; })
                return one.after;
            else if constexpr (requires { one.cost; })
                return one.cost;
            else if constexpr (requires { one.amount; })
                return one.amount;
            else
                return 0;
        },
        event.data);
}

/// The reference number of an event: value before, target of a check, allowance of a move; 0 if it has none.
inline Rational beforeOf(const Event& event)
{
    return std::visit(
        [](const auto& one) -> Rational {
            if constexpr (requires { one.target; })
                return one.target;
            else if constexpr (requires { one.before; })
                return one.before;
            else if constexpr (requires { one.allowance; })
                return one.allowance;
            else
                return 0;
        },
        event.data);
}

/// The main word of an event: cell, code of a row, tier of a path, side that chose, step or id of a mark.
inline std::string wordOf(const Event& event)
{
    if (const auto* mark = event.as<MarkChanged>())
        return mark->form == MarkChanged::Form::Step ? mark->now : mark->mark;
    return std::visit(
        [](const auto& one) -> std::string {
            if constexpr (requires { one.cell; })
                return one.cell;
            else if constexpr (std::is_same_v<decltype(one), const RowCodeRead&>)
                return one.code;
            else if constexpr (requires { one.tier; })
                return one.tier;
            else if constexpr (requires { one.side; })
                return one.side;
            else
                return {};
        },
        event.data);
}

/// The column in which a table was read; empty for other events.
inline std::string columnOf(const Event& event)
{
    const auto* read = event.as<CellRead>();
    return read == nullptr ? std::string() : read->column;
}

/// Whether an event is a passed check.
inline bool passedCheck(const Event& event)
{
    const auto* check = event.as<CheckMade>();
    return check != nullptr && check->passed;
}

} // namespace fw
