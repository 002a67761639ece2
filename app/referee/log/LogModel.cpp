#include "app/referee/log/LogModel.h"

#include "editor/Translated.h"

#include <algorithm>

namespace fw {

namespace {

quintptr idOf(std::size_t block, int item)
{
    return (quintptr(block) << 24) | quintptr(unsigned(item));
}

std::size_t blockOfId(quintptr id)
{
    return id >> 24;
}

int itemOfId(quintptr id)
{
    return int(id & 0xffffff);
}

QStringList listed(const std::vector<std::string>& names)
{
    QStringList out;
    for (const std::string& name : names)
        if (!out.contains(toQString(name)))
            out << toQString(name);
    return out;
}

void gatherWords(LogItem& item)
{
    item.words = QStringList{item.text, item.value, item.cite, item.about.join(' '), signOf(item)}.join(' ').toLower();
}

/// The tag of a block, from the rows of the game up to `to`, the first row of the next block.
LogTag tagOf(const Game& game, const LogBlock& block, qint64 to)
{
    LogTag out = block.struck ? LogTag::TakenBack : LogTag::None;
    const auto raise = [&](LogTag tag) { out = std::max(out, tag); };
    const bool heads = block.kind != LogBlock::Kind::Ruling && block.kind != LogBlock::Kind::Remark;
    if (block.row < 0 || heads)
        return LogTag::None;
    const auto& entries = game.entries();
    // A new turn or phase is a block with the same row as the ruling that began it.
    const qint64 end = std::min(std::max(to, qint64(block.row) + 1), qint64(entries.size()));
    for (qint64 n = block.row; n < end; ++n) {
        const Entry& e = entries[std::size_t(n)];
        if (e.kind != RowKind::Action)
            continue;
        if (e.action.overruled)
            raise(LogTag::Overruled);
        if (e.action.kind == Action::Kind::Set)
            raise(LogTag::Set);
        if (!e.earlier.empty())
            raise(LogTag::Corrected);
    }
    for (const LogLine& line : block.lines)
        if (line.style == LogStyle::Warning && out != LogTag::Set)
            raise(LogTag::Warned);
    // A block that was taken back no longer counts, whatever else happened to it.
    return block.struck ? LogTag::TakenBack : out;
}

/// Whether a block is a remark about the game, not an action.
bool remarked(const Game& game, const LogBlock& block)
{
    return block.kind == LogBlock::Kind::Remark && block.row >= 0 && block.row < qint64(game.entries().size())
           && game.entries()[std::size_t(block.row)].kind != RowKind::Action;
}

} // namespace

void LogModel::addLine(Block& block, const LogLine& line)
{
    const int number = int(block.items.size());
    LogItem item;
    item.kind = block.source.kind;
    item.style = line.style;
    item.tag = block.tag;
    item.row = block.source.row;
    item.text = translated(line.text) + (line.reconstructed ? QString::fromUtf8(" †") : QString());
    item.value = toQString(line.value);
    item.cite = toQString(line.cite);
    item.struck = line.struck;
    item.about = listed(line.about());
    gatherWords(item);
    // Its parent is the nearest line above that is less deep.
    int above = number - 1;
    while (above > 0 && block.source.lines[std::size_t(above) - 1].depth >= line.depth)
        above = block.items[std::size_t(above)].parent;
    item.parent = std::max(above, 0);
    LogItem& parent = block.items[std::size_t(item.parent)];
    item.place = int(parent.below.size());
    parent.below.push_back(number);
    block.items.push_back(std::move(item));
}

LogModel::Block LogModel::made(LogBlock source, LogTag tag, bool remark)
{
    Block out;
    LogItem title;
    title.title = true;
    title.kind = source.kind;
    title.tag = tag;
    title.remark = remark;
    title.row = source.row;
    title.text = translated(source.title);
    title.cite = toQString(source.cite);
    title.stamp = toQString(source.stamp);
    title.struck = source.struck;
    title.about = listed(source.about());
    gatherWords(title);
    out.source = std::move(source);
    out.tag = tag;
    out.items.push_back(std::move(title));
    for (const LogLine& line : out.source.lines)
        addLine(out, line);
    return out;
}

void LogModel::change(std::size_t at, Block next)
{
    const QModelIndex parent = createIndex(int(at), 0, idOf(at, 0));
    Block& block = mBlocks[at];
    // Equal lines at the beginning keep their items, counted in whole children of the title.
    const auto& old = block.source.lines;
    const auto& now = next.source.lines;
    std::size_t same = 0;
    while (same < old.size() && same < now.size() && old[same] == now[same])
        ++same;
    int keep = 0; // children of the title
    for (const int child : block.items.front().below) {
        const auto& below = block.items.front().below;
        const std::size_t end = std::size_t(keep) + 1 < below.size() ? std::size_t(below[std::size_t(keep) + 1]) - 1
                                                                     : old.size();
        const bool grows = end == old.size() && end < now.size() && now[end].depth > old[std::size_t(child) - 1].depth;
        if (end > same || grows)
            break;
        ++keep;
    }
    const int had = int(block.items.front().below.size());
    const int has = int(next.items.front().below.size());
    if (keep < had) {
        beginRemoveRows(parent, keep, had - 1);
        const int first = block.items.front().below[std::size_t(keep)];
        block.items.erase(block.items.begin() + first, block.items.end());
        block.items.front().below.resize(std::size_t(keep));
        endRemoveRows();
    }
    if (keep < has)
        beginInsertRows(parent, keep, has - 1);
    block = std::move(next);
    if (keep < has)
        endInsertRows();
    emit dataChanged(parent, parent);
    if (keep > 0)
        emit dataChanged(this->index(0, 0, parent), this->index(keep - 1, 0, parent));
}

void LogModel::update(LogDoc log, const Game& game)
{
    mFresh = 0;
    std::vector<LogTag> tags(log.blocks.size());
    qint64 to = qint64(game.entries().size());
    for (std::size_t i = log.blocks.size(); i-- > 0;) {
        tags[i] = tagOf(game, log.blocks[i], to);
        if (log.blocks[i].row >= 0)
            to = log.blocks[i].row;
    }
    std::size_t at = 0;
    for (; at < mBlocks.size() && at < log.blocks.size(); ++at) {
        const LogBlock& old = mBlocks[at].source;
        LogBlock& now = log.blocks[at];
        if (old == now && mBlocks[at].tag == tags[at])
            continue;
        if (old.kind != now.kind || old.row != now.row || old.title != now.title)
            break;
        const bool remark = remarked(game, now);
        change(at, made(std::move(now), tags[at], remark));
    }
    if (at < mBlocks.size()) {
        beginRemoveRows({}, int(at), int(mBlocks.size()) - 1);
        mBlocks.resize(at);
        endRemoveRows();
    }
    if (at < log.blocks.size()) {
        mFresh = int(log.blocks.size() - at);
        beginInsertRows({}, int(at), int(log.blocks.size()) - 1);
        for (; at < log.blocks.size(); ++at) {
            const bool remark = remarked(game, log.blocks[at]);
            mBlocks.push_back(made(std::move(log.blocks[at]), tags[at], remark));
        }
        endInsertRows();
    }
}

void LogModel::clear()
{
    beginResetModel();
    mBlocks.clear();
    endResetModel();
}

const LogItem* LogModel::item(const QModelIndex& index) const
{
    if (!index.isValid() || blockOfId(index.internalId()) >= mBlocks.size())
        return nullptr;
    const Block& block = mBlocks[blockOfId(index.internalId())];
    const auto number = std::size_t(itemOfId(index.internalId()));
    return number < block.items.size() ? &block.items[number] : nullptr;
}

bool LogModel::has(const QModelIndex& block, const QStringList& words) const
{
    if (item(block) == nullptr)
        return false;
    const auto& items = mBlocks[blockOfId(block.internalId())].items;
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        return std::any_of(items.begin(), items.end(), [&](const LogItem& one) { return one.words.contains(word); });
    });
}

bool LogModel::hasBelow(const QModelIndex& line, const QStringList& words) const
{
    for (int i = 0; i < rowCount(line); ++i) {
        const QModelIndex child = index(i, 0, line);
        const QString& said = item(child)->words;
        const bool has = std::any_of(words.begin(), words.end(),
                                     [&](const QString& word) { return said.contains(word); });
        if (has || hasBelow(child, words))
            return true;
    }
    return false;
}

QModelIndex LogModel::blockOf(qint64 row) const
{
    // Headings come after the ruling that ended the phase before, under the same row.
    for (std::size_t i = mBlocks.size(); i-- > 0;) {
        const LogBlock& block = mBlocks[i].source;
        const bool ruled = block.kind == LogBlock::Kind::Ruling || block.kind == LogBlock::Kind::Remark;
        if (ruled && block.row >= 0 && block.row <= row)
            return createIndex(int(i), 0, idOf(i, 0));
    }
    return {};
}

std::vector<CitingRow> LogModel::citing(const QString& cite) const
{
    std::vector<CitingRow> out;
    for (const Block& block : mBlocks) {
        const auto line = std::find_if(block.items.begin(), block.items.end(), [&](const LogItem& item) {
            return item.cite == cite && (item.title || item.style != LogStyle::NotApplied);
        });
        const LogItem& title = block.items.front();
        const bool heads = title.kind == LogBlock::Kind::Turn || title.kind == LogBlock::Kind::Phase;
        if (line == block.items.end() || title.row < 0 || heads)
            continue;
        out.push_back({title.row, title.text, line->title ? QString() : line->text});
    }
    return out;
}

QModelIndex LogModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column != 0)
        return {};
    if (!parent.isValid())
        return std::size_t(row) < mBlocks.size() ? createIndex(row, 0, idOf(std::size_t(row), 0)) : QModelIndex();
    const LogItem* above = item(parent);
    if (above == nullptr || std::size_t(row) >= above->below.size())
        return {};
    const int below = above->below[std::size_t(row)];
    return createIndex(row, 0, idOf(blockOfId(parent.internalId()), below));
}

QModelIndex LogModel::parent(const QModelIndex& child) const
{
    const LogItem* it = item(child);
    if (it == nullptr || it->parent < 0)
        return {};
    const std::size_t block = blockOfId(child.internalId());
    const int place = it->parent == 0 ? int(block) : mBlocks[block].items[std::size_t(it->parent)].place;
    return createIndex(place, 0, idOf(block, it->parent));
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(mBlocks.size());
    const LogItem* it = item(parent);
    return it == nullptr ? 0 : int(it->below.size());
}

int LogModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    const LogItem* it = item(index);
    if (it == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole: return it->text;
    case Qt::AccessibleTextRole: return spoken(*it);
    case itemRole: return QVariant::fromValue(it);
    default: return {};
    }
}

} // namespace fw
