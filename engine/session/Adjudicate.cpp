#include "engine/base/CheckedIndex.h"
#include "engine/session/OrderHead.h"
#include "engine/session/OrderReferee.h"

namespace fw {

namespace {

/// The row of the roll to correct: `back` rolls with that die before the last one; -1 when there is none.
std::int64_t rolledRow(const Game& game, const std::string& die, int back)
{
    const auto& entries = game.entries();
    for (std::size_t i = entries.size(); i-- > 0;) {
        const Entry& e = entries[i];
        if (e.kind != RowKind::Action || e.struck || e.action.kind != Action::Kind::Dice)
            continue;
        const std::string stem = die.substr(0, die.rfind('.'));
        if (!die.empty() && !e.action.has(die) && !e.action.has(stem))
            continue;
        if (back-- == 0)
            return e.n;
    }
    return -1;
}

} // namespace

namespace {

/// The face number that a name means for a die of the roll in `row`.
Result<int> faceNamed(const Game& game, std::int64_t row, const Order& order)
{
    const Entry& rolled = checkedAt(game.entries(), row);
    std::vector<std::string> names;
    for (const DieAsked& die : question(*rolled.rules, checkedAt(game.entries(), row - 1).after).dice)
        for (int face = die.low; dieName(die.name) == dieName(order.die) && face <= die.high; ++face) {
            if (const OrderCursor said(order.text); said.match(die.faceName(face)) == order.text.size())
                return face;
            names.push_back(die.faceName(face));
        }
    return tl::unexpected(
        notUnderstood(Text("'{0}' is not a face of {1}", {order.text, order.die}), order.text, names));
}

} // namespace

Result<const Entry*> carryOut(Game& game, const Order& order, const std::string& stamp)
{
    switch (order.kind) {
    case Order::Kind::Action: return game.apply(order.action, stamp);
    case Order::Kind::Head:
        if (auto holds = headHolds(game, order.text); !holds)
            return tl::unexpected(holds.error());
        return &game.entries().back();
    case Order::Kind::Note: return game.note(order.text, stamp);
    case Order::Kind::House: return game.addHouse(*order.house, order.reason, stamp);
    case Order::Kind::TakeBack: {
        const std::int64_t row = game.rowBefore(order.count);
        if (row < 0)
            return fail(Trouble::Refused,
                        Text("fewer than {0} actions can be taken back", {std::to_string(order.count)}));
        return game.takeBack(row, order.reason, stamp);
    }
    case Order::Kind::Correct: {
        const std::int64_t row = rolledRow(game, order.die, order.count);
        if (row < 0)
            return fail(Trouble::Refused, Text("there are fewer rolls of the die '{0}' than that", {order.die}));
        const Result<int> face = order.text.empty() ? Result<int>(order.face) : faceNamed(game, row, order);
        return face.and_then([&](int shown) { return game.correctRoll(row, order.die, shown, order.reason, stamp); });
    }
    }
    return fail(Trouble::Usage, "there is no such order");
}

Result<int> adjudicate(Game& game, const std::vector<OrderLine>& orders, const std::string& file,
                       const std::string& stamp, int until)
{
    int done = 0;
    const auto refused = [&](Problem p, const OrderLine& line) {
        const std::string place = "line " + std::to_string(line.line);
        p.place = p.place.empty() || p.place.starts_with("line ") ? place : place + " (" + p.place + ")";
        if (p.file.empty())
            p.file = file;
        return tl::unexpected<Problem>(std::move(p));
    };
    for (const OrderLine& line : orders) {
        if (until >= 0 && done >= until)
            break;
        auto order = readOrder(game.rules(), game.state(), line.text);
        if (!order)
            return refused(order.error(), line);
        auto entry = carryOut(game, *order, stamp);
        if (!entry) {
            Problem p = entry.error();
            if (p.alternatives.empty() && order->kind == Order::Kind::Action && p.trouble != Trouble::Unwritable)
                p.alternatives = legalInstead(game.rules(), game.state(), order->action);
            return refused(std::move(p), line);
        }
        done += order->kind == Order::Kind::Head ? 0 : 1;
    }
    return done;
}

} // namespace fw
