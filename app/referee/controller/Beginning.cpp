// What is begun with a counter in the hand: by a letter, or by where it is put.
#include "app/referee/controller/Referee.h"
#include "engine/model/Menu.h"
#include "engine/play/Clicks.h"
#include "engine/play/Menu.h"

#include <algorithm>

namespace fw {

bool Referee::beginWith(QChar letter, int unit)
{
    if (unit < 0 || question().wait != Wait::Choice || refuseClosed())
        return false;
    const std::string& id = rules().scenario().units[std::size_t(unit)].id;
    Draft blank;
    blank.seat = mSeat;
    std::vector<std::vector<Draft>> ways;
    std::size_t next = 0;
    for (const Choice& choice : turn().choices(blank)) {
        const Draft opened = extend(rules(), state(), blank, choice);
        const auto menu = openMenu(rules(), state());
        const auto entry = std::find_if(menu.begin(), menu.end(), [&](const auto* e) { return e->id == opened.verb; });
        if (entry == menu.end())
            continue;
        const std::string& word = (*entry)->word.empty() ? (*entry)->id : (*entry)->word;
        if (QString::fromStdString(word).at(0).toLower() != letter.toLower())
            continue;
        Click click = clickOn(turn(), opened, id);
        if (click.drafts.empty())
            continue;
        click.drafts.insert(click.drafts.begin(), opened);
        ways.push_back(std::move(click.drafts));
        if (opened.verb == draft().verb)
            next = ways.size();
    }
    if (ways.empty())
        return false;
    const std::vector<Draft>& way = ways[next % ways.size()];
    mClicks = {blank};
    mClicks.insert(mClicks.end(), way.begin(), way.end() - 1);
    push(way.back());
    return true;
}

bool Referee::bringTo(int unit, const std::string& place)
{
    if (unit < 0 || question().wait != Wait::Choice || refuseClosed())
        return false;
    const auto brings = [&](const Draft& draft) {
        const std::optional<Action> whole = finishedAction(turn(), draft);
        const Result<Outcome> done = whole ? fw::apply(rules(), state(), *whole, false) : Result<Outcome>(Outcome());
        return whole && done && done->state.position.units[std::size_t(unit)].place.index() == rules().place(place);
    };
    const auto takes = [&](const Draft& begun, std::vector<Draft> clicks) {
        const Click click = clickOn(turn(), begun, rules().scenario().units[std::size_t(unit)].id);
        if (click.drafts.empty() || !brings(click.drafts.back()))
            return false;
        mClicks = std::move(clicks);
        mClicks.insert(mClicks.end(), click.drafts.begin(), click.drafts.end() - 1);
        push(click.drafts.back());
        return true;
    };
    // What is for one side's eyes is begun, and the screen is handed over before it is entered.
    if (!draft().verb.empty() && (brings(draft()) || (!handOver() && takes(draft(), mClicks))))
        return true;
    Draft blank;
    blank.seat = mSeat;
    const std::vector<Choice> entries = secret() ? Choices() : turn().choices(blank);
    return std::any_of(entries.begin(), entries.end(), [&](const Choice& entry) {
        const Draft opened = extend(rules(), state(), blank, entry);
        return takes(opened, {blank, opened});
    });
}

} // namespace fw
