#pragma once

#include "engine/model/Ruleset.h"

#include <QString>

namespace fw {

/// An amount in words: "the rating attack of unit", "table tec at clear, enter".
QString amountWords(const Amount& amount);

/// A condition in words.
QString conditionWords(const Req& condition);

/// A modifier as one sentence: the quantity that it changes, how, and when.
QString modifierWords(const Modifier& modifier);

/// A stage of a quantity in words: how it combines its rows, which stage it follows, and its rounding; empty for an
/// unknown stage.
QString stageWords(const Quantity& quantity, const std::string& stage);

/// A quantity in words: its base and its stages in order.
QString quantityWords(const Quantity& quantity);

/// A simple condition from the parts of a form; `value` is a number or a word.
Req plainCondition(const QString& path, const QString& fact, const QString& argument, const QString& comparison,
                   const QString& value);

} // namespace fw
