#pragma once

#include <string>
#include <string_view>

namespace fw {

/// A text as it may stand in XML, SVG too: signs of markup as entities, and a replacement character for what no XML
/// file can hold.
std::string forXml(std::string_view text);

/// What forXml puts in place of characters that no XML file can hold, markup left as it is: for text that is XML
/// already.
std::string onlyXmlCharacters(std::string_view text);

/// What the lines of a printed text become.
enum class Lines { Keep, Escape };

/// A text as it may reach a terminal: what would steer it, and what turns the direction of writing, stands as \u001b;
/// ends of lines are kept only where the text has lines of its own.
std::string forTerminal(std::string_view text, Lines lines = Lines::Escape);

/// A cell of a CSV file: quoted where it must be, and with an apostrophe before what a spreadsheet would reckon with.
std::string forCsv(std::string_view text);

/// What a cell of a CSV file says: without the apostrophe that forCsv puts before a formula.
std::string fromCsv(std::string_view cell);

} // namespace fw
