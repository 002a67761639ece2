#pragma once

#include "engine/play/StateView.h"

namespace fw {

/// The kind of value that goes into a field.
Kind valueKind(const CField& field);
/// Whether a field takes a number: a count or a facing.
bool takesNumber(const CField& field);
/// Whether a field can hold several values.
bool takesSeveral(const CField& field);
/// The empty value of a field.
Value blankValue(const CField& field);
/// The value of a field with one more item; a number replaces the number before.
Value withItem(const CField& field, Value partial, std::int32_t item);

/// Reads one written value of a field; false when it is unknown.
bool parseItem(const StateView& view, const CField& field, const std::string& text, std::int32_t& item);
/// Writes one value of a field as orders and the journal do.
std::string itemText(const StateView& view, const CField& field, std::int32_t item);
/// The name of one value of a field, which is written as `text`.
std::string itemLabel(const StateView& view, const CField& field, std::int32_t item, const std::string& text);

} // namespace fw
