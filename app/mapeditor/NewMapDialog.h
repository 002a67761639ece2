#pragma once

#include "app/widgets/Dialog.h"

#include "editor/document/MapDocument.h"
#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace fw {

class NumberingForm;

/// Describes the printed size of the map and of its counters.
QString sheetWords(const Grid& grid, int millimetres, double stretch = 1);
/// Says which usual counter sizes fit into a cell.
QString counterFitWords(const Grid& grid, int millimetres);

/// A sheet of this size in millimetres with unnamed places in rows, which leave a place's width free at its edges.
Grid scatteredPlaces(int width, int height, int count, int across);

/// Asks for the size, cells and numbering of a new map, and for its rules and armies.
class NewMapDialog : public Dialog
{
    Q_OBJECT

public:
    /// Offers a plain map without rules, and the rules and armies of templates and scenarios that come with the
    /// program; if `armies` is a scenario or rules file, its rules come first.
    explicit NewMapDialog(const QString& armies = {}, QWidget* parent = nullptr);

    /// The empty map with the chosen armies; rules() has its rules.
    Scenario scenario() const;
    const Ruleset& rules() const { return mRules; }
    /// The file that rules and armies come from.
    const MapOrigin& origin() const { return mFrom; }

    void accept() override;

private:
    Grid grid() const;
    bool places() const;
    void refresh();
    void askForArmies();
    bool takeArmies(const QString& path);

    QLineEdit* mTitle = nullptr;
    QComboBox* mShape = nullptr;
    QSpinBox* mColumns = nullptr;
    QSpinBox* mRows = nullptr;
    QComboBox* mShoved = nullptr;
    QSpinBox* mMillimetres = nullptr;
    QSpinBox* mWidth = nullptr;
    QSpinBox* mHeight = nullptr;
    QSpinBox* mPlaces = nullptr;
    QComboBox* mOrigin = nullptr;
    QComboBox* mArmies = nullptr;
    QFormLayout* mForm = nullptr;
    QGroupBox* mNumbers = nullptr;
    QLabel* mSheet = nullptr;
    QLabel* mTrouble = nullptr;
    NumberingForm* mNumbering = nullptr;
    QDialogButtonBox* mButtons = nullptr;
    Scenario mArmy; ///< the scenario that the armies come from
    Ruleset mRules;
    MapOrigin mFrom;
    bool mShapeChosen = false; ///< the user chose the shape, so the armies no longer do
};

} // namespace fw
