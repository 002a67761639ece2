#include "engine/report/LogShort.h"

#include "engine/report/EventText.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace fw {

namespace {

using Names = std::set<std::string>;

/// Whether a line is a result or an effect of a ruling: dice, cells, checks, changes.
bool came(const LogLine& line)
{
    return line.depth == 0 && !line.meaning && (line.style == LogStyle::Result || line.style == LogStyle::Effect);
}

/// Whether a retreat found no path, which explains what follows.
bool leadsNowhere(const LogLine& line)
{
    const auto* path = line.as<PathFound>();
    return path != nullptr && path->none;
}

/// Whether a line names a counter that is not in a set.
bool namesAnother(const std::vector<std::string>& units, const Names& known)
{
    return std::ranges::any_of(units, [&](const std::string& unit) { return !known.contains(unit); });
}

/// Whether a table returns the name of its own column, such as odds; such a table was read with two numbers.
bool namesItsColumn(const CellRead& read)
{
    return !read.cell.empty() && read.cell == read.column;
}

/// Whether a column is one of odds, such as "3-1".
bool isOdds(const std::string& column)
{
    const std::size_t dash = column.find('-');
    const auto digits = [](std::string_view part) {
        return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return dash != std::string::npos && digits(std::string_view(column).substr(0, dash))
           && digits(std::string_view(column).substr(dash + 1));
}

/// The parts of a number, " (attack 13, -3 defence)"; empty for too few or too many parts.
std::string inBrackets(const std::vector<std::string>& parts, std::size_t least, std::size_t most)
{
    if (parts.size() < least || parts.size() > most)
        return {};
    std::string out;
    for (const std::string& part : parts)
        out += (out.empty() ? " (" : ", ") + part;
    return out + ")";
}

/// The side and the units of a quantity with their places: "British, Left in 0504".
std::string whoseIs(const LogLine& line)
{
    const auto* quantity = line.as<QuantityComputed>();
    const std::string side = quantity == nullptr ? std::string() : quantity->sideName;
    return side.empty() || line.whose.empty() ? side + line.whose : side + ", " + line.whose;
}

/// The cell of a table without its axes, if the number and the dice are already in the log.
LogLine withoutColumn(LogLine table)
{
    if (const auto* read = table.as<CellRead>())
        table.text = Text("{0} = {1}",
                          {read->label, read->carries.empty() ? read->cell : read->cell + " + " + read->carries});
    return table;
}

/// Whether a table cell already names a choice that was made unseen: "[attacker Storm, defender Stand]".
bool saysWhatWasShown(const LogLine& table, const LogLine& line)
{
    const auto* read = table.as<CellRead>();
    const auto* choice = line.as<ChoiceMade>();
    if (read == nullptr || choice == nullptr || !line.about().empty())
        return false;
    const std::string chosen = choiceText(*choice);
    return std::ranges::any_of(read->where, [&](const AxisRead& one) { return one.band == chosen; });
}

/// Collects the calculation since the last table.
class Reckoned
{
public:
    /// Adds any line of a ruling.
    void take(const LogLine& line, const Names& named)
    {
        if (line.depth == 1 && (line.style == LogStyle::Base || line.style == LogStyle::Applied)) {
            mParts.push_back(plain(line.text) + mOthers);
            mOthers.clear();
            if (line.style == LogStyle::Applied)
                mAdded.push_back(plain(line.text));
        }
        // Names the units of a part if no other line names them.
        if (line.depth > 0 && !line.whose.empty() && namesAnother(line.units, named))
            mOthers += (mOthers.empty() ? " " : ", ") + whoseIs(line);
        if (line.depth > 0)
            return;
        if (line.style == LogStyle::Quantity) {
            mNumbers.push_back(line);
            mParts.clear();
            mAdded.clear();
            mOthers.clear();
            mModified = mThrown;
        }
        if (line.is<ColumnShifted>()) { // the number of columns
            mShifts.push_back(line);
            mShifts.back().value.clear();
        }
        mThrown = mThrown || line.kind() == EventKind::Roll;
    }
    /// Writes the numbers that a table was read with, then its cell, and starts again.
    void tell(const LogLine& table, std::vector<LogLine>& out)
    {
        // A table of odds and dice uses both strengths and the column number.
        const auto* read = table.as<CellRead>();
        const std::size_t most = read == nullptr ? 1 : namesItsColumn(*read) ? 2 : isOdds(read->column) ? 3 : 1;
        const std::size_t tells = std::min(mNumbers.size(), most);
        const bool alone = tells == 1 && most == 1 && !mModified;
        constexpr std::size_t mostParts = 4, mostAdded = 6;
        if (alone)
            mNumbers.back().value += inBrackets(mParts, 2, mostParts);
        else if (mModified && tells > 0)
            mNumbers.back().value += inBrackets(mAdded, 1, mostAdded);
        out.insert(out.end(), mNumbers.end() - std::ptrdiff_t(tells), mNumbers.end());
        out.insert(out.end(), mShifts.begin(), mShifts.end());
        out.push_back(alone && mShifts.empty() && mThrown ? withoutColumn(table) : table);
        *this = {};
    }

private:
    std::vector<LogLine> mNumbers;
    std::vector<std::string> mParts; ///< of the last number
    std::vector<std::string> mAdded; ///< those of mParts that modify the number
    std::string mOthers;             ///< the units of the next part
    std::vector<LogLine> mShifts;    ///< column shifts
    bool mThrown = false;
    bool mModified = false; ///< the last number depends on dice already rolled
};

/// The lines of a ruling for the short log:
/// - its results and effects;
/// - the last number before a table, or both strengths before odds;
/// - choices that name a counter not named elsewhere, such as a leader;
/// - choices that led to more dice after a roll, such as the next fight;
/// - choices of a word with an effect, such as a retreat instead of a loss.
std::vector<LogLine> told(const LogBlock& block)
{
    Names named(block.units.begin(), block.units.end());
    for (const LogLine& line : block.lines)
        if (came(line))
            named.insert(line.units.begin(), line.units.end());
    std::vector<LogLine> out;
    Reckoned reckoned;
    std::optional<LogLine> nothing; // meaning of the last code, until something changes
    std::vector<LogLine> declared;  // one action, or all revealed answers of sides that chose unseen
    for (const LogLine& line : block.lines) {
        // Lines that a correction made invalid appear only in the full log.
        if (line.struck && !block.struck)
            continue;
        reckoned.take(line, named);
        if (line.depth > 0 && line.style != LogStyle::Warning)
            continue;
        const auto word = [](const LogLine& said) { return said.units.empty() && said.places.empty(); };
        const auto tell = [&] {
            // The title names the first choice, but not the answers of sides that chose unseen.
            const bool titled = out.empty() && !declared.empty() && !block.rule.empty()
                                && declared.front().rule != block.rule;
            out.insert(out.end(), declared.begin() + (titled ? 1 : 0), declared.end());
            declared.clear();
        };
        switch (line.style) {
        case LogStyle::Declared:
            if (!declared.empty() && line.row != declared.back().row)
                declared.clear();
            if (namesAnother(line.units, named) || leadsNowhere(line))
                out.push_back(line);
            else
                declared.push_back(line);
            break;
        case LogStyle::Result:
            // The cell gives the code, unless a side chose it by a word, such as a retreat instead of a loss.
            if (line.meaning && !declared.empty() && std::ranges::all_of(declared, word))
                tell();
            if (line.meaning)
                nothing = line;
            if (line.meaning || line.is<RowCodeRead>())
                break;
            nothing.reset();
            std::erase_if(declared, [&](const LogLine& shown) { return saysWhatWasShown(line, shown); });
            tell();
            if (line.kind() == EventKind::Table)
                reckoned.tell(line, out);
            else
                out.push_back(line);
            break;
        case LogStyle::Effect:
            if (std::all_of(declared.begin(), declared.end(), word))
                tell();
            declared.clear();
            nothing.reset();
            out.push_back(line);
            break;
        case LogStyle::Remark:
        case LogStyle::Warning: out.push_back(line); break;
        case LogStyle::Plain:
            if (line.kind() == EventKind::Note) { // a remark of the rules
                nothing.reset();
                out.push_back(line);
            }
            break;
        default: break;
        }
    }
    if (nothing && !out.empty())
        out.push_back(*nothing);
    for (LogLine& line : out)
        line.depth = 0;
    return out;
}

/// Whether a move starts in a place or passes through it.
bool passes(const UnitsMoved& move, const std::vector<std::string>& way, const std::string& place)
{
    return move.from == place || std::ranges::find(way, place) != way.end();
}

/// Leaves out the placement of a counter that moves on from there in the same ruling.
void withoutStopovers(std::vector<LogLine>& lines)
{
    std::vector<LogLine> kept;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const LogLine& line = lines[i];
        const bool goesOn = line.style == LogStyle::Effect && line.kind() != EventKind::Moved && line.places.size() == 1
                            && !line.units.empty()
                            && std::any_of(
                                lines.begin() + std::ptrdiff_t(i) + 1, lines.end(), [&](const LogLine& later) {
                                    const auto* move = later.as<UnitsMoved>();
                                    return move != nullptr && later.struck == line.struck
                                           && passes(*move, later.places, line.places.front())
                                           && std::ranges::all_of(line.units, [&](const auto& unit) {
                                                  return std::ranges::find(later.units, unit) != later.units.end();
                                              });
                                });
        if (!goesOn)
            kept.push_back(line);
    }
    lines = std::move(kept);
}

bool heads(const LogBlock& block)
{
    return block.kind == LogBlock::Kind::Turn || block.kind == LogBlock::Kind::Phase;
}

/// A heading with the lines below it that belong to no ruling.
LogBlock heading(LogBlock block)
{
    block.lines = told(block);
    return block;
}

/// A ruling in short form; none if it did nothing.
std::optional<LogBlock> ruling(LogBlock block)
{
    block.lines = told(block);
    withoutStopovers(block.lines);
    if (block.lines.empty()) { // who shoots at whom is shown even before there is a result
        block.inOne = true;
        return block.units.size() > 1 ? std::optional(block) : std::nullopt;
    }
    // The title is left out if the lines say the same, as for a move without dice or tables. It is kept if a named unit
    // stays in place, only appears (a support), or only leaves the map (a played card).
    Names acted;
    for (const LogLine& line : block.lines)
        if (!line.is<Revealed, UnitRemoved>())
            acted.insert(line.units.begin(), line.units.end());
    const auto went = [](const LogLine& line) { return line.kind() == EventKind::Moved || !line.places.empty(); };
    block.untitled = block.of < 0 && !namesAnother(block.units, acted)
                     && ((block.units.empty() && block.places.empty()) || std::ranges::any_of(block.lines, went))
                     && std::ranges::none_of(block.lines, [](const LogLine& line) {
                            return line.style == LogStyle::Result || line.style == LogStyle::Warning
                                   || line.style == LogStyle::Remark;
                        });
    block.inOne = true;
    return block;
}

std::optional<LogBlock> shortBlock(LogBlock block)
{
    switch (block.kind) {
    case LogBlock::Kind::Turn:
    case LogBlock::Kind::Phase: return heading(std::move(block));
    case LogBlock::Kind::Ruling: return ruling(std::move(block));
    case LogBlock::Kind::Control:
    case LogBlock::Kind::Losses: block.inOne = !block.lines.empty(); return block;
    case LogBlock::Kind::Remark:
    case LogBlock::Kind::Totals: break;
    }
    return block;
}

} // namespace

LogDoc shortened(LogDoc log)
{
    std::vector<LogBlock> kept;
    std::vector<LogLine> held; // control at the last report; only changes are shown
    for (LogBlock& block : log.blocks) {
        if (block.kind == LogBlock::Kind::Control) {
            const std::vector<LogLine> now = block.lines;
            std::erase_if(block.lines,
                          [&](const LogLine& line) { return std::ranges::find(held, line) != held.end(); });
            held = now;
            if (block.lines.empty())
                continue;
        }
        // Removes a phase heading without any lines.
        const bool over = heads(block) || block.kind == LogBlock::Kind::Losses || block.kind == LogBlock::Kind::Totals;
        while (!kept.empty() && over && kept.back().kind == LogBlock::Kind::Phase && kept.back().lines.empty())
            kept.pop_back();
        if (std::optional<LogBlock> brief = shortBlock(std::move(block)))
            kept.push_back(std::move(*brief));
    }
    log.blocks = std::move(kept);
    log.brief = true;
    return log;
}

LogLine inOneLine(const LogBlock& block, const std::function<std::string(const Text&)>& words)
{
    LogLine out;
    std::vector<std::string> cites;
    const auto cited = [&](const std::string& cite) {
        if (cite.empty() || std::find(cites.begin(), cites.end(), cite) != cites.end())
            return;
        cites.push_back(cite);
        out.cite += (out.cite.empty() ? "" : ", ") + cite;
    };
    std::string text;
    if (!block.untitled) {
        text = words(block.title);
        cited(block.cite);
    }
    bool first = true;
    for (const LogLine& line : block.lines) {
        if (!text.empty())
            text += first ? ". " : "; ";
        first = false;
        text += words(line.text) + (line.value.empty() ? "" : " " + line.value) + (line.reconstructed ? " †" : "");
        cited(line.cite);
    }
    out.text = Text("{0}", {text});
    out.struck = block.struck;
    return out;
}

} // namespace fw
