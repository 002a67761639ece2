#pragma once

#include "editor/document/RulesAndCounters.h"
#include "editor/view/Background.h"
#include "engine/proof/Proof.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace fw {

/// What the proof finds in the document, always of its latest state: reckoned beside the window.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(RulesAndCounters* document, QWidget* parent = nullptr);

    /// The findings shown.
    const std::vector<Proved>& findings() const { return mFindings; }
    /// Whether the findings are still those of an earlier state.
    bool pending() const { return mTimer.isActive() || mBackground.pending() > 0 || mAgain; }

signals:
    /// Other findings are shown.
    void proved(const std::vector<Proved>& findings);
    /// Somebody wants to go where a finding is.
    void wanted(const FindingSpot& spot);

private:
    void prove();
    void show(std::vector<Proved> findings);
    void fill();
    void acceptCurrent();
    int currentIndex() const;

    RulesAndCounters* mDocument;
    Background mBackground;
    QTimer mTimer;
    QLabel* mSummary;
    QCheckBox* mAll;
    QTreeWidget* mTree;
    QPushButton* mGo;
    QPushButton* mAccept;
    std::vector<Proved> mFindings;
    bool mAgain = false; ///< changed while a proof was under way
};

} // namespace fw
