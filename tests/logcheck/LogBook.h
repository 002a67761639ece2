#pragma once

#include <map>
#include <string>
#include <vector>

namespace logcheck {

/// One sentence of a printed log, joined from the lines into which it was broken.
struct Line {
    int at = 0;    ///< its first line in the file, from 1
    int depth = 0; ///< 0 directly below the ruling
    std::string text;
    std::string value; ///< "= 5", "4", "4 → 5", "fair"
    std::string cite;
    bool struck = false;
};

/// A heading, a ruling or a summary with its sentences.
struct Block {
    enum class Kind { Turn, Phase, Ruling, Losses, Control, Totals };
    Kind kind = Kind::Ruling;
    int at = 0;
    int row = -1; ///< number of a ruling
    Line title;
    std::vector<Line> lines;
};

/// A printed log.
struct LogBook {
    std::map<std::string, std::string> options; ///< options that differ from the standard
    std::vector<std::string> house;             ///< labels of house rows from the start
    std::vector<Block> blocks;
    int rows = -1;
    int rowsAt = 0;

    /// Parses a printed log.
    static LogBook read(const std::string& text);
};

/// The width of a text in columns.
std::size_t columnsOf(const std::string& text);

/// Splits a text at each separator.
std::vector<std::string> split(const std::string& text, const std::string& at);

} // namespace logcheck
