#pragma once

#include "app/cli/PlaytestRequest.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The request of a command line.
struct Request {
    /// The verbs; Window means none.
    enum class Verb {
        Window,
        Check,
        Adjudicate,
        Log,
        Orders,
        Verify,
        Rule,
        Diff,
        Export,
        Schema,
        Tidy,
        Outline,
        Help,
        Recipes,
        Import,
        Playtest
    };
    Verb verb = Verb::Window;
    std::vector<std::string> files;
    std::string words;               ///< rule, help
    std::string into;                ///< recipes --into: the rules file
    std::string output;              ///< -o, --to; empty: standard output
    std::string game;                ///< adjudicate --game
    std::string scenario;            ///< rule --scenario
    std::string format = "text";     ///< text, json, html, markdown, pdf, sarif or junit; "short" becomes text
    std::string side;                ///< log, export --side
    std::optional<std::string> head; ///< verify --head
    std::string what = "map";        ///< export --what
    std::string job;                 ///< export --job: id or title of an output job, or all
    std::string kind;                ///< schema: the kind of file
    std::string level;               ///< record, warn or refuse; empty: as in the orders
    std::string preset;              ///< rule --preset
    std::map<std::string, std::string> options;  ///< --option, --set, --column: name and value
    std::string encoding;                        ///< import: the name of the encoding; empty: as the bytes look
    std::string separator;                       ///< import: comma, semicolon or tab; empty: as the headings have it
    std::string decimal;                         ///< import: comma or point; empty: as the numbers have it
    bool dryRun = false;                         ///< import: write nothing
    std::string folder;                          ///< import --to: the folder for the files of a new scenario
    std::string like;                            ///< import: scenario or rules file with the rules and armies
    std::string id;                              ///< import: of the new scenario; empty: from the name of the file
    std::string title;                           ///< import: of the new scenario; empty: that of the file
    std::string board;                           ///< import: name or number of the map; empty: the main one
    std::string position;                        ///< import: a saved position of VASSAL
    std::map<std::string, std::string> features; ///< import --word: feature for a word of another program
    std::optional<std::uint64_t> seed;           ///< for dice that the orders do not give
    int until = 0;                               ///< last turn to play; 0: all
    bool full = false;
    bool brief = false; ///< adjudicate, log: the short form
    bool force = false;
    bool strict = false;   ///< check: all findings count for the exit code
    int games = 0;         ///< check: random games of each scenario
    bool list = false;     ///< check: list the checks; help: all words
    bool trees = false;    ///< tidy: conditions and amounts as trees
    std::size_t depth = 0; ///< outline: levels; 0: all
    bool whole = false;    ///< outline: bookkeeping as well
    bool outline = false;  ///< check: the sequence of play as well
    bool dark = false;
    std::string style;            ///< export: the style of the map; empty: its own
    std::optional<int> dpi;       ///< export: of a PNG or a module; by default as the output needs it
    bool mix = false;             ///< diff: the counters of two editions
    bool tiled = false;           ///< export: over several pages of a PDF
    std::string page = "a4";      ///< export on pages: a4 or letter
    std::string flip = "long";    ///< the edge over which the printer turns the paper: long or short
    std::string faces = "png";    ///< export --what faces: png or svg
    bool markers = false;         ///< export --what counters: the markers of the mix, too
    double gutter = 0;            ///< millimetres between counters
    std::optional<double> bleed;  ///< millimetres of colour beyond the cut; by default 1 if there is a gutter
    double backRight = 0;         ///< millimetres by which the printer shifts the back to the right
    double backDown = 0;          ///< and down
    std::string offset;           ///< both in one word, "0.3,-0.2"; empty: as above
    std::string sheet;            ///< export on sheets: the paper, such as SRA3 or 320x450mm; empty: as `page` says
    std::optional<double> die;    ///< export --what counters: side of a counter in millimetres; by default its layout's
    std::string order = "listed"; ///< export --what counters: a word of sheetOrders()
    std::optional<double> corner; ///< export --what counters: radius of its corners in millimetres
    double margin = 15;           ///< export --what counters: free space at the edge of the sheet in millimetres
    bool fold = false;            ///< export --what counters: both sides on one page, to fold
    bool noMarks = false;         ///< export --what counters: without crop marks
    bool press = false;           ///< export: as PDF/X-4
    std::string profile;          ///< export --press: the file of the colour profile; empty: the first installed
    int ink = 300;                ///< export --press: most ink in one place, in per cent
    std::optional<std::string> spot; ///< export --press: name of the die line's colour; by default the usual one
    PlaytestRequest playtest = {};
};

/// The result of reading the command line: a request, or a text and an exit code.
struct Reading {
    Request request;
    std::optional<int> exit; ///< set: print `out` and `err` and leave
    std::string out;
    std::string err;
};

/// Whether diff reads a PDF, which needs fonts.
bool readsPdf(const Request& request);

/// Reads the command line; errors go to `err` with exit code Usage.
Reading readCommandLine(int argc, const char* const* argv);

/// What `fieldworks VERB --help` prints; the verb is empty for the whole program.
std::string helpFor(const std::string& verb);

} // namespace fw
