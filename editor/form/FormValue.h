#pragma once

#include "engine/formula/Formula.h"
#include "engine/model/Scenario.h"
#include "engine/store/JsonTree.h"
#include "engine/store/Schema.h"

#include <string>
#include <vector>

namespace fw {

/// What forms need to know to read the text of a field.
struct FormContext {
    FormulaNames names;       ///< the ids that formulas may use
    const Map* map = nullptr; ///< the map whose printed numbers name cells; null for none
};

/// The text that a form shows for a value of a field: one line for each element of a list and for each condition; a
/// cell by its printed number, an empty text in a list as "". Empty if there is no value.
std::string formText(const FieldHelp& field, const Json* value, const FormContext& context);

/// The value that a text in a form gives, null for an empty one; refuses, at a byte of the text, what is no value of
/// the field.
FormulaResult<Json> formValue(const FieldHelp& field, const std::string& text, const FormContext& context);

/// Whether a form shows the values of a field as a table of keys and values.
bool holdsPairs(const FieldHelp& field);

/// One value of an object with its keys, the outermost first.
struct FormPair {
    std::vector<std::string> keys;
    std::string value;
    friend bool operator==(const FormPair&, const FormPair&) = default;
};

/// The values of an object, or of an object of objects.
std::vector<FormPair> formPairs(const FieldHelp& field, const Json* value, const FormContext& context);

/// The object with these values, null for none; a key that is given twice has its last value. Refuses a value that is
/// not of the field, with the index of its pair in FormulaError::at.
FormulaResult<Json> pairsValue(const FieldHelp& field, const std::vector<FormPair>& pairs, const FormContext& context);

} // namespace fw
