#pragma once

#include "editor/Background.h"
#include "editor/document/RulesAndCounters.h"
#include "engine/proof/FormulaNow.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>
#include <optional>

namespace fw {

class NowLine;

/// What the formulas on the screen come to, computed in another thread after each change of the rules or of the
/// counters; keeps the chosen counters as long as the rules are open.
class ValuesNow : public QObject
{
    Q_OBJECT

public:
    /// Reads a document, which must outlive it.
    explicit ValuesNow(RulesAndCounters* document, QObject* parent = nullptr);

    /// Shows the value of a line soon, and again after each change.
    void add(NowLine* line);
    /// Computes all values on the screen soon.
    void renew() { mSoon.start(); }
    /// Gives a role to counters or cells, or a number; an empty list leaves it to a proposal.
    void give(const std::string& role, const std::vector<std::string>& value);
    /// Takes what is selected on the map for the roles, in this order, unless it is the same as before.
    void pick(const RolePicks& picks);

private:
    void compute();

    RulesAndCounters* mDocument;
    Background mBackground;
    QTimer mSoon;
    QList<QPointer<NowLine>> mLines;
    RoleValues mGiven;
    RolePicks mPicks;
    std::shared_ptr<const Scenario> mBeside; ///< of rules without a scenario: one from their folder
    bool mSought = false;                    ///< that scenario was looked for
    bool mRunning = false;
    bool mAgain = false; ///< something changed during the present computation
};

} // namespace fw
