#pragma once

#include "app/referee/dialogs/TableDialog.h"
#include "engine/session/Game.h"

#include <vector>

class QCheckBox;
class QComboBox;

namespace fw {

/// Asks who lies face down where nobody has told the program, and which sides were set up unseen.
class IdentifyDialog : public TableDialog
{
    Q_OBJECT

public:
    /// The counters in `first` come first: an action waits for them.
    IdentifyDialog(const Game& game, const std::vector<UnitId>& first = {}, QWidget* parent = nullptr);

    /// What was said, as orders in the order in which they have to be carried out.
    QStringList lines() const;

private:
    struct Row {
        QString handle;
        QComboBox* who = nullptr;
    };
    struct Side {
        QString id;
        QCheckBox* unseen = nullptr;
    };
    void addSides();
    void addCounters(const std::vector<UnitId>& first);
    QComboBox* listOf(UnitId unit) const;
    void look();

    const Game& mGame;
    std::vector<Row> mRows;
    std::vector<Side> mSides;
};

} // namespace fw
