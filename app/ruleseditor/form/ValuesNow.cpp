#include "app/ruleseditor/form/ValuesNow.h"

#include "app/case/Beside.h"
#include "app/ruleseditor/form/NowLine.h"

#include <utility>

namespace fw {

namespace {

constexpr int pause = 200; ///< milliseconds after a change, so that typing is not followed letter by letter

} // namespace

ValuesNow::ValuesNow(RulesAndCounters* document, QObject* parent)
    : QObject(parent), mDocument(document), mBackground(this)
{
    mSoon.setSingleShot(true);
    mSoon.setInterval(pause);
    connect(&mSoon, &QTimer::timeout, this, &ValuesNow::compute);
    connect(document, &RulesAndCounters::changed, this, &ValuesNow::renew);
}

void ValuesNow::add(NowLine* line)
{
    mLines.removeIf([line](const QPointer<NowLine>& one) { return one.isNull() || one == line; });
    mLines << line;
    renew();
}

void ValuesNow::give(const std::string& role, const std::vector<std::string>& value)
{
    if (value.empty())
        mGiven.erase(role);
    else
        mGiven[role] = value;
    renew();
}

void ValuesNow::pick(const RolePicks& picks)
{
    if (picks == mPicks)
        return;
    mPicks = picks;
    mGiven.clear(); // what is picked last counts
    renew();
}

void ValuesNow::compute()
{
    mAgain = mRunning;
    if (mRunning)
        return;
    QList<QPointer<NowLine>> lines;
    std::vector<FormulaAt> formulas;
    for (const QPointer<NowLine>& line : mLines)
        if (line != nullptr && line->formula() && line->isVisibleTo(line->window())) {
            lines << line;
            formulas.push_back(*line->formula());
        }
    if (lines.isEmpty())
        return;
    const bool sought = std::exchange(mSought, true);
    mRunning = true;
    struct Made {
        std::shared_ptr<const Scenario> beside;
        std::shared_ptr<const ValuesAnswer> answer;
    };
    const auto work = [content = mDocument->content(), path = mDocument->rulesPath(), beside = mBeside, sought,
                       formulas, given = mGiven, picks = mPicks] {
        Made made{beside, nullptr};
        if (!content->scenario && !sought)
            if (auto found = wholeScenarioBeside(path, content->rules.id))
                made.beside = std::make_shared<const Scenario>(std::move(*found));
        const Scenario* scenario = content->scenario ? &*content->scenario : made.beside.get();
        auto answer = std::make_shared<ValuesAnswer>();
        if (scenario != nullptr) {
            answer->now = formulasNow(content->rules, *scenario, formulas, given, picks);
            answer->scenario = std::shared_ptr<const Scenario>(content, scenario);
            if (!content->scenario)
                answer->scenario = made.beside;
        }
        answer->content = content;
        made.answer = std::move(answer);
        return made;
    };
    mBackground.run(work, [this, lines, formulas](const Made& made) {
        mRunning = false;
        mBeside = made.beside;
        if (std::exchange(mAgain, false))
            renew();
        if (mSoon.isActive())
            return; // something changed meanwhile
        for (std::size_t i = 0; i < formulas.size(); ++i)
            if (NowLine* line = lines[qsizetype(i)]; line != nullptr && line->formula() == formulas[i])
                line->setAnswer(made.answer, i);
    });
}

} // namespace fw
