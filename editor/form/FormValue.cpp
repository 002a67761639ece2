#include "editor/form/FormValue.h"

#include <charconv>

namespace fw {

namespace {

using ReadValue = FormulaResult<Json>;

/// How an empty text is written in a list, whose blank lines do not count.
constexpr const char* emptyLine = "\"\"";

tl::unexpected<FormulaError> refused(Text text, Text remedy = {})
{
    return tl::unexpected(FormulaError{0, std::move(text), std::move(remedy)});
}

std::string trimmedLine(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

/// "8,7", as files have it, as a cell of the map; noCell if it is none.
Cell storedCell(const Map& map, const std::string& text)
{
    int column = 0, row = 0;
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos)
        return noCell;
    const char* const end = text.data() + text.size();
    if (std::from_chars(text.data(), text.data() + comma, column).ptr != text.data() + comma
        || std::from_chars(text.data() + comma + 1, end, row).ptr != end)
        return noCell;
    const bool there = column >= 1 && column <= map.grid.columns && row >= 1 && row <= map.grid.rows;
    return there ? map.grid.cell(column - 1, row - 1) : noCell;
}

std::string shownCell(const std::string& stored, const FormContext& context)
{
    if (context.map == nullptr || context.map->grid.linked())
        return stored;
    const Cell cell = storedCell(*context.map, stored);
    const std::string label = cell == noCell ? std::string() : context.map->numbering.label(context.map->grid, cell);
    return label.empty() ? stored : label;
}

ReadValue cellFrom(const std::string& line, const FormContext& context)
{
    if (context.map == nullptr || context.map->grid.linked())
        return Json::ofText(line);
    const Map& map = *context.map;
    Cell cell = map.numbering.parse(map.grid, line);
    if (cell == noCell)
        cell = storedCell(map, line);
    if (cell == noCell)
        return refused({"the map has no cell {0}", {line}}, {"write a number as printed on the map"});
    return Json::ofText(std::to_string(map.grid.column(cell) + 1) + "," + std::to_string(map.grid.row(cell) + 1));
}

ReadValue numberFrom(const std::string& line, bool whole)
{
    const Rational number = Rational::parse(line);
    if (!number.valid() || (whole && !number.whole()))
        return refused({"{0} is not a number", {line}},
                       whole ? Text("write a whole number") : Text("write a number or a fraction such as 1/2"));
    return number.whole() ? Json::ofInteger(number.num()) : Json::ofText(number.text());
}

/// A tree in a field for lines: the few conditions and amounts that no line can express.
ReadValue treeFrom(const std::string& line)
{
    Result<Json> tree = parseJson(line, {});
    if (!tree)
        return refused(tree.error().text, tree.error().remedy);
    return std::move(*tree);
}

/// One line of a field as a value.
ReadValue lineValue(const FieldHelp& field, const std::string& line, const FormContext& context)
{
    switch (field.type.value) {
    case FieldValue::Flag:
        if (line != "true" && line != "false")
            return refused({"{0} is neither true nor false", {line}});
        return Json::ofBool(line == "true");
    case FieldValue::Integer: return numberFrom(line, true);
    case FieldValue::Number: return numberFrom(line, false);
    case FieldValue::Cell: return cellFrom(line, context);
    case FieldValue::Amount:
        if (line.starts_with('{'))
            return treeFrom(line);
        if (Rational::parse(line).valid())
            return numberFrom(line, false);
        if (const auto read = readAmount(line, context.names); !read)
            return tl::unexpected(read.error());
        return Json::ofText(line);
    case FieldValue::Conditions:
        if (line.starts_with('{'))
            return treeFrom(line);
        if (const auto read = readConditions(line, context.names); !read)
            return tl::unexpected(read.error());
        return Json::ofText(line);
    default: return Json::ofText(line == emptyLine ? std::string() : line);
    }
}

std::string lineOf(const FieldHelp& field, const Json& value, const FormContext& context)
{
    switch (value.kind) {
    case Json::Kind::Null: return {};
    case Json::Kind::Bool: return value.number != 0 ? "true" : "false";
    case Json::Kind::Integer: return std::to_string(value.number);
    case Json::Kind::Real: return value.text;
    case Json::Kind::Text: return field.type.value == FieldValue::Cell ? shownCell(value.text, context) : value.text;
    default: return compactJson(value);
    }
}

bool severalLines(const FieldHelp& field)
{
    return !field.type.around.empty() || field.type.value == FieldValue::Conditions;
}

void addPairs(const FieldHelp& field, const Json& object, std::size_t depth, std::vector<std::string>& keys,
              std::vector<FormPair>& out, const FormContext& context)
{
    for (std::size_t i = 0; i < object.keys.size(); ++i) {
        keys.push_back(object.keys[i]);
        if (depth > 1 && object.items[i].isObject())
            addPairs(field, object.items[i], depth - 1, keys, out, context);
        else
            out.push_back({keys, lineOf(field, object.items[i], context)});
        keys.pop_back();
    }
}

} // namespace

std::string formText(const FieldHelp& field, const Json* value, const FormContext& context)
{
    if (value == nullptr)
        return {};
    if (!severalLines(field) || !value->isArray())
        return lineOf(field, *value, context);
    std::string out;
    for (std::size_t i = 0; i < value->items.size(); ++i) {
        const std::string line = lineOf(field, value->items[i], context);
        out += (i > 0 ? "\n" : "") + (line.empty() ? std::string(emptyLine) : line);
    }
    return out;
}

FormulaResult<Json> formValue(const FieldHelp& field, const std::string& text, const FormContext& context)
{
    if (!severalLines(field)) {
        // Only prose and labels keep the blanks around them.
        const bool kept = field.type.value == FieldValue::Text || field.type.value == FieldValue::Label;
        const std::string line = kept ? text : trimmedLine(text);
        return line.empty() ? Json{} : lineValue(field, line, context);
    }
    Json out = Json::array();
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string line = trimmedLine(std::string_view(text).substr(at, end - at));
        if (!line.empty()) {
            ReadValue value = lineValue(field, line, context);
            if (!value) {
                const std::size_t indent = text.find(line, at) - at;
                value.error().at += at + indent;
                return value;
            }
            out.items.push_back(std::move(*value));
        }
        at = end + 1;
    }
    return out.items.empty() ? Json{} : std::move(out);
}

bool holdsPairs(const FieldHelp& field)
{
    return !field.type.around.empty() && field.type.around.front() == FieldAround::Object
           && field.type.value != FieldValue::Row;
}

std::vector<FormPair> formPairs(const FieldHelp& field, const Json* value, const FormContext& context)
{
    std::vector<FormPair> out;
    std::vector<std::string> keys;
    if (value != nullptr)
        addPairs(field, *value, field.type.around.size(), keys, out, context);
    return out;
}

FormulaResult<Json> pairsValue(const FieldHelp& field, const std::vector<FormPair>& pairs, const FormContext& context)
{
    Json out = Json::object();
    for (std::size_t p = 0; p < pairs.size(); ++p) {
        const FormPair& pair = pairs[p];
        ReadValue value = lineValue(field, trimmedLine(pair.value), context);
        if (!value) {
            value.error().at = p;
            return value;
        }
        Json* at = &out;
        for (std::size_t k = 0; k < pair.keys.size(); ++k) {
            const bool last = k + 1 == pair.keys.size();
            std::size_t i = 0;
            while (i < at->keys.size() && at->keys[i] != pair.keys[k])
                ++i;
            if (i == at->keys.size())
                at->add(pair.keys[k], last ? Json{} : Json::object());
            at = &at->items[i];
        }
        *at = std::move(*value);
    }
    return out.items.empty() ? Json{} : std::move(out);
}

} // namespace fw
