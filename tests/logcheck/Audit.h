#pragma once

#include "tests/logcheck/PositionAudit.h"

#include <optional>

namespace logcheck {

/// One thing that does not agree.
struct Disagreement {
    int line = 0;
    std::string text;
};

/// What came of adding a log up again.
struct Verdict {
    int rulings = 0;
    int disagreeing = 0; ///< rulings and summaries with a disagreement
    std::vector<Disagreement> said;
};

/// By how many columns a line says that a table was read farther on, to the left below 0; nothing where it says none.
std::optional<long long> columnsTold(const std::string& text);

/// Goes through a log from its first ruling to its totals.
class Audit
{
public:
    /// Adds everything in the log up again by these rules.
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
    bool mGoesOn = false;                                               ///< the losses of the turn were those so far
    int mRow = 0;                                                       ///< the row that is due next
    std::vector<Fraction> mFaces;                                       ///< dice that fell one after the other
    std::string mFace;                                                  ///< and their name
    std::vector<std::string> mCells;                                    ///< cells of tables read in this ruling
    std::vector<std::vector<std::string>> mWays;                        ///< declared and not gone yet
    std::vector<std::string> mRest;                                     ///< of the way that was told last, in parts
    std::string mRestWho;                                               ///< and who goes it
    std::map<std::vector<std::string>, std::set<std::string>> mWalkers; ///< who was named with a declared way
    std::map<std::string, std::pair<int, int>> mFirstNamed; ///< in how many lines a unit is named, and in which first
    std::vector<std::pair<int, std::string>> mPlaces;       ///< declared, to be met with again
    std::set<std::string> mMet;                             ///< places where units of this ruling stood
    std::set<std::string> mGone;                            ///< places they went to
    int mShift = 0;                                         ///< columns that the next table is read beside its number
    std::string mShiftTo;                                   ///< and the band it is read under then
    std::string mFacing;
    bool mReckoned = false;  ///< this ruling has reckoned something
    bool mOverruled = false; ///< and the referee has allowed something against the rules
};

} // namespace logcheck
