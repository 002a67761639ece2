#include "engine/base/Escaped.h"
#include "engine/report/LogShort.h"
#include "engine/report/LogWeb.h"

#include <algorithm>

namespace fw {

namespace {

/// A text with Markdown characters escaped.
std::string markdownEscaped(const std::string& text)
{
    const std::string clean = forTerminal(text);
    std::string out;
    for (const char c : clean) {
        if (std::string_view("\\`*_{}[]<>#|~").find(c) != std::string_view::npos)
            out += '\\';
        out += c == '&' ? std::string("&amp;") : std::string(1, c == '\n' || c == '\t' ? ' ' : c);
    }
    return out;
}

/// Also escapes a beginning that Markdown would read as a list item.
std::string withListMarkEscaped(std::string out)
{
    const std::size_t digits = std::min(out.find_first_not_of("0123456789"), out.size());
    const bool numbered = digits > 0 && digits < out.size() && (out[digits] == '.' || out[digits] == ')');
    if (numbered)
        out.insert(digits, 1, '\\');
    else if (!out.empty() && (out.front() == '-' || out.front() == '+' || out.front() == '='))
        out.insert(0, 1, '\\');
    return out;
}

std::string struckOr(const std::string& text, bool struck)
{
    return struck && !text.empty() ? "~~" + text + "~~" : text;
}

std::string cited(const std::string& cite)
{
    return cite.empty() ? std::string() : " \\[" + markdownEscaped(cite) + "\\]";
}

/// Writes the document from top to bottom.
class Sheet
{
public:
    Sheet(const LogDoc& log, const LogLanguage& tongue) : mLog(log), mTongue(tongue) {}

    std::string made()
    {
        mOut = "<!-- Fieldworks turn log -->\n\n# " + markdownEscaped(mLog.title) + "\n";
        for (const LogHead& line : mLog.header)
            if (line.key == "result")
                mOut += "\n**" + said(line.value) + "**\n";
        mOut += "\n|  |  |\n|---|---|\n";
        for (const LogHead& line : mLog.header)
            mOut += "| " + said(line.what) + " | " + said(line.value) + " |\n";
        for (const LogBlock& each : mLog.blocks)
            block(each);
        mOut += "\n---\n\n" + said(Text("Rows: {0}", {std::to_string(mLog.rows)})) + "\n";
        if (!mLog.chain.empty())
            mOut += "\n" + said(Text("Chain head: {0}", {mLog.chain})) + "\n";
        return std::move(mOut);
    }

private:
    std::string said(const Text& text) const { return markdownEscaped(mTongue.words(text)); }

    void block(const LogBlock& block)
    {
        using Kind = LogBlock::Kind;
        if (block.kind == Kind::Turn || block.kind == Kind::Phase) {
            const bool turn = block.kind == Kind::Turn;
            mUnderPhase = !turn;
            mOut += (turn ? "\n## " : "\n### ") + said(block.title) + cited(block.cite) + "\n";
            lines(block);
            return;
        }
        const bool numbered = block.kind == Kind::Ruling || block.kind == Kind::Remark;
        const std::string row = std::to_string(block.row);
        const std::string anchor = numbered ? "<a id=\"row-" + row + "\"></a>" : "";
        if (block.inOne) {
            const LogLine one = inOneLine(block, mTongue.words);
            mOut += "\n" + anchor + (numbered ? "**" + row + ".** " : "")
                    + struckOr(markdownEscaped(plain(one.text)), block.struck) + cited(one.cite) + "\n";
            return;
        }
        mOut += std::string(mUnderPhase && numbered ? "\n#### " : "\n### ") + anchor + (numbered ? row + "\\. " : "")
                + struckOr(said(block.title), block.struck) + cited(block.cite) + "\n";
        lines(block);
    }

    void lines(const LogBlock& block)
    {
        if (!block.lines.empty())
            mOut += "\n";
        int above = -1;
        for (const LogLine& line : block.lines) {
            // In Markdown a list item can be only one level deeper than the item before it.
            const int depth = std::clamp(line.depth, 0, std::min(above + 1, 12));
            above = depth;
            const std::string text = withListMarkEscaped(said(line.text)) + (line.reconstructed ? " †" : "");
            mOut += std::string(std::size_t(depth) * 2, ' ') + "- " + struckOr(text, line.struck)
                    + (line.value.empty() ? ""
                                          : ": " + struckOr("**" + markdownEscaped(line.value) + "**", line.struck))
                    + cited(line.cite) + "\n";
        }
    }

    const LogDoc& mLog;
    const LogLanguage& mTongue;
    std::string mOut;
    bool mUnderPhase = false;
};

} // namespace

std::string renderMarkdown(const LogDoc& log, const LogLanguage& tongue)
{
    return Sheet(log, tongue).made();
}

} // namespace fw
