#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// What the command line asks for.
struct Request {
    /// The verbs; Window is none.
    enum class Verb { Window, Check, Adjudicate, Log, Orders, Verify, Rule, Diff, Export, Schema, Tidy, Help };
    Verb verb = Verb::Window;
    std::vector<std::string> files;
    std::string words;               ///< rule, help
    std::string output;              ///< -o, --to; empty: standard output
    std::string game;                ///< adjudicate --game
    std::string scenario;            ///< rule --scenario
    std::string format = "text";     ///< text, json, html, markdown or pdf; short is a text
    std::string side;                ///< log, export --side
    std::optional<std::string> head; ///< verify --head
    std::string what = "map";        ///< export --what
    std::string kind;                ///< schema: of which files
    std::string level;               ///< record, warn or refuse; empty: as the orders say
    std::string preset;              ///< rule --preset
    std::map<std::string, std::string> options;
    std::optional<std::uint64_t> seed; ///< for dice the orders do not give
    int until = 0;                     ///< last turn to play; 0: all
    bool full = false;
    bool brief = false; ///< adjudicate, log: the short form
    bool force = false;
    bool list = false;  ///< check: the checks themselves
    bool trees = false; ///< tidy: conditions and amounts as trees
    bool dark = false;
    int dpi = 200;               ///< export: of a picture
    bool tiled = false;          ///< export: over pages of a PDF
    std::string page = "a4";     ///< export on pages: a4 or letter
    std::string flip = "long";   ///< the edge over which the paper is turned: long or short
    bool markers = false;        ///< export --what counters: the markers of the mix, too
    double gutter = 0;           ///< millimetres between counters
    std::optional<double> bleed; ///< millimetres of colour beyond the cut; without it 1 where there is a gutter
    double backRight = 0;        ///< millimetres the printer sets the back to the right
    double backDown = 0;         ///< and down
};

/// What came of reading the command line: a request, or a text and an exit code.
struct Reading {
    Request request;
    std::optional<int> exit; ///< set: print `out` and `err` and leave
    std::string out;
    std::string err;
};

/// Reads the command line.
Reading readCommandLine(int argc, const char* const* argv);

/// What `fieldworks VERB --help` prints; the verb is empty for the whole program.
std::string helpFor(const std::string& verb);

} // namespace fw
