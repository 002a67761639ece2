// Writes and reads the sources of a game in its file.
#include "engine/store/JournalDb.h"
#include "engine/store/JournalStatement.h"

#include <sqlite3.h>

namespace fw {

namespace {

// Stored with the content, but covered by digests of their own; no image has these names.
constexpr const char* keyName = "seal.key";
constexpr const char* copiedLogName = "copy.log";

} // namespace

Result<void> JournalDb::insertHead(const JournalHead& head)
{
    JournalStatement meta(mDb, "INSERT INTO meta(key, value) VALUES(?1, ?2)");
    for (const auto& [key, value] : head.meta) {
        meta.bind(1, key);
        meta.bind(2, value);
        meta.step();
        meta.reset();
    }
    if (meta.error() != SQLITE_OK)
        return tl::unexpected(problem(meta.error(), "writing meta"));
    JournalStatement content(mDb, "INSERT INTO content(n, name, body) VALUES(?1, ?2, ?3)");
    std::int64_t n = 0;
    const auto put = [&](const std::string& name, const std::string& bytes, bool text) {
        content.bind(1, n++);
        content.bind(2, name);
        text ? content.bind(3, bytes) : content.bindBlob(3, bytes);
        content.step();
        content.reset();
    };
    for (const JournalContent& c : head.content)
        put(c.name, c.bytes, c.text);
    if (!head.key.empty())
        put(keyName, head.key, true);
    if (!head.copiedLog.empty())
        put(copiedLogName, head.copiedLog, true);
    if (content.error() != SQLITE_OK)
        return tl::unexpected(problem(content.error(), "writing content"));
    return {};
}

Result<JournalHead> JournalDb::readHead()
{
    JournalHead out;
    JournalStatement meta(mDb, "SELECT key, value FROM meta ORDER BY key");
    while (meta.step())
        out.meta[meta.bytes(0)] = meta.bytes(1);
    if (meta.error() != SQLITE_OK)
        return tl::unexpected(problem(meta.error(), "reading meta"));
    JournalStatement content(mDb, "SELECT n, name, body FROM content ORDER BY n");
    std::int64_t n = 0;
    while (content.step()) {
        if (content.number(0) != n++)
            return tl::unexpected(problem(SQLITE_OK, "content is out of order"));
        if (content.bytes(1) == keyName)
            out.key = content.bytes(2);
        else if (content.bytes(1) == copiedLogName)
            out.copiedLog = content.bytes(2);
        else
            out.content.push_back({content.bytes(1), content.bytes(2), content.isText(2)});
    }
    if (content.error() != SQLITE_OK)
        return tl::unexpected(problem(content.error(), "reading content"));
    return out;
}

} // namespace fw
