#include "engine/store/JournalChain.h"

#include "engine/store/Sha256.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fw {

namespace {

using nlohmann::json;

constexpr const char* programKind = "program";
constexpr const char* sqliteKey = "sqlite";

/// Appends a field with its length, so that different lists of fields never give the same text.
void put(std::string& out, std::string_view field)
{
    out += std::to_string(field.size());
    out += ':';
    out += field;
    out += '\n';
}

std::string digest(std::string_view text)
{
    return hex(sha256(text));
}

std::string metaDigest(const JournalHead& head)
{
    std::string text;
    for (const auto& [key, value] : head.meta) {
        put(text, key);
        put(text, value);
    }
    return digest(text);
}

std::string contentDigest(const JournalHead& head)
{
    std::string text;
    for (const JournalContent& c : head.content) {
        put(text, c.name);
        put(text, c.text ? "text" : "bytes");
        put(text, c.bytes);
    }
    return digest(text);
}

/// The body of row 0 or of a program row; empty if this program did not write it.
json object(const JournalRow& row)
{
    json out = json::parse(row.body, nullptr, false);
    return out.is_object() ? out : json::object();
}

std::string word(const json& from, const char* key)
{
    const auto at = from.find(key);
    return at != from.end() && at->is_string() ? at->get<std::string>() : std::string{};
}

int numberIn(const JournalRow& row, const char* key)
{
    const std::string text = word(object(row), key);
    int out = 0;
    for (const char c : text) {
        if (c < '0' || c > '9' || out > 100'000'000)
            return 0;
        out = out * 10 + (c - '0');
    }
    return out;
}

/// Whether a row's hash matches its content; the hash of a sealed row in a copy cannot be checked.
bool fits(const JournalRow& row, bool copy)
{
    if (copy && row.kind == copyKind::sealed)
        return row.stamp.empty() && row.reason.empty() && row.body.empty() && row.state.empty() && row.snapshot.empty();
    return row.hash == journalHash(row);
}

/// Whether a row names the SQLite version of the rows from there on, or, as the last row of a copy, of all rows.
bool saysWriter(const JournalRow& row)
{
    return row.n == 0 || row.kind == programKind || row.kind == copyKind::last;
}

Problem broken(Text text, std::int64_t n)
{
    return Problem(Trouble::Changed, std::move(text), {}, {}, "row " + std::to_string(n));
}

} // namespace

std::string positionDigest(const std::string& key, std::string_view text)
{
    if (key.empty())
        return digest(text);
    std::string mixed;
    put(mixed, key);
    put(mixed, text);
    return digest(mixed);
}

std::string journalHash(const JournalRow& row)
{
    std::string text = "game row 1\n";
    put(text, row.prior);
    put(text, std::to_string(row.n));
    for (const std::string* field : {&row.kind, &row.stamp, &row.reason, &row.body, &row.state, &row.snapshot})
        put(text, *field);
    return digest(text);
}

JournalRow chainRow(const JournalEntry& entry, std::int64_t n, const std::string& prior, const std::string& key)
{
    JournalRow row{n, entry.kind, entry.stamp, entry.reason, entry.body, entry.state, {}, prior, {}};
    if (!entry.snapshot.empty())
        row.snapshot = positionDigest(key, entry.snapshot);
    row.hash = journalHash(row);
    return row;
}

JournalRow firstRow(const JournalHead& head, const JournalEntry& first, const std::map<std::string, std::string>& begin,
                    int writer)
{
    json body = begin;
    if (body.is_null())
        body = json::object();
    body["layout"] = std::to_string(head.key.empty() ? 1 : Journal::layout);
    body[sqliteKey] = std::to_string(writer);
    body["meta"] = metaDigest(head);
    body["content"] = contentDigest(head);
    if (!head.key.empty())
        body["key"] = digest(head.key);
    JournalEntry entry = first;
    entry.body = body.dump(-1, ' ', false, json::error_handler_t::replace);
    return chainRow(entry, 0, std::string(64, '0'), head.key);
}

JournalEntry programRow(const std::string& stamp, const std::string& state, int writer)
{
    JournalEntry out;
    out.kind = programKind;
    out.stamp = stamp;
    out.body = json{{sqliteKey, std::to_string(writer)}}.dump();
    out.state = state;
    return out;
}

int layoutOf(const JournalRow& first)
{
    return std::max(1, numberIn(first, "layout"));
}

JournalEntry copyRow(const std::string& side, const std::string& log, const std::string& stamp, int writer)
{
    JournalEntry out;
    out.kind = copyKind::last;
    out.stamp = stamp;
    out.body = json{{"side", side}, {"log", digest(log)}, {sqliteKey, std::to_string(writer)}}.dump(
        -1, ' ', false, json::error_handler_t::replace);
    return out;
}

std::optional<JournalCopied> copied(const std::vector<JournalRow>& rows)
{
    if (rows.empty() || rows.back().kind != copyKind::last)
        return {};
    JournalCopied out;
    out.side = word(object(rows.back()), "side");
    out.sealed = std::ranges::count_if(rows, [](const JournalRow& row) { return row.kind == copyKind::sealed; });
    return out;
}

int lastWriter(const std::vector<JournalRow>& rows)
{
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        if (saysWriter(*row))
            return numberIn(*row, sqliteKey);
    return 0;
}

bool mixedWriters(const std::vector<JournalRow>& rows, int writer)
{
    for (const JournalRow& row : rows)
        if (saysWriter(row) && numberIn(row, sqliteKey) != writer)
            return true;
    return false;
}

std::vector<Problem> brokenRows(const std::vector<JournalRow>& rows)
{
    std::vector<Problem> out;
    const bool copy = copied(rows).has_value();
    std::string prior(64, '0');
    std::int64_t n = 0;
    for (const JournalRow& row : rows) {
        if (row.n != n)
            out.push_back(broken(Text("a row is missing before this one"), row.n));
        else if (row.prior != prior)
            out.push_back(broken(Text("the row does not follow from the one before"), row.n));
        if (!fits(row, copy))
            out.push_back(broken(Text("the row was altered: its hash does not fit"), row.n));
        prior = row.hash;
        n = row.n + 1;
    }
    return out;
}

std::vector<std::string> soundHashes(const std::vector<JournalRow>& rows)
{
    std::vector<std::string> out;
    const bool copy = copied(rows).has_value();
    std::string prior(64, '0');
    for (const JournalRow& row : rows) {
        if (row.n != static_cast<std::int64_t>(out.size()) || row.prior != prior || !fits(row, copy))
            break;
        prior = row.hash;
        out.push_back(row.hash);
    }
    if (copy && out.size() == rows.size())
        out.pop_back(); // the row that names the side of the copy is not part of the game
    return out;
}

std::vector<Problem> brokenHead(const JournalHead& head, const std::vector<JournalRow>& rows)
{
    std::vector<Problem> out;
    const JournalRow& first = rows.front();
    const json body = object(first);
    if (word(body, "meta") != metaDigest(head))
        out.push_back(broken(Text("event, date or players were altered"), first.n));
    if (word(body, "content") != contentDigest(head))
        out.push_back(broken(Text("the rules, scenario or images were altered"), first.n));
    const bool copy = copied(rows).has_value();
    const std::string key = head.key.empty() ? std::string() : digest(head.key);
    if (copy ? !key.empty() : key != word(body, "key"))
        out.push_back(broken(Text("the key of the game was altered"), first.n));
    const bool log = copy ? word(object(rows.back()), "log") == digest(head.copiedLog) : head.copiedLog.empty();
    if (!log)
        out.push_back(broken(Text("the log of the copy was altered"), rows.back().n));
    return out;
}

} // namespace fw
