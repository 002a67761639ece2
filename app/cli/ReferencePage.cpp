#include "app/cli/ReferencePage.h"

#include "app/widgets/WordExamples.h"
#include "editor/Translated.h"
#include "engine/formula/FormulaReference.h"
#include "engine/rules/Facts.h"
#include "engine/rules/Reference.h"
#include "engine/store/Schema.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <algorithm>
#include <span>

namespace fw {

namespace {

QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// Text as it is between two bars of a table.
QString cell(QString text)
{
    return text.replace('|', "\\|");
}

QString code(const QString& text)
{
    return text.isEmpty() ? QString() : '`' + text + '`';
}

QString tableRow(const QStringList& cells)
{
    QStringList made;
    for (const QString& one : cells)
        made << cell(one);
    return "| " + made.join(" | ") + " |\n";
}

QString tableHead(const QStringList& cells)
{
    return tableRow(cells) + QString("|---").repeated(cells.size()) + "|\n";
}

/// A help text as a paragraph.
QString sentence(const QString& text)
{
    return text.left(1).toUpper() + text.mid(1) + (text.endsWith('.') ? "" : ".");
}

QString worked(const std::string& row)
{
    return row.empty() ? QString() : "```json\n" + toQString(row).trimmed() + "\n```\n\n";
}

/// What a key holds: its type or its words, whether it must be there, and what holds without it.
QString holds(const FieldHelp& field)
{
    QStringList list;
    for (const std::string& word : field.words)
        list << code(toQString(word));
    QString out = toQString(field.type.text());
    if (!list.isEmpty())
        out = (field.open ? QString("word such as ") : QString("word: ")) + list.join(", ");
    if (field.required)
        out += "; required";
    if (!field.standard.empty())
        out += "; " + code(toQString(field.standard)) + " if absent";
    return out;
}

/// What a key means, and what it was called before.
QString meaning(const FieldHelp& field)
{
    return toQString(field.help)
           + (field.formerly.empty() ? QString() : "; " + code(toQString(field.formerly)) + " before format 4");
}

/// Whether a key is explained once, under "every row".
bool isCommon(const FieldHelp& field)
{
    for (const Explanation& one : explanationsOf(toQString(field.key)))
        if (one.heading == "every row" && one.text.startsWith(toQString(field.help)))
            return true;
    return false;
}

QString keyRow(const FieldHelp& field)
{
    return tableRow({code(toQString(field.key)), holds(field), meaning(field),
                     code(toQString(wordExamples().line(field.row, field.key)))});
}

/// The kind of row that a type holds; empty for none.
QString rowIn(const FieldType& type)
{
    switch (type.value) {
    case FieldValue::Row: return toQString(type.row);
    case FieldValue::Amount: return "amount";
    case FieldValue::Conditions: return "condition";
    default: return {};
    }
}

/// The keys that hold rows of a kind: "`modifiers` of ruleset, scenario".
QString placesOf(const QString& row)
{
    QStringList order;
    QMap<QString, QStringList> rows;
    for (const FieldHelp& field : fieldHelp()) {
        if (rowIn(field.type) != row)
            continue;
        const QString key = toQString(field.key);
        if (!order.contains(key))
            order << key;
        if (!rows[key].contains(toQString(field.row)))
            rows[key] << toQString(field.row);
    }
    QStringList out;
    for (qsizetype i = 0; i < order.size(); ++i) {
        QStringList keys; // those that the same rows have
        for (const QString& key : order.mid(i))
            if (rows[key] == rows[order[i]])
                keys << code(key);
        if (std::none_of(order.begin(), order.begin() + i,
                         [&](const QString& before) { return rows[before] == rows[order[i]]; }))
            out << keys.join(", ") + " of " + rows[order[i]].join(", ");
    }
    return out.join("; ");
}

/// The keys of a row: those of every row in a sentence, the others in a table.
QString keysOf(const QString& row)
{
    QStringList common;
    QString table;
    for (const FieldHelp& field : fieldHelp()) {
        if (toQString(field.row) != row)
            continue;
        if (isCommon(field))
            common << code(toQString(field.key)) + (field.required ? " (required)" : "");
        else
            table += keyRow(field);
    }
    QString out;
    if (!common.isEmpty())
        out += "It also has " + common.join(", ") + ", as [every row](#every-row).\n\n";
    if (!table.isEmpty())
        out += tableHead({"key", "holds", "means", "worked line"}) + table + '\n';
    return out;
}

/// A row: where it may stand, a worked row, and its keys.
QString rowPart(const QString& row)
{
    const QString places = placesOf(row);
    QString out;
    if (!places.isEmpty())
        out += "Found in: " + places + ".\n\n";
    const bool wholeFile = row == "ruleset" || row == "scenario" || row == "map";
    if (!wholeFile)
        out += worked(wordExamples().row(row.toStdString()));
    return out + keysOf(row);
}

QString everyRow()
{
    QString out = tableHead({"key", "holds", "means", "worked line"});
    QStringList seen;
    for (FieldHelp field : fieldHelp())
        if (isCommon(field) && !seen.contains(toQString(field.key))) {
            seen << toQString(field.key);
            field.required = false; // a row that has to have it says so
            out += keyRow(field);
        }
    return out + '\n';
}

/// What a fact is asked of: "unit, place".
QString subjectsOf(std::string_view fact)
{
    static const QMap<char, QString> names{{'u', "unit"},         {'p', "place"},      {'s', "side"},
                                           {'f', "formation"},    {'e', "engagement"}, {'g', "game"},
                                           {'h', "hexside, area"}};
    QStringList out;
    const int index = factNamed(fact);
    if (index >= 0)
        for (const char letter : factRows()[std::size_t(index)].subjects)
            out << names.value(letter);
    return out.join(", ");
}

QString facts()
{
    QString out = tableHead({"fact", "of", "says", "worked line"});
    for (const WordHelp& one : factHelp())
        out += tableRow({code(words(one.form)), subjectsOf(one.word), words(one.help), code(words(one.example))});
    return out + '\n';
}

QString paths(std::span<const WordHelp> list, const QStringList& head)
{
    QString out = tableHead(head);
    for (const WordHelp& one : list) {
        QStringList cells{code(words(one.form)), words(one.of), words(one.help), code(words(one.example))};
        if (head.size() < cells.size())
            cells.removeAt(1);
        out += tableRow(cells);
    }
    return out + '\n';
}

QString formulas()
{
    QString out = tableHead({"written", "means", "worked line"});
    for (const WordHelp& one : formulaHelp())
        out += tableRow({code(words(one.form)), words(one.help), code(words(one.example))});
    return out + '\n';
}

QString events()
{
    QString out = tableHead({"event", "roles", "when", "worked line"});
    for (const WordHelp& one : eventHelp())
        out += tableRow({code(words(one.form)), words(one.of), words(one.help),
                         code(toQString(wordExamples().rowWhere("trigger", "event", one.word)))});
    return out + '\n';
}

/// Kinds of nodes or verbs, each under a heading of its own.
QString kinds(const QString& row, std::span<const WordHelp> list)
{
    QString out;
    for (const WordHelp& one : list) {
        const QString kind = row + ' ' + words(one.word);
        out += "### " + kind + "\n\n" + sentence(words(one.help)) + "\n\n"
               + worked(wordExamples().row(kind.toStdString())) + keysOf(kind);
    }
    return out;
}

/// What stands for a mark {{name}} of the page.
QString filled(const QString& name)
{
    if (name == "every row")
        return everyRow();
    if (name == "facts")
        return facts();
    if (name == "roots")
        return paths(rootHelp(), {"root", "is", "worked line"});
    if (name == "relations")
        return paths(relationHelp(), {"relation", "from", "gives", "worked line"});
    if (name == "formulas")
        return formulas();
    if (name == "events")
        return events();
    if (name == "nodes")
        return kinds("node", nodeHelp());
    if (name == "verbs")
        return kinds("verb", verbHelp());
    return rowPart(name);
}

} // namespace

QString referencePage()
{
    QFile file(":/vocabulary/page.md.in");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression mark("^\\{\\{([a-z ]+)\\}\\}$");
    QString out;
    for (const QString& line : QString::fromUtf8(file.readAll()).trimmed().split('\n')) {
        const auto match = mark.match(line);
        out += match.hasMatch() ? filled(match.captured(1)).trimmed() : line;
        out += '\n';
    }
    return out;
}

QString explanationLines(const Explanation& one)
{
    QString out = QString("%1 (%2): %3\n").arg(one.word, one.where, one.text);
    if (!one.example.isEmpty())
        out += "    " + one.example.trimmed().replace('\n', "\n    ") + '\n';
    return out;
}

QString referenceLines()
{
    QString out;
    for (const Explanation& one : allExplanations())
        out += explanationLines(one);
    return out;
}

} // namespace fw
