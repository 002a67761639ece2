#pragma once

#include "app/referee/dialogs/TableDialog.h"
#include "engine/session/Game.h"

#include <vector>

class QCheckBox;
class QComboBox;

namespace fw {

/// Asks which units are the face-down counters that the program does not know, and which sides were set up in secret.
class IdentifyDialog : public TableDialog
{
    Q_OBJECT

public:
    /// The counters in `first` come first, because an action waits for them.
    IdentifyDialog(const Game& game, const std::vector<UnitId>& first = {}, QWidget* parent = nullptr);

    /// The answers as orders, in the order in which they must be carried out.
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
