#pragma once

#include "app/widgets/FindingsList.h"
#include "editor/document/RulesAndCounters.h"

namespace fw {

/// The findings of the proof in rules and counters, and of a random game.
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
    /// A random game that breaks off is no matter of taste.
    bool mayAccept(const CheckResult& proved) const override { return proved.check != "trial"; }
    void accept(const CheckResult& proved, const std::string& reason) override;

    RulesAndCounters* mDocument;
};

} // namespace fw
