#pragma once

#include "engine/playtest/Variant.h"

#include <functional>
#include <map>

namespace fw {

/// A place of rules or scenario that a variant may change.
struct VariantPlace {
    VariantKnob knob;
    bool inForce = true;           ///< under the options of the scenario
    bool listed = true;            ///< false for a second name of a place
    std::vector<std::string> when; ///< of its row, as in the file
    /// Sets the value; refuses one of the wrong kind.
    std::function<Result<void>(const std::string&)> set;
};

/// Collects the places of rules and scenario, which must outlive them.
class VariantPlaces
{
public:
    VariantPlaces(Ruleset& rules, Scenario& scenario);

    /// All places, with "#2" after a row in force that repeats an earlier one.
    std::vector<VariantPlace> take() { return std::move(mPlaces); }

private:
    void options();
    void tables();
    void cells(Table& table);
    void amounts();
    void stages(Quantity& quantity);
    void amount(KnobKind kind, const std::string& row, Amount& amount, bool sums, const std::vector<std::string>& when);
    void marks();
    void units();
    void ratings(Unit& unit);
    void turns();
    void number(KnobKind kind, const std::string& row, Rational value, std::function<Result<void>(Rational)> set,
                const std::vector<std::string>& when = {});
    void add(VariantPlace place);

    Ruleset& mRules;
    Scenario& mScenario;
    std::map<std::string, std::string> mOptions;
    std::map<std::string, int> mSeen;
    std::vector<VariantPlace> mPlaces;
};

/// Finds the place with that row, whatever the blanks in it. Refuses a row that is not there or not in force.
Result<const VariantPlace*> placeOf(const std::vector<VariantPlace>& places, const std::string& row);

/// Refuses a text that is not a number where `present` is.
tl::unexpected<Problem> notANumber(const std::string& text, const Rational& present);

/// A row without the blanks around commas and brackets.
std::string plainRow(std::string_view row);

} // namespace fw
