#include "tests/logcheck/Audit.h"

#include "tests/Events.h"

#include <algorithm>

namespace logcheck {

Verdict Audit::of(Rulebook& rules, const std::string& log)
{
    LogBook book = LogBook::read(log);
    rules.choose(book.options);
    for (Block& block : book.blocks) {
        if (block.kind != Block::Kind::Ruling && block.kind != Block::Kind::Phase)
            continue; // sums and positions
        block.title.text = rules.sentences.labelled(block.title.text, block.title.cite);
        std::vector<Line> lines;
        for (Line& line : block.lines) {
            if (line.value.empty())
                line.text = rules.sentences.labelled(line.text, line.cite);
            for (std::string& text : rules.sentences.apart(line.text)) {
                lines.push_back(line);
                lines.back().text = std::move(text);
            }
        }
        block.lines = std::move(lines);
    }
    Audit audit(rules, book);
    for (const Block& block : book.blocks)
        audit.block(block);
    audit.namedOnce();
    if (book.rows != audit.mRow && !(rules.windows && book.rows > audit.mRow))
        audit.complain(book.rowsAt,
                       "Rows: " + std::to_string(book.rows) + ", the log shows " + std::to_string(audit.mRow));
    return audit.mVerdict;
}

void Audit::complain(int at, const std::string& text)
{
    mVerdict.said.push_back({at, text});
}

void Audit::block(const Block& block)
{
    const std::size_t said = mVerdict.said.size();
    if (block.kind == Block::Kind::Ruling)
        ++mVerdict.rulings;
    numbering(block);
    heading(block);
    if (block.kind == Block::Kind::Ruling || block.kind == Block::Kind::Phase)
        names(block);
    if (block.kind == Block::Kind::Losses || block.kind == Block::Kind::Totals)
        mStanding.losses(block, complaint());
    else if (block.kind != Block::Kind::Control)
        lines(block);
    mVerdict.disagreeing += mVerdict.said.size() > said;
}

void Audit::heading(const Block& block)
{
    const Line& title = block.title;
    if (title.struck)
        return;
    if (block.kind == Block::Kind::Turn) {
        const std::string number = title.text.substr(0, title.text.find(','));
        if (number != "Turn " + std::to_string(++mTurn) || mGoesOn)
            complain(title.at, "'" + title.text + "' after turn " + std::to_string(mTurn - 1));
        mStanding.beginTurn();
    } else if (block.kind == Block::Kind::Losses || block.kind == Block::Kind::Control) {
        constexpr std::string_view soFar = " so far"; // the turn is not over, so no other turn follows
        const bool open = title.text.ends_with(soFar);
        const std::string whole = title.text.substr(0, title.text.size() - (open ? soFar.size() : 0));
        mGoesOn = mGoesOn || open;
        if (!whole.ends_with("turn " + std::to_string(mTurn)))
            complain(title.at, "'" + title.text + "' in turn " + std::to_string(mTurn));
    } else if (title.text.starts_with("House row from here on: ")) {
        const std::string label = split(title.text.substr(24), ", because ")[0];
        mHouse.push_back(label);
    } else if (title.text.starts_with("Taken back to row ")) {
        const auto row = wholeNumber(split(title.text.substr(18), ",")[0]);
        if (!row || *row >= block.row)
            complain(title.at, "'" + title.text + "' in row " + std::to_string(block.row));
    }
    if (!title.cite.empty() && !mRules.cites.contains(title.cite))
        complain(title.at, "the rules have no case " + title.cite);
}

void Audit::lines(const Block& block)
{
    const std::string& title = block.title.text;
    if (block.kind == Block::Kind::Ruling && !title.ends_with(", continued")) {
        mKnown.forget();
        mCells.clear();
    }
    mFaces.clear();
    mWays.clear();
    mWalkers.clear();
    mRest.clear();
    mPlaces.clear();
    mMet.clear();
    mGone.clear();
    mFacing.clear();
    mReckoned = mOverruled = false;
    if (block.kind == Block::Kind::Ruling && !block.title.struck)
        declared(block.title, title);
    if (title.starts_with("The referee sets") || title.starts_with("Event"))
        mStanding.setByHand(title);
    for (std::size_t at = 0; at < block.lines.size();) {
        const Line& l = block.lines[at];
        if (!l.struck && l.value.starts_with("= "))
            reckoned(block.lines, at);
        else {
            if (!l.struck)
                line(l);
            ++at;
        }
    }
    // A combat must have units in the place that it is about.
    for (const auto& [at, place] : mPlaces)
        if ((mReckoned || !mMet.empty()) && !mMet.contains(place) && (mGone.contains(place) || !mStanding.anyAt(place)))
            complain(at, "nobody is in " + place + " or goes there");
}

void Audit::line(const Line& line)
{
    if (die(line))
        return;
    mFaces.clear();
    if (line.text.starts_with("set by the referee")) {
        mStanding.setByHand(line.text);
        return;
    }
    std::vector<std::string> cells;
    bool whole = false;
    if (table(line) || check(line) || code(line) || declared(line))
        return;
    if (mStanding.effect(line, complaint())) {
        if (const std::size_t in = line.text.find(" is placed in "); in != std::string::npos)
            mMet.insert(line.text.substr(in + 14));
        return;
    }
    if (mStanding.moved(line, mOverruled, cells, whole, complaint())) {
        went(line, cells, whole);
        return;
    }
    if (const std::size_t faces = line.text.find(" faces "); faces != std::string::npos) {
        if (!mFacing.empty() && line.text.substr(faces + 7) != mFacing)
            complain(line.at, "'" + line.text + "', declared was " + mFacing);
        if (!mStanding.citesOf("face", {}).contains(line.cite))
            complain(line.at, "case " + line.cite + " for '" + line.text + "'");
        return;
    }
    mOverruled = mOverruled || line.text.starts_with("overruled: ") || line.text.starts_with("against the rules: ");
    if (said(line))
        return;
    declared(line, line.text);
}

std::optional<long long> columnsTold(const std::string& text)
{
    for (const auto& [words, sign] : {std::pair(" to the left: ", -1), std::pair(" to the right: ", 1)}) {
        const std::size_t at = text.find(words);
        if (at == std::string::npos)
            continue;
        const std::string count = text.substr(0, at);
        if (count == "one column")
            return sign;
        const std::size_t end = count.find(" columns");
        const auto many = end == std::string::npos ? std::nullopt : wholeNumber(count.substr(0, end));
        if (many && *many > 1 && end + 8 == count.size())
            return sign * *many;
    }
    return std::nullopt;
}

bool Audit::said(const Line& line)
{
    // Notes of the rules and the end of the game have the words of the rules.
    std::set<std::string> cites;
    for (const NodeRow& node : mRules.nodes)
        if (node.kind == "note" && wordOf(*node.json, "text") == line.text)
            cites.insert(node.cite);
    if (line.text.starts_with("The game ends: "))
        for (const VerbRow& verb : mRules.verbs)
            if (verb.verb == "end-game" && line.text.ends_with(verb.label))
                cites.insert(verb.cite);
    // Results of a draw, and the columns by which a table reading was shifted.
    const std::optional<long long> columns = columnsTold(line.text);
    const bool drawn = line.text.starts_with("drawn: ");
    for (const NodeRow& node : mRules.nodes)
        if (drawn && node.kind == "draw")
            cites.insert(node.cite);
        else if (columns && node.kind == "lookup" && node.json->contains("shift")) {
            // A reading without a case number is printed with that of the table.
            const TableRow* table = mRules.table(wordOf(*node.json, "table"));
            cites.insert(node.cite.empty() && table ? table->cite : node.cite);
        }
    if (columns) {
        const std::vector<std::string> two = split(line.value, " → ");
        const auto from = Fraction::parse(two[0]);
        const auto to = Fraction::parse(two.back());
        if (!from || !to || *to != *from + Fraction(*columns))
            complain(line.at, "'" + line.text + "' from " + line.value);
    }
    if (!cites.empty() && !cites.contains(line.cite))
        complain(line.at, "case " + line.cite + " for '" + line.text + "'");
    return !cites.empty();
}

void Audit::declared(const Line& line, const std::string& text)
{
    // A choice, with or without the side that made it.
    std::set<std::string> cites;
    for (const std::string& told : {text, text.substr(std::min(text.find(": ") + 2, text.size()))})
        for (const NodeRow& node : mRules.nodes)
            if (!node.label.empty() && (node.kind == "entry" || node.kind == "path" || node.chosen)
                && (told == node.label || told.starts_with(node.label + ": "))) {
                cites.insert(node.cite);
                if (told.size() > node.label.size() && (node.kind == "entry" || cites.size() == 1))
                    fields(line, told.substr(node.label.size() + 2));
            }
    if (cites.empty() ? !line.cite.empty() && !mRules.cites.contains(line.cite) : !cites.contains(line.cite))
        complain(line.at, "case " + line.cite + " for '" + text + "'");
}

void Audit::fields(const Line& line, const std::string& text)
{
    for (const std::string& part : split(text, "; ")) {
        // The longest label wins: "Hex attacked 0504", not "Hex".
        const auto longest = std::find_if(mRules.picks.rbegin(), mRules.picks.rend(),
                                          [&](const auto& field) { return part.starts_with(field.first + " "); });
        if (longest != mRules.picks.rend()) {
            const auto& [label, pick] = *longest;
            const std::vector<std::string> values = split(part.substr(label.size() + 1), ", ");
            if (pick == "path" && std::find(mWays.begin(), mWays.end(), values) == mWays.end()) {
                mWays.push_back(values);
                const std::vector<std::string> who = picked(text, false);
                mWalkers[values] = {who.begin(), who.end()};
                mRest.clear();
                std::string at;
                for (const std::string& cell : values) {
                    const bool off = cell == "off" && &cell == &values.back();
                    if (!at.empty() && cell[0] != '@' && !off && !mStanding.mayTouch(at, cell))
                        complain(line.at, "from " + at + " to " + cell + " is no step");
                    at = cell[0] == '@' ? at : cell;
                }
            }
            if (pick == "place" || pick == "places")
                for (const std::string& place : values)
                    if (mStanding.placeOf(place).empty()) // a unit that is the target is no place
                        mPlaces.emplace_back(line.at, place);
            if (pick == "facing")
                mFacing = values[0];
        }
    }
}

void Audit::went(const Line& line, const std::vector<std::string>& cells, bool whole)
{
    mGone.insert(cells.begin(), cells.end());
    // If the log prints a path in parts, each continues the declared path, and the last has the points.
    const std::string who = line.text.substr(0, line.text.find(": "));
    if (!mRest.empty() && who == mRestWho) {
        const bool last = line.text.ends_with(" MP in all");
        if (cells.size() > mRest.size() || !std::equal(cells.begin(), cells.end(), mRest.begin())
            || (last && cells.size() != mRest.size()))
            complain(line.at, "'" + line.text + "' is not the rest of the way declared");
        mRest.erase(mRest.begin(), mRest.begin() + static_cast<std::ptrdiff_t>(std::min(cells.size(), mRest.size())));
        return;
    }
    if (mWays.empty())
        return;
    const auto fits = [&](const std::vector<std::string>& way) {
        return way.size() >= cells.size() && std::equal(cells.begin(), cells.end(), way.begin())
               && (!whole || way.size() == cells.size());
    };
    const auto way = std::find_if(mWays.begin(), mWays.end(), fits);
    if (way == mWays.end()) {
        complain(line.at, "'" + line.text + "' is not the way declared");
        return;
    }
    if (const std::set<std::string>& may = mWalkers[*way]; !may.empty())
        for (const std::string& one : split(who, ", "))
            if (!may.contains(one))
                complain(line.at, one + " was not told to go");
    mRest.assign(way->begin() + static_cast<std::ptrdiff_t>(cells.size()), way->end());
    mRestWho = who;
    mWays.erase(way);
}

void Audit::reckoned(const std::vector<Line>& lines, std::size_t& at)
{
    const std::size_t from = at;
    mFaces.clear();
    mReckoned = true;
    const Reckoning reckoning(mRules, mKnown, mHouse);
    const Reckoned out = reckoning.check(lines, at, complaint());
    mKnown.reckoned(out.id, out.value);
    for (const NodeRow& node : mRules.nodes)
        if (node.kind == "compute" && wordOf(*node.json, "quantity") == out.id)
            mKnown.set(wordOf(*node.json, wordOf(*node.json, "as").empty() ? "id" : "as"), {out.value, {}});
    // "Attack, Ash's Regiment in 0403" gives the place of the unit.
    for (std::size_t k = from; k < at; ++k) {
        const std::string& text = lines[k].text;
        const std::size_t in = text.rfind(" in ");
        if (!lines[k].value.starts_with("= ") || in == std::string::npos)
            continue;
        for (const QuantityRow& row : mRules.quantities)
            if (text.starts_with(row.label + ", ") && in > row.label.size() + 2) {
                const std::string place = text.substr(in + 4);
                const std::size_t skip = row.label.size() + 2;
                // If the place is on a declared path, the line about the move is still to come.
                const bool under = std::any_of(mWays.begin(), mWays.end(), [&](const auto& way) {
                    return std::find(way.begin(), way.end(), place) != way.end();
                });
                if (!under)
                    mStanding.stands(text.substr(skip, in - skip), place, lines[k], complaint());
                mMet.insert(place);
                break;
            }
    }
}

} // namespace logcheck
