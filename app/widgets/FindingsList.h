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

/// What is found in a document, always of its latest state: looked for beside the window while it rests. Each finding
/// has a way to go there, buttons for what mends it, and one to let it stand for a reason.
class FindingsList : public QWidget
{
    Q_OBJECT

public:
    /// The findings shown, and those that are notes or accepted.
    const std::vector<CheckResult>& findings() const { return mFindings; }
    /// How many have neither been mended nor accepted.
    int open() const;
    /// Whether the findings are still those of an earlier state.
    bool pending() const { return mRest.isActive() || mBeside.pending() > 0; }
    /// Checks now, without waiting for a rest or for the other thread; false when the user cancels.
    bool check();
    /// Checks again when the document rests, since a file beside it changed.
    void checkAgain() { changed(); }

signals:
    /// Other findings are shown.
    void proved(const std::vector<CheckResult>& findings);

protected:
    /// Looks for findings on another thread, in the document as it was when this was made.
    using Look = std::function<std::vector<CheckResult>()>;
    /// A line for each, or columns where there is room.
    enum class Form : std::uint8_t { Lines, Columns };

    FindingsList(Form form, QWidget* parent);
    /// The document is another one.
    void changed();

    virtual Look look() const = 0;
    /// Whether it is too large to be looked at unasked.
    virtual bool large() const { return false; }
    virtual void go(const CheckResult& proved) = 0;
    virtual std::vector<MapFix> fixes(const CheckResult&) const { return {}; }
    virtual void mend(const MapFix&) {}
    /// The file that is to be changed has a place for it.
    virtual bool mayAccept(const CheckResult&) const { return true; }
    virtual void accept(const CheckResult& proved, const std::string& reason) = 0;

    QLayout* mBar; ///< of buttons

private:
    void begin();
    void show(std::vector<CheckResult> found);
    void fill();
    void add(const CheckResult& proved, int at);
    void choose();
    void goToCurrent();
    void acceptCurrent();
    /// None when no finding is chosen.
    const CheckResult* current() const;

    Form mForm;
    QLabel* mSummary;
    QCheckBox* mAll;
    QTreeWidget* mTree;
    QPushButton* mGo;
    QPushButton* mAccept;
    QWidget* mFixes; ///< their buttons
    QTimer mRest;
    std::vector<CheckResult> mFindings;
    Background mBeside{this};
    int mState = 0;  ///< of the document
    int mShown = -1; ///< the state that the findings are of
};

} // namespace fw
