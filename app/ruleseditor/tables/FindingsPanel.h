#pragma once

#include "app/widgets/FindingsList.h"
#include "editor/document/RulesAndCounters.h"

namespace fw {

/// What the proof finds in rules and counters.
class FindingsPanel : public FindingsList
{
    Q_OBJECT

public:
    explicit FindingsPanel(RulesAndCounters* document, QWidget* parent = nullptr);

signals:
    /// Somebody wants to go where a finding is.
    void wanted(const FindingSpot& spot);

private:
    Look look() const override;
    void go(const CheckResult& proved) override { emit wanted(proved.spot); }
    void accept(const CheckResult& proved, const std::string& reason) override;

    RulesAndCounters* mDocument;
};

} // namespace fw
