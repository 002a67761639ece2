#pragma once

#include "editor/findings/MapFindings.h"

#include "editor/Background.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace fw {

/// The findings for the latest state of a document, checked in the background during pauses. Each finding has a button
/// that goes to its place, buttons that fix it, and one that accepts it with a reason.
class FindingsList : public QWidget
{
    Q_OBJECT

public:
    /// The current findings, with notes and accepted ones.
    const std::vector<CheckResult>& findings() const { return mFindings; }
    /// The number of findings that are neither fixed nor accepted.
    int open() const;
    /// Whether the findings belong to an earlier state.
    bool pending() const { return mRest.isActive() || mBeside.pending() > 0; }
    /// Checks at once, without the pause; false if the user cancels.
    bool check();
    /// Checks again after a pause, because a related file changed.
    void checkAgain() { changed(); }

signals:
    /// The list shows other findings.
    void proved(const std::vector<CheckResult>& findings);

protected:
    /// A check of a copy of the document, to run on another thread.
    using Look = std::function<std::vector<CheckResult>()>;
    /// One line for each finding, or columns if there is room.
    enum class Form : std::uint8_t { Lines, Columns };

    FindingsList(Form form, QWidget* parent);
    /// Records a change of the document.
    void changed();

    virtual Look look() const = 0;
    /// Whether the document is so large that it is checked only on request.
    virtual bool large() const { return false; }
    virtual void go(const CheckResult& proved) = 0;
    virtual std::vector<MapFix> fixes(const CheckResult&) const { return {}; }
    virtual void mend(const MapFix&) {}
    /// Whether the edited file can store an acceptance.
    virtual bool mayAccept(const CheckResult&) const { return true; }
    virtual void accept(const CheckResult& proved, const std::string& reason) = 0;

    QLayout* mBar; ///< layout of the buttons

private:
    void begin();
    void show(std::vector<CheckResult> found);
    void fill();
    void add(const CheckResult& proved, int at);
    void choose();
    void goToCurrent();
    void acceptCurrent();
    /// The selected finding; null if there is none.
    const CheckResult* current() const;

    Form mForm;
    QLabel* mSummary;
    QCheckBox* mAll;
    QTreeWidget* mTree;
    QPushButton* mGo;
    QPushButton* mAccept;
    QWidget* mFixes; ///< the buttons of the fixes
    QTimer mRest;
    std::vector<CheckResult> mFindings;
    Background mBeside{this};
    int mState = 0;  ///< number of the document's state
    int mShown = -1; ///< state that the findings belong to
};

} // namespace fw
