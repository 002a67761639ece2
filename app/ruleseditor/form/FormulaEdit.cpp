#include "app/ruleseditor/form/FormulaEdit.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStringListModel>
#include <QTextBlock>
#include <algorithm>

namespace fw {

namespace {

constexpr int mostLines = 10;   ///< shown without scrolling
constexpr int leastLetters = 2; ///< typed before words are offered

bool isWordPart(QChar letter)
{
    return letter.isLetterOrNumber() || letter == '-' || letter == '_' || letter == '@' || letter == '$';
}

} // namespace

FormulaEdit::FormulaEdit(bool several, QWidget* parent)
    : QPlainTextEdit(parent), mSeveral(several), mCompleter(new QCompleter(this)), mModel(new QStringListModel(this))
{
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mCompleter->setModel(mModel);
    mCompleter->setWidget(this);
    mCompleter->setCaseSensitivity(Qt::CaseInsensitive);
    mCompleter->setFilterMode(Qt::MatchStartsWith);
    connect(mCompleter, qOverload<const QString&>(&QCompleter::activated), this, &FormulaEdit::complete);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { updateGeometry(); });
}

void FormulaEdit::setWords(std::function<QStringList()> words)
{
    mWords = std::move(words);
}

void FormulaEdit::underline(int byte)
{
    QList<QTextEdit::ExtraSelection> selections;
    if (byte >= 0) {
        const QByteArray bytes = toPlainText().toUtf8();
        const QString before = QString::fromUtf8(bytes.left(byte));
        QTextEdit::ExtraSelection selection;
        selection.cursor = textCursor();
        const int last = std::max(0, document()->characterCount() - 1);
        int from = std::min(int(before.size()), last);
        // At the end of a line there is no word: the last one is meant.
        if (from > 0 && (from == last || document()->characterAt(from) == QChar::ParagraphSeparator))
            --from;
        selection.cursor.setPosition(from);
        while (from < last && isWordPart(document()->characterAt(from)))
            ++from;
        selection.cursor.setPosition(std::max(from, selection.cursor.position() + 1), QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(QColor(0xd0, 0x30, 0x20));
        selections << selection;
    }
    setExtraSelections(selections);
}

QSize FormulaEdit::sizeHint() const
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, block.lineCount());
    const int height = std::clamp(lines, 1, mostLines) * fontMetrics().lineSpacing();
    const QMargins around = contentsMargins();
    return {fontMetrics().averageCharWidth() * 24,
            height + int(2 * document()->documentMargin()) + around.top() + around.bottom() + 4};
}

QString FormulaEdit::wordBefore() const
{
    const QString line = textCursor().block().text().left(textCursor().positionInBlock());
    qsizetype from = line.size();
    while (from > 0 && isWordPart(line[from - 1]))
        --from;
    return line.mid(from);
}

void FormulaEdit::complete(const QString& word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, int(wordBefore().size()));
    cursor.insertText(word);
    setTextCursor(cursor);
}

void FormulaEdit::offer()
{
    const QString word = wordBefore();
    if (word.size() < leastLetters || !mWords) {
        mCompleter->popup()->hide();
        return;
    }
    mModel->setStringList(mWords());
    mCompleter->setCompletionPrefix(word);
    const int found = mCompleter->completionCount();
    if (found == 0 || (found == 1 && mCompleter->currentCompletion() == word)) {
        mCompleter->popup()->hide();
        return;
    }
    QRect place = cursorRect();
    place.setWidth(mCompleter->popup()->sizeHintForColumn(0)
                   + mCompleter->popup()->verticalScrollBar()->sizeHint().width());
    mCompleter->complete(place);
}

void FormulaEdit::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (QAbstractItemView* offered = mCompleter->popup(); offered->isVisible()) {
        if (key == Qt::Key_Escape || ((enter || key == Qt::Key_Tab) && offered->currentIndex().isValid())) {
            event->ignore(); // the completer takes the key
            return;
        }
        offered->hide();
        if (key == Qt::Key_Tab) { // without a choice the first word
            complete(mCompleter->currentCompletion());
            return;
        }
    }
    if (key == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        offer();
        return;
    }
    if (enter && !mSeveral)
        return;
    QPlainTextEdit::keyPressEvent(event);
    if (!event->text().isEmpty() && event->text().front().isPrint())
        offer();
    else
        mCompleter->popup()->hide();
}

void FormulaEdit::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason)
        mCompleter->popup()->hide();
    QPlainTextEdit::focusOutEvent(event);
}

} // namespace fw
