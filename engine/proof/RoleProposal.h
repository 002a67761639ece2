#pragma once

#include "engine/proof/FormulaNow.h"

namespace fw {

/// Proposes counters, cells and sides for the roles of a formula: what is picked, else two opposing counters near each
/// other.
class RoleProposal
{
public:
    /// Reads the rules and the position, which must outlive it.
    RoleProposal(const Rules& rules, const Position& position, const RolePicks& picks);

    /// Gives a value to each role that has none, as far as possible.
    void propose(std::vector<FormulaRole>& roles) const;

private:
    std::vector<std::string> counter(std::size_t index) const;
    std::vector<std::string> place(const FormulaRole& role, bool alone) const;
    PlaceId placeOf(std::size_t index) const;
    /// The cell next to the first counter on the way to the second one.
    PlaceId between() const;

    const Rules& mRules;
    const Position& mPosition;
    std::vector<UnitId> mUnits;   ///< two, unless the scenario has fewer
    std::vector<PlaceId> mPlaces; ///< picked ones
};

} // namespace fw
