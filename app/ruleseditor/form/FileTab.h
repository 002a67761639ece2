#pragma once

#include "app/ruleseditor/form/FieldEdit.h"
#include "editor/form/RowUses.h"
#include "engine/proof/Proof.h"

#include <QWidget>

class QAction;
class QLineEdit;
class QMenu;

namespace fw {

class RowForm;
class RowTree;
class TryPanel;

/// All of a rules file, or of a scenario except its map: a tree of its rows and a form for the selected one. Every key
/// of the file is within reach.
class FileTab : public QWidget
{
    Q_OBJECT

public:
    /// Shows what formulas come to if `values` computes it.
    FileTab(RulesAndCounters* document, FormFile file, ValuesNow* values = nullptr, QWidget* parent = nullptr);

    /// Goes to the row of a finding; false if the file does not have it.
    bool goTo(const FindingSpot& spot);
    /// Goes to the row or list at a pointer; false if it is not there.
    bool goTo(const std::string& pointer);
    /// Takes the findings of a check, which the form shows at the values that they are about.
    void setFindings(const std::vector<CheckResult>& findings);
    /// Takes the id, step or value that is being typed, also where others refer to it. It otherwise waits until its
    /// field is left.
    void takeTyped();
    /// Where a text was typed that is not understood, and so is not in the file: row and field; empty for nowhere.
    QString unread() const;
    /// Goes to that text.
    void goToUnread();
    /// Forgets an id or words that are being typed; false if there are none.
    bool dropTyped();
    /// Goes to the row in which the file differs from what it was; false if it does not.
    bool goToChange(const RulesContent& before);
    /// The tree as it is shown.
    const FormTree& tree() const { return *mTree; }

signals:
    /// The user goes to a row of the other file.
    void rowWanted(fw::FormFile file, const std::string& pointer);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Shows the document as it is now, unless that is shown already.
    void renew();
    void makeActions();
    void refresh();
    void showForm();
    void remark();
    void enable();
    /// Makes a step of the document, and shows it.
    void edit(const QString& step, const std::function<void(RulesContent&)>& how, const std::string& field = {});
    /// Makes a changed tree a step; false, and says why, if it is not understood.
    bool change(const QString& step, const std::function<void(FormTree&)>& how, const std::string& field = {});
    /// Sets a key of a row; `left` says that the field with its words was left.
    void put(const std::string& pointer, const std::string& key, const Json& value, bool left = false);
    /// The id that a new row gets with its label; empty if its id stays.
    std::string followingId(const std::string& pointer, const std::string& label);
    /// Keeps a typed id until the field is left, if other rows refer to the row; false if nothing does.
    bool putId(const std::string& pointer, const Json& value);
    /// Keeps the steps of a mark or the values of an option until the field is left, since other rows may use them.
    void putWords(const std::string& pointer, const std::string& key, const Json& value);
    /// Changes a name wherever it is written, or says why not.
    void takeName(const RowName& name, const std::string& now);
    void giveId(const RowName& name, const std::string& id);
    void rename();
    /// Whether a row may be deleted; asks if others refer to it.
    bool mayDelete(const std::string& pointer);
    void findUses();
    void add();
    /// Offers the blocks of rows, and inserts the chosen one.
    void insertBlock();
    void addTo(const std::string& list, std::size_t index);
    void insert(const std::string& list, std::size_t index, const std::string& word);
    void copy();
    void remove();
    void shift(int by);
    void moveTo(const std::string& from, const std::string& list, std::size_t index);
    void find(bool again);
    /// Shows or hides the case that is tried with the selected modifier and without it.
    void showTry();
    QAction* action(const QString& text, const char* name, const QKeySequence& key, void (FileTab::*slot)());

    RulesAndCounters* mDocument;
    FormFile mFile;
    ValuesNow* mValues;
    std::shared_ptr<const FormTree> mTree;
    FormSourcesPtr mSources;
    RowTree* mRows;
    RowForm* mForm;
    QLineEdit* mSearch;
    QLabel* mWrong;
    QAction* mAdd;
    QAction* mBlock = nullptr; ///< null except for rules
    QAction* mCopy;
    QAction* mRemove;
    QAction* mUp;
    QAction* mDown;
    QAction* mRename;
    QAction* mFindUses;
    QAction* mTryShown = nullptr; ///< null except for rules
    TryPanel* mTry = nullptr;     ///< null except for rules
    /// An id, or the steps of a mark or the values of an option, that are being typed.
    struct TypedName {
        std::string pointer;
        std::string key;             ///< "id", "steps" or "values"
        std::optional<RowName> name; ///< of a row that others refer to, as it was before
        std::string now;
        Json words; ///< what the steps or values become
    };
    std::optional<TypedName> mTyped;
    /// Texts of a row that are not understood.
    struct Unread {
        std::string pointer;
        Json row;                             ///< as it was, to know it again
        std::map<std::string, QString> texts; ///< by key
    };
    void keepUnread();
    void retypeUnread();
    const Unread* unreadText() const;

    std::string mShown;          ///< the row in the form
    Json mShownRow;              ///< and what it has
    std::vector<Unread> mUnread; ///< of rows that are not in the form
    // The new row whose id is made from its label, and that id; empty for none.
    std::string mFollows;
    std::string mFollowsId;
    std::vector<CheckResult> mFindings; ///< open ones of this file
    bool mPutting = false;              ///< a value changes, and the findings about others stay
    bool mStale = true;                 ///< the document changed while the tab was hidden
};

} // namespace fw
