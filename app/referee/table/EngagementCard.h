#pragma once

#include "app/referee/table/CardText.h"

#include <QFrame>

class QLabel;

namespace fw {

/// The card of an engagement that is being ruled: who fights whom where, who leads, and in large letters what both
/// had chosen unseen.
class EngagementCard : public QFrame
{
    Q_OBJECT

public:
    explicit EngagementCard(QWidget* parent = nullptr);
    /// Shows this card; hides itself where there is none.
    void show(const std::optional<CardText>& card);
    using QWidget::show;
    /// What it says as plain text, a line for each line.
    QString text() const { return mText; }

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    /// What stands behind a case number is to be shown.
    void caseWanted(const QString& cite);

private:
    void keepHeights();

    QLabel* mHead;
    QLabel* mSides;
    QLabel* mShown;
    QString mText;
};

} // namespace fw
