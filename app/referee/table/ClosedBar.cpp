#include "app/referee/table/ClosedBar.h"

#include "editor/Translated.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fw {

namespace {

constexpr std::size_t mostSaid = 2; ///< places that are named; the log and verify name more

} // namespace

ClosedBar::ClosedBar(const Game& game, QWidget* parent) : QFrame(parent)
{
    setObjectName("closedBar");
    // The colours of what is chosen stand out by day and by night, and follow when that changes.
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Highlight);
    const Problem& why = *game.closed();
    QStringList found;
    const std::vector<Problem>& doubts = game.doubts();
    for (std::size_t i = 0; why.trouble == Trouble::Changed && i < doubts.size() && i < mostSaid; ++i)
        found << (doubts[i].place.empty()
                      ? translated(doubts[i].text)
                      : tr("%1: %2", "row, what is wrong with it")
                            .arg(QString::fromStdString(doubts[i].place), translated(doubts[i].text)));
    if (doubts.size() > mostSaid)
        found << tr("and %n places more", "", int(doubts.size() - mostSaid));
    QString words = tr("⚠ Read only: %1.").arg(translated(why.text));
    if (!found.isEmpty())
        words += ' ' + tr("Found: %1.").arg(found.join(tr("; ")));
    if (!why.remedy.empty())
        words += ' ' + tr("What can be done: %1.").arg(translated(why.remedy));
    auto* label = new QLabel(words);
    label->setObjectName("closedWords");
    label->setAccessibleName(words);
    label->setForegroundRole(QPalette::HighlightedText);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFocusPolicy(Qt::TabFocus); // so that it is read out
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->addWidget(label);
}

} // namespace fw
