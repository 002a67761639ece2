#include "engine/playtest/MctsPlayer.h"

#include "engine/play/OpenMenu.h"

#include <algorithm>
#include <bit>

namespace fw {

namespace {

constexpr int enoughSteps = 100;         // answers and throws after which a simulated game ends with the turn
constexpr int wholeGame = 5000;          // the same for a search from the start
constexpr int hurried = 4;               // times as many after which it ends at once
constexpr std::int64_t mostKnown = 60;   // games that what was known before a search counts for at most
constexpr std::int64_t settledNode = 40; // games through a turn before the next one is part of the tree
constexpr std::int64_t curious = 250;    // how much a rarely tried posture is favoured
constexpr std::int64_t won = 1000;       // the value of a game that is won
constexpr std::int64_t even = won / 2;   // and of a drawn one
constexpr std::int64_t narrow = 6000;    // the advantage that counts half of the most
constexpr std::int64_t standing = 120;   // for the side that wins if nothing happens any more
constexpr std::int64_t advantage = 250;  // the most that an advantage counts in a game that goes on
constexpr std::int64_t margin = 60;      // and in one that is over

/// The term of UCB1 for what is not known yet: the root of the logarithm of all visits by those of one child, in whole
/// numbers, so that every machine searches alike.
std::int64_t doubt(std::int64_t all, std::int64_t visits)
{
    const auto bits = static_cast<std::int64_t>(std::bit_width(static_cast<std::uint64_t>(all) + 2));
    const std::int64_t square = curious * curious * bits * 7 / (10 * visits);
    std::int64_t root = 0;
    for (std::int64_t step = std::int64_t(1) << 20; step > 0; step /= 2)
        if ((root + step) * (root + step) <= square)
            root += step;
    return root;
}

} // namespace

MctsPlayer::MctsPlayer(const Rules& rules, std::int32_t nodes, std::uint64_t seed, Outlook outlook)
    : mRules(rules), mRulings(std::make_shared<Rulings>(rules)), mGreedy(rules, seed), mNodes(nodes),
      mSeed(mixedSeed(seed, 0x6d637473)), mHides(hidesSomething(rules)), mOutlook(std::move(outlook))
{
    mOutlook.postures.resize(postures().size());
    for (std::size_t side = 0; side < rules.scenario().sides.size(); ++side)
        mActors.push_back(std::make_unique<GreedyPlayer>(rules, mixedSeed(mSeed, side), mRulings));
}

Result<Action> MctsPlayer::decide(const State& state, const std::string& seat)
{
    const std::int32_t side = mRules.side(seat);
    const Position& position = state.position;
    const bool own = position.active < 0 || position.active == side;
    if (side >= 0 && (own || mTurn < 0) && (position.turn != mTurn || position.active != mActive)) {
        mTurn = position.turn;
        mActive = position.active;
        (void)search(mHides ? redact(mRules, state, seat) : state, side, mNodes, enoughSteps);
        mGreedy.setPosture(postures()[mBest]);
    }
    return mGreedy.decide(state, seat);
}

std::optional<Outlook> MctsPlayer::opening(const State& start, std::int32_t side, std::int32_t nodes,
                                           const std::stop_token& stop)
{
    const State known = mHides ? redact(mRules, start, mRules.scenario().sides[static_cast<std::size_t>(side)].id)
                               : start;
    return search(known, side, nodes, wholeGame, stop) ? std::optional(mOutlook) : std::nullopt;
}

bool MctsPlayer::search(const State& known, std::int32_t side, std::int32_t nodes, int steps,
                        const std::stop_token& stop)
{
    TreeNode root;
    ++mSearches;
    for (std::int32_t left = nodes; left > 0;) {
        if (stop.stop_requested())
            return false;
        left -= simulate(root, known, side, steps);
    }
    learn(root);
    return true;
}

std::vector<std::int64_t> MctsPlayer::rated(const TreeNode& root) const
{
    // The value of the best posture, as all games of this search estimate it.
    std::int64_t games = 0, level = 0;
    for (std::size_t k = 0; k < root.children.size(); ++k) {
        games += root.children[k]->visits;
        level += root.children[k]->sum + root.children[k]->visits * mOutlook.postures[k].behind;
    }
    level = games > 0 ? level / games : even;
    std::vector<std::int64_t> out;
    for (std::size_t k = 0; k < root.children.size(); ++k) {
        const TreeNode& child = *root.children[k];
        const Outlook::Found& before = mOutlook.postures[k];
        out.push_back((child.sum + before.weight * (level - before.behind))
                      / std::max<std::int64_t>(1, child.visits + before.weight));
    }
    return out;
}

/// Chooses the posture whose value is surely good, and keeps what was found out.
void MctsPlayer::learn(const TreeNode& root)
{
    const std::vector<std::int64_t> values = rated(root);
    if (values.empty())
        return;
    const std::int64_t top = *std::ranges::max_element(values);
    std::int64_t all = root.visits, most = 0;
    for (const Outlook::Found& before : mOutlook.postures)
        all += before.weight;
    for (std::size_t k = 0; k < values.size(); ++k) {
        Outlook::Found& found = mOutlook.postures[k];
        const std::int64_t games = root.children[k]->visits + found.weight;
        const std::int64_t sure = values[k] - doubt(all, std::max<std::int64_t>(1, games));
        if (k == 0 || sure > most) {
            mBest = k;
            most = sure;
        }
        found = {std::min(mostKnown, games * 3 / 4), top - values[k]};
    }
}

std::size_t MctsPlayer::chosen(const TreeNode& node, std::int32_t side, bool root) const
{
    std::size_t best = 0;
    std::int64_t most = 0, all = node.visits;
    const std::vector<std::int64_t> known = root ? rated(node) : std::vector<std::int64_t>();
    for (std::size_t k = 0; root && k < node.children.size(); ++k)
        all += mOutlook.postures[k].weight;
    for (std::size_t k = 0; k < node.children.size(); ++k) {
        const TreeNode& child = *node.children[k];
        const std::int64_t games = child.visits + (root ? mOutlook.postures[k].weight : 0);
        if (games == 0)
            return k;
        const std::int64_t mean = root ? known[k] : child.sum / child.visits;
        const std::int64_t bound = (node.side == side ? mean : won - mean) + doubt(all, games);
        if (k == 0 || bound > most) {
            best = k;
            most = bound;
        }
    }
    return best;
}

void MctsPlayer::enterTurn(Playout& game, std::int32_t mover, std::int32_t side)
{
    TreeNode& node = *game.path.back();
    const bool root = game.path.size() == 1;
    if (!game.inTree || mover < 0 || (!root && node.visits < settledNode)) {
        game.inTree = false;
        return;
    }
    if (node.children.empty()) {
        node.side = mover;
        for (std::size_t k = 0; k < postures().size(); ++k)
            node.children.push_back(std::make_unique<TreeNode>());
    }
    const std::size_t k = chosen(node, side, root);
    // The n-th game of each posture has the same dice, so that their luck is the same.
    if (root)
        game.dice = GameDice(
            mixedSeed(mixedSeed(mSeed, mSearches), static_cast<std::uint64_t>(node.children[k]->visits)));
    mActors[static_cast<std::size_t>(mover)]->setPosture(postures()[k]);
    game.path.push_back(node.children[k].get());
}

bool MctsPlayer::step(Playout& game, const Question& asked)
{
    std::optional<Result<Action>> answer;
    if (asked.wait == Wait::Dice) {
        answer = game.dice.roll(game.state, asked);
    } else if (!asked.seats.empty()) {
        const std::string& seat = asked.seats.front();
        const std::int32_t side = mRules.side(seat);
        answer = side < 0 ? RandomDecisions(mRules, game.dice.next(game.state, asked)).decide(game.state, seat)
                          : mActors[static_cast<std::size_t>(side)]->decide(game.state, seat);
    }
    if (!answer || !*answer)
        return false;
    Result<State> next = mRulings->apply(game.state, **answer);
    if (!next)
        return false;
    game.over = overIn(*next);
    if (game.over)
        game.winner = mActors.front()->ahead().winner(game.state, **answer);
    game.state = std::move(*next);
    return !game.over;
}

std::int64_t MctsPlayer::worth(const Playout& game, std::int32_t side)
{
    GreedyPlayer& actor = *mActors[static_cast<std::size_t>(side)];
    const auto sign = [&](std::int32_t winner) { return winner < 0 ? 0 : winner == side ? 1 : -1; };
    actor.setPosture(postures().front()); // a posture is no measure of what it leads to
    const std::int64_t ahead = actor.valued(game.state.position, side);
    const std::int64_t part = ahead * 1000 / (std::abs(ahead) + narrow);
    if (game.over)
        return even + sign(game.winner) * (even - margin) + part * margin / 1000;
    const std::optional<std::int32_t> winner = actor.settled().winner(game.state.position);
    return even + (winner ? sign(*winner) * standing : 0) + part * advantage / 1000;
}

int MctsPlayer::simulate(TreeNode& root, const State& known, std::int32_t side, int steps)
{
    Playout game{known, {&root}};
    for (const std::unique_ptr<GreedyPlayer>& actor : mActors) {
        actor->forget();
        actor->setPosture(postures().front());
    }
    std::int32_t turn = -1, active = -2;
    int turns = 0;
    for (int k = 0; k < steps * hurried; ++k) {
        const Question asked = question(mRules, game.state);
        const Position& position = game.state.position;
        if (asked.wait != Wait::Dice && (position.turn != turn || position.active != active)) {
            if (k >= steps)
                break;
            turn = position.turn;
            active = position.active;
            ++turns;
            // The searching side decides at the root, whoever is active.
            enterTurn(game, k == 0 || active < 0 ? side : active, side);
        }
        if (!step(game, asked))
            break;
    }
    const std::int64_t value = worth(game, side);
    for (TreeNode* node : game.path) {
        ++node->visits;
        node->sum += value;
    }
    return std::max(1, turns);
}

} // namespace fw
