#include "app/referee/view/ClosedBar.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/session/Game.h"

#include <QHBoxLayout>

namespace fw {

namespace {

constexpr std::size_t mostSaid = 2; ///< places to name; the log and the verify command name more

} // namespace

/// The reason, what was found, and what the user can do.
QString ClosedBar::wordsOf(const Game& game)
{
    const Problem& why = *game.closed();
    QStringList found;
    const std::vector<Problem>& doubts = game.doubts();
    for (std::size_t i = 0; why.trouble == Trouble::Changed && i < doubts.size() && i < mostSaid; ++i)
        found << (doubts[i].place.empty()
                      ? translated(doubts[i].text)
                      : tr("%1: %2", "row, what is wrong with it")
                            .arg(QString::fromStdString(doubts[i].place), translated(doubts[i].text)));
    if (doubts.size() > mostSaid)
        found << tr("and %n more places", "", int(doubts.size() - mostSaid));
    QString words = tr("⚠ Read only: %1.").arg(translated(why.text));
    if (!found.isEmpty())
        words += ' ' + tr("Found: %1.").arg(found.join(tr("; ")));
    if (!why.remedy.empty())
        words += ' ' + tr("What to do: %1.").arg(translated(why.remedy));
    return words;
}

ClosedBar::ClosedBar(const Game& game, QWidget* parent) : QFrame(parent)
{
    setObjectName("closedBar");
    // The selection colours stand out by day and by night, and follow a change of the palette.
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Highlight);
    mWords = wordsLabel("closedWords");
    mWords->setForegroundRole(QPalette::HighlightedText);
    mWords->setFocusPolicy(Qt::TabFocus); // so that a screen reader reads it
    mOpen = new QPushButton;
    mOpen->setObjectName("closedOpen");
    connect(mOpen, &QPushButton::clicked, this, &ClosedBar::openWanted);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->addWidget(mWords, 1);
    layout->addWidget(mOpen);
    refresh(game, false);
}

void ClosedBar::refresh(const Game& game, bool diverged)
{
    const QString words = wordsOf(game);
    mWords->setText(words);
    mWords->setAccessibleName(words);
    mOpen->setText(diverged ? tr("Reo&pen") : tr("Take O&ver"));
    mOpen->setAccessibleName(diverged ? tr("Open the game again from its file")
                                      : tr("Take the game over and continue it here"));
    mOpen->setVisible(diverged || game.journal().free());
}

} // namespace fw
