#pragma once

#include "tests/logcheck/Reckoning.h"

#include <set>

namespace logcheck {

/// The places and losses of units and the values of tracks, as far as the log contains them.
class PositionAudit
{
public:
    explicit PositionAudit(const Rulebook& rules) : mRules(rules), mKnown(rules) {}

    /// Starts a turn, and with it the count of its losses.
    void beginTurn()
    {
        mTurn.clear();
        mTurnSet = false;
    }

    /// Sets the place of a unit from a line, and compares it with the known one.
    void stands(const std::string& unit, const std::string& place, const Line& line, const Complain& complain);
    /// Whether two printed places can be adjacent, by their numbers and earlier moves.
    bool mayTouch(const std::string& a, const std::string& b);
    /// Whether any unit is known to be in the place.
    bool anyAt(const std::string& place) const;
    /// The known place of a unit; empty if there is none.
    std::string placeOf(const std::string& unit) const;
    /// Reads a line about a change; false for other lines.
    bool effect(const Line& line, const Complain& complain);
    /// Reads a line about a move, with its cells; false for other lines.
    bool moved(const Line& line, bool overruled, std::vector<std::string>& cells, bool& whole,
               const Complain& complain);
    /// Compares a summary: the losses of the turn, or of the whole game with its tracks.
    void losses(const Block& block, const Complain& complain) const;
    /// Forgets the values that the referee set by hand.
    void setByHand(const std::string& text);

    /// The case numbers of a verb, or of the marks with this label.
    std::set<std::string> citesOf(const std::string& verb, const std::string& markLabel) const;

private:
    /// The changes of a unit since the start of the turn or of the game.
    struct Change {
        std::optional<long long> from, to; ///< steps
        long long lost = 0;
        long long regained = 0;
        bool vague = false; ///< the log does not give the number
        std::string box;    ///< the last box that it entered; empty if it is on the map again
    };
    using Changes = std::map<std::string, Change>;

    bool steps(const Line& line, const Complain& complain);
    bool track(const Line& line, const Complain& complain);
    void side(const std::vector<const Line*>& lines, const Changes& changes, bool vague, std::set<std::string>& named,
              const Complain& complain) const;
    bool mayGo(const std::string& label, const std::string& from, const std::string& to) const;
    void cited(const Line& line, const std::set<std::string>& cites, const Complain& complain) const;

    void points(const Line& line, const std::string& who, const std::string& text, std::size_t steps, bool overruled,
                const Complain& complain);

    const Rulebook& mRules;
    Known mKnown;                                                     ///< values from the rules only
    std::map<std::pair<std::string, std::string>, Fraction> mAllowed; ///< movement points by unit and case number
    std::string mOffBy; ///< the case number of the last path that left the map
    std::map<std::string, std::string> mPlaces;
    std::map<std::string, long long> mSteps;
    std::map<std::string, std::string> mTracks; ///< value by "Red: luck" or "luck"
    std::string mLeft;                          ///< the unit that had steps left in the last line
    Changes mTurn, mGame;
    std::optional<bool> mOddLower; ///< whether hexes in odd columns are half a hex lower than the others
    bool mTurnSet = false, mGameSet = false;
};

} // namespace logcheck
