#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/findings/MapFindings.h"
#include "editor/tools/Workbench.h"
#endif

#include "editor/view/Background.h"

#include <QTimer>
#include <QWidget>

class QListWidget;
class QVBoxLayout;

namespace fw {

class EditView;

/// What is doubtful on the map being drawn, found beside the drawing while it rests, each with a
/// way to go there and buttons for what mends it.
class FindingsTab : public QWidget
{
    Q_OBJECT

public:
    FindingsTab(Workbench& bench, EditView& view, QWidget* parent = nullptr);
    ~FindingsTab() override;
    const std::vector<MapFinding>& findings() const { return mFindings; }
    /// Finds now, without waiting for a rest or for the other thread.
    void check();
    /// True while the other thread is looking.
    bool pending() const { return mBeside.pending() > 0 || mRest.isActive(); }

signals:
    /// How many findings there are.
    void checked(int findings);

private:
    void begin();
    void show(std::vector<MapFinding> found);
    void go();
    void offerFixes();
    void mend(const MapFix& fix);

    Workbench& mBench;
    EditView& mView;
    QListWidget* mList = nullptr;
    QVBoxLayout* mFixes = nullptr;
    QTimer mRest;
    std::vector<MapFinding> mFindings;
    Background mBeside{this};
    bool mShown = false;
    int mGeneration = 0;
};

} // namespace fw
