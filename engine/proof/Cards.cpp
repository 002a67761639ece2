// Checks cards: decks of unequal size, cards without effect, cards in a wrong place, and hands larger than the deck.
#include "engine/base/Rows.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/Lookalikes.h"
#include "engine/rules/RolePaths.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// The name of a card without the number of its copy: "Abatis" of "Abatis II" and of "Abatis 2".
std::string titleOf(const Unit& card)
{
    const std::string& name = card.name.empty() ? card.id : card.name;
    const std::size_t cut = name.find_last_of(" -");
    const bool copy = cut != std::string::npos && cut > 0 && cut + 1 < name.size()
                      && name.find_first_not_of("IVX0123456789", cut + 1) == std::string::npos;
    return copy ? name.substr(0, cut) : name;
}

/// The words and ids that conditions ask of counters.
struct AskedWords {
    std::set<std::string> tags, ids;
    bool ratings = false;
};

class CardCheck
{
public:
    CardCheck(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
        : mRules(ruleset), mScenario(scenario), mFound(found), mDecks(pilesOf(ruleset, scenario))
    {
        for (const Placement& placement : scenario.setup)
            mPlaced[placement.unit] = &placement;
        std::map<std::string, std::pair<std::size_t, std::size_t>> begin; ///< type, in piles and elsewhere
        std::set<int> piled;
        for (const Lookalikes& deck : mDecks)
            piled.insert(deck.units.begin(), deck.units.end());
        for (std::size_t i = 0; i < scenario.units.size(); ++i)
            ++(piled.count(static_cast<int>(i)) ? begin[scenario.units[i].type].first
                                                : begin[scenario.units[i].type].second);
        for (const auto& [type, count] : begin)
            if (count.first >= 3 && count.second * 4 <= count.first)
                mCards.insert(type);
        // Counters of formations in a cup are no cards.
        std::erase_if(mDecks, [&](const Lookalikes& deck) {
            return std::ranges::none_of(
                deck.units, [&](int unit) { return isCard(unitAt(unit)) && unitAt(unit).formation.empty(); });
        });
    }

    void decks()
    {
        for (const Lookalikes& deck : mDecks) {
            const auto more = std::ranges::find_if(mDecks, [&](const Lookalikes& other) {
                return other.pile == deck.pile && cardsIn(other) > cardsIn(deck);
            });
            if (more != mDecks.end())
                mFound.add("cards/unequal", {"side", deck.side, {}, {}},
                           Text("{0} cards begin in '{1}', and {2} of side '{3}'",
                                {std::to_string(cardsIn(deck)), pileName(mRules, deck.pile),
                                 std::to_string(cardsIn(*more)), more->side}),
                           "give both decks as many cards, or accept it with a reason");
        }
    }

    /// Cards that begin elsewhere than others, and other counters among cards.
    void places()
    {
        for (const Unit& unit : mScenario.units) {
            const auto placed = mPlaced.find(unit.id);
            if (placed == mPlaced.end())
                continue;
            const Placement& p = *placed->second;
            const bool piled = p.at == noCell && std::ranges::any_of(mDecks, [&](const Lookalikes& deck) {
                                   return deck.pile == p.box;
                               });
            if (isCard(unit) && !piled)
                mFound.add("cards/wrong-place", spotOf(unit),
                           Text("it begins in '{0}', and the other cards begin in a pile or a hand",
                                {p.at == noCell ? p.box : mScenario.map.numbering.label(mScenario.map.grid, p.at)}),
                           "put it into the deck");
            else if (!isCard(unit) && piled)
                mFound.add(
                    "cards/wrong-place", spotOf(unit),
                    Text("it begins in '{0}' among cards, and is of type '{1}'", {pileName(mRules, p.box), unit.type}),
                    "set it up elsewhere");
        }
    }

    /// A card in the deck of one side whose copies are in that of another.
    void copies()
    {
        std::map<std::string, std::map<std::string, std::vector<const Unit*>>> titles; ///< title, side, cards
        for (const Lookalikes& deck : mDecks)
            for (const int unit : deck.units)
                if (isCard(unitAt(unit)))
                    titles[titleOf(unitAt(unit))][deck.side].push_back(&unitAt(unit));
        const auto shared = static_cast<std::size_t>(
            std::ranges::count_if(titles, [](const auto& title) { return title.second.size() > 1; }));
        const bool apart = shared * 4 <= titles.size(), alike = shared * 4 >= titles.size() * 3;
        for (const auto& [title, sides] : titles) {
            if (sides.size() < 2 || (!apart && !alike))
                continue;
            const auto fewest = std::ranges::min_element(sides, [&](const auto& a, const auto& b) {
                // Of two decks with as many copies, the larger deck has one too many.
                return a.second.size() != b.second.size() ? a.second.size() < b.second.size()
                                                          : deckOf(a.first) > deckOf(b.first);
            });
            const auto most = std::ranges::max_element(sides, {}, [](const auto& side) { return side.second.size(); });
            const bool uneven = fewest->second.size() < most->second.size();
            if (apart)
                mFound.add("cards/wrong-deck", spotOf(*fewest->second.front()),
                           Text("'{0}' is in the deck of '{1}', and a copy is in that of another side",
                                {title, fewest->first}),
                           "give it the side of the other copies");
            else if (uneven)
                mFound.add("cards/unequal", {"side", fewest->first, {}, {}},
                           Text("its deck has {0} cards '{1}', and that of '{2}' has {3}",
                                {std::to_string(fewest->second.size()), title, most->first,
                                 std::to_string(most->second.size())}),
                           "give both decks as many, or accept it with a reason");
        }
    }

    /// Cards that no row acts on.
    void effects()
    {
        const AskedWords asks = asked();
        std::vector<const Unit*> cards;
        for (const Unit& unit : mScenario.units)
            if (isCard(unit))
                cards.push_back(&unit);
        std::map<const Unit*, std::vector<std::string>> read; ///< tags that a row asks for
        std::size_t tagged = 0;
        for (const Unit* const card : cards) {
            for (const std::string& tag : card->tags)
                if (asks.tags.count(tag))
                    read[card].push_back(tag);
            tagged += !read[card].empty();
        }
        if (tagged * 2 <= cards.size())
            return; // these cards act otherwise than by tags
        for (const Unit* const card : cards) {
            const std::vector<std::string>& tags = read[card];
            if (asks.ids.count(card->id) || (asks.ratings && !card->ratings.empty()))
                continue;
            if (tags.empty()) {
                mFound.add("cards/no-effect", spotOf(*card), "no row of the rules asks for this card or its tags",
                           "give it the tag of its effect");
                continue;
            }
            std::size_t alone = 0, others = 0;
            for (const Unit* const other : cards)
                if (const auto& theirs = read[other];
                    other != card && std::ranges::find(theirs, tags.front()) != theirs.end())
                    ++(theirs.size() > 1 ? others : alone);
            if (tags.size() == 1 && alone == 0 && others > 2)
                mFound.add("cards/no-effect", spotOf(*card),
                           Text("it has only the tag '{0}', and each other card with it has one for its effect, too",
                                {tags.front()}),
                           "give it the tag of its effect");
        }
    }

    /// Numbers of cards in a hand that rules ask for, held against the cards of each side.
    void hands()
    {
        const auto look = [&](const auto& row) {
            using X = std::decay_t<decltype(row)>;
            if constexpr (std::is_same_v<X, Req>) {
                if (!row.amount || row.amount->count.empty())
                    return;
                const std::string hand = handOf(row.amount->count);
                if (hand.empty())
                    return;
                for (const auto* bound : {&row.min, &row.max})
                    if (*bound)
                        heldAgainst(hand, **bound);
                for (const Amount& number : row.is)
                    heldAgainst(hand, number);
            }
        };
        walk(mRules, look);
    }

private:
    const Unit& unitAt(int unit) const { return mScenario.units[static_cast<std::size_t>(unit)]; }
    static FindingSpot spotOf(const Unit& unit) { return {"unit", unit.id, {}, {}}; }
    bool isCard(const Unit& unit) const { return mCards.count(unit.type) > 0; }
    std::size_t cardsIn(const Lookalikes& deck) const
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(deck.units, [&](int unit) { return isCard(unitAt(unit)); }));
    }
    std::size_t deckOf(const std::string& side) const
    {
        std::size_t out = 0;
        for (const Lookalikes& deck : mDecks)
            out += deck.side == side ? cardsIn(deck) : 0;
        return out;
    }
    AskedWords asked() const
    {
        AskedWords out;
        const auto look = [&](const auto& row) {
            using X = std::decay_t<decltype(row)>;
            if constexpr (std::is_same_v<X, Req> || std::is_same_v<X, Amount>) {
                if (row.fact == "tag")
                    out.tags.insert(row.arg);
                out.ratings = out.ratings || row.fact == "rating";
            }
            if constexpr (std::is_same_v<X, Amount>)
                out.ids.insert(row.symbol);
        };
        walk(mRules, look);
        for (const Trigger& row : mScenario.triggers)
            walk(row, look);
        for (const Modifier& row : mScenario.modifiers)
            walk(row, look);
        return out;
    }
    /// The box of a path to the counters in a hand that only its owner sees; empty for another path.
    std::string handOf(const std::string& path) const
    {
        for (const auto& words : pathWords(path))
            if (!words.empty() && words.front().what == PathWord::What::Root && words.front().name == "@box")
                if (const Box* box = byId(mRules.boxes, words.front().arg);
                    box != nullptr && box->seen == BoxSeenBy::Owner)
                    return box->id;
        return {};
    }
    void heldAgainst(const std::string& hand, const Amount& number)
    {
        const Mark* const mark = number.fact == "mark" ? byId(mRules.marks, number.arg) : nullptr;
        for (const Army& side : mScenario.sides) {
            const std::size_t cards = deckOf(side.id);
            Rational size = number.number.value_or(0);
            if (mark != nullptr && mark->on == MarkOn::Side) {
                size = mark->start;
                if (const auto own = mScenario.sideMarks.find(side.id); own != mScenario.sideMarks.end())
                    if (const auto value = own->second.find(mark->id); value != own->second.end())
                        size = Rational::parse(value->second);
            }
            if (cards > 0 && size.valid() && size > Rational(static_cast<std::int64_t>(cards)))
                mFound.add("cards/hand", {"side", side.id, {}, {}},
                           Text("its hand '{0}' has {1} cards, and there are {2}",
                                {pileName(mRules, hand), size.text(), std::to_string(cards)}),
                           "make the hand smaller, or add cards");
        }
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    FindingCollector& mFound;
    std::vector<Lookalikes> mDecks; ///< piles and hands that hold cards
    std::map<std::string, const Placement*> mPlaced;
    std::set<std::string> mCards; ///< types of counters that begin in piles and hands
};

} // namespace

void proveCards(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    CardCheck check(ruleset, scenario, found);
    const std::size_t before = found.list.size();
    check.places();
    check.copies();
    if (found.list.size() == before) // a card in a wrong place makes decks unequal
        check.decks();
    check.effects();
    check.hands();
}

} // namespace fw
