#pragma once

#include "app/widgets/Dialog.h"

#include "editor/commands/MapFactsEdit.h"
#include "editor/commands/Resize.h"
#include "editor/tools/Workbench.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace fw {

class NumberingForm;

/// Asks for the new size or the shift of a map, and shows what would be cut off.
class ResizeDialog : public Dialog
{
    Q_OBJECT

public:
    ResizeDialog(const Drawing& drawing, QWidget* parent);
    NewSize size() const;
    /// Asks again if the map would become many times larger.
    void accept() override;

private:
    void refresh();

    const Drawing& mDrawing;
    QSpinBox* mColumns = nullptr;
    QSpinBox* mRows = nullptr;
    QSpinBox* mRight = nullptr;
    QSpinBox* mDown = nullptr;
    QCheckBox* mKeep = nullptr;
    QLabel* mLoss = nullptr;
};

/// Fills a combo box with the styles for maps in a folder; the data of an item is its name in files, empty for the
/// standard one.
void fillStyles(QComboBox* box, const std::string& chosen, const std::string& folder);

/// Asks for title, size of cells, origin, style and numbering of a map, and shows a piece of it in the style.
class FactsDialog : public Dialog
{
    Q_OBJECT

public:
    FactsDialog(const Drawing& drawing, const Ruleset& rules, QWidget* parent);
    MapFacts facts() const;

private:
    QLineEdit* mTitle = nullptr;
    QSpinBox* mMillimetres = nullptr;
    QDoubleSpinBox* mStretch = nullptr;
    QComboBox* mOrigin = nullptr;
    QComboBox* mStyle = nullptr;
    std::string mFolder; ///< of the map, with its own styles
    NumberingForm* mNumbering = nullptr;
};

/// Asks which terrain replaces which, and shows the number of cells.
class ReplaceDialog : public Dialog
{
    Q_OBJECT

public:
    ReplaceDialog(Workbench& bench, QWidget* parent);
    /// The cells that would change; only those of the selection if there is one.
    std::vector<Cell> cells() const;
    /// The terrain list that replaces the old one in each cell.
    std::vector<std::string> with() const;

signals:
    /// The map must show these cells.
    void found(const std::vector<int>& cells);

private:
    void refresh();

    Workbench& mBench;
    QComboBox* mFrom = nullptr;
    QComboBox* mTo = nullptr;
    QLabel* mCount = nullptr;
    std::vector<std::vector<std::string>> mLists; ///< terrain of each line of `mFrom`
    std::vector<std::vector<std::string>> mNew;   ///< terrain of each line of `mTo`
};

} // namespace fw
