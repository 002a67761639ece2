#pragma once

#include "app/widgets/Dialog.h"
#include "engine/rules/Lint.h"
#include "engine/store/Recipe.h"

#include <string>
#include <utility>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTreeWidget;
class QVBoxLayout;

namespace fw {

/// Offers the recipes as blocks of rows, and shows what each adds to the rules, or why it cannot be inserted.
class BlockDialog : public Dialog
{
    Q_OBJECT

public:
    /// Offers the recipes of a folder for these rules.
    BlockDialog(Ruleset rules, const QString& folder, QWidget* parent = nullptr);

    /// The title of the chosen block.
    QString title() const;
    /// The rules with the chosen block, once the dialog is accepted.
    const Ruleset& rules() const { return mAfter; }
    /// Section, "nodes" for a node or "menu" for an entry, and id of the first row that the block adds or changes.
    std::pair<std::string, std::string> firstRow() const;

    void accept() override;

protected:
    bool typed() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeList();
    QWidget* makeBlock();
    const Recipe* chosen() const;
    void find();
    void showBlock();
    /// Shows the rows with the values as they are, and says why they cannot be inserted.
    void check();
    void showRows();
    RecipeValues values() const;
    /// Why the block cannot be inserted; empty if it can.
    QString whyNot();

    Ruleset mRules;
    std::vector<Finding> mKnown; ///< what the check finds in the rules without a block
    std::vector<Result<Recipe>> mRecipes;
    Recipe mFull; ///< the chosen recipe with its values
    Ruleset mAfter;

    QLineEdit* mSearch = nullptr;
    QListWidget* mList = nullptr;
    QLabel* mNone = nullptr;
    QWidget* mBlock = nullptr;
    QLabel* mDoes = nullptr;
    QLabel* mAdapt = nullptr;
    QVBoxLayout* mForm = nullptr;
    std::vector<QWidget*> mFields; ///< one for each parameter
    QTreeWidget* mRows = nullptr;
    QLabel* mTrouble = nullptr;
    QPushButton* mInsert = nullptr;
};

} // namespace fw
