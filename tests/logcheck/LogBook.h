#pragma once

#include <map>
#include <string>
#include <vector>

namespace logcheck {

/// One sentence of a printed log, put together again from the lines it was broken into.
struct Line {
    int at = 0;    ///< line of the file it begins on, from 1
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
    std::map<std::string, std::string> options; ///< those that differ from the standard
    std::vector<std::string> house;             ///< labels of rows added at the start
    std::vector<Block> blocks;
    int rows = -1;
    int rowsAt = 0;

    /// Takes a printed log apart.
    static LogBook read(const std::string& text);
};

/// Columns that a text takes on paper.
std::size_t columnsOf(const std::string& text);

/// A text cut at each occurrence of a separator.
std::vector<std::string> split(const std::string& text, const std::string& at);

} // namespace logcheck
