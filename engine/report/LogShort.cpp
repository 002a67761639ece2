#include "engine/report/LogShort.h"

#include "engine/report/EventText.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace fw {

namespace {

using Names = std::set<std::string>;

/// What came of a ruling: dice, cells, checks, and what changed.
bool came(const LogLine& line)
{
    return line.depth == 0 && !line.meaning && (line.style == LogStyle::Result || line.style == LogStyle::Effect);
}

/// Whether a retreat found no way: what follows becomes of it.
bool leadsNowhere(const LogLine& line)
{
    const auto* path = line.as<PathFound>();
    return path != nullptr && path->none;
}

/// Whether a line names a counter that is not among these.
bool namesAnother(const std::vector<std::string>& units, const Names& known)
{
    return std::ranges::any_of(units, [&](const std::string& unit) { return !known.contains(unit); });
}

/// Whether a table says what its own column is called, as that of the odds: it was entered with two numbers.
bool namesItsColumn(const CellRead& read)
{
    return !read.cell.empty() && read.cell == read.column;
}

/// Whether the last column of a table is one of odds, as "3-1".
bool isOdds(const std::string& column)
{
    const std::size_t dash = column.find('-');
    const auto digits = [](std::string_view part) {
        return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return dash != std::string::npos && digits(std::string_view(column).substr(0, dash))
           && digits(std::string_view(column).substr(dash + 1));
}

/// What a number was made of: " (attack 13, -3 defence)"; nothing where it is a sum of long rows.
std::string inBrackets(const std::vector<std::string>& parts, std::size_t least, std::size_t most)
{
    if (parts.size() < least || parts.size() > most)
        return {};
    std::string out;
    for (const std::string& part : parts)
        out += (out.empty() ? " (" : ", ") + part;
    return out + ")";
}

/// Whom a quantity is of, and where they are: "British, Left in 0504".
std::string whoseIs(const LogLine& line)
{
    const auto* quantity = line.as<QuantityComputed>();
    const std::string side = quantity == nullptr ? std::string() : quantity->sideName;
    return side.empty() || line.whose.empty() ? side + line.whose : side + ", " + line.whose;
}

/// What a table said, where the number and the dice it was read with have been told.
LogLine withoutColumn(LogLine table)
{
    if (const auto* read = table.as<CellRead>())
        table.text = Text("{0} = {1}",
                          {read->label, read->carries.empty() ? read->cell : read->cell + " + " + read->carries});
    return table;
}

/// Whether a table that was read says itself what a side had chosen unseen: "[attacker Storm, defender Stand]".
bool saysWhatWasShown(const LogLine& table, const LogLine& line)
{
    const auto* read = table.as<CellRead>();
    const auto* choice = line.as<ChoiceMade>();
    if (read == nullptr || choice == nullptr || !line.about().empty())
        return false;
    const std::string chosen = choiceText(*choice);
    return std::ranges::any_of(read->where, [&](const AxisRead& one) { return one.band == chosen; });
}

/// What was reckoned since the last table.
class Reckoned
{
public:
    /// Takes a line of a ruling, whatever it is.
    void take(const LogLine& line, const Names& named)
    {
        if (line.depth == 1 && (line.style == LogStyle::Base || line.style == LogStyle::Applied)) {
            mParts.push_back(plain(line.text) + mOthers);
            mOthers.clear();
            if (line.style == LogStyle::Applied)
                mAdded.push_back(plain(line.text));
        }
        // Whom a part is the strength of, where nothing else tells it.
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
        if (line.is<ColumnShifted>()) { // by how many columns
            mShifts.push_back(line);
            mShifts.back().value.clear();
        }
        mThrown = mThrown || line.kind() == EventKind::Roll;
    }
    /// Tells what a table was entered with, then its cell, and begins anew.
    void tell(const LogLine& table, std::vector<LogLine>& out)
    {
        // A table of odds by dice takes both strengths and the number beside them.
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
    std::vector<std::string> mAdded; ///< of those what was added to it
    std::string mOthers;             ///< whose strengths the next part is made of
    std::vector<LogLine> mShifts;    ///< of columns
    bool mThrown = false;
    bool mModified = false; ///< the last number is one of dice that had fallen
};

/// What of a ruling is told in short: what it came to, of the reckoning the last number before a table, both strengths
/// before odds, and of what was declared whom nothing else names, as who leads; what led to more dice after some had
/// fallen, as the next fight; and what was chosen by a word and had an effect, as that those retreat who could have
/// taken a loss.
std::vector<LogLine> told(const LogBlock& block)
{
    Names named(block.units.begin(), block.units.end());
    for (const LogLine& line : block.lines)
        if (came(line))
            named.insert(line.units.begin(), line.units.end());
    std::vector<LogLine> out;
    Reckoned reckoned;
    std::optional<LogLine> nothing; // what the last code means, as long as nothing changed by it
    std::vector<LogLine> declared;  // one act, or what all showed who had answered unseen
    for (const LogLine& line : block.lines) {
        // What a correction has made void stays in the full log.
        if (line.struck && !block.struck)
            continue;
        reckoned.take(line, named);
        if (line.depth > 0 && line.style != LogStyle::Warning)
            continue;
        const auto word = [](const LogLine& said) { return said.units.empty() && said.places.empty(); };
        const auto tell = [&] {
            // The title has said what began it; who answers the same question unseen is told.
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
            // The cell has said it; but for a code that was chosen by a word, as a retreat instead of a loss.
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
            if (line.kind() == EventKind::Note) { // a sentence of the rules
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

/// Whether a move led from a place or through it.
bool passes(const UnitsMoved& move, const std::vector<std::string>& way, const std::string& place)
{
    return move.from == place || std::ranges::find(way, place) != way.end();
}

/// Leaves out where a counter was placed when the same ruling goes on to say that it went on from there.
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

/// A heading with what fell under it before any ruling.
LogBlock heading(LogBlock block)
{
    block.lines = told(block);
    return block;
}

/// A ruling in short; nothing when it did nothing.
std::optional<LogBlock> ruling(LogBlock block)
{
    block.lines = told(block);
    withoutStopovers(block.lines);
    if (block.lines.empty()) { // but who shoots at whom is told before what comes of it
        block.inOne = true;
        return block.units.size() > 1 ? std::optional(block) : std::nullopt;
    }
    // Without a calculation a move says what was asked for, but not what became of a unit that stays where it is.
    // Nor does it where it also asked for somebody who did nothing but turn up, as one that supports, or go off the
    // map, as a card that is played.
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
    std::vector<LogLine> held; // who held what when it was told last: no more is told than what changed
    for (LogBlock& block : log.blocks) {
        if (block.kind == LogBlock::Kind::Control) {
            const std::vector<LogLine> now = block.lines;
            std::erase_if(block.lines,
                          [&](const LogLine& line) { return std::ranges::find(held, line) != held.end(); });
            held = now;
            if (block.lines.empty())
                continue;
        }
        // A phase under which nothing was told goes again.
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
