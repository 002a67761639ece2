#pragma once

#include "app/widgets/FindingsList.h"
#include "editor/tools/Workbench.h"

namespace fw {

class EditView;

/// The findings of the check for the edited map.
class FindingsTab : public FindingsList
{
    Q_OBJECT

public:
    FindingsTab(Workbench& bench, EditView& view, QWidget* parent = nullptr);

private:
    Look look() const override;
    bool large() const override;
    void go(const CheckResult& proved) override;
    std::vector<MapFix> fixes(const CheckResult& proved) const override;
    void mend(const MapFix& fix) override;
    bool mayAccept(const CheckResult& proved) const override;
    void accept(const CheckResult& proved, const std::string& reason) override;

    Workbench& mBench;
    EditView& mView;
};

} // namespace fw
