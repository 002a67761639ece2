// Handles keys and clicks at the table before the widgets get them. It drops input that comes too early, and takes
// answers to the question wherever the focus is.
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/referee/view/TablePane.h"
#include "app/referee/view/Tray.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace fw {

static constexpr int unnoticed = 1500; ///< milliseconds in which the user may not notice that a key meant nothing

bool RefereePage::eventFilter(QObject* watched, QEvent* event)
{
    // The table knows how much room it needs once it is laid out.
    if ((watched == mBelow && event->type() == QEvent::Resize)
        || (watched == mPane && event->type() == QEvent::LayoutRequest))
        shareRoom();
    switch (event->type()) {
    case QEvent::Paint:
        if (watched == mPanel) {
            mStale.shown(mKeyClock.elapsed());
            mWords.shown(mKeyClock.elapsed());
            mPanel->seen();
        }
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        if (answers(watched) && isStale(*static_cast<QMouseEvent*>(event)))
            return true;
        break;
    case QEvent::ShortcutOverride:
        // An empty order line has nothing to undo, so the key undoes the last entry.
        if (const auto* line = qobject_cast<QLineEdit*>(watched);
            line != nullptr && mPanel->isAncestorOf(line) && line->text().isEmpty()
            && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo)) {
            event->ignore();
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (mShownRow < 0 && keyPressed(watched, static_cast<QKeyEvent*>(event)))
            return true;
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

/// Whether input to a widget may answer the question.
bool RefereePage::answers(const QObject* watched) const
{
    for (const QObject* at = watched; at != nullptr; at = at->parent())
        if (at == mMap || at == mTray || at == mPanel)
            return true;
    return false;
}

/// Drops a key of a word that was typed for an earlier question.
bool RefereePage::dropsWord(const QKeyEvent& key, bool enters)
{
    if (!enters)
        return mWords.dropsLetter(key, mPanel->lineIsEmpty(), mKeyClock.elapsed(), mPanel->pause());
    if (key.isAutoRepeat() || !mWords.dropsEnter(mPanel->saysEnd(), mKeyClock.elapsed()))
        return false;
    QApplication::beep();
    mPanel->dropLine();
    mReferee->draft.refuseEarly();
    return true;
}

bool RefereePage::keyPressed(QObject* watched, QKeyEvent* key)
{
    const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enters && (key->modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier)
        return key->isAutoRepeat() || isStale(*key, mPanel->pause()) || mPanel->endStep();
    if (key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
        return false;
    const bool word = key->key() != Qt::Key_Space || qobject_cast<QLineEdit*>(watched) != nullptr;
    if (word && answers(watched) && dropsWord(*key, enters)) {
        key->accept();
        return true;
    }
    if ((enters || key->key() == Qt::Key_Space) && settles(watched, *key))
        return true;
    if (enters)
        return enterPressed(watched, key);
    if (const auto* line = qobject_cast<QLineEdit*>(watched); line != nullptr) {
        // From an empty order line, the arrow keys move to the list above, whose current line looks picked.
        const bool arrow = key->key() == Qt::Key_Down || key->key() == Qt::Key_Up;
        if (arrow && answers(watched) && line->text().isEmpty() && mPanel->choices()->count() > 0) {
            mPanel->choices()->setFocus();
            QCoreApplication::sendEvent(mPanel->choices(), key);
            return true;
        }
        // Escape clears the order line first, and only then takes back a click.
        if (key->key() != Qt::Key_Escape || !answers(watched))
            return false;
        if (!mPanel->dropLine())
            mReferee->draft.back();
        mMap->setFocus();
        return true;
    }
    const bool digit = key->key() >= Qt::Key_0 && key->key() <= Qt::Key_9;
    if (!digit)
        mLastIgnoredKey.reset();
    if (digit && (key->modifiers() & Qt::ShiftModifier) == 0) {
        // A held key is one face; a digit that was typed before the question was on the screen is none.
        if (key->isAutoRepeat())
            return true;
        if (isStale(*key)) {
            mReferee->draft.refuseEarly();
            return true;
        }
        // "1012" is a hex, not four answers: if a cell can be given, the digits go into the order line.
        const int value = key->key() - Qt::Key_0;
        if (mPanel->beginsPlace(value))
            return (answers(watched) || watched == mMap) && mPanel->typeWord(QString::number(value));
        const bool taken = mPanel->digit(value);
        if (!taken && value > 0 && !mTable.isUntouched()) {
            QApplication::beep(); // it was meant for the question, and the map must not scroll
            mReferee->draft.refuseKey(value);
            mLastIgnoredKey = mKeyClock.elapsed();
            return true;
        }
        mLastIgnoredKey.reset();
        if (taken && !answers(watched))
            mMap->setFocus(); // the next Enter counts there
        return taken;
    }
    switch (key->key()) {
    case Qt::Key_Escape:
        if (mMap->fanned())
            break;
        if (putBack())
            return true;
        if (!answers(watched) || !mPanel->dropLine()) // clears typed text first, wherever the focus is
            takeBack();
        return true;
    case Qt::Key_Space: return answers(watched) && (key->isAutoRepeat() || isStale(*key));
    case Qt::Key_Backspace: mReferee->draft.back(); return true;
    case Qt::Key_A: // otherwise it begins a word
        if (mReferee->map.takeStack())
            return true;
        break;
    case Qt::Key_Comma:
    case Qt::Key_Period: return mReferee->facing.turn(key->key() == Qt::Key_Period ? 1 : -1);
    case Qt::Key_Slash: mPanel->typeOrder(); return true;
    default: break;
    }
    const QString text = key->text();
    // While a counter is held over the map, the letter picks its action; it then needs no click.
    if (watched == mMap && text.size() == 1 && text[0].isLetter() && mMap->held() >= 0) {
        // On a keyboard that is not Latin, a letter without a meaning counts by its key position.
        if (!key->isAutoRepeat()
            && (mReferee->map.beginWith(text[0], mMap->held())
                || (key->key() < 0x80 && text[0].unicode() >= 0x80
                    && mReferee->map.beginWith(QChar(key->key()).toLower(), mMap->held()))))
            mMap->settleHeld();
        return true;
    }
    // A letter begins a word, which continues in the order line, since its digits would pick from the list. A key that
    // is only held down, for example after a drag, begins none.
    if (key->isAutoRepeat() && text.size() == 1 && text[0].isLetter())
        return true;
    return (answers(watched) || watched == mMap) && text.size() == 1 && text[0].isLetter() && mPanel->typeWord(text);
}

/// Whether a key ends the number of a face: digits are waiting, and the widget with the focus has no text.
bool RefereePage::settles(const QObject* watched, const QKeyEvent& key)
{
    const auto* line = qobject_cast<const QLineEdit*>(watched);
    if (mReferee->dice.typed().isEmpty() || !answers(watched) || (line != nullptr && !line->text().isEmpty()))
        return false;
    if (!key.isAutoRepeat() && !isStale(key))
        mReferee->dice.settle();
    return true;
}

/// Handles Enter here and passes it to no other widget, or it would also answer the next question. Outside of the
/// question Enter keeps its meaning.
bool RefereePage::enterPressed(QObject* watched, QKeyEvent* key)
{
    const QObject* list = mPanel->choices();
    if (!answers(watched) || watched == list || watched->parent() == list)
        return answers(watched) && (key->isAutoRepeat() || isStale(*key));
    key->accept();
    if (key->isAutoRepeat())
        return true; // a held key answers once
    const auto* line = qobject_cast<QLineEdit*>(watched);
    const bool said = line != nullptr && !line->text().isEmpty();
    // After a key that meant nothing, the user means something else than the ready answer, and must read it first.
    if (!said && mLastIgnoredKey && mKeyClock.elapsed() - *mLastIgnoredKey < unnoticed) {
        mLastIgnoredKey.reset();
        QApplication::beep();
        return true;
    }
    if (!said && isStale(*key, mReferee->draft.isUnasked() ? mPanel->pause() : 0))
        return true;
    if (line != nullptr)
        mPanel->enterLine();
    else {
        // On a face button, Enter enters the dice once all are given; any other button it presses.
        auto* button = qobject_cast<QAbstractButton*>(watched);
        const bool face = button != nullptr && button->objectName().startsWith("face_");
        if (button == nullptr || (face && mReferee->draft.mayEnter()))
            mPanel->enterLine(); // waiting digits come first
        else
            button->click();
    }
    key->accept();
    return true;
}

} // namespace fw
