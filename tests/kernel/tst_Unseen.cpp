// Hidden places and plotted moves in random play: nothing made for a side tells where a unit is that it does not see,
// and the orders that it plots stay its own until all sides are done.
#include "engine/play/Forecast.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/UnavailableEntry.h"
#include "engine/rules/Compiled.h"
#include "engine/session/StateText.h"
#include "tests/Main.h"
#include "tests/kernel/Systems.h"

#include <map>
#include <memory>
#include <random>

using namespace fw;
using namespace kernel;

namespace {

/// A game that is played at random.
class RandomGame
{
public:
    RandomGame(const char* folder, unsigned seed) : mRandom(seed)
    {
        const Folder of = folderOf(folder);
        const Result<Ruleset> rules = readRules(of.read(".rules.json"), folder);
        const Result<Scenario> scenario = readScenario(of.read(".scenario.json"), folder);
        if (!rules || !scenario)
            qFatal("%s", describe(rules ? scenario.error() : rules.error()).c_str());
        Result<Game> made = Game::create({*rules, *scenario, {}, {}, {}}, {}, "test");
        if (!made)
            qFatal("%s", describe(made.error()).c_str());
        mGame.emplace(std::move(*made));
    }
    Game& game() { return *mGame; }
    const Rules& rules() const { return mGame->rules(); }
    const State& state() const { return mGame->state(); }
    std::size_t pick(std::size_t many) { return mRandom() % many; }

    /// A legal action, put together click by click; the end of a step is picked more rarely than other entries.
    Action anyAction()
    {
        const std::vector<std::string> seats = toAct(rules(), state());
        Draft draft;
        draft.seat = seats[pick(seats.size())];
        for (;;) {
            Choices choices = legal(rules(), state(), draft);
            if (choices.empty())
                break;
            if (draft.verb.empty() && choices.size() > 1 && pick(4) != 0)
                std::erase_if(choices, [](const Choice& c) { return c.value == "halt" || c.value == "done"; });
            if (choices.empty())
                break;
            draft = extend(rules(), state(), draft, choices[pick(choices.size())]);
        }
        Action out = draft;
        std::erase_if(out.args, [](const Argument& a) { return a.values.empty(); });
        return out;
    }

private:
    std::mt19937 mRandom;
    std::optional<Game> mGame;
};

/// Everything that a seat is shown of a state: the position, the question, the choices and the proofs.
std::string shownTo(const Rules& rules, const State& state, const std::string& seat)
{
    std::string out = canonical(rules, redact(rules, state, seat));
    out += plain(question(rules, state).text) + '\n';
    const std::vector<std::string> seats = toAct(rules, state);
    if (std::ranges::find(seats, seat) == seats.end())
        return out;
    Draft blank;
    blank.seat = seat;
    const Choices entries = legal(rules, state, blank);
    for (const UnavailableEntry& entry : barred(rules, state, entries))
        out += entry.entry->id + ": " + describe(entry.why) + '\n';
    std::vector<Draft> drafts{blank};
    for (std::size_t i = 0; i < drafts.size() && i < 60; ++i)
        for (const Choice& choice : legal(rules, state, drafts[i])) {
            out += choice.value + ' ' + choice.label + ' ' + choice.cost.text() + '\n';
            drafts.push_back(extend(rules, state, drafts[i], choice));
        }
    return out;
}

/// What the rules say to an order, with its forecast.
std::string saidTo(const Rules& rules, const State& state, const std::string& order)
{
    const Result<Action> action = parseOrder(rules, state, order);
    if (!action)
        return describe(action.error());
    const Result<Forecast> ahead = forecast(rules, state, *action);
    return ahead ? std::to_string(ahead->trace.size()) + '/' + std::to_string(ahead->chances.size())
                 : describe(ahead.error());
}

} // namespace

class tst_UnseenPlaces : public QObject
{
    Q_OBJECT

private slots:
    void nothingShownDependsOnAHiddenPlace();
    void noLogOfASideTellsAHiddenPlace();
    void moveStopsBeforeAnUnseenUnit();
    void plotsStayWithTheirSide();
    void plotsAreTakenBackSavedAndCarriedOut();
};

void tst_UnseenPlaces::nothingShownDependsOnAHiddenPlace()
{
    int compared = 0;
    for (unsigned seed = 1; seed <= 6; ++seed) {
        RandomGame play("l/", seed);
        for (int n = 0; n < 60 && !play.state().over; ++n) {
            const Rules& rules = play.rules();
            const State& now = play.state();
            for (const std::string seat : {"red", "blue"}) {
                State other = now;
                bool moved = false;
                for (const UnitId unit : rules.compiled().units.ids())
                    if (rules.unplaced(now.position, unit, seat)) {
                        other.position.units[std::size_t(unit.index())].place = PlaceId(
                            std::int32_t(play.pick(std::size_t(rules.compiled().cells))));
                        moved = true;
                    }
                if (!moved || question(rules, now).wait != Wait::Choice)
                    continue;
                ++compared;
                QCOMPARE(QString::fromStdString(shownTo(rules, other, seat)),
                         QString::fromStdString(shownTo(rules, now, seat)));
                if (toAct(rules, now).front() != seat)
                    continue;
                const std::string own = seat == "red" ? "wolf" : "stag";
                const std::string foe = seat == "red" ? "hind" : "fox";
                for (const std::string order : {": fire " + own + " at " + foe, ": sail " + own + " to 0403",
                                                ": sail " + own + " to 0405 0404", ": sail " + foe + " to 0404"})
                    QCOMPARE(QString::fromStdString(saidTo(rules, other, seat + order)),
                             QString::fromStdString(saidTo(rules, now, seat + order)));
            }
            const Action action = play.anyAction();
            const auto done = play.game().apply(action, "test");
            QVERIFY2(done, done ? "" : describe(done.error()).c_str());
        }
    }
    QVERIFY(compared > 20);
}

void tst_UnseenPlaces::noLogOfASideTellsAHiddenPlace()
{
    int hidden = 0;
    for (unsigned seed = 1; seed <= 8; ++seed) {
        RandomGame play("l/", seed);
        while (!play.state().over) {
            const State before = play.state();
            const Action action = play.anyAction();
            const auto done = play.game().apply(action, "test");
            QVERIFY2(done, done ? "" : describe(done.error()).c_str());
            if (action.verb != "sail")
                continue;
            const std::string who = action.args.front().values.front();
            const UnitId unit(play.rules().unit(who));
            for (const std::string seat : {"red", "blue", "public"}) {
                if (action.seat == seat || !play.rules().unplaced(before.position, unit, seat)
                    || !play.rules().unplaced(play.state().position, unit, seat))
                    continue;
                ++hidden;
                const LogDoc log = makeLog(play.game(), {true, seat, false, true});
                const std::int64_t row = play.game().entries().back().n;
                for (const LogBlock& block : log.blocks) {
                    if (block.row != row)
                        continue;
                    std::string said = plain(block.title);
                    for (const LogLine& line : block.lines)
                        said += '\n' + plain(line.text);
                    for (const std::string& cell : action.args.back().values)
                        QVERIFY2(said.find(cell) == std::string::npos, said.c_str());
                    QVERIFY(block.places.empty());
                }
            }
        }
    }
    QVERIFY(hidden > 20);
}

void tst_UnseenPlaces::moveStopsBeforeAnUnseenUnit()
{
    // Two games that differ only in the way of an unseen ship look the same to the other side.
    const auto after = [](const std::vector<std::string>& orders) {
        auto play = std::make_unique<RandomGame>("l/", 1);
        for (const std::string& order : orders) {
            const Result<Action> action = parseOrder(play->rules(), play->state(), order);
            if (!action || !play->game().apply(*action, "test"))
                qFatal("%s", order.c_str());
        }
        return play;
    };
    const auto one = after({"red: sail fox to 0202 0302 0402"});
    const auto other = after({"red: sail fox to 0201"});
    for (const std::string seat : {"blue", "public"}) {
        const LogOptions options{true, seat, false, true};
        QCOMPARE(QString::fromStdString(renderJson(makeLog(one->game(), options))),
                 QString::fromStdString(renderJson(makeLog(other->game(), options))));
    }
    QVERIFY(renderText(makeLog(one->game(), {true, "red", false, false})).find("0402") != std::string::npos);
    // Blue may order a move through the unseen ship. The move stops before it, and the lookout sees it.
    const auto blind = after({"red: sail fox to 0202 0302 0402", "red: halt", "blue: sail hind to 0702 0602",
                              "blue: halt", "red: halt", "blue: sail hind to 0502 0402 0302"});
    const Position& p = blind->state().position;
    const auto place = [&](const char* unit) {
        return QString::fromStdString(blind->rules().placeName(p.units[std::size_t(blind->rules().unit(unit))].place));
    };
    QCOMPARE(place("hind"), QString("0502"));
    QCOMPARE(place("fox"), QString("0402"));
    QVERIFY(!blind->rules().unplaced(p, UnitId(blind->rules().unit("fox")), "blue"));
    QVERIFY(renderText(makeLog(blind->game(), {true, "blue", false, false})).find("0402") != std::string::npos);
}

void tst_UnseenPlaces::plotsStayWithTheirSide()
{
    for (unsigned seed = 1; seed <= 6; ++seed) {
        RandomGame play("m/", seed);
        while (!play.state().over) {
            const State before = play.state();
            const Action action = play.anyAction();
            const auto done = play.game().apply(action, "test");
            QVERIFY2(done, done ? "" : describe(done.error()).c_str());
            if (!givenInSecret(play.rules(), before, action, play.state()) || action.verb == "done")
                continue;
            const std::string other = action.seat == "red" ? "blue" : "red";
            QCOMPARE(QString::fromStdString(shownTo(play.rules(), play.state(), other)),
                     QString::fromStdString(shownTo(play.rules(), before, other)));
            const std::int64_t row = play.game().entries().back().n;
            for (const LogBlock& block : makeLog(play.game(), {true, other, false, false}).blocks)
                for (const LogLine& line : block.lines)
                    if (line.row == row)
                        QVERIFY(line.units.empty() && line.places.empty());
        }
        QVERIFY(play.state().sealed.empty() && play.state().shown.empty());
    }
}

void tst_UnseenPlaces::plotsAreTakenBackSavedAndCarriedOut()
{
    RandomGame play("m/", 1);
    const auto give = [&](const char* order) {
        const Result<Action> action = parseOrder(play.rules(), play.state(), order);
        if (!action)
            qFatal("%s", describe(action.error()).c_str());
        const auto done = play.game().apply(*action, "test");
        if (!done)
            return false;
        const Result<State> read = readState(play.rules(), canonical(play.rules(), play.state()));
        return read && *read == play.state();
    };
    QVERIFY(give("red: plot ada to 0302 0402"));
    QVERIFY(give("red: plot bea to 0305"));
    QCOMPARE(play.state().sealed.size(), std::size_t(2));
    QVERIFY(give("red: cancel ada"));
    QCOMPARE(play.state().sealed.size(), std::size_t(1));
    const std::int64_t row = play.game().entries().back().n;
    QVERIFY(give("blue: plot cy to 0602"));
    QVERIFY(play.game().takeBack(row, "", "test"));
    QCOMPARE(play.state().sealed.size(), std::size_t(1));
    QCOMPARE(redact(play.rules(), play.state(), "blue").sealed.size(), std::size_t(0));
    QVERIFY(give("blue: plot dan to 0605"));
    QVERIFY(give("blue: plot cy to 0602"));
    QVERIFY(give("red: plot ada to 0302 0402"));
    QVERIFY(give("red: done"));
    QVERIFY(!give("red: done"));
    QVERIFY(give("blue: done"));
    std::vector<std::string> order; // the sides fly in turn
    for (const Event& line : play.game().entries().back().trace)
        if (line.kind() == EventKind::Moved)
            order.push_back(line.units.front());
    QCOMPARE(order, (std::vector<std::string>{"bea", "dan", "ada", "cy"}));
}

FW_TEST(tst_UnseenPlaces)
#include "tst_Unseen.moc"
