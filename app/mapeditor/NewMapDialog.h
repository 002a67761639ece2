#pragma once

#include "app/widgets/Dialog.h"

#include "editor/document/MapDocument.h"
#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace fw {

class NumberingForm;

/// Says how large sheets and counters of a map come out.
QString sheetWords(const Grid& grid, int millimetres);
/// Says whether counters of the usual sizes fit a cell.
QString counterFitWords(const Grid& grid, int millimetres);

/// Asks for the size, cells and numbering of a new map, and for the rules and armies it is for.
class NewMapDialog : public Dialog
{
    Q_OBJECT

public:
    /// Offers the armies of the shipped scenarios, and of `armies` before them when it is a
    /// scenario's file.
    explicit NewMapDialog(const QString& armies = {}, QWidget* parent = nullptr);

    /// The empty map with the armies chosen; rules are found with it.
    Scenario scenario() const;
    const Ruleset& rules() const { return mRules; }
    /// Where rules and armies were taken from.
    const MapOrigin& origin() const { return mFrom; }

    void accept() override;

private:
    Grid grid() const;
    void refresh();
    void askForArmies();
    bool takeArmies(const QString& path);

    QLineEdit* mTitle = nullptr;
    QComboBox* mShape = nullptr;
    QSpinBox* mColumns = nullptr;
    QSpinBox* mRows = nullptr;
    QComboBox* mShoved = nullptr;
    QSpinBox* mMillimetres = nullptr;
    QComboBox* mOrigin = nullptr;
    QComboBox* mArmies = nullptr;
    QLabel* mSheet = nullptr;
    QLabel* mTrouble = nullptr;
    NumberingForm* mNumbering = nullptr;
    QDialogButtonBox* mButtons = nullptr;
    Scenario mArmy; ///< the scenario whose armies are taken
    Ruleset mRules;
    MapOrigin mFrom;
    bool mShapeChosen = false; ///< by the user, and no longer by the armies
};

} // namespace fw
