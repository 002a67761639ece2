#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace fw {

/// What one place of the reference or of the glossary says about a word.
struct Explanation {
    QString word;
    QString where; ///< "key of table", "fact", "glossary"
    QString text;
    QString example; ///< one worked line; empty where the entry has none
    QString page;    ///< page of the guide that has the entry
    QString heading; ///< heading of the page under which the entry is
    QString entry;   ///< first cell of its row in a table; empty where the heading itself is the entry
};

/// All explanations, in the order of the registries: keys from the form of the files, the closed words of keys, nodes,
/// verbs, events, facts, roots, relations, the words of formulas, and the glossary.
const std::vector<Explanation>& allExplanations();

/// Everything that is said of a word of rules, scenario and map files. Small and capital letters are alike.
std::vector<Explanation> explanationsOf(const QString& word);

/// All words that have an explanation.
QStringList explainedWords();

} // namespace fw
