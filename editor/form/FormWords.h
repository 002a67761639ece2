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
    /// The words that may stand in conditions, amounts and paths: facts, relations, roots, ids and roles.
    const QStringList& formulas() const;

private:
    std::shared_ptr<const RulesContent> mContent;
    mutable std::vector<FormTree> mTrees;
    mutable std::optional<QStringList> mFormulas;
};

} // namespace fw
