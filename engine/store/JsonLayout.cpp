#include "engine/store/JsonTree.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t lineWidth = 140;
constexpr std::size_t indentWidth = 2;

/// The length of the UTF-8 sequence at an index; 0 if it is invalid.
std::size_t sequenceAt(std::string_view text, std::size_t i)
{
    const auto byte = [&](std::size_t k) { return i + k < text.size() ? static_cast<unsigned char>(text[i + k]) : 0u; };
    const auto follows = [&](std::size_t k) { return (byte(k) & 0xC0u) == 0x80u; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return follows(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const unsigned low = first == 0xE0 ? 0xA0 : 0x80;
        const unsigned high = first == 0xED ? 0x9F : 0xBF;
        return byte(1) >= low && byte(1) <= high && follows(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const unsigned low = first == 0xF0 ? 0x90 : 0x80;
        const unsigned high = first == 0xF4 ? 0x8F : 0xBF;
        return byte(1) >= low && byte(1) <= high && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

/// Writes a text in quotes; invalid UTF-8 becomes U+FFFD.
void putQuoted(std::string& out, std::string_view text)
{
    out += '"';
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        const std::size_t length = sequenceAt(text, i);
        if (length == 0) {
            out += "\xEF\xBF\xBD";
            ++i;
            continue;
        }
        if (c == '"' || c == '\\') {
            out += '\\';
            out += static_cast<char>(c);
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c < 0x20 || c == 0x7F) {
            out += "\\u00";
            out += "0123456789abcdef"[c >> 4];
            out += "0123456789abcdef"[c & 15];
        } else {
            out.append(text, i, length);
        }
        i += length;
    }
    out += '"';
}

void putCompact(std::string& out, const Json& json, bool blanks = true);

void putItem(std::string& out, const Json& json, std::size_t i, bool blanks = true)
{
    if (json.isObject()) {
        putQuoted(out, json.keys[i]);
        out += blanks ? ": " : ":";
    }
    putCompact(out, json.items[i], blanks);
}

void putCompact(std::string& out, const Json& json, bool blanks)
{
    switch (json.kind) {
    case Json::Kind::Null: out += "null"; break;
    case Json::Kind::Bool: out += json.number ? "true" : "false"; break;
    case Json::Kind::Integer: out += std::to_string(json.number); break;
    case Json::Kind::Real: out += json.text; break;
    case Json::Kind::Text: putQuoted(out, json.text); break;
    case Json::Kind::Array:
    case Json::Kind::Object:
        out += json.isObject() ? '{' : '[';
        for (std::size_t i = 0; i < json.items.size(); ++i) {
            if (i > 0)
                out += blanks ? ", " : ",";
            putItem(out, json, i, blanks);
        }
        out += json.isObject() ? '}' : ']';
        break;
    }
}

bool simple(const Json& json)
{
    return !json.isArray() && !json.isObject();
}

/// Whether a value may follow another on the same line: a simple value, or a list of simple values without `lines`.
bool behind(const Json& json)
{
    return simple(json) || (json.isArray() && !json.lines && std::ranges::all_of(json.items, simple));
}

/// Whether the value needs several lines.
bool mustBreak(const Json& json)
{
    if (json.lines && !json.items.empty())
        return true;
    if (!simple(json))
        for (const Json& item : json.items)
            if (mustBreak(item))
                return true;
    return false;
}

/// Writes values with line breaks; tracks the start of the current line.
class Layout
{
public:
    std::string take() { return std::move(mOut); }

    /// Writes a value; reserves `after` characters on its last line.
    void put(const Json& json, std::size_t indent, std::size_t after)
    {
        if (simple(json)) {
            putCompact(mOut, json);
            return;
        }
        const std::size_t before = mOut.size();
        if (!mustBreak(json)) {
            putCompact(mOut, json);
            if (mOut.size() - mLineStart + after <= lineWidth || json.items.empty())
                return;
            mOut.resize(before);
        }
        const bool fill = !json.lines && (json.isObject() || allSimple(json));
        bool broken = false; // whether the previous item took several lines
        mOut += json.isObject() ? '{' : '[';
        for (std::size_t i = 0; i < json.items.size(); ++i) {
            const std::size_t comma = i + 1 < json.items.size() ? 1 : 0;
            const bool follows = fill && i > 0 && !broken && behind(json.items[i - 1]);
            broken = false;
            if (!follows || !putBehind(json, i, comma))
                broken = putBelow(json, i, indent + indentWidth, comma);
            if (comma)
                mOut += ',';
        }
        startLine(indent);
        mOut += json.isObject() ? '}' : ']';
    }

private:
    static bool allSimple(const Json& json)
    {
        for (const Json& item : json.items)
            if (!simple(item))
                return false;
        return true;
    }

    void startLine(std::size_t indent)
    {
        mOut += '\n';
        mLineStart = mOut.size();
        mOut.append(indent, ' ');
    }

    /// Writes an item on a new line; true if it takes several lines.
    bool putBelow(const Json& json, std::size_t i, std::size_t indent, std::size_t comma)
    {
        startLine(indent);
        const std::size_t first = mLineStart;
        if (json.isObject()) {
            putQuoted(mOut, json.keys[i]);
            mOut += ": ";
        }
        put(json.items[i], indent, comma);
        return mLineStart != first;
    }

    /// Writes a short item on the current line if there is room.
    bool putBehind(const Json& json, std::size_t i, std::size_t comma)
    {
        if (!behind(json.items[i]))
            return false;
        const std::size_t before = mOut.size();
        mOut += ' ';
        putItem(mOut, json, i);
        if (mOut.size() - mLineStart + comma <= lineWidth)
            return true;
        mOut.resize(before);
        return false;
    }

    std::string mOut;
    std::size_t mLineStart = 0;
};

} // namespace

std::string compactJson(const Json& json)
{
    std::string out;
    putCompact(out, json);
    return out;
}

std::string denseJson(const Json& json)
{
    std::string out;
    putCompact(out, json, false);
    return out;
}

std::string layoutJson(const Json& json)
{
    Layout layout;
    layout.put(json, 0, 0);
    return layout.take() + "\n";
}

} // namespace fw
