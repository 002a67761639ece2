#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace fw {

/// What one place in the documents or in a file schema says about a word.
struct Explanation {
    QString word;
    QString where; ///< "key of table", "fact", "glossary"
    QString text;
};

/// All explanations of a word in rules, scenario and map files: keys from the schemas; facts, nodes, verbs and the
/// glossary from the guide. Case does not matter.
std::vector<Explanation> explanationsOf(const QString& word);

/// All words with an explanation.
QStringList explainedWords();

} // namespace fw
