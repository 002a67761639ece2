#pragma once

#include "engine/play/StateView.h"

#include <optional>

namespace fw {

/// A state as the side knows it that answers: units whose place is hidden from it are nowhere, and the answers that it
/// has already given to the pending secret choice are set. The choices, the proofs and the refusals of a side are
/// judged in it; an action is carried out in the whole state.
class KnownView
{
public:
    /// The view of a side, -1 for the referee, who knows the whole state; `whole` must outlive it and not change.
    KnownView(StateView& whole, std::int32_t side);
    KnownView(const KnownView&) = delete;
    KnownView& operator=(const KnownView&) = delete;

    /// The view to judge in; the whole view itself if nothing differs.
    StateView& view() { return mView ? *mView : mWhole; }
    /// The state that the view reads.
    const State& state() { return view().now; }

private:
    StateView& mWhole;
    std::optional<State> mState;
    std::optional<StateView> mView;
};

/// A position without the units whose places are hidden from a seat, such as "public": they are nowhere.
Position withoutUnplaced(const Rules& rules, Position position, const std::string& seat);

/// The values that a side's answers gave to each field, as locals "NAME-FIELD" (without a value for no answer), and
/// their number as the local NAME.
std::vector<Local> givenSoFar(const Compiled& c, const ChooseInstr& choice, Sym name,
                              const std::vector<Sealed>& answers, std::int32_t side);

} // namespace fw
