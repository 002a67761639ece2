#pragma once

#include "engine/session/Game.h"

#include "app/referee/log/LogItem.h"
#include "app/widgets/Dialog.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace fw {

/// What stands behind a case number: the rows of the rules, the options it leaves, and who used it in this game.
class CaseDialog : public Dialog
{
    Q_OBJECT

public:
    CaseDialog(const QString& cite, const Game& game, const std::vector<CitingRow>& used, QWidget* parent = nullptr);

    /// The case number.
    const QString& cite() const { return mCite; }
    /// Lists the rulings anew.
    void setUsed(const std::vector<CitingRow>& used);

signals:
    /// The game is to be looked at as it stood after that row.
    void rowWanted(qint64 row);

private:
    QTreeWidgetItem* section(const QString& words);
    void addRows(const Game& game);

    QString mCite;
    QTreeWidget* mTree = nullptr;
    QTreeWidgetItem* mUsed = nullptr;
};

} // namespace fw
