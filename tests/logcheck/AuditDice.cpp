// Dice, checks, tables, results, and row numbers.
#include "tests/Events.h"
#include "tests/logcheck/Audit.h"

#include <algorithm>

namespace logcheck {

bool Audit::die(const Line& line)
{
    const std::size_t at = line.text.rfind(" die: ");
    if (at == std::string::npos)
        return false;
    const std::string told = line.text.substr(0, at);
    std::string name;
    const auto face = Fraction::parse(line.text.substr(at + 6));
    int most = 0;
    bool inRange = false;
    std::set<std::string> cites;
    for (const NodeRow& node : mRules.nodes)
        for (const DieRow& die : node.dice)
            if (die.told == told) {
                name = die.name;
                most = std::max(most, die.count);
                inRange = inRange || (face && *face >= Fraction(die.low) && *face <= Fraction(die.high));
                cites.insert(node.cite);
            }
    if (most == 0)
        return false;
    if (!inRange)
        complain(line.at, "'" + line.text + "' is no face of that die");
    if (!cites.contains(line.cite))
        complain(line.at, "case " + line.cite + " for '" + line.text + "'");
    if (!face)
        return true;
    if (mFace != name || static_cast<int>(mFaces.size()) >= most)
        mFaces.clear();
    mFace = name;
    mFaces.push_back(*face);
    Fraction sum;
    for (const Fraction& one : mFaces)
        sum = sum + one;
    mKnown.set(name, {sum, {}});
    mKnown.set(name + "." + std::to_string(mFaces.size()), {*face, {}});
    return true;
}

/// "Attack on Nostitz is declared" must have the case number of a node that declares this.
bool Audit::declared(const Line& line)
{
    if (!line.text.ends_with(" is declared"))
        return false;
    bool known = false;
    bool right = false;
    for (const NodeRow& node : mRules.nodes)
        if (node.kind == "declare" && line.text.starts_with(node.label + " ")) {
            known = true;
            right = right || node.cite == line.cite;
        }
    if (known && !right)
        complain(line.at, "'" + line.text + "': case " + line.cite + " is none that declares it");
    return known;
}

bool Audit::check(const Line& line)
{
    const std::size_t against = line.text.rfind(" against ");
    if (against == std::string::npos)
        return false;
    const std::size_t colon = line.text.rfind(": ", against);
    const std::size_t comma = line.text.find(", ", against);
    if (colon == std::string::npos || comma == std::string::npos)
        return false;
    const std::string raw = line.text.substr(colon + 2, against - colon - 2);
    const std::string aim = line.text.substr(against + 9, comma - against - 9);
    const auto die = Fraction::parse(raw);
    const auto target = Fraction::parse(aim);
    std::string best;
    bool known = false;
    for (const NodeRow& node : mRules.nodes) {
        if (node.kind != "check" || !Reckoning::headed(line.text.substr(0, colon), node.label))
            continue;
        const Json& json = *node.json;
        const auto has = [&](const char* key) {
            if (json.contains(key) && die)
                for (const Json& face : json[key])
                    if (face == die->num)
                        return true;
            return false;
        };
        std::string wrong;
        const Found fell = mKnown.local(node.dice.empty() ? wordOf(json, "die") : node.dice[0].name);
        const auto due = mKnown.quantity(wordOf(json, "quantity"));
        if (!die || !target)
            wrong = "no number";
        else if (fell.number && *fell.number != *die)
            wrong = "the die shows " + fell.number->text();
        else if (due && *due != *target)
            wrong = "the target is " + due->text();
        else {
            const bool high = wordOf(json, "compare") == "at-least";
            bool passed = high ? *die >= *target : *die <= *target;
            passed = (passed || has("passFaces")) && !has("failFaces");
            const bool natural = has("passFaces") || has("failFaces");
            const std::string own = wordOf(json, passed ? "passed" : "failed");
            const std::string want = (!own.empty() ? own
                                      : passed     ? "passed"
                                                   : "failed")
                                     + (natural ? " (natural " + raw + ")" : "");
            if (line.text.substr(comma + 2) != want)
                wrong = "should be " + want;
            else if (line.cite != node.cite)
                wrong = "case " + line.cite + ", should be " + node.cite;
        }
        if (!known || wrong.empty())
            best = wrong;
        known = true;
    }
    if (known && !best.empty())
        complain(line.at, "'" + line.text + "': " + best);
    return known;
}

namespace {

/// The cell with these band labels; -1 when there is none.
int cellNamed(const TableRow& table, const std::string& where, std::vector<std::size_t>& bands)
{
    std::size_t count = 1;
    for (const AxisRow& axis : table.axes)
        count *= axis.bands.size();
    for (std::size_t cell = 0; cell < count; ++cell) {
        bands.assign(table.axes.size(), 0);
        std::string text;
        std::size_t rest = cell;
        for (std::size_t a = table.axes.size(); a-- > 0;) {
            bands[a] = rest % table.axes[a].bands.size();
            rest /= table.axes[a].bands.size();
            // An axis with one band is omitted if there are others.
            if (table.axes.size() == 1 || table.axes[a].bands.size() > 1)
                text += (text.empty() ? "" : ", ") + table.axes[a].label + " " + table.axes[a].bands[bands[a]].told;
        }
        if (text == where)
            return static_cast<int>(cell);
    }
    return -1;
}

} // namespace

bool Audit::table(const Line& line)
{
    const std::string& text = line.text;
    // This line announces the shift of the next table reading.
    if (const std::optional<long long> columns = columnsTold(text)) {
        mShift = static_cast<int>(*columns);
        const std::size_t colon = text.find(": ");
        mShiftTo = colon == std::string::npos ? std::string() : text.substr(colon + 2);
        return said(line);
    }
    for (const TableRow& t : mRules.tables) {
        // A second line has the extra code of the table's row.
        for (std::size_t r = 0; r < t.rowExtra.size(); ++r)
            if (!t.rowExtra[r].empty() && !t.axes.empty()
                && text == "row " + t.axes[0].bands[r].label + " carries " + t.rowExtra[r]) {
                const Found row = mKnown.local(t.id + ".row");
                if (row.word != t.axes[0].bands[r].label)
                    complain(line.at, "'" + text + "', read was row " + row.word);
                if (line.cite != t.cite)
                    complain(line.at, "case " + line.cite + " for '" + text + "'");
                return true;
            }
        if (text.starts_with("row ") && text.find(" carries ") != std::string::npos)
            continue;
        const std::size_t close = text.rfind("] = ");
        if (!text.starts_with(t.label + " [") || close == std::string::npos)
            continue;
        const std::string where = text.substr(t.label.size() + 2, close - t.label.size() - 2);
        std::vector<std::size_t> bands;
        const int cell = cellNamed(t, where, bands);
        std::string said = text.substr(close + 4);
        if (line.cite != t.cite)
            complain(line.at, "case " + line.cite + " for '" + text + "', should be " + t.cite);
        if (cell < 0 || static_cast<std::size_t>(cell) >= t.cells.size()) {
            complain(line.at, "the table has no [" + where + "]");
            return true;
        }
        const std::string& extra = bands[0] < t.rowExtra.size() ? t.rowExtra[bands[0]] : said;
        const std::string right = t.cells[static_cast<std::size_t>(cell)];
        if (said != right + (extra.empty() ? "" : " + " + extra))
            complain(line.at, "'" + text + "', the table says " + right);
        // Any lookup of this table may be the source.
        std::string wrong = "-";
        for (const NodeRow& node : mRules.nodes) {
            if (node.kind != "lookup" || wordOf(*node.json, "table") != t.id)
                continue;
            std::string here;
            for (std::size_t a = 0; a < t.axes.size() && node.json->contains("at"); ++a) {
                const Found at = mKnown.amount((*node.json)["at"][a], {});
                const int read = Rulebook::bandOf(t.axes[a], at.number, at.word);
                const bool shifted = a + 1 == t.axes.size() && node.json->contains("shift");
                if (at.known() && (shifted ? read + mShift : read) != static_cast<int>(bands[a]))
                    here = t.axes[a].label + " is " + (at.number ? at.number->text() : at.word);
            }
            if (wrong == "-" || here.empty())
                wrong = here;
            const std::string as = wordOf(*node.json, "as").empty() ? node.id : wordOf(*node.json, "as");
            mKnown.set(as, asFound(right));
            const std::vector<std::string> halves = split(right, "/");
            mKnown.set(as + ".first", asFound(halves[0]));
            mKnown.set(as + ".second", asFound(halves.back()));
        }
        if (!wrong.empty() && wrong != "-")
            complain(line.at, "'" + text + "': " + wrong);
        mKnown.set(t.id + ".row", {{}, t.axes[0].bands[bands[0]].label});
        if (mShift != 0 && !mShiftTo.empty() && t.axes.back().bands[bands.back()].told != mShiftTo)
            complain(line.at, "'" + text + "', told was that it would be read under " + mShiftTo);
        mCells.push_back(right);
        mShift = 0;
        return true;
    }
    if (text.starts_with("row ") && text.find(" carries ") != std::string::npos) {
        complain(line.at, "no table has '" + text + "'");
        return true;
    }
    return false;
}

bool Audit::code(const Line& line)
{
    const std::size_t nothing = line.text.find(": no effect");
    const bool none = nothing != std::string::npos && !line.text.starts_with("result ");
    if (!none && !line.text.starts_with("result "))
        return false;
    const std::string text = none ? line.text.substr(0, nothing) : line.text.substr(7);
    const std::size_t colon = text.find(": ");
    const std::string id = text.substr(0, colon);
    auto at = mRules.codes.find(id);
    // An exact name comes before a name with a number after it; the latter needs its number.
    if (const std::string bare = id.substr(0, id.find_last_not_of("0123456789") + 1);
        at == mRules.codes.end() ? mRules.counting.count(bare) > 0 : mRules.counting.count(id) > 0)
        at = bare == id ? mRules.codes.end() : mRules.codes.find(bare);
    if (at == mRules.codes.end()) {
        if (!none)
            complain(line.at, "the rules have no result " + id);
        return !none;
    }
    bool agree = false;
    for (std::size_t k = 0; k + 1 < at->second.size(); k += 2)
        agree = agree
                || (at->second[k] == (colon == std::string::npos ? "" : text.substr(colon + 2))
                    && at->second[k + 1] == line.cite);
    if (!agree)
        complain(line.at, "'" + line.text + "', case " + line.cite + ", is not what the rules say");
    // The result must be in a cell read before, alone or as a part, unless a choice replaced it.
    bool read = mCells.empty();
    for (const std::string& cell : mCells)
        read = read || cell.find(id) != std::string::npos;
    bool other = false;
    for (const NodeRow& node : mRules.nodes)
        other = other || (node.kind == "let" && node.json->contains("value") && (*node.json)["value"] == id);
    if (!read && !other)
        complain(line.at, "result " + id + " was not read from a table");
    return true;
}

int Audit::rolls(const std::vector<std::string>& names) const
{
    // The smallest number of rolls for these dice; the lines do not contain more.
    std::vector<int> least(names.size() + 1, 0);
    for (std::size_t to = 1; to <= names.size(); ++to) {
        least[to] = least[to - 1] + 1;
        for (const NodeRow& node : mRules.nodes) {
            std::vector<std::string> dice;
            for (const DieRow& die : node.dice)
                dice.insert(dice.end(), static_cast<std::size_t>(die.count), die.told);
            if (dice.empty() || dice.size() > to)
                continue;
            const auto from = names.begin() + static_cast<std::ptrdiff_t>(to - dice.size());
            if (std::equal(dice.begin(), dice.end(), from))
                least[to] = std::min(least[to], least[to - dice.size()] + 1);
        }
    }
    return least.back();
}

int Audit::actions(const Block& block) const
{
    int out = 0;
    std::vector<std::string> dice;
    bool shown = block.title.text.find(" shows: ") != std::string::npos;
    for (const Line& l : block.lines) {
        if (l.struck && !block.title.struck)
            continue;
        if (const std::size_t at = l.text.rfind(" die: "); at != std::string::npos) {
            dice.push_back(l.text.substr(0, at));
            continue;
        }
        out += rolls(dice);
        dice.clear();
        const std::size_t colon = l.text.find(": ");
        const bool shows = l.text.find(" shows: ") != std::string::npos;
        out += (shows && !shown) || l.text.find(": sealed answer") != std::string::npos;
        shown = shows;
        // Somebody says which card or counter was drawn; elsewhere that is the ruling itself.
        out += block.kind == Block::Kind::Phase && l.text.starts_with("drawn: ");
        // A decision by the referee within a ruling is a separate answer.
        out += l.text.starts_with("ruled by the referee: ")
               && (&l != &block.lines.front() || !block.title.text.starts_with("The referee decides"));
        if (shows || l.text.find(": sealed answer") != std::string::npos)
            continue;
        // "Blue: Retreat: Retreat 0504" is a choice, "Lose: Unit Birch" is not.
        const std::string told = colon == std::string::npos ? "" : l.text.substr(colon + 2);
        for (const NodeRow& node : mRules.nodes)
            if (!node.label.empty() && (node.kind == "entry" || node.kind == "path" || node.chosen)
                && (told == node.label || told.starts_with(node.label + ": "))) {
                ++out;
                break;
            }
    }
    return out + rolls(dice);
}

void Audit::numbering(const Block& block)
{
    if (block.kind == Block::Kind::Ruling) {
        const bool passes = mRules.windows && block.row > mRow;
        // Row 0 is the start, which has no number in print.
        if (mVerdict.rulings > 1 ? block.row != mRow && !passes : block.row < 1)
            complain(block.at, "row " + std::to_string(block.row) + ", due is " + std::to_string(mRow));
        mRow = block.row + 1;
        // A ruling without a choice has the name of its roll as title, and the row number of that roll. "Morale check:
        // 9th Virginia" is such a title: it has no side and no case number of a choice.
        const std::string head = block.title.text.substr(0, block.title.text.find(": "));
        const bool named = std::any_of(mRules.nodes.begin(), mRules.nodes.end(), [&](const NodeRow& node) {
            return node.kind == "check" && node.label == head && block.title.cite.empty();
        });
        const bool rolled = !block.lines.empty() && block.lines.front().text.find(" die: ") != std::string::npos
                            && (named || head == block.title.text);
        mRow -= rolled;
    }
    mRow += block.kind == Block::Kind::Ruling || block.kind == Block::Kind::Phase ? actions(block) : 0;
}

} // namespace logcheck
