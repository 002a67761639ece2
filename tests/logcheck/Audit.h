#pragma once

#include "tests/logcheck/PositionAudit.h"

#include <optional>

namespace logcheck {

/// One disagreement between the log and the rules.
struct Disagreement {
    int line = 0;
    std::string text;
};

/// The result of an audit.
struct Verdict {
    int rulings = 0;
    int disagreeing = 0; ///< rulings and summaries with a disagreement
    std::vector<Disagreement> said;
};

/// The columns by which a line says that a table reading is shifted, negative to the left; nothing for other lines.
std::optional<long long> columnsTold(const std::string& text);

/// Checks a log from its first ruling to its totals.
class Audit
{
public:
    /// Recomputes everything in the log by these rules.
    static Verdict of(Rulebook& rules, const std::string& log);

private:
    Audit(const Rulebook& rules, const LogBook& log)
        : mRules(rules), mLog(log), mKnown(rules), mStanding(rules), mHouse(log.house)
    {}
    void block(const Block& block);
    void heading(const Block& block);
    void lines(const Block& block);
    void line(const Line& line);
    bool said(const Line& line);
    void declared(const Line& line, const std::string& text);
    void fields(const Line& line, const std::string& text);
    void reckoned(const std::vector<Line>& lines, std::size_t& at);
    bool die(const Line& line);
    bool table(const Line& line);
    bool check(const Line& line);
    bool declared(const Line& line);
    bool code(const Line& line);
    void went(const Line& line, const std::vector<std::string>& cells, bool whole);
    void numbering(const Block& block);
    std::vector<std::string> unitsIn(const Line& line) const;
    std::vector<std::string> picked(const std::string& text, bool places) const;
    void names(const Block& block);
    void aimed(const Block& block, const std::vector<std::string>& told, std::vector<std::string> where);
    void namedOnce();
    int actions(const Block& block) const;
    int rolls(const std::vector<std::string>& names) const;
    void complain(int at, const std::string& text);
    Complain complaint()
    {
        return [this](int at, const std::string& text) { complain(at, text); };
    }

    const Rulebook& mRules;
    const LogBook& mLog;
    Known mKnown;
    PositionAudit mStanding;
    std::vector<std::string> mHouse;
    Verdict mVerdict;
    int mTurn = 0;
    bool mGoesOn = false;                                               ///< the turn's summary says "so far"
    int mRow = 0;                                                       ///< the expected row
    std::vector<Fraction> mFaces;                                       ///< consecutive rolls of one die
    std::string mFace;                                                  ///< the name of that die
    std::vector<std::string> mCells;                                    ///< table cells read in this ruling
    std::vector<std::vector<std::string>> mWays;                        ///< declared paths without a move yet
    std::vector<std::string> mRest;                                     ///< rest of the path that is printed in parts
    std::string mRestWho;                                               ///< the units on that path
    std::map<std::vector<std::string>, std::set<std::string>> mWalkers; ///< units named with each declared path
    std::map<std::string, std::pair<int, int>> mFirstNamed; ///< number of lines that name a unit, and the first of them
    std::vector<std::pair<int, std::string>> mPlaces;       ///< declared places, which must occur again
    std::set<std::string> mMet;                             ///< places of units in this ruling
    std::set<std::string> mGone;                            ///< places to which they moved
    int mShift = 0;                                         ///< shift of the next table reading, in columns
    std::string mShiftTo;                                   ///< the band after that shift
    std::string mFacing;
    bool mReckoned = false;  ///< this ruling has computed a quantity
    bool mOverruled = false; ///< the referee has allowed a violation in it
};

} // namespace logcheck
