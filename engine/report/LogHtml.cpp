#include "engine/base/CheckedIndex.h"
#include "engine/base/Escaped.h"
#include "engine/report/LogShort.h"
#include "engine/report/LogSigners.h"
#include "engine/report/LogWeb.h"

#include <algorithm>

namespace fw {

namespace {

/// The style of the page. Each colour is a variable with a value for dark mode; print is black on white.
constexpr const char* styleSheet = R"(
:root{--paper:#fdfcf8;--ink:#1c1b19;--soft:#57534c;--line:#d6d0c4;--band:#f1ede3;--mark:#8a1c12;--link:#20508c}
@media (prefers-color-scheme:dark){:root{--paper:#181716;--ink:#ebe7df;--soft:#b3aca0;--line:#45413a;--band:#24221f;
--mark:#ff9d8c;--link:#9cc3f5}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:58rem;padding:1.5rem 1.25rem 4rem;background:var(--paper);color:var(--ink);
font:1rem/1.45 Georgia,"Liberation Serif","Times New Roman",serif}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .4rem}
h2{font-size:1.4rem;margin:2.2rem 0 .6rem;padding:.25rem .6rem;background:var(--band);border-left:.3rem solid var(--ink)}
h3.phase{font-size:1.1rem;font-style:italic;margin:1.6rem 0 .4rem;border-bottom:1px solid var(--line)}
.ruling h3,.ruling h4,.sum h3,.sum h4{font-size:1rem;margin:0 0 .15rem}
.ruling{margin:1rem 0 0}
.sum{margin:1.4rem 0 0;padding:.5rem .75rem;border:1px solid var(--line)}
.result{font-size:1.25rem;font-weight:bold;margin:.3rem 0 .9rem}
.doubt{color:var(--mark);font-weight:bold}
a{color:var(--link)}
a.row{color:var(--soft);text-decoration:none;font-variant-numeric:tabular-nums;margin-right:.35rem}
a.row:hover,a.row:focus{text-decoration:underline}
:target{outline:2px solid var(--link);outline-offset:.3rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.05rem .4rem .05rem 0;font-weight:normal}
.head th{color:var(--soft);white-space:nowrap;width:1%;padding-right:1.2rem}
.head td{overflow-wrap:anywhere}
.value,.case{white-space:nowrap;width:1%;font-variant-numeric:tabular-nums}
.value{text-align:right;padding-left:1rem}
.case{color:var(--soft);font-size:.9em;text-align:right;padding:0 0 0 1rem}
.quantity .text,.result-line .text{font-weight:bold}
.base .text,.applied .text,.not-applied .text,.plain .text{font-size:.95em}
.not-applied,.plain,.base{color:var(--soft)}
.warning .text,.remark .text{font-style:italic}
.warning{color:var(--mark)}
.d1 .text{padding-left:1.4rem}.d2 .text{padding-left:2.8rem}.d3 .text{padding-left:4.2rem}.d4 .text{padding-left:5.6rem}
.d5 .text{padding-left:7rem}.d6 .text{padding-left:8.4rem}
nav ol{list-style:none;margin:1.2rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.1rem}
.one{margin:.3rem 0}
footer{margin-top:2.5rem;padding-top:.6rem;border-top:2px solid var(--ink);overflow-wrap:anywhere}
.sign{display:grid;grid-template-columns:repeat(3,1fr);gap:1.5rem;margin-top:3rem}
.sign span{border-top:1px solid var(--ink);padding-top:.2rem;font-size:.9rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:34rem){.case,.value{white-space:normal}.d2 .text,.d3 .text,.d4 .text{padding-left:1.8rem}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#444;--line:#999;--band:#eee;--mark:#000;--link:#000}
html{font-size:9.5pt}body{max-width:none;padding:0}nav{display:none}a.row{text-decoration:none}
h2,h3,h4{break-after:avoid}.ruling,.sum,.one{break-inside:avoid-page}}
)";

std::string htmlEscaped(const std::string& text)
{
    std::string out;
    for (const char c : forTerminal(text))
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default: out += c;
        }
    return out;
}

/// The CSS class of a line for each style.
constexpr const char* styleClasses[] = {"plain",       "declared",    "quantity", "base",   "applied",
                                        "not-applied", "result-line", "effect",   "remark", "warning"};

/// Writes the page from top to bottom.
class Page
{
public:
    Page(const LogDoc& log, const LogLanguage& tongue) : mLog(log), mTongue(tongue) {}

    std::string made()
    {
        top();
        turns();
        mOut += "<main>\n";
        for (std::size_t at = 0; at < mLog.blocks.size(); ++at)
            block(mLog.blocks[at], at);
        mOut += "</main>\n";
        foot();
        mOut += "</body>\n</html>\n";
        return std::move(mOut);
    }

private:
    std::string said(const Text& text) const { return htmlEscaped(mTongue.words(text)); }

    void top()
    {
        const std::string title = htmlEscaped(mLog.title);
        mOut += "<!DOCTYPE html>\n<html lang=\"" + htmlEscaped(mTongue.code)
                + "\">\n<head>\n<meta charset=\"utf-8\">\n"
                  "<meta name=\"generator\" content=\"Fieldworks turn log\">\n"
                  "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
                  "<meta name=\"color-scheme\" content=\"light dark\">\n"
                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                  "'unsafe-inline'\">\n<title>"
                + title + "</title>\n<style>" + styleSheet + "</style>\n</head>\n<body>\n<header>\n<h1>" + title
                + "</h1>\n";
        // The result comes first, in large print.
        for (const LogHead& line : mLog.header)
            if (line.key == "result")
                mOut += "<p class=\"result\">" + said(line.value) + "</p>\n";
        mOut += "<table class=\"head\">\n<tbody>\n";
        for (const LogHead& line : mLog.header) {
            const bool doubt = line.key == "doubt";
            mOut += std::string(doubt ? "<tr class=\"doubt\">" : "<tr>") + "<th scope=\"row\">" + said(line.what)
                    + "</th><td>" + said(line.value) + "</td></tr>\n";
        }
        mOut += "</tbody>\n</table>\n</header>\n";
    }

    void turns()
    {
        const auto turn = [](const LogBlock& block) { return block.kind == LogBlock::Kind::Turn; };
        if (std::ranges::count_if(mLog.blocks, turn) < 2)
            return;
        mOut += "<nav aria-label=\"" + said(Text("Turns")) + "\">\n<ol>\n";
        for (std::size_t at = 0; at < mLog.blocks.size(); ++at)
            if (turn(mLog.blocks[at]))
                mOut += "<li><a href=\"#" + headingId(at) + "\">" + said(mLog.blocks[at].title) + "</a></li>\n";
        mOut += "</ol>\n</nav>\n";
    }

    /// The id of a heading; if a row has several headings, later ones get a number.
    std::string headingId(std::size_t at) const
    {
        int same = 1;
        for (std::size_t i = 0; i < at; ++i)
            same += mLog.blocks[i].row == mLog.blocks[at].row && heads(mLog.blocks[i]);
        return "heading-" + std::to_string(mLog.blocks[at].row) + (same > 1 ? "-" + std::to_string(same) : "");
    }

    static bool heads(const LogBlock& block)
    {
        return block.kind == LogBlock::Kind::Turn || block.kind == LogBlock::Kind::Phase;
    }

    std::string struckOr(const std::string& html, bool struck) const { return struck ? "<s>" + html + "</s>" : html; }

    static std::string cited(const std::string& cite) { return cite.empty() ? "" : "[" + htmlEscaped(cite) + "]"; }

    void block(const LogBlock& block, std::size_t at)
    {
        if (heads(block)) {
            const bool turn = block.kind == LogBlock::Kind::Turn;
            mUnderPhase = !turn;
            mOut += (turn ? "<h2 id=\"" : "<h3 class=\"phase\" id=\"") + headingId(at) + "\">" + said(block.title)
                    + (block.cite.empty() ? "" : " <span class=\"case\">" + cited(block.cite) + "</span>")
                    + (turn ? "</h2>\n" : "</h3>\n");
            lines(block);
            return;
        }
        const bool numbered = block.kind == LogBlock::Kind::Ruling || block.kind == LogBlock::Kind::Remark;
        const std::string row = std::to_string(block.row);
        const std::string link = numbered ? "<a class=\"row\" href=\"#row-" + row + "\">" + row + ".</a>" : "";
        const std::string id = numbered ? " id=\"row-" + row + "\"" : "";
        if (block.inOne) {
            mOut += "<p class=\"one\"" + id + ">" + link + inOne(block) + "</p>\n";
            return;
        }
        const char* level = mUnderPhase && numbered ? "h4" : "h3";
        mOut += std::string(numbered ? "<section class=\"ruling\"" : "<section class=\"sum\"") + id + ">\n<" + level
                + ">" + link + struckOr(said(block.title), block.struck)
                + (block.cite.empty() ? "" : " <span class=\"case\">" + cited(block.cite) + "</span>") + "</" + level
                + ">\n";
        lines(block);
        mOut += "</section>\n";
    }

    std::string inOne(const LogBlock& block) const
    {
        const LogLine one = inOneLine(block, mTongue.words);
        return struckOr(htmlEscaped(plain(one.text)), block.struck)
               + (one.cite.empty() ? "" : " <span class=\"case\">" + cited(one.cite) + "</span>");
    }

    void lines(const LogBlock& block)
    {
        if (block.lines.empty())
            return;
        mOut += "<table class=\"lines\">\n<thead class=\"unseen\"><tr><th scope=\"col\">" + said(Text("Reckoning"))
                + "</th><th scope=\"col\">" + said(Text("Value")) + "</th><th scope=\"col\">" + said(Text("Case"))
                + "</th></tr></thead>\n<tbody>\n";
        for (const LogLine& line : block.lines) {
            const int depth = std::clamp(line.depth, 0, 6);
            mOut += std::string("<tr class=\"") + checkedAt(styleClasses, line.style)
                    + (depth > 0 ? " d" + std::to_string(depth) : "") + "\"><td class=\"text\">"
                    + struckOr(said(line.text) + (line.reconstructed ? " †" : ""), line.struck)
                    + "</td><td class=\"value\">"
                    + struckOr(htmlEscaped(line.value), line.struck && !line.value.empty()) + "</td><td class=\"case\">"
                    + cited(line.cite) + "</td></tr>\n";
        }
        mOut += "</tbody>\n</table>\n";
    }

    void foot()
    {
        mOut += "<footer>\n<p>" + said(Text("Rows: {0}", {std::to_string(mLog.rows)})) + "</p>\n";
        if (!mLog.chain.empty())
            mOut += "<p>" + said(Text("Chain head: {0}", {mLog.chain})) + "</p>\n";
        mOut += "<div class=\"sign\">";
        for (const LogSigner& signer : signersOf(mLog))
            mOut += "<span>" + said(signer.role) + (signer.name.empty() ? "" : ": " + htmlEscaped(signer.name))
                    + "</span>";
        mOut += "</div>\n</footer>\n";
    }

    const LogDoc& mLog;
    const LogLanguage& mTongue;
    std::string mOut;
    bool mUnderPhase = false;
};

} // namespace

std::string renderHtml(const LogDoc& log, const LogLanguage& tongue)
{
    return Page(log, tongue).made();
}

} // namespace fw
