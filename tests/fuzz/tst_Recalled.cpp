// The cached answers of a path search equal those of the rules. The same questions are asked with a reckoning, which
// evaluates each row again, and with the cache, for all units and path rows in positions from play.
#include "engine/report/PathText.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/PathFinder.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/fuzz/RandomPlay.h"
#include "tests/fuzz/Systems.h"

#include <QTest>

#include <algorithm>

using namespace fw;

namespace {

/// The full result of a search for one unit and one row, as text.
std::string said(const Rules& rules, const Position& position, std::int32_t row, std::int32_t unit, bool written)
{
    Trace trace;
    PositionQuery look(rules.compiled(), position);
    Scope& scope = look.scope;
    scope.reckoning.trace = written ? &trace : nullptr;
    std::string out;
    const auto item = [&](std::int32_t i) { return i < 0 ? "@" + std::to_string(facingOf(i)) : rules.placeName(i); };
    PathFinder finder(scope, row, Value::of(Kind::Units, {unit}), position.units[static_cast<std::size_t>(unit)].place);
    if (!finder.opens())
        return "shut";
    out += "tier " + std::to_string(finder.tier()) + "; next";
    const std::vector<PathFinder::Next> first = finder.next({});
    for (const PathFinder::Next& n : first) {
        out += " " + item(n.item) + "=" + n.cost.text();
        WayFound way;
        PathRefusal refusal;
        if (!finder.check({n.item}, way, refusal))
            out += "(no: " + refusal.cite + " " + pathText(refusal.why) + ")";
        for (const PathFinder::Next& further : finder.next({n.item}))
            out += "," + item(further.item) + "=" + further.cost.text();
    }
    if (rules.compiled().paths[static_cast<std::size_t>(row)].tiers.empty()) {
        out += "; reach";
        for (const PathFinder::Next& n : finder.reach())
            out += " " + item(n.item) + "=" + n.cost.text();
    }
    return out;
}

} // namespace

class tst_Recalled : public QObject
{
    Q_OBJECT

private slots:
    void theSameAsAskedAnew_data()
    {
        QTest::addColumn<QString>("path");
        for (const std::string& path : fuzz::everyScenario(FW_SOURCE_DIR))
            QTest::newRow(path.substr(path.rfind('/') + 1).c_str()) << QString::fromStdString(path);
    }

    void theSameAsAskedAnew()
    {
        QFETCH(const QString, path);
        const auto system = fuzz::load(path.toStdString(), FW_SOURCE_DIR "/scenarios");
        QVERIFY(system.has_value());
        const Rules& rules = *system->rules;
        fuzz::Looking looking;
        looking.unchanged = looking.replay = looking.orders = false;
        const fuzz::Played game = fuzz::play(rules, 3, looking);
        Result<Outcome> now = begin(rules);
        const std::size_t apart = std::max<std::size_t>(1, game.actions.size() / thorough(12, 5, 3));
        int compared = 0;
        for (std::size_t k = 0; now && k < game.actions.size(); ++k) {
            const State state = now->state;
            if (k % apart == 0) {
                const auto rows = static_cast<std::int32_t>(rules.compiled().paths.size());
                const auto units = static_cast<std::int32_t>(state.position.units.size());
                for (std::int32_t row = 0; row < rows; ++row) {
                    for (std::int32_t unit = 0; unit < units; ++unit) {
                        const std::string kept = said(rules, state.position, row, unit, false);
                        const std::string anew = said(rules, state.position, row, unit, true);
                        compared += kept != "shut";
                        if (kept != anew)
                            QCOMPARE(QString::fromStdString(kept), QString::fromStdString(anew));
                    }
                }
            }
            now = apply(rules, state, game.actions[k], false);
        }
        QVERIFY(compared > 0 || rules.compiled().paths.empty());
    }
};

FW_TEST(tst_Recalled)
#include "tst_Recalled.moc"
