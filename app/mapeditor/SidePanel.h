#pragma once

#include "app/mapeditor/FindingsTab.h"
#include "editor/tools/Workbench.h"

#include <QWidget>

class QTableWidget;

namespace fw {

class EditView;
class Overview;

/// The panel next to the map: overview, layers, the rows of the map for renaming and removal, history, and findings.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    SidePanel(Workbench& bench, EditView& view, QWidget* parent = nullptr);
    void setDark(bool dark);
    FindingsTab* findings() const { return mFindings; }

private:
    QWidget* layers();
    QWidget* rows();
    void fillRows();
    void removeRow();
    void rowChanged(int row);

    Workbench& mBench;
    EditView& mView;
    Overview* mOverview = nullptr;
    QTableWidget* mRows = nullptr;
    FindingsTab* mFindings = nullptr;
    bool mFilling = false;
};

} // namespace fw
