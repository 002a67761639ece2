#include "engine/store/Form.h"

#include "engine/store/Input.h"
#include "engine/store/JsonTree.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace fw {

namespace {

constexpr std::size_t headBytes = 4096;     ///< enough for every signature
constexpr std::size_t firstEntryBytes = 64; ///< of a zip file: the header of the first entry and its name

/// The beginning of a text log: the rule above its title, from engine/report/LogText.cpp.
constexpr std::string_view ruledOff = "========================================";

/// The beginning of a Markdown log, and a tag in a web log: from LogMarkdown.cpp and LogHtml.cpp in engine/report.
constexpr std::string_view marked = "<!-- Fieldworks turn log -->";
constexpr std::string_view generated = "<meta name=\"generator\" content=\"Fieldworks turn log\">";

/// Whether the beginning of a file is text, without control characters of binary files.
bool isText(std::string_view head)
{
    return std::ranges::none_of(head, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f';
    });
}

/// A text without a byte order mark and blanks at its beginning.
std::string_view trimmed(std::string_view text)
{
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    const auto at = text.find_first_not_of(" \t\r\n");
    return at == std::string_view::npos ? std::string_view() : text.substr(at);
}

/// Whether a text begins like a JSON object.
bool beginsJson(std::string_view text)
{
    text = trimmed(text);
    if (!text.starts_with('{'))
        return false;
    text = trimmed(text.substr(1));
    return text.starts_with('"') || text.starts_with('}');
}

/// Collects the top-level keys of a JSON text, as far as it can be parsed.
class TopKeys : public nlohmann::json_sax<nlohmann::json>
{
public:
    /// Stops at the key `until`, if it is not empty.
    explicit TopKeys(std::string_view until = {}) : mUntil(until) {}
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(std::int64_t) override { return true; }
    bool number_unsigned(std::uint64_t) override { return true; }
    bool number_float(double, const std::string&) override { return true; }
    bool string(std::string&) override { return true; }
    bool binary(nlohmann::json::binary_t&) override { return false; }
    bool start_object(std::size_t) override { return ++mDepth < JsonLimits().depth; }
    bool start_array(std::size_t) override { return ++mDepth < JsonLimits().depth; }
    bool end_object() override { return --mDepth > 0; }
    bool end_array() override { return --mDepth > 0; }
    bool key(std::string& text) override
    {
        if (mDepth == 1)
            mKeys.insert(text);
        return mDepth != 1 || mUntil.empty() || text != mUntil;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override { return false; }
    /// Whether the key is at the top level.
    bool has(const std::string& key) const { return mKeys.count(key) > 0; }

private:
    std::string_view mUntil;
    std::size_t mDepth = 0;
    std::set<std::string> mKeys;
};

Form jsonForm(std::string_view text)
{
    TopKeys keys;
    text = trimmed(text);
    nlohmann::json::sax_parse(text.begin(), text.end(), &keys);
    const auto has = [&](const char* key) { return keys.has(key); };
    if (has("blocks"))
        return Form::Log;
    if (has("rules") || has("units") || has("map"))
        return Form::Scenario;
    if (has("grid"))
        return Form::Map;
    return has("procedures") || (has("id") && has("version")) ? Form::Rules : Form::Json;
}

/// Whether a text looks like orders: lines that begin with a plain word, such as a side or "dice", and comments.
bool readsAsOrders(std::string_view text)
{
    bool any = false;
    // The text after the last line end may be incomplete.
    for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (line.empty() || line == "\r" || line.starts_with('#'))
            continue;
        const auto word = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_");
        if (word == 0 || (word != std::string_view::npos && line[word] != ':' && line[word] != ' '))
            return false;
        any = any || line.find(": ") != std::string_view::npos || line.starts_with("dice ");
    }
    return any;
}

/// The form that a file name suggests; JSON content only becomes a JSON form.
Form namedForm(std::string_view name, Form otherwise)
{
    if (name.ends_with(".proofed"))
        name.remove_suffix(8);
    constexpr std::pair<std::string_view, Form> endings[] = {
        {".rules.json", Form::Rules}, {".scenario.json", Form::Scenario},
        {".map.json", Form::Map},     {".orders", Form::Orders},
        {".csv", Form::Csv},          {".tsv", Form::Csv},
    };
    for (const auto& [ending, form] : endings)
        if (name.ends_with(ending) && (otherwise == Form::Text || ending.ends_with(".json")))
            return form;
    return otherwise;
}

} // namespace

Form formOf(std::string_view content, const std::string& name)
{
    const std::string_view head = content.substr(0, headBytes);
    if (head.empty())
        return Form::Empty;
    if (head.starts_with("SQLite format 3"))
        return Form::Game;
    if (head.starts_with("%PDF-"))
        return Form::Pdf;
    if (head.starts_with("\x89PNG\r\n"))
        return Form::Png;
    if (head.starts_with("PK\x03\x04")
        && head.substr(0, firstEntryBytes).find("buildFile.xml") != std::string_view::npos)
        return Form::Module;
    if (!isText(head))
        return Form::Other;
    if (trimmed(head).starts_with(marked))
        return Form::Marked;
    if (trimmed(head).starts_with("<!DOCTYPE html>") && head.find(generated) != std::string_view::npos)
        return Form::WebLog;
    if (trimmed(head).starts_with('<') && head.find("<map ") != std::string_view::npos
        && head.find(" orientation=") != std::string_view::npos)
        return Form::Text; // a map of Tiled, which an export may replace
    if (trimmed(head).starts_with('<'))
        return head.find("<svg") != std::string_view::npos ? Form::Svg : Form::Other;
    if (trimmed(head).starts_with(ruledOff))
        return Form::TextLog;
    Form form = Form::Text;
    if (beginsJson(head)) {
        form = jsonForm(content);
        if (form != Form::Json)
            return form;
    }
    return readsAsOrders(head) ? Form::Orders : namedForm(name, form);
}

Result<Form> formOfFile(const std::string& path)
{
    Result<std::string> content = readHead(path, headBytes);
    if (content && beginsJson(*content))
        content = readHead(path, JsonLimits().bytes);
    if (!content)
        return tl::unexpected<Problem>(content.error());
    return formOf(*content, path);
}

bool hasTopKey(std::string_view text, std::string_view key)
{
    TopKeys keys(key);
    text = trimmed(text);
    nlohmann::json::sax_parse(text.begin(), text.end(), &keys);
    return keys.has(std::string(key));
}

bool mayReplace(Form old, Form now)
{
    return old == Form::Empty || (old == now && now != Form::Other) || (old == Form::Text && now == Form::Csv);
}

} // namespace fw
