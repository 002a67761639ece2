#pragma once

#include "engine/play/FieldCandidates.h"

namespace fw {

/// The units, sides or places that a broken rule is about.
struct RuleSubject {
    std::string name = {};             ///< as people call it; empty when the rule is about nothing that has a name
    std::vector<std::string> ids = {}; ///< units, sides, printed numbers
    bool entry = false;                ///< the rule is about the whole menu entry
};

/// Reads the fields of an action and judges them; refuses with the first rule that fails.
class ActionReader
{
public:
    /// Reads actions that pick an entry of the pending menu for a side, -1 for the referee.
    ActionReader(StateView& view, const CEntry& entry, std::int32_t side) : mFields(view, entry, side) {}
    /// Lets every action pass that can be carried out at all.
    void overrule() { mOverruled = true; }
    /// Allows the constraints of the entry to be broken: see StateView::isDeadlocked.
    void waiveConstraints() { mWaived = true; }

    /// Reads and judges all fields of an action.
    Result<void> read(const Action& action);
    /// The fields that were read.
    FieldCandidates& fields() { return mFields; }
    /// The broken rules that did not refuse the action.
    const Trace& warnings() const { return mWarnings; }
    /// Name of the required field whose absence made read() refuse; empty when read() refused for another reason.
    const std::string& missingField() const { return mMissingField; }

private:
    bool refuse(const std::string& cite, const std::string& rule, std::optional<Level> level = {},
                const RuleSubject& of = {});
    bool judgeRules(Scope& s, const std::vector<CRule>& rules, const RuleSubject& of);
    bool judgeNeed();
    bool judgeChecks();
    bool judgeConstraints();
    bool judgeWhole(const CField& field, const Value& value);
    Result<void> readField(const CField& field, const Action& action);
    bool readPath(const CField& field, const Value& value);
    bool takeNumber(const CField& field, Value& value, std::int32_t item, const std::string& text, bool several);
    bool takeMember(const CField& field, Value& value, std::int32_t item, const std::string& text);
    bool keepBrokenPath(const CField& field, const Value& value, const Value& units, PlaceId start,
                        const PathRefusal& worst, std::int32_t row);
    Result<void> leaveOut(const CField& field);
    tl::unexpected<Problem> lacks(const CField& field);
    const std::string& citeOf(const CField& field) const;

    FieldCandidates mFields;
    Trace mWarnings;
    std::string mMissingField;
    std::optional<Problem> mRefusal;
    bool mOverruled = false;
    bool mWaived = false;
};

} // namespace fw
