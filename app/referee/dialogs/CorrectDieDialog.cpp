#include "app/referee/dialogs/CorrectDieDialog.h"

#include "app/referee/dialogs/Said.h"
#include "editor/Translated.h"
#include "editor/view/Named.h"
#include "engine/play/OpenMenu.h"
#include "engine/report/EventText.h"
#include "engine/session/RowDie.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>

namespace fw {

namespace {

/// The results of a roll, without the sums before them.
QStringList outcome(const Trace& trace)
{
    QStringList out;
    for (const Event& line : trace)
        if (line.kind() == EventKind::Table || line.kind() == EventKind::Check || line.kind() == EventKind::Effect
            || line.kind() == EventKind::Moved)
            out << translated(eventText(line));
    return out;
}

/// The action that led to the dice of a row, without the answers of other seats in between.
QString askedBy(const Game& game, qint64 row)
{
    const State& before = stateBefore(game, row);
    for (qint64 n = row - 1; n > 0; --n) {
        const Entry& e = game.entries()[std::size_t(n)];
        if (e.kind != RowKind::Action || e.struck || e.unreckoned || e.action.kind != Action::Kind::Choose
            || !partOfAct(*e.rules, stateBefore(game, n), before))
            continue;
        const auto head = std::ranges::find(e.trace, EventKind::Declared, &Event::kind);
        if (head == e.trace.end())
            continue;
        // If several procedures begin in a row, such as fights that are still open, take the last one.
        Text last = eventText(*head);
        for (qint64 later = n; later < row; ++later)
            for (const Event& line : game.entries()[std::size_t(later)].trace)
                if ((line.kind() == EventKind::Declared || line.kind() == EventKind::Choice) && line.row == head->row
                    && !game.entries()[std::size_t(later)].struck)
                    last = eventText(line);
        return translated(last);
    }
    return translated(question(*game.entries()[std::size_t(row)].rules, before).text);
}

} // namespace

/// Takes a face of a die, by name if the faces have names.
class FaceBox : public QSpinBox
{
public:
    void ask(DieAsked die, int face)
    {
        mDie = std::move(die);
        setRange(mDie.low, mDie.high);
        setValue(face);
    }

protected:
    QString textFromValue(int face) const override { return QString::fromStdString(mDie.faceName(face)); }
    int valueFromText(const QString& text) const override
    {
        for (int face = mDie.low; face <= mDie.high && !mDie.names.empty(); ++face)
            if (textFromValue(face).compare(text, Qt::CaseInsensitive) == 0)
                return face;
        return text.toInt();
    }
    QValidator::State validate(QString& text, int& at) const override
    {
        if (mDie.names.empty())
            return QSpinBox::validate(text, at);
        QValidator::State best = QValidator::Invalid;
        for (int face = mDie.low; face <= mDie.high; ++face) {
            const QString name = textFromValue(face);
            if (name.compare(text, Qt::CaseInsensitive) == 0)
                return QValidator::Acceptable;
            if (name.startsWith(text, Qt::CaseInsensitive))
                best = QValidator::Intermediate;
        }
        return best;
    }

private:
    DieAsked mDie;
};

CorrectDieDialog::CorrectDieDialog(const Game& game, QWidget* parent)
    : TableDialog(
        tr("Correct a Die"),
        tr("Choose the roll that was read wrongly and enter the face that the die shows. The log keeps the old face."),
        tr("&Correct"), parent),
      mGame(game)
{
    mList = addList(tr("R&olls, the newest first:"), "rolls");
    auto* row = new QHBoxLayout;
    mDie = named(new QComboBox, "die", tr("Die"));
    mFace = named(new FaceBox, "face", tr("Face"));
    auto* die = new QLabel(tr("&Die:"));
    die->setBuddy(mDie);
    auto* face = new QLabel(tr("&Face:"));
    face->setBuddy(mFace);
    row->addWidget(die);
    row->addWidget(mDie);
    row->addSpacing(12);
    row->addWidget(face);
    row->addWidget(mFace);
    row->addStretch(1);
    body()->addLayout(row);
    mAfter = addList(tr("&What changes:"), "after");
    mAfter->setSelectionMode(QAbstractItemView::NoSelection);
    addReason({tr("the die was read wrongly"), tr("the wrong face was entered"),
               tr("the die was cocked and was rolled again")});
    holdStill();

    for (const SaidRow& said : saidRows(game)) {
        if (!said.dice)
            continue;
        const QString ruling = askedBy(game, said.row);
        mRows.push_back(said.row);
        mList->addItem(ruling.isEmpty() ? tr("%1  %2").arg(said.row).arg(said.text)
                                        : tr("%1  %2, for: %3").arg(said.row).arg(said.text, ruling));
    }
    connect(mList, &QListWidget::currentRowChanged, this, &CorrectDieDialog::rollChosen);
    connect(mDie, &QComboBox::currentIndexChanged, this, &CorrectDieDialog::dieChosen);
    connect(mFace, &QSpinBox::valueChanged, this, &CorrectDieDialog::showAfter);
    connect(reasonField(), &QLineEdit::textChanged, this, &CorrectDieDialog::showAfter);
    if (mRows.empty())
        rollChosen(-1);
    else
        mList->setCurrentRow(0);
    mList->setFocus();
}

CorrectDieDialog::Wanted CorrectDieDialog::wanted() const
{
    const int at = mList->currentRow();
    if (at < 0 || std::size_t(at) >= mRows.size())
        return {};
    return {mRows[std::size_t(at)], mDie->currentData().toString(), mFace->value(), reason()};
}

void CorrectDieDialog::rollChosen(int at)
{
    {
        const QSignalBlocker quiet(mDie);
        mDie->clear();
        if (at >= 0)
            for (const Argument& die : mGame.entries()[std::size_t(mRows[std::size_t(at)])].action.args)
                for (std::size_t i = 0; i < die.values.size(); ++i) {
                    QString name = QString::fromStdString(die.name);
                    if (die.values.size() > 1)
                        name += '.' + QString::number(i + 1);
                    const DieAsked asked = askedAs(mGame, mRows[std::size_t(at)], name.toStdString());
                    const int face = QString::fromStdString(die.values[i]).toInt();
                    mDie->addItem(
                        tr("%1 (read as %2)")
                            .arg(QString::fromStdString(asked.label), QString::fromStdString(asked.faceName(face))),
                        name);
                    mDie->setItemData(mDie->count() - 1, QString::fromStdString(die.values[i]), Qt::UserRole + 1);
                }
    }
    dieChosen();
}

void CorrectDieDialog::dieChosen()
{
    const Wanted now = wanted();
    mDie->setEnabled(now.row >= 0);
    mFace->setEnabled(now.row >= 0);
    if (now.row >= 0) {
        const QSignalBlocker quiet(mFace);
        mFace->ask(askedAs(mGame, now.row, now.die.toStdString()),
                   mDie->currentData(Qt::UserRole + 1).toString().toInt());
    }
    showAfter();
}

void CorrectDieDialog::showAfter()
{
    const Wanted now = wanted();
    if (now.row < 0) {
        fill(mAfter, {}, {});
        refuse(tr("There are no rolls to correct yet."));
        return;
    }
    const auto after = mGame.previewCorrection(now.row, now.die.toStdString(), now.face);
    QStringList lines;
    if (after) {
        lines = outcome(after->trace);
        for (const QString& change : instructions(mGame.rules(), after->putBack))
            lines << tr("on the table: %1").arg(change);
    }
    fill(mAfter, lines, after ? tr("Nothing changes on the table.") : QString());
    // Show no warning before the user has changed anything.
    const bool asItWas = mFace->value() == mDie->currentData(Qt::UserRole + 1).toString().toInt() && reason().isEmpty();
    refuse(after ? QString() : refusal(after.error()), !asItWas);
}

} // namespace fw
