#include "app/referee/view/EngagementCard.h"

#include "app/widgets/WidgetFactory.h"

namespace fw {

namespace {

QLabel* richLabel(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    return label;
}

/// Text with its case number as a link.
QString linked(const QString& words, const QString& cite)
{
    const QString shown = cite.toHtmlEscaped();
    return cite.isEmpty() ? words : QString("%1&nbsp; <a href=\"%2\">[%2]</a>").arg(words, shown);
}

/// The lines of a side next to its name, with all names in one column.
QString row(const CardSide& side)
{
    const QString swatch =
        side.colour.isEmpty()
            ? QString()
            : QString("<span style=\"color:%1\">&#9632;</span>&nbsp;").arg(side.colour.toHtmlEscaped());
    QStringList lines;
    for (const QString& line : side.lines)
        lines << (lines.isEmpty() ? "<b>" + line.toHtmlEscaped() + "</b>" : line.toHtmlEscaped());
    return QString("<tr><td style=\"padding-right:10px\">%1%2</td><td>%3</td></tr>")
        .arg(swatch, side.name.toHtmlEscaped().replace(' ', "&nbsp;"), lines.join("<br>"));
}

} // namespace

EngagementCard::EngagementCard(QWidget* parent) : HeightForWidthFrame(parent)
{
    setObjectName("engagementCard");
    setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(4);
    mHead = richLabel("cardHead");
    layout->addWidget(mHead);
    mSides = richLabel("cardSides");
    layout->addWidget(mSides);
    mShown = richLabel("cardShown");
    setLarger(mShown, 1.4);
    layout->addWidget(mShown);
    for (QLabel* label : {mHead, mShown}) {
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        label->setAccessibleName(tr("Current engagement, with its case number"));
        connect(label, &QLabel::linkActivated, this, &EngagementCard::caseWanted);
    }
}

void EngagementCard::show(const std::optional<CardText>& card)
{
    setVisible(card.has_value());
    mText.clear();
    if (!card)
        return;
    const QString head = card->title.isEmpty() || card->cite.isEmpty()
                             ? card->title
                             : tr("%1  [%2]", "what is under way, case number").arg(card->title, card->cite);
    mHead->setText(card->title.isEmpty() ? QString() : linked(card->title.toHtmlEscaped(), card->cite));
    mHead->setVisible(!head.isEmpty());
    QStringList said{head};
    QString sides;
    for (const CardSide& side : card->sides) {
        sides += row(side);
        said << tr("%1: %2", "side, its counters and answers").arg(side.name, side.lines.join(tr("; ")));
    }
    mSides->setText("<table cellspacing=\"0\" cellpadding=\"1\">" + sides + "</table>");
    QStringList shown;
    for (const QString& line : card->shown)
        shown << line.toHtmlEscaped();
    QString read = card->read.isEmpty() ? QString() : "<b>" + card->read.toHtmlEscaped() + "</b>";
    if (!card->readCite.isEmpty())
        read = linked(read, card->readCite);
    if (!read.isEmpty())
        shown << read;
    mShown->setText(shown.join("<br>"));
    mShown->setVisible(!shown.isEmpty());
    said << card->shown;
    if (!card->read.isEmpty())
        said << tr("%1  [%2]", "what is under way, case number").arg(card->read, card->readCite);
    mText = said.join('\n');
    setAccessibleName(tr("Current engagement"));
    setAccessibleDescription(mText);
}

} // namespace fw
