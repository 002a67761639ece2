#pragma once

#include "engine/session/Game.h"

#include "app/referee/log/LogItem.h"
#include "app/widgets/Dialog.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace fw {

/// Shows a case number: its rows of the rules, the options that it leaves open, and the rulings of this game that used
/// it.
class CaseDialog : public Dialog
{
    Q_OBJECT

public:
    CaseDialog(const QString& cite, const Game& game, const std::vector<CitingRow>& used, QWidget* parent = nullptr);

    /// The case number.
    const QString& cite() const { return mCite; }
    /// Replaces the list of rulings.
    void setUsed(const std::vector<CitingRow>& used);

signals:
    /// The user wants to see the position after that row.
    void rowWanted(qint64 row);

private:
    QTreeWidgetItem* section(const QString& words);
    void addRows(const Game& game);

    QString mCite;
    QTreeWidget* mTree = nullptr;
    QTreeWidgetItem* mUsed = nullptr;
};

} // namespace fw
