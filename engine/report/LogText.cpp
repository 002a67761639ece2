#include "engine/report/LogText.h"

#include "engine/base/Escaped.h"
#include "engine/report/LogShort.h"
#include "engine/report/LogSigners.h"

#include <utility>

namespace fw {

namespace {

constexpr std::size_t width = 90;
constexpr std::size_t valueEnd = 76;  ///< column where values end
constexpr std::size_t mostValue = 40; ///< maximum width of a value in its own column
constexpr std::size_t signatureAt = 40;
constexpr std::size_t citeAt = 78;    ///< column where case numbers begin
constexpr std::size_t mostCites = 14; ///< maximum width of case numbers there in a short log

/// The width of a text in columns: its code points.
std::size_t columns(std::string_view text)
{
    std::size_t out = 0;
    for (const char c : text)
        out += (static_cast<unsigned char>(c) & 0xc0u) != 0x80u;
    return out;
}

/// Breaks a text at blanks into lines of at most `room` columns; a longer word is cut.
std::vector<std::string> wrapped(const std::string& text, std::size_t room)
{
    std::vector<std::string> out(1);
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        std::string word = text.substr(at, end - at);
        at = std::min(end + 1, text.size());
        while (!word.empty()) {
            const std::size_t used = columns(out.back());
            if (used + (used > 0 ? 1 : 0) + columns(word) <= room) {
                out.back() += (used > 0 ? " " : "") + word;
                word.clear();
            } else if (used > 0) {
                out.emplace_back();
            } else {
                std::size_t cut = 0;
                for (std::size_t n = 0; cut < word.size(); ++cut)
                    if ((static_cast<unsigned char>(word[cut]) & 0xc0u) != 0x80u && n++ == room)
                        break;
                out.back() = word.substr(0, cut);
                word.erase(0, cut);
            }
        }
    }
    return out;
}

void pad(std::string& line, std::size_t to)
{
    const std::size_t used = columns(line);
    if (used < to)
        line.append(to - used, ' ');
}

void rule(std::string& out, char c)
{
    out.append(width, c);
    out += '\n';
}

/// A block in one line; a long list of case numbers goes to the end of the text instead of its own column.
LogLine inOne(const LogBlock& block)
{
    LogLine out = inOneLine(block, plain);
    if (columns(out.cite) > mostCites)
        out.text = Text("{0} [{1}]", {plain(out.text), std::exchange(out.cite, {})});
    return out;
}

/// Writes a sentence with its value and its case number on the right.
void put(std::string& out, std::size_t indent, const std::string& hang, const LogLine& line)
{
    // Names come from files, and the text may go to a terminal.
    std::string text = forTerminal(plain(line.text)) + (line.reconstructed ? " †" : "");
    std::string value = forTerminal(line.value);
    if (line.struck)
        text = "~~" + text + (value.empty() ? "" : "  " + std::exchange(value, {})) + "~~";
    if (columns(value) > mostValue)
        text += "  " + std::exchange(value, {});
    const std::string cite = line.cite.empty() ? std::string() : "[" + forTerminal(line.cite) + "]";
    // Without a value the text may extend to the case number, and without both to the edge.
    const std::size_t end = !value.empty()  ? valueEnd - columns(value) - 2
                            : !cite.empty() ? std::max(citeAt, width - columns(cite)) - 2
                                            : width;
    const std::size_t cited = std::min(citeAt, width - std::min(width, columns(cite)));
    const std::vector<std::string> parts = wrapped(text, end - indent - hang.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::string row(indent, ' ');
        row += i == 0 ? hang : std::string(hang.size(), ' ');
        row += parts[i];
        if (i + 1 == parts.size()) {
            if (!value.empty()) {
                pad(row, valueEnd - columns(value));
                row += value;
            }
            if (!cite.empty()) {
                pad(row, std::max(cited, columns(row) + 2));
                row += cite;
            }
        }
        out += row + '\n';
    }
}

LogLine titleOf(const LogBlock& block)
{
    LogLine out;
    out.text = block.title;
    out.cite = block.cite;
    out.struck = block.struck;
    return out;
}

} // namespace

std::string renderText(const LogDoc& log)
{
    std::string out;
    rule(out, '=');
    LogLine title;
    title.text = Text("{0}", {log.title});
    put(out, 0, "", title);
    rule(out, '=');
    for (const auto& [key, what, value] : log.header) {
        LogLine line;
        line.text = value;
        std::string label = plain(what) + ":";
        pad(label, 14);
        put(out, 0, label + " ", line);
    }
    for (const LogBlock& block : log.blocks) {
        const LogLine head = titleOf(block);
        switch (block.kind) {
        case LogBlock::Kind::Turn:
            out += '\n';
            rule(out, '=');
            put(out, 0, "", head);
            rule(out, '=');
            break;
        case LogBlock::Kind::Phase:
            out += '\n';
            put(out, 0, "-- ", head);
            break;
        case LogBlock::Kind::Ruling:
        case LogBlock::Kind::Remark: {
            std::string number = std::to_string(block.row) + ".";
            pad(number, 5);
            out += block.inOne ? "" : "\n";
            put(out, 0, number, block.inOne ? inOne(block) : head);
            break;
        }
        default: out += '\n'; put(out, 0, "-- ", block.inOne ? inOne(block) : head);
        }
        for (const LogLine& line : block.inOne ? std::vector<LogLine>() : block.lines)
            put(out, 5 + 2 * static_cast<std::size_t>(std::clamp(line.depth, 0, 12)), "", line);
    }
    out += '\n';
    rule(out, '-');
    out += "Rows: " + std::to_string(log.rows) + "\n";
    out += log.chain.empty() ? "\n" : "Chain head: " + log.chain + "\n\n";
    for (const LogSigner& signer : signersOf(log)) {
        const std::string who = plain(signer.role) + (signer.name.empty() ? "" : " (" + signer.name + ")") + ":";
        std::vector<std::string> lines = wrapped(who, width);
        if (columns(lines.back()) >= signatureAt)
            lines.emplace_back();
        pad(lines.back(), signatureAt);
        lines.back() += " ______________________________";
        for (const std::string& line : lines)
            out += line + "\n";
    }
    return out;
}

} // namespace fw
