#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace fw {

/// What one place of the documents or of a file's form says about a word.
struct Explanation {
    QString word;
    QString where; ///< "key of table", "fact", "glossary"
    QString text;
};

/// Everything that is said of a word of rules, scenario and map files: keys from the form of the files, facts, nodes,
/// verbs and the glossary from the guide. Small and capital letters are alike.
std::vector<Explanation> explanationsOf(const QString& word);

/// All words that have an explanation.
QStringList explainedWords();

} // namespace fw
