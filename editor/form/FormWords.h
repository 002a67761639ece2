#pragma once

#include "editor/form/FormTree.h"

#include <QStringList>
#include <memory>
#include <optional>

namespace fw {

/// The words that a form offers, found in the rows of a content when they are first asked for.
class FormWords
{
public:
    explicit FormWords(std::shared_ptr<const RulesContent> content) : mContent(std::move(content)) {}

    /// The ids of the rows of a list of the rules or of the scenario, by its key: "quantities", "sides"; the words of a
    /// list of words, such as "formations".
    QStringList ids(const std::string& list) const;
    /// The words that a field may name: the ids of the rows that it refers to, also of rows inside rows such as stages,
    /// and the options and values under which a row exists; empty if it names none.
    QStringList named(const FieldHelp& field) const;
    /// The words that may stand in conditions, amounts and paths: facts, relations, roots, ids and roles.
    const QStringList& formulas() const;

private:
    QStringList innerIds(const std::string& list, const std::string& inner, const char* between = nullptr) const;
    const std::vector<FormTree>& trees() const;

    std::shared_ptr<const RulesContent> mContent;
    mutable std::vector<FormTree> mTrees;
    mutable std::optional<QStringList> mFormulas;
};

} // namespace fw
