#include "engine/proof/RatingColumns.h"

#include "engine/model/Walk.h"

namespace fw {

namespace {

/// The definitions that ask for steps, also through other definitions.
std::set<std::string> stepDefinitions(const Ruleset& ruleset)
{
    std::set<std::string> out;
    for (bool more = true; more;) {
        more = false;
        for (const Def& def : ruleset.defs) {
            bool asks = false;
            walk(def, [&](const auto& row) {
                if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Req>)
                    asks = asks || row.fact == "steps-lost" || row.fact == "steps" || out.count(row.def) > 0;
            });
            more = (asks && out.insert(def.id).second) || more;
        }
    }
    return out;
}

} // namespace

RatingColumns ratingColumns(const Ruleset& ruleset)
{
    const std::set<std::string> defs = stepDefinitions(ruleset);
    RatingColumns out;
    for (const Rating& rating : ruleset.ratings) {
        out.lowest[rating.id] = rating.lowest;
        for (const RatingColumn& column : rating.columns) {
            bool lost = false;
            walk(column, [&](const auto& row) {
                using X = std::decay_t<decltype(row)>;
                if constexpr (std::is_same_v<X, Req>)
                    lost = lost || row.fact == "steps-lost" || row.fact == "steps" || defs.count(row.def) > 0;
            });
            if (column.need.empty())
                out.front[rating.id] = column.column;
            else
                (lost ? out.weaker : out.other)[rating.id].insert(column.column);
        }
    }
    return out;
}

const Rational* printedIn(const Unit& unit, const std::string& rating, const std::string& column)
{
    const auto columns = unit.ratings.find(rating);
    if (columns == unit.ratings.end())
        return nullptr;
    const auto value = columns->second.find(column);
    return value == columns->second.end() ? nullptr : &value->second;
}

const Rational* frontOf(const RatingColumns& columns, const Unit& unit, const std::string& rating)
{
    const auto front = columns.front.find(rating);
    return front == columns.front.end() ? nullptr : printedIn(unit, rating, front->second);
}

} // namespace fw
