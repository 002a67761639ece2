#include "app/shell/ContextHelp.h"

#include "app/ruleseditor/FieldWords.h"
#include "engine/store/Schema.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextBlock>
#include <QTextEdit>
#include <algorithm>

namespace fw {

namespace {

/// The words at a place of a text, the longest first: "at least" before "least".
QStringList wordsIn(const QString& text, qsizetype caret)
{
    static const QRegularExpression form("@?[\\w-]+|[<>!=]+|[$#*+]");
    QStringList words;
    qsizetype here = -1;
    for (auto found = form.globalMatch(text); found.hasNext();) {
        const auto one = found.next();
        if (one.capturedStart() <= caret && caret <= one.capturedEnd())
            here = words.size();
        words << one.captured();
    }
    QStringList out;
    if (here < 0)
        return out;
    if (here + 1 < words.size())
        out << words[here] + ' ' + words[here + 1];
    if (here > 0)
        out << words[here - 1] + ' ' + words[here];
    return out << words[here];
}

/// What is written on a button or an entry of a menu, without the signs for keys and dialogs.
QString label(QString text)
{
    return text.remove('&').remove("...").section('\t', 0, 0).trimmed();
}

/// The words that a widget shows where it has the keys, likeliest first.
QStringList wordsAt(const QWidget* place)
{
    if (const auto* menu = qobject_cast<const QMenu*>(place)) {
        const QAction* entry = menu->activeAction();
        return entry != nullptr ? QStringList{entry->data().toString(), label(entry->text())} : QStringList();
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(place))
        return line->hasSelectedText()
                   ? wordsIn(line->selectedText(), 0) + wordsIn(line->text(), line->cursorPosition())
                   : wordsIn(line->text(), line->cursorPosition());
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(place))
        return wordsIn(text->textCursor().block().text(), text->textCursor().positionInBlock());
    if (const auto* text = qobject_cast<const QTextEdit*>(place))
        return wordsIn(text->textCursor().block().text(), text->textCursor().positionInBlock());
    if (const auto* box = qobject_cast<const QComboBox*>(place))
        return {box->currentText(), box->currentData().toString()};
    if (const auto* tabs = qobject_cast<const QTabBar*>(place))
        return {label(tabs->tabText(tabs->currentIndex()))};
    if (const auto* button = qobject_cast<const QAbstractButton*>(place))
        return {label(button->text())};
    if (const auto* view = qobject_cast<const QAbstractItemView*>(place)) {
        const QModelIndex at = view->currentIndex();
        if (!at.isValid())
            return {};
        return {at.data().toString(), at.model()->headerData(at.column(), Qt::Horizontal).toString()};
    }
    return {};
}

/// Whether the text of a key is a condition, an amount or a path.
bool holdsFormula(const FieldWord& field)
{
    for (const FieldHelp& one : fieldHelp())
        if (QString::fromStdString(one.row) == field.row && QString::fromStdString(one.key) == field.key)
            return one.type.value == FieldValue::Amount || one.type.value == FieldValue::Conditions
                   || one.type.value == FieldValue::Path;
    return false;
}

/// The entry of a word of the reference at one of the places, the first place first; any place where none is named.
std::optional<Explanation> entryOf(const QString& word, const QStringList& places)
{
    std::vector<Explanation> found = word.isEmpty() ? std::vector<Explanation>() : explanationsOf(word);
    std::erase_if(found, [](const Explanation& one) { return one.page != "README"; });
    for (const QString& place : places)
        for (const Explanation& one : found)
            if (one.where == place)
                return one;
    return places.isEmpty() && !found.empty() ? std::optional(found.front()) : std::nullopt;
}

} // namespace

std::optional<Explanation> explanationAt(const QWidget* place)
{
    const std::optional<FieldWord> field = fieldWord(place);
    QStringList places;
    if (field && field->key == "fact")
        places << "fact";
    if (field && holdsFormula(*field))
        places << "formula"
               << "fact"
               << "relation of a path"
               << "root of a path";
    else if (field)
        places << QString("word of %1 in %2").arg(field->key, field->row) << QString("key of %1").arg(field->row);
    for (const QString& word : wordsAt(place))
        if (const auto entry = entryOf(word, places))
            return entry;
    return field ? entryOf(field->key, {QString("key of %1").arg(field->row), "key of every row"}) : std::nullopt;
}

} // namespace fw
