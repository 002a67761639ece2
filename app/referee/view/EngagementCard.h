#pragma once

#include "app/referee/view/CardText.h"
#include "app/widgets/HeightForWidthFrame.h"

class QLabel;

namespace fw {

/// The card of the engagement under way: the units of both sides with their places and leaders, and in large letters
/// the revealed secret answers.
class EngagementCard : public HeightForWidthFrame
{
    Q_OBJECT

public:
    explicit EngagementCard(QWidget* parent = nullptr);
    /// Shows a card; without one, hides itself.
    void show(const std::optional<CardText>& card);
    using QWidget::show;
    /// Its content as plain text, one line for each line of the card.
    QString text() const { return mText; }

signals:
    /// The user wants to read the rule with this case number.
    void caseWanted(const QString& cite);

private:
    QLabel* mHead;
    QLabel* mSides;
    QLabel* mShown;
    QString mText;
};

} // namespace fw
