#include "engine/proof/Checks.h"

#include "engine/rules/LintKinds.h"

#include <algorithm>
#include <vector>

namespace fw {

namespace {

constexpr Severity anError = Severity::Error, aWarning = Severity::Warning, aNote = Severity::Note;

constexpr Check checks[] = {
    {"work", anError, "A row takes too many steps to evaluate"},
    {"accepted", aWarning, "An accepted finding is no longer found"},

    {"bands/empty", anError, "A band holds no number"},
    {"bands/open", anError, "A band is open below and takes what another band holds"},
    {"bands/overlap", anError, "Two bands hold the same number"},
    {"bands/order", anError, "Bands are not in ascending order"},
    {"bands/gap", anError, "A number between two bands is in no band"},
    {"bands/short", aWarning, "Numbers beyond the first or last band can be looked up"},
    {"bands/never", aWarning, "Nothing that is looked up reaches a band"},
    {"headings/twice", anError, "Two bands have the same heading"},
    {"headings/bounds", anError, "A heading and its band name different numbers"},
    {"monotony", aWarning, "A cell breaks the order of its row or column"},
    {"mirror", aWarning, "A matrix of one list against itself is not balanced"},
    {"cells/heading", anError, "A row has another heading than its band"},
    {"cells/never-read", anError, "A heading is never looked up"},
    {"cells/no-number", anError, "A cell has no number, and rows reckon with it"},
    {"cells/lone-empty", anError, "A cell is empty, unlike the others of its column"},
    {"cells/exchanged", aWarning, "The two parts of a cell are exchanged"},
    {"cells/unasked", anError, "No row asks for the word in a cell"},
    {"cells/row-extra", anError, "No row asks for what a table row carries besides its cells"},
    {"prices/unlike", aWarning, "A price of movement is far from all others of its list"},
    {"codes/unknown", anError, "A cell names a result code that does not exist"},
    {"codes/unused", aWarning, "No table and no row leads to a result code"},
    {"codes/idle", aWarning, "A result code does nothing"},
    {"dice/no-band", anError, "No band holds a face that a die may show"},
    {"dice/never", aWarning, "A die never shows the numbers of a band"},
    {"terrain/no-row", anError, "A terrain chart has no row for a terrain"},
    {"terrain/unknown", anError, "A terrain chart has a row for a terrain that does not exist"},
    {"turns/none", anError, "A scenario has no turns"},
    {"turns/rounds", anError, "The rules repeat too many turns for a scenario that begins on a later turn"},
    {"turns/names", anError, "A scenario does not have one name for each turn"},
    {"turns/same-name", anError, "Two turns have the same name"},
    {"turns/order", anError, "The names of turns are out of order"},
    {"turns/missing", anError, "A turn track lacks a turn"},
    {"turns/beyond", aWarning, "A turn track goes on after the last turn"},

    {"names/twice", anError, "Two counters have the same name"},
    {"names/too-long", aWarning, "A name does not fit on its counter"},
    {"names/same-print", aWarning, "Two counters show the same name in print"},
    {"names/alike", aWarning, "Two counters have almost the same name"},
    {"names/blanks", anError, "A name has a blank too many"},
    {"ratings/too-large", anError, "A number does not fit on its counter"},
    {"ratings/negative", anError, "A number is below the lowest of its rating"},
    {"ratings/missing", aWarning, "A counter lacks a number that others of its type have"},
    {"ratings/unusual", aWarning, "A number is far from those of other counters"},
    {"ratings/exchanged", aWarning, "Two numbers of a counter look exchanged"},
    {"ratings/unequal", aWarning, "Two numbers differ that are equal on other counters of the type"},
    {"back/no-front", anError, "A number is printed on the back and not on the front"},
    {"back/missing", anError, "A number is missing on the back"},
    {"back/higher", anError, "A number is higher on the back than on the front"},
    {"back/one-step", anError, "A counter of one step has a number for its back"},
    {"back/no-step", anError, "A counter has no step"},
    {"back/same", anError, "No number of the back is lower than on the front"},
    {"back/unlike", aWarning, "A number of the back differs from other counters with the same front"},
    {"back/steps", aWarning, "A counter has more steps than faces"},
    {"formations/unlisted", anError, "A counter is of a formation that the scenario does not list"},
    {"formations/alone", anError, "Only one counter has this formation, and another has almost the same name"},
    {"formations/two-sides", aWarning, "A formation has counters of both sides"},
    {"formations/same-band", anError, "Two formations have bands that look the same"},
    {"formations/none", aWarning, "A counter has no formation, unlike the others of its side"},
    {"colours/unread", anError, "A colour is not written as #rrggbb"},
    {"colours/same", anError, "Two sides have the same colour"},
    {"colours/foe", aWarning, "A counter has the colour of an enemy"},
    {"contrast", aWarning, "Letters do not stand out on a colour"},
    {"colour vision", aWarning, "Two sides look alike to people with a colour deficiency"},
    {"counters/layout", anError, "The layout of the counters does not exist or cannot be read"},
    {"counters/legible", aWarning, "The layout of the counters has text that is hard to read in print"},
    {"counters/no-symbol", aNote, "No symbol fits the counters of a type"},
    {"mix/no-counter", aWarning, "A side has no counter"},
    {"markers/no-mark", anError, "A marker is of a mark that does not exist"},
    {"markers/no-step", anError, "A marker is of a step that its mark does not have"},
    {"markers/twice", anError, "Markers are counted twice"},
    {"markers/too-few", aWarning, "The mix has fewer markers than can be needed at once"},
    {"markers/none", aWarning, "The mix has no marker of a mark that markers show"},
    {"markers/never", aWarning, "Markers are never put down"},
    {"cards/unequal", aWarning, "The decks of two sides differ in size or in copies of a card"},
    {"cards/no-effect", aWarning, "No row of the rules acts on a card"},
    {"cards/wrong-deck", aWarning, "A card is in another deck than its copies"},
    {"cards/wrong-place", aWarning, "A card begins outside the decks, or another counter begins in one"},
    {"cards/hand", anError, "A hand is larger than the deck"},

    {"setup/twice", anError, "A counter is placed twice"},
    {"setup/nowhere", anError, "A counter has no place to start"},
    {"setup/there-already", anError, "A counter is on the map at the start and arrives as well"},
    {"setup/turn", anError, "A counter arrives on a turn that the scenario does not have"},
    {"setup/no-entry", aWarning, "A counter arrives, and no cell is named where"},
    {"setup/waits", anError, "A counter that arrives waits in a box that is not for arrivals"},
    {"setup/steps", anError, "A counter starts with no step, or with more than it has"},
    {"setup/no-choice", anError, "A counter is set up outside the cells that its owner may choose"},
    {"setup/contested", anError, "Counters of hostile sides start in one cell"},
    {"setup/among-enemies", aWarning, "A counter starts among the enemy, far from its own side"},
    {"setup/same-area", anError, "Two areas have the same id"},
    {"setup/empty-area", anError, "An area has no cell"},
    {"setup/area-side", anError, "An area belongs to a side that does not exist"},
    {"setup/cell-twice", aWarning, "An area names a cell twice"},
    {"setup/no-cell", anError, "A mark is on a cell that the map does not have"},
    {"setup/no-side", anError, "A mark belongs to a side that does not exist"},
    {"setup/mark-limits", anError, "A mark starts beyond its limits"},
    {"setup/crowded", anError, "The cells of a choice hold fewer counters than must choose among them"},
    {"setup/never-moves", aWarning, "A counter can never move, and others of its type can"},
    {"setup/inland", aWarning, "A counter arrives away from the edge of the map"},
    {"setup/foe-entry", anError, "A counter arrives at an entry of the enemy"},
    {"setup/off-entry", aWarning, "A counter arrives outside the entries of its side"},
    {"setup/never-arrives", anError, "A counter waits and never arrives"},
    {"setup/out-of-play", aWarning, "A counter starts out of the game"},
    {"stacking", anError, "Counters that start or arrive together break a rule"},
    {"ground", anError, "A counter starts or arrives on ground that it may not enter"},
    {"victory/unknown", anError, "Victory depends on a word that the scenario does not have"},
    {"victory/no-area", anError, "Victory depends on a kind of area that the map does not have"},

    {"numbering/unsuited", anError, "The numbering does not suit the cells of the map"},
    {"numbering/none", anError, "Cells have no printed number"},
    {"numbering/twice", anError, "Two cells have the same printed number"},
    {"areas/number", anError, "An area has the number of another cell as its id"},
    {"areas/elsewhere", anError, "An area is not where the map has its name"},
    {"mentions/misspelt", aWarning, "A text writes a name almost as it is written elsewhere"},
    {"mentions/no-cell", anError, "A text names a cell that the map does not have"},
    {"mentions/elsewhere", anError, "A text names another cell for a place than the map"},
    {"mentions/no-unit", aWarning, "A chart names a counter almost as the scenario does"},
    {"labels/missing", aWarning, "A row has no label, unlike others of its list"},
    {"labels/twice", aWarning, "Two rows of a list have the same label"},
    {"options/readings", anError, "The values of an option lack their readings"},
    {"options/one-value", aWarning, "An option has fewer than two values"},
    {"options/unused", aWarning, "No row depends on an option"},
    {"options/same-effect", aWarning, "Two values of an option have the same effect"},
    {"cases/twice", anError, "A case is listed twice"},
    {"cases/unlisted", anError, "A row cites a case that the list of cases does not have"},
    {"cases/far", aWarning, "A row cites a case far beyond all others"},

    {"places/lone", aWarning, "A place has no link"},
    {"places/apart", aWarning, "A part of the map has no link to the others"},
    {"places/same-spot", anError, "Two places are at the same spot"},
    {"places/same-id", anError, "A place has the id of a counter, a side or a box"},
    {"waters", aWarning, "A stream begins or ends in the open"},
    {"roads", aWarning, "A road or a path ends in the open"},
    {"crossings", aWarning, "A road crosses water, and the map does not say how"},
    {"gaps/water", aWarning, "One cell or side is missing between two ends of water"},
    {"gaps/way", aWarning, "One step is missing between two ends of roads or paths"},
    {"waters/wide", aWarning, "A stream is two cells or two sides wide in one place"},
    {"bridges/no-water", aWarning, "A bridge or ford is where no water is"},
    {"bridges/no-way", aWarning, "A bridge has no road or path over it"},
    {"hexsides/twice", aWarning, "A side of a cell is listed twice"},
    {"hexsides/no-owner", aWarning, "Works have no owner, unlike others or against the rules"},
    {"levels/jump", aWarning, "A level differs from its neighbours more than others do"},
    {"labels/same-cell", aWarning, "Two texts of the map are written in one cell"},
    {"entries", aWarning, "An area of entry is not on the edge of the map"},
    {"texts/number", aWarning, "A text of the map covers the number of a cell"},
    {"texts/road", aWarning, "A text of the map covers a road"},
    {"texts/water", aWarning, "A text of the map covers water"},
    {"texts/houses", aWarning, "A text of the map covers houses"},
    {"texts/text", aWarning, "Two texts of the map cover each other"},
    {"texts/numbers-on-roads", aWarning, "Numbers of cells cover roads"},
    {"texts/numbers-on-water", aWarning, "Numbers of cells cover water"},
    {"letters", aWarning, "The program has no letters of its own for a text"},
    {"letters/text", aWarning, "A text has a letter that the program cannot show"},

    {"drawings/wrong-kind", aWarning, "A drawing does not suit the kind of its feature"},
    {"drawings/missing", anError, "A drawing that the rules name does not exist"},
    {"drawings/unusable", anError, "A drawing cannot be used"},
    {"drawings/not-drawn", aWarning, "A drawing uses something that is not drawn"},
    {"drawings/id", anError, "The id of a counter cannot be the name of a file"},
    {"drawings/back", anError, "The back of a hidden counter shows which unit it is"},
    {"drawings/no-front", anError, "A counter has a drawing of its back and none of its front"},
    {"drawings/no-back", aWarning, "A counter has a drawing of its front and none of its back"},
    {"drawings/undrawn", aWarning, "A counter has no drawing, unlike the others"},
    {"drawings/orphan", aWarning, "A drawing belongs to no counter and to no terrain"},
    {"drawings/coarse", aWarning, "A picture is too coarse for print"},
    {"drawings/not-square", aWarning, "A drawing of a counter is not square"},
    {"drawings/empty", anError, "A drawing shows nothing"},
    {"drawings/no-style", anError, "The style that a map names cannot be used"},
    {"drawings/faint-text", aWarning, "Texts of a map do not stand out from its ground"},

    {"example/same-id", anError, "Two examples have the same id"},
    {"example/untried", aNote, "An example cannot be tried without a scenario"},
    {"example/expects-nothing", anError, "An example states no result"},
    {"example/legal", anError, "An example should be refused, and is legal"},
    {"example/other-refusal", anError, "An example is refused by another rule than it says"},
    {"example/dice", anError, "An example states other dice than are thrown"},
    {"example/unruled", anError, "An example cannot be ruled on"},
    {"example/choice", anError, "An example comes to a choice that it does not state"},
    {"example/no-value", anError, "An example states a number that does not come up"},
    {"example/value", anError, "An example states another number than the rules come to"},
    {"example/chance", anError, "An example states another chance than the rules come to"},

    {"trial/endless", anError, "A random game does not get out of a turn or a choice"},
    {"trial/refused", anError, "A random game comes to a choice that cannot be made or carried out"},

    {"rules-file", aWarning, "A scenario takes shipped rules, and a file of other rules is next to it"},
    {"start", anError, "A game cannot begin with these rules and this scenario"},
    {"journal", anError, "A game file is not as it was written"},
    {"changes", aNote, "A file changed since its proof was accepted"},
};

/// The kinds of findings of lint, then all other checks.
std::vector<Check> joined()
{
    std::vector<Check> out;
    for (const LintKindRow& row : lintKinds())
        out.push_back({row.id, row.severity, row.title});
    out.insert(out.end(), std::begin(checks), std::end(checks));
    return out;
}

} // namespace

std::span<const Check> allChecks()
{
    static const std::vector<Check> all = joined();
    return all;
}

const Check* checkNamed(std::string_view id)
{
    const std::span<const Check> all = allChecks();
    const auto found = std::ranges::find(all, id, &Check::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace fw
