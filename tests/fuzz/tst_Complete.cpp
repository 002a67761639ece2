// In small positions apply accepts exactly the actions to which legal leads.
#include "engine/play/RandomPlayer.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/fuzz/Brute.h"
#include "tests/fuzz/RandomPlay.h"
#include "tests/fuzz/Small.h"
#include "tests/fuzz/Systems.h"

#include <QTest>

#include <cstdlib>

class TestComplete : public QObject
{
    Q_OBJECT
private slots:
    void positions_data();
    void positions();

private:
    void check(const fw::Rules& rules, const fw::State& state, const QString& where);
    std::size_t rarest(const fw::Rules& rules, const std::vector<fw::State>& states, std::size_t first);
    std::vector<fw::State> questions(const fw::Rules& rules, std::uint64_t seed);

    int mChecked = 0;
    int mSkipped = 0; ///< too many actions to try all of them
    std::size_t mActions = 0;
    std::map<std::string, int> mNodes; ///< number of checked questions, by node
    QStringList mWrong;
};

void TestComplete::positions_data()
{
    // FW_POSITIONS of each system; without it the shipped scenarios share one number of positions.
    const char* wanted = std::getenv("FW_POSITIONS");
    std::vector<std::string> shipped, kernel;
    for (const std::string& path : fuzz::everyScenario(FW_SOURCE_DIR))
        (path.find("/kernel/") == std::string::npos ? shipped : kernel).push_back(path);
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("count");
    const auto add = [&](const std::vector<std::string>& paths, int count) {
        for (const std::string& path : paths)
            QTest::newRow(path.substr(path.rfind('/') + 1).c_str())
                << QString::fromStdString(path) << (wanted ? std::atoi(wanted) : count);
    };
    const int all = thorough(500, 120, 12);
    add(shipped, shipped.empty() ? 0 : all / static_cast<int>(shipped.size()));
    add(kernel, thorough(60, 30, 4));
}

/// The states of one short game in which a side decides.
std::vector<fw::State> TestComplete::questions(const fw::Rules& rules, std::uint64_t seed)
{
    std::vector<fw::State> out;
    fw::RandomPlayer player(rules, seed);
    fw::Result<fw::Outcome> now = fw::begin(rules);
    for (int action = 0; now && action < 60; ++action) {
        const fw::State state = now->state;
        const fw::Question asked = fw::question(rules, state);
        if (asked.wait == fw::Wait::Over)
            break;
        if (asked.wait != fw::Wait::Dice)
            out.push_back(state);
        fw::Draft draft;
        draft.seat = player.seat(asked.seats);
        for (;;) {
            const std::vector<fw::Choice> choices = fw::legal(rules, state, draft);
            if (choices.empty())
                break;
            draft = fw::extend(rules, state, draft, player.pick(state, draft, choices));
        }
        now = fw::apply(rules, state, draft, false);
        if (!now && draft.verb.empty())
            mWrong += QString("seed %1: dead end at '%2'").arg(seed).arg(asked.node.c_str());
        else if (!now)
            mWrong += QString("seed %1: clicks led to %2, refused: %3")
                          .arg(seed)
                          .arg(fuzz::shown(draft).c_str())
                          .arg(fw::describe(now.error()).c_str());
    }
    return out;
}

/// The state, cyclically from `first`, whose kind of question was checked least often so far.
std::size_t TestComplete::rarest(const fw::Rules& rules, const std::vector<fw::State>& states, std::size_t first)
{
    std::size_t best = first;
    int least = -1;
    for (std::size_t k = 0; k < states.size(); ++k) {
        const std::size_t at = (first + k) % states.size();
        const int known = mNodes[fw::question(rules, states[at]).node];
        if (least < 0 || known < least) {
            least = known;
            best = at;
        }
    }
    return best;
}

void TestComplete::check(const fw::Rules& rules, const fw::State& state, const QString& where)
{
    fuzz::Actions tried, clicked;
    fuzz::Bounds bounds;
    if (rules.ruleset().facings > 0) // every step may also be a turn
        bounds.steps = 2;
    if (!fuzz::accepted(rules, state, bounds, tried) || !fuzz::clicked(rules, state, bounds, clicked)) {
        ++mSkipped;
        return;
    }
    ++mChecked;
    ++mNodes[fw::question(rules, state).node];
    mActions += tried.size();
    for (const auto& [text, action] : tried)
        if (!clicked.count(text))
            mWrong += where + ": apply accepts, legal does not lead to: " + text.c_str();
    for (const auto& [text, action] : clicked)
        if (!tried.count(text))
            mWrong += where
                      + (fw::apply(rules, state, action, false)
                             ? ": legal leads to it and apply accepts, but the trial missed: "
                             : ": legal leads to, apply refuses: ")
                      + text.c_str();
}

void TestComplete::positions()
{
    QFETCH(QString, path);
    QFETCH(int, count);
    const auto system = fuzz::load(path.toStdString(), FW_SOURCE_DIR "/scenarios");
    QVERIFY2(system, system ? "" : fw::describe(system.error()).c_str());
    mChecked = mSkipped = 0;
    mActions = 0;
    mNodes.clear();
    mWrong.clear();
    // A few questions of each small game, so that combats are among them.
    for (std::uint64_t seed = 0; mChecked < count && seed < 10000 && mWrong.size() < 20; ++seed) {
        const fw::Scenario cut = fuzz::small(system->scenario, seed);
        const auto rules = fw::compile(system->ruleset, cut, {});
        QVERIFY2(rules, rules ? "" : fw::describe(rules.error()).c_str());
        const std::vector<fw::State> states = questions(**rules, seed);
        fw::Random chance(seed + 77);
        for (int k = 0; k < 3 && !states.empty() && mChecked < count; ++k) {
            const std::size_t at = rarest(**rules, states, chance.below(states.size()));
            check(**rules, states[at],
                  QString("seed %1, question %2 ('%3')")
                      .arg(seed)
                      .arg(at)
                      .arg(fw::question(**rules, states[at]).node.c_str()));
        }
    }
    qInfo("%d positions, %d with too many actions left out, %d actions accepted", mChecked, mSkipped,
          static_cast<int>(mActions));
    QString nodes;
    for (const auto& [node, n] : mNodes)
        nodes += QString(" %1 %2").arg(node.c_str()).arg(n);
    qInfo("asked by:%s", qPrintable(nodes));
    QVERIFY2(mWrong.isEmpty(),
             qPrintable(QString::number(mWrong.size()) + " differences:\n" + mWrong.mid(0, 20).join("\n")));
    QCOMPARE(mChecked, count);
}

FW_TEST(TestComplete)
#include "tst_Complete.moc"
