#include "app/referee/controller/ForecastWorker.h"

#include "app/referee/controller/EngagementRows.h"
#include "editor/Logging.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether a forecast names a concealed unit; everybody at the table can see the screen.
bool tells(const Rules& rules, const State& state, const std::vector<Chance>& chances)
{
    return hidesSomething(rules) && std::any_of(chances.begin(), chances.end(), [&](const Chance& chance) {
               return std::any_of(chance.trace.begin(), chance.trace.end(), [&](const Event& line) {
                   return namesConcealed(rules, state.position, line, "public");
               });
           });
}

std::optional<RollForecast> forAllEyes(std::optional<RollForecast> dice, const Rules& rules, const State& state)
{
    return dice && tells(rules, state, dice->chances) ? std::nullopt : std::move(dice);
}

std::vector<ChoiceForecast> forAllEyes(std::vector<ChoiceForecast> answers, const Rules& rules, const State& state)
{
    for (const ChoiceForecast& one : answers)
        if (tells(rules, state, one.chances))
            return {};
    return answers;
}

constexpr std::int64_t atOnce = 60'000; ///< step budget of one list while the window waits for it

/// The rolls of the engagement whose dice are on the table.
std::set<std::string> fallenIn(const TableState& table)
{
    std::set<std::string> out;
    for (const Entry* row : engagementRows(table))
        for (const Event& line : row->trace)
            if (line.kind() == EventKind::Roll)
                out.insert(line.row);
    return out;
}

} // namespace

ForecastWorker::ForecastWorker(const TableState& table, QObject* owner)
    : QObject(owner), mTable(table), mBackground(this)
{}

ForecastWorker::~ForecastWorker()
{
    mStop.request_stop();
}

const std::vector<Choice>& ForecastWorker::begins()
{
    Open now{mTable.game().entries().size(), &mTable.rules(), mTable.draft().seat, {}};
    std::vector<Draft> drafts;
    for (const Choice& choice : mTable.facts().choices)
        if (choice.kind == Choice::Kind::Entry) {
            now.entries.push_back(choice.value);
            drafts.push_back(extend(mTable.rules(), mTable.state(), mTable.draft(), choice));
        }
    if (now == mOpen)
        return mBegins;
    mOpen = now;
    mBegins.clear();
    std::vector<Draft> later;
    for (const Draft& draft : drafts) {
        if (const Choices* some = mTable.turn().choicesWithin(draft, atOnce))
            mBegins.insert(mBegins.end(), some->begin(), some->end());
        else
            later.push_back(draft);
    }
    if (!later.empty())
        mBackground.run(
            [rules = mTable.game().sharedRules(), state = mTable.state(), later] {
                std::vector<Choices> out;
                for (const Draft& draft : later)
                    out.push_back(legal(*rules, state, draft));
                return out;
            },
            [this, now, later](const std::vector<Choices>& more) {
                if (now != mOpen)
                    return;
                for (std::size_t i = 0; i < more.size(); ++i) {
                    mBegins.insert(mBegins.end(), more[i].begin(), more[i].end());
                    mTable.turn().keep(later[i], more[i]);
                }
                emit started();
            });
    return mBegins;
}

ForecastWorker::Asked ForecastWorker::asked() const
{
    Asked out;
    out.rows = mTable.game().entries().size();
    out.rules = &mTable.rules();
    const Question& q = mTable.question();
    out.unseen = q.wait == Wait::Choice && mTable.hands().isSecret() && !mTable.hands().isPending();
    out.dice = q.wait == Wait::Dice && mTable.state().sealed.empty() && mTable.state().position.unidentified.empty();
    out.answers = q.wait == Wait::Choice && !mTable.hands().isSecret() && !mTable.state().frames.empty();
    if (out.unseen)
        out.seat = mTable.hands().seat();
    if (out.dice)
        out.given = mTable.draft().args;
    return out;
}

void ForecastWorker::look()
{
    const Asked now = asked();
    if (now == mAsked)
        return;
    // For the same dice, the old chances stay until the new ones are ready, so that the display does not jump.
    const bool same = now.dice && mAsked.dice && now.rows == mAsked.rows && now.rules == mAsked.rules;
    mAsked = now;
    mStop.request_stop(); // the earlier result is out of date
    mStop = {};
    mPairings.reset();
    if (!same)
        mDice.reset();
    mAnswers.clear();
    if (!now.dice && !now.unseen && !now.answers)
        return;
    const char* const what = now.dice ? "chances of the dice" : now.answers ? "chances of the answers" : "pairings";
    qCDebug(forecastLog) << what << "asked for at row" << now.rows;
    struct Found {
        std::optional<SimultaneousOutcomeMatrix> pairings;
        std::optional<RollForecast> dice;
        std::vector<ChoiceForecast> answers;
    };
    mBackground.run(
        [rules = mTable.game().sharedRules(), state = mTable.state(), fallen = fallenIn(mTable), now,
         stop = mStop.get_token()] {
            return now.dice      ? Found{{}, forAllEyes(diceAhead(*rules, state, stop, now.given), *rules, state), {}}
                   : now.answers ? Found{{}, {}, forAllEyes(answersAhead(*rules, state, fallen, stop), *rules, state)}
                                 : Found{fw::pairings(*rules, state, now.seat, stop), {}, {}};
        },
        [this, now, what, timer = LogTimer()](const Found& it) {
            const bool late = !(now == mAsked); // the question has changed
            qCDebug(forecastLog) << what << "of row" << now.rows << (late ? "dropped after" : "found after")
                                 << timer.milliseconds() << "ms";
            if (late)
                return;
            mPairings = it.pairings;
            // The certain results were computed before the first die; they stay.
            const std::optional<RollForecast> before = std::exchange(mDice, it.dice);
            if (mDice && before && !now.given.empty())
                mDice->certain = before->certain;
            mAnswers = it.answers;
            emit found();
        });
}

} // namespace fw
