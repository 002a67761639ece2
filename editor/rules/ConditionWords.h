#pragma once

#include "engine/model/Ruleset.h"

#include <QString>

namespace fw {

/// An amount read back in words: "the rating attack of unit", "table tec at clear, enter".
QString amountWords(const Amount& amount);

/// A condition read back as a sentence.
QString conditionWords(const Req& condition);

/// A modifier read back as one sentence: what it does to which quantity, and when.
QString modifierWords(const Modifier& modifier);

/// How a stage of a quantity combines its rows, after which it comes, and how it is rounded; empty
/// when the quantity has no such stage.
QString stageWords(const Quantity& quantity, const std::string& stage);

/// A quantity read back: what it begins with, and its stages in their order.
QString quantityWords(const Quantity& quantity);

/// A plain condition: whose fact, how it is compared, with what. The words of `value` are a number
/// or a word.
Req plainCondition(const QString& path, const QString& fact, const QString& argument, const QString& comparison,
                   const QString& value);

} // namespace fw
