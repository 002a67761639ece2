#pragma once

#include "tests/logcheck/Reckoning.h"

#include <set>

namespace logcheck {

/// Where units are, what they have lost and where tracks stand, as far as the log has said so.
class PositionAudit
{
public:
    explicit PositionAudit(const Rulebook& rules) : mRules(rules), mKnown(rules) {}

    /// A turn begins: its losses are counted from here.
    void beginTurn()
    {
        mTurn.clear();
        mTurnSet = false;
    }

    /// The unit stands there, says a line.
    void stands(const std::string& unit, const std::string& place, const Line& line, const Complain& complain);
    /// Whether two printed places may lie side by side, as far as their numbers and the steps before tell.
    bool mayTouch(const std::string& a, const std::string& b);
    /// Whether any unit is known to stand in the place.
    bool anyAt(const std::string& place) const;
    /// Where a unit is known to stand; empty when it is not.
    std::string placeOf(const std::string& unit) const;
    /// Reads a line that says what changed; false when it is no such line.
    bool effect(const Line& line, const Complain& complain);
    /// Reads a line that says who went where; the cells it names.
    bool moved(const Line& line, bool overruled, std::vector<std::string>& cells, bool& whole,
               const Complain& complain);
    /// Compares a summary: losses of the turn, or of the whole game with its tracks.
    void losses(const Block& block, const Complain& complain) const;
    /// What the referee set by hand is no longer known.
    void setByHand(const std::string& text);

    /// Cases under which a verb, or a mark of that label, may be cited.
    std::set<std::string> citesOf(const std::string& verb, const std::string& markLabel) const;

private:
    /// What happened to a unit since the turn or the game began.
    struct Change {
        std::optional<long long> from, to; ///< steps
        long long lost = 0;
        long long regained = 0;
        bool vague = false; ///< the log does not tell how many
        std::string box;    ///< the last it came to; empty when on the map again
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
    Known mKnown;                                                     ///< of nothing but the rules
    std::map<std::pair<std::string, std::string>, Fraction> mAllowed; ///< movement points, by who moved and the case
    std::string mOffBy; ///< the case of the path that led off the map last
    std::map<std::string, std::string> mPlaces;
    std::map<std::string, long long> mSteps;
    std::map<std::string, std::string> mTracks; ///< "Red: luck" or "luck": its value
    std::string mLeft;                          ///< the unit that the last line left some steps
    Changes mTurn, mGame;
    std::optional<bool> mOddLower; ///< hexes of odd columns lie half a hex lower, or higher, than the others
    bool mTurnSet = false, mGameSet = false;
};

} // namespace logcheck
