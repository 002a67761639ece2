#pragma once

#include "app/referee/view/CardText.h"
#include "app/widgets/HeightForWidthFrame.h"

class QLabel;

namespace fw {

/// The card of an engagement that is being ruled: who fights whom where, who leads, and in large letters what both
/// had chosen unseen.
class EngagementCard : public HeightForWidthFrame
{
    Q_OBJECT

public:
    explicit EngagementCard(QWidget* parent = nullptr);
    /// Shows this card; hides itself where there is none.
    void show(const std::optional<CardText>& card);
    using QWidget::show;
    /// What it says as plain text, a line for each line.
    QString text() const { return mText; }

signals:
    /// What stands behind a case number is to be shown.
    void caseWanted(const QString& cite);

private:
    QLabel* mHead;
    QLabel* mSides;
    QLabel* mShown;
    QString mText;
};

} // namespace fw
