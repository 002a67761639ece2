#pragma once

#include "engine/model/EnumWords.h"

#include <string_view>
#include <type_traits>

namespace fw {

/// The properties of a field in the field table, apart from its key and help.
struct FieldFlags {
    enum Bit : unsigned {
        Required = 1,  ///< must be present and is always written
        Label = 2,     ///< a text for people that a translation may replace
        Path = 4,      ///< a role path
        Bare = 8,      ///< a list that must not be empty; one element is written without brackets
        Cells = 16,    ///< its numbers are cells, written "column,row" from 1
        Plane = 32,    ///< a value for many cells, written as rows of characters with a legend
        Lines = 64,    ///< each element starts a line of the file
        Open = 128,    ///< `words` are examples; other words are allowed
        Numeral = 256, ///< a text may be written as a whole number
        Prose = 512,   ///< a text of several sentences, not a name or a word
        Cite = 1024,   ///< a case number of the published rules
    };
    unsigned bits = 0;
    const char* words = nullptr;    ///< the closed list of its words, "sum|product"
    const char* formerly = nullptr; ///< its key in files before format 4
    const char* refers = nullptr;   ///< the key of the list of rows whose ids it names, "quantities"

    constexpr bool has(Bit bit) const { return (bits & bit) != 0; }
    friend constexpr FieldFlags operator|(FieldFlags a, FieldFlags b)
    {
        return {a.bits | b.bits, a.words ? a.words : b.words, a.formerly ? a.formerly : b.formerly,
                a.refers ? a.refers : b.refers};
    }
};

/// What can be drawn in the middle of a counter.
inline constexpr const char* unitSymbols =
    "infantry|light|guard|grenadier|rifle|jaeger|militia|horse|dragoon|hussar|lancer|gun|horse-gun|engineer|wagon|"
    "leader|headquarters|armour|nato-infantry|nato-armour|nato-mechanised|nato-motorised|nato-airborne|nato-recon|"
    "nato-cavalry|nato-artillery|nato-antitank|nato-air-defence|nato-engineer|nato-supply|nato-headquarters|"
    "ship-of-the-line|frigate|battleship|cruiser|destroyer|carrier|submarine|transport|fighter|bomber|other";

/// The styles that the program has for maps, the standard one first.
inline constexpr const char* mapStyles = "engraving|winter|modern|desert|night|plain|coast";

namespace flag {
inline constexpr FieldFlags none{};
inline constexpr FieldFlags required{FieldFlags::Required};
inline constexpr FieldFlags label{FieldFlags::Label};
inline constexpr FieldFlags path{FieldFlags::Path};
inline constexpr FieldFlags bare{FieldFlags::Bare};
inline constexpr FieldFlags cells{FieldFlags::Cells};
inline constexpr FieldFlags plane{FieldFlags::Plane};
inline constexpr FieldFlags lines{FieldFlags::Lines};
inline constexpr FieldFlags numeral{FieldFlags::Numeral};
inline constexpr FieldFlags prose{FieldFlags::Prose};
inline constexpr FieldFlags cite{FieldFlags::Cite};
/// A word of a closed list, "sum|product"; for an enumeration use `wordsOf`.
constexpr FieldFlags words(const char* list)
{
    return {0, list};
}
/// A field with this key in files before format 4.
constexpr FieldFlags formerly(const char* key)
{
    return {0, nullptr, key};
}
/// Ids of rows in a list of the same file, or of the rules of a scenario.
constexpr FieldFlags refers(const char* list)
{
    return {0, nullptr, nullptr, list};
}
/// A word of an enumeration; may be absent if the member is optional.
template <class E>
constexpr FieldFlags wordsOf(const E&)
{
    return {0, enumWords<E>};
}
template <class E>
constexpr FieldFlags wordsOf(const std::optional<E>&)
{
    return {0, enumWords<E>};
}
/// A word with these examples.
constexpr FieldFlags hints(const char* list)
{
    return {FieldFlags::Open, list};
}
} // namespace flag

/// The name of a row of a struct in messages and schema, such as "modifier": its `rowWord`; empty if it is not a row.
template <class T>
inline constexpr std::string_view rowName = [] {
    if constexpr (requires { T::rowWord; })
        return T::rowWord;
    else
        return "";
}();

/// X is T or const T, so that the field table serves both readers and writers.
template <class X, class T>
concept IsRow = std::is_same_v<std::remove_const_t<X>, T>;

} // namespace fw
