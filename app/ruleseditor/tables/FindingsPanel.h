#pragma once

#include "app/widgets/FindingsList.h"
#include "editor/document/RulesAndCounters.h"

namespace fw {

/// The findings of the proof in rules and counters.
class FindingsPanel : public FindingsList
{
    Q_OBJECT

public:
    explicit FindingsPanel(RulesAndCounters* document, QWidget* parent = nullptr);

signals:
    /// The user asks to see the place of a finding.
    void wanted(const FindingSpot& spot);

private:
    Look look() const override;
    void go(const CheckResult& proved) override { emit wanted(proved.spot); }
    void accept(const CheckResult& proved, const std::string& reason) override;

    RulesAndCounters* mDocument;
};

} // namespace fw
