#include "app/widgets/Vocabulary.h"

#include "app/widgets/WordExamples.h"
#include "engine/formula/FormulaReference.h"
#include "engine/model/Fields.h"
#include "engine/rules/Reference.h"
#include "engine/store/Schema.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <span>

namespace fw {

namespace {

QString wide(std::string_view words)
{
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

/// Whether most rows have the key with this very meaning, so that it is explained once for all.
bool ofEveryRow(const FieldHelp& field)
{
    return field.help == idHelp || field.help == labelHelp || field.help == citeHelp || field.help == whenHelp
           || field.help == originHelp;
}

void addKeys(std::vector<Explanation>& out)
{
    for (const FieldHelp& field : fieldHelp()) {
        const bool common = ofEveryRow(field);
        const QString row = wide(field.row), key = wide(field.key);
        const QString where = common ? QString("key of every row") : QString("key of %1").arg(row);
        QStringList words;
        for (const std::string& word : field.words)
            words << wide(word);
        QString says = wide(field.help);
        if (!words.isEmpty())
            says += QString(" (%1)").arg(words.join(", "));
        if (!field.standard.empty())
            says += QString("; %1 when absent").arg(wide(field.standard));
        const QString heading = common ? QString("every row") : row;
        out.push_back({key, where, says, QString::fromStdString(wordExamples().line(field.row, field.key)), "README",
                       heading, key});
        if (!field.formerly.empty())
            out.push_back({wide(field.formerly), QString("former key of %1").arg(row),
                           QString("%1 since format 4: %2").arg(key, wide(field.help)), out.back().example, "README",
                           heading, key});
        // Nodes, verbs and events have entries of their own.
        if (field.key == "node" || field.key == "verb" || field.key == "event")
            continue;
        for (const QString& word : words)
            out.push_back({word, QString("word of %1 in %2").arg(key, heading), wide(field.help),
                           QString("\"%1\": \"%2\"").arg(key, word), "README", heading, key});
    }
}

void addWords(std::span<const WordHelp> words, const QString& where, const QString& heading,
              std::vector<Explanation>& out)
{
    for (const WordHelp& one : words)
        out.push_back({wide(one.word), where, wide(one.help), wide(one.example), "README", heading, wide(one.form)});
}

/// Kinds of rows, whose entries are headings of their own: "node choose".
void addKinds(std::span<const WordHelp> words, const QString& row, std::vector<Explanation>& out)
{
    for (const WordHelp& one : words) {
        const std::string kind = row.toStdString() + " " + std::string(one.word);
        out.push_back({wide(one.word),
                       row,
                       wide(one.help),
                       QString::fromStdString(wordExamples().row(kind)),
                       "README",
                       wide(kind),
                       {}});
    }
}

/// The terms of the glossary: the first cell of each row of its tables, and the other cells.
void addGlossary(std::vector<Explanation>& out)
{
    QFile file(":/guide/glossary.md");
    if (!file.open(QIODevice::ReadOnly))
        return;
    QString heading;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        if (line.startsWith('#'))
            heading = line.section(' ', 1);
        if (!line.startsWith("| ") || line.startsWith("|---") || line.startsWith("| term "))
            continue;
        QStringList cells = line.mid(2).split(" | ");
        cells.back().remove(QRegularExpression(" \\|$"));
        const QString entry = cells.takeFirst().remove('`');
        for (const QString& word : entry.split(", "))
            out.push_back({word, "glossary", cells.join("; ").remove('`'), {}, "glossary", heading, entry});
    }
}

std::vector<Explanation> everything()
{
    std::vector<Explanation> out;
    addKeys(out);
    addKinds(nodeHelp(), "node", out);
    addKinds(verbHelp(), "verb", out);
    addWords(eventHelp(), "event", "Events for triggers", out);
    for (Explanation& one : out)
        if (one.where == "event")
            one.example = QString::fromStdString(wordExamples().rowWhere("trigger", "event", one.word.toStdString()));
    addWords(factHelp(), "fact", "Facts", out);
    addWords(rootHelp(), "root of a path", "Roles and paths", out);
    addWords(relationHelp(), "relation of a path", "Roles and paths", out);
    addWords(formulaHelp(), "formula", "Conditions and amounts", out);
    addGlossary(out);
    return out;
}

} // namespace

const std::vector<Explanation>& allExplanations()
{
    static const std::vector<Explanation> all = everything();
    return all;
}

std::vector<Explanation> explanationsOf(const QString& word)
{
    std::vector<Explanation> out;
    for (const Explanation& one : allExplanations())
        if (one.word.compare(word, Qt::CaseInsensitive) == 0
            && std::none_of(out.begin(), out.end(), [&](const Explanation& other) {
                   return other.where == one.where && other.text == one.text;
               }))
            out.push_back(one);
    return out;
}

QStringList explainedWords()
{
    QStringList out;
    for (const Explanation& one : allExplanations())
        out << one.word;
    out.sort();
    out.removeDuplicates();
    return out;
}

} // namespace fw
