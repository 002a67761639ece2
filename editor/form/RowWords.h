#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/model/Procedures.h"
#include "engine/proof/ConditionWords.h"

#include <QString>
#include <memory>
#include <unordered_map>
#include <variant>

namespace fw {

/// What rows of the rules do, in words, by their JSON pointers.
class RowWords
{
public:
    /// Of the rules, or of the rows of rules that the scenario adds.
    RowWords(std::shared_ptr<const RulesContent> content, bool ofScenario);

    /// The sentence of a node, verb, menu entry, code, trigger, constraint, quantity or modifier; empty for other rows.
    QString of(const std::string& pointer) const;
    /// Conditions, or an amount, in words.
    QString conditions(const Reqs& conditions) const;
    QString amount(const Amount& amount) const;

private:
    using Row = std::variant<const Node*, const MenuEntry*, const Verb*, const Code*, const Trigger*, const Constraint*,
                             const Quantity*, const Modifier*>;

    std::shared_ptr<const RulesContent> mContent;
    ConditionWords mWords;
    std::unordered_map<std::string, Row> mRows;
};

} // namespace fw
