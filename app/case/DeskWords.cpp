// The case in words: typing at the ruling desk, and the cases kept.
#include "app/case/CaseForm.h"
#include "app/case/DeskPage.h"
#include "app/case/StatedText.h"
#include "app/widgets/ProblemWords.h"
#include "engine/desk/DeskVocabulary.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTimer>
#include <algorithm>

namespace fw {

namespace {

constexpr int mostKept = 24; ///< number of kept cases, of all rules together

}

/// The words with plain blanks, each at its typed place.
QString DeskPage::typed() const
{
    QString typed = mWords->toPlainText();
    std::replace_if(
        typed.begin(), typed.end(), [](QChar c) { return c.isSpace(); }, QChar(' '));
    return typed;
}

QString DeskPage::words() const
{
    return typed().simplified();
}

QString DeskPage::readAs() const
{
    if (!mRules || !isSentence(*mKnown, typed().toStdString()))
        return {};
    const Result<Stated> stated = this->stated();
    return stated ? QString::fromStdString(writeStated(*mRules, like().get(), *stated)) : QString();
}

void DeskPage::setWords(const QString& words)
{
    mWords->setPlainText(words);
    rule();
}

void DeskPage::state(const Result<Stated>& stated)
{
    keepCase();
    if (stated) {
        setWords(QString::fromStdString(writeStated(*mRules, like().get(), *stated)));
        return;
    }
    setWords({});
    say(problemWords(stated.error()));
}

void DeskPage::wordsChanged()
{
    if (mWriting || !mRules)
        return;
    // The form follows while the words can be read; otherwise it would show another case.
    const Result<Stated> stated = this->stated();
    const bool shown = stated || words().isEmpty();
    if (shown) {
        mWriting = true;
        mForm->setStated(stated ? *stated : Stated());
        mWriting = false;
    }
    mForm->setEnabled(shown);
    markWord(std::nullopt);
    mPause->start();
}

/// Underlines the word of a problem.
void DeskPage::markWord(const std::optional<Problem>& problem)
{
    QList<QTextEdit::ExtraSelection> marks;
    const QString place = problem ? QString::fromStdString(problem->place) : QString();
    const QString text = typed();
    if (place.startsWith("character ")) {
        // The engine counts characters, this page UTF-16 units.
        const auto units = [](const QList<uint>& characters) {
            return int(
                QString::fromUcs4(reinterpret_cast<const char32_t*>(characters.data()), characters.size()).size());
        };
        const QList<uint> all = text.toUcs4();
        const int at = units(all.first(std::clamp<qsizetype>(place.mid(10).toInt() - 1, 0, all.size())));
        static const QRegularExpression word(R"("[^"]*"?|[^\s,;:]+|\S)");
        const QRegularExpressionMatch match = word.match(text, at);
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(mWords->document());
        mark.cursor.setPosition(at);
        mark.cursor.setPosition(match.hasMatch() ? int(match.capturedEnd()) : int(text.size()),
                                QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(Qt::red);
        mark.format.setFontWeight(QFont::Bold);
        marks << mark;
    }
    mWords->setExtraSelections(marks);
}

bool DeskPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != mWords || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && !(key->modifiers() & Qt::ShiftModifier)) {
        rule();
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        if (words().isEmpty())
            emit left();
        keepCase();
        setWords({});
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void DeskPage::hideEvent(QHideEvent* event)
{
    keepCase();
    QWidget::hideEvent(event);
}

QStringList DeskPage::lastCases() const
{
    QStringList out;
    const QString own = mRules ? QString::fromStdString(mRules->id) + '\n' : QString();
    for (const QString& kept : QSettings().value("desk/cases").toStringList())
        if (mRules && kept.startsWith(own))
            out << kept.mid(own.size());
    return out;
}

/// Keeps a case that was ruled on, under its rules, for later sessions.
void DeskPage::keepCase()
{
    if (!mRules || !mRuling || mRuled != words())
        return;
    QStringList kept = QSettings().value("desk/cases").toStringList();
    const QString one = QString::fromStdString(mRules->id) + '\n' + mRuled;
    kept.removeAll(one);
    kept.prepend(one);
    QSettings().setValue("desk/cases", kept.mid(0, mostKept));
}

void DeskPage::fillLast()
{
    mLastMenu->clear();
    keepCase();
    if (lastCases().isEmpty())
        mLastMenu->addAction(tr("No cases with these rules yet"))->setEnabled(false);
    for (const QString& words : lastCases()) {
        // A case may be too long for a menu, and an ampersand in it is not a shortcut.
        QString shown = mLastMenu->fontMetrics().elidedText(words, Qt::ElideRight,
                                                            60 * mLastMenu->fontMetrics().averageCharWidth());
        connect(mLastMenu->addAction(shown.replace('&', "&&")), &QAction::triggered, this, [this, words] {
            setWords(words);
            mWords->setFocus();
        });
    }
}

void DeskPage::formChanged()
{
    if (mWriting || !mRules)
        return;
    mWriting = true;
    mWords->setPlainText(QString::fromStdString(writeStated(*mRules, like().get(), mForm->stated())));
    mWriting = false;
    markWord(std::nullopt);
    mPause->start();
}

} // namespace fw
