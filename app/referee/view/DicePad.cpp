#include "app/referee/view/DicePad.h"

#include "app/widgets/WidgetFactory.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QShortcut>
#include <climits>

namespace fw {

namespace {

constexpr int mostButtons = 12; // a die with more faces takes typed numbers
constexpr int noFace = INT_MIN; // not a face, since a die may have a 0
constexpr int mostNames = 24;   // the same limit for faces with names
constexpr int mostNamed = 140;  // pixels of a button with a name

} // namespace

DicePad::DicePad(Referee& referee, QWidget* parent)
    : HeightForWidthFrame(parent), mReferee(referee), mTable(referee.table)
{
    named(this, "dicePad", tr("Dice"));
    auto* layout = bare<QVBoxLayout>(this);
    mFacesEntered = wordsLabel("namedSoFar");
    layout->addWidget(mFacesEntered);
    mGrid = new QGridLayout;
    mGrid->setHorizontalSpacing(4);
    mGrid->setVerticalSpacing(6);
    layout->addLayout(mGrid);
    auto* row = new QHBoxLayout;
    mHint = wordsLabel("diceHint");
    mHint->setEnabled(false);
    row->addWidget(mHint, 1);
    auto* roll = named(new QPushButton(tr("&Roll the Dice")), "roll", tr("Let the program roll the dice"));
    roll->setToolTip(tr("The program rolls the remaining dice and enters them (Ctrl+R)."));
    // A held key rolls only once, since the next roll belongs to another question.
    auto* key = new QShortcut(QKeySequence(tr("Ctrl+R")), this);
    key->setAutoRepeat(false);
    connect(key, &QShortcut::activated, this, [this] { mReferee.dice.roll(); });
    connect(roll, &QPushButton::clicked, this, [this] { mReferee.dice.roll(); });
    row->addWidget(roll);
    layout->addLayout(row);
    layout->addStretch(1); // spare room goes below the dice
}

int DicePad::addDie(int row, const DieAsked& die, std::size_t which, int face, bool next)
{
    const QString id = QString::fromStdString(die.name);
    QString name = QString::fromStdString(die.label);
    if (die.once)
        name = tr("%1 from the top", "shuffled counters: which one is there").arg(name.section('.', -1));
    const QString& typed = mReferee.dice.typed();
    auto* label = new QLabel(!next ? name
                             : typed.isEmpty()
                                 ? tr("▸ %1", "the die to be typed next").arg(name)
                                 : tr("▸ %1: %2_", "the die to be typed next, and the digits so far").arg(name, typed));
    QFont font = label->font();
    font.setBold(true);
    label->setMinimumWidth(QFontMetrics(font).horizontalAdvance(tr("▸ %1", "the die to be typed next").arg(name)) + 4);
    font.setBold(next);
    label->setFont(font);
    label->setMinimumHeight(label->sizeHint().height()); // a small panel does not compress the label
    const bool byName = !die.names.empty();
    const bool many = die.high - die.low >= 8 && die.high - die.low < mostButtons;
    if (byName || many) // the row has no room next to names or to ten faces
        mGrid->addWidget(label, row++, 1, 1, byName ? 6 : mostButtons);
    else
        mGrid->addWidget(label, row, 0);
    const bool given = face != noFace && !die.once;
    const auto faceName = [&die](int value) { return QString::fromStdString(die.faceName(value)); };
    if (die.high - die.low >= (byName ? mostNames : mostButtons)) {
        auto* shown = new QLabel(face != noFace ? faceName(face)
                                                : tr("%1 to %2").arg(faceName(die.low), faceName(die.high)));
        mGrid->addWidget(shown, row, 1, 1, 6);
        return row + 1;
    }
    for (int value = die.low; value <= die.high; ++value) {
        auto* button = new QPushButton(
            byName ? tr("%1  %2", "number of a name, and the name").arg(value).arg(faceName(value)) : faceName(value));
        button->setCheckable(true);
        button->setChecked(value == face);
        button->setEnabled((next && mReferee.dice.mayFall(value)) || value == face || given);
        // A name is shown in full, unless two buttons would not fit next to each other.
        button->setMinimumWidth(byName ? std::min(button->sizeHint().width(), mostNamed) : 30);
        if (!byName)
            button->setMaximumWidth(48);
        named(button, QString("face_%1_%2").arg(id).arg(value),
              tr("%1: %2", "die and face").arg(name, faceName(value)));
        button->setFocusPolicy(Qt::TabFocus);
        if (value == face) { // in the dark palette a pressed button hardly differs from others
            QPalette lit = button->palette();
            lit.setColor(QPalette::Button, palette().color(QPalette::Highlight));
            lit.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
            button->setPalette(lit);
        }
        connect(button, &QPushButton::clicked, this, [this, value, next, given, which, button] {
            button->setChecked(true);
            if (given)
                mReferee.dice.replaceFace(which, value);
            else if (next)
                mReferee.dice.face(value);
        });
        const int at = value - die.low;
        if (byName) // two in a row, since names are long
            mGrid->addWidget(button, row + at / 2, 1 + at % 2 * 3, 1, 3);
        else
            mGrid->addWidget(button, row, 1 + at);
    }
    return row + 1 + (byName ? (die.high - die.low) / 2 : 0);
}

/// The program asks for shuffled counters one at a time, so the counters given so far are listed.
void DicePad::sayNamed(const std::vector<int>& faces)
{
    const std::vector<DieAsked>& asked = mTable.question().dice;
    QStringList named;
    for (std::size_t at = 0; at < faces.size(); ++at) {
        const QString name = QString::fromStdString(asked[at].faceName(faces[at]));
        if (asked[at].once)
            named << (asked[at].names.empty() ? name
                                              : tr("%1 %2", "number of a name, and the name").arg(faces[at]).arg(name));
    }
    mFacesEntered->setText(tr("So far, from the top: %1").arg(named.join(tr(", "))));
    mFacesEntered->setVisible(!named.isEmpty());
}

void DicePad::refresh()
{
    while (QLayoutItem* item = mGrid->takeAt(0)) {
        if (item->widget() != nullptr)
            item->widget()->deleteLater();
        delete item;
    }
    const std::vector<DieAsked>& asked = mTable.question().dice;
    const bool byName = std::any_of(asked.begin(), asked.end(), [](const DieAsked& die) { return !die.names.empty(); });
    const bool shuffled = std::any_of(asked.begin(), asked.end(), [](const DieAsked& die) { return die.once; });
    mHint->setText(shuffled
                       ? tr("Type the counters from the top down, or let the program shuffle them. Then press Enter.")
                   : byName ? tr("Type the number or the name of what was drawn, then press Enter.")
                            : tr("Type the face of each die, then press Enter."));
    const std::vector<int> faces = mReferee.dice.faces();
    sayNamed(faces);
    mHint->setEnabled(!mReferee.dice.typed().isEmpty()); // the hint is important then
    if (!mReferee.dice.typed().isEmpty())
        mHint->setText(
            tr("%1 may have another digit: type it, or press Enter or Space to finish.").arg(mReferee.dice.typed()));
    int row = 0;
    std::size_t at = 0;
    for (const DieAsked& die : asked) {
        // A shuffled pile has many counters, so only the next one is asked for.
        if (die.once && at != std::min(faces.size(), asked.size() - 1)) {
            ++at;
            continue;
        }
        row = addDie(row, die, at, at < faces.size() ? faces[at] : noFace, at == faces.size());
        ++at;
    }
    mGrid->setColumnStretch(20, 1);
}

} // namespace fw
