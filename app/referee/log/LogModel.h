#pragma once

#include "app/referee/log/LogItem.h"
#include "engine/session/Log.h"

#include <QAbstractItemModel>
#include <vector>

namespace fw {

class Game;

/// The blocks of a log with their lines below them, deeper lines below those they explain. A new
/// log is compared with the one shown, and only what differs is put in or taken out.
class LogModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// A row as `const LogItem*`, good until the next update.
    static constexpr int itemRole = Qt::UserRole + 1;

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows this log of a game from here on.
    void update(LogDoc log, const Game& game);
    /// Shows nothing.
    void clear();
    /// What a row shows; null for the root.
    const LogItem* item(const QModelIndex& index) const;
    /// The block that holds a row of the game; invalid when none does.
    QModelIndex blockOf(qint64 row) const;
    /// Whether a block has all these words, in its title or one of its lines each.
    bool has(const QModelIndex& block, const QStringList& words) const;
    /// Whether a line that explains this one, however deep, has one of these words.
    bool hasBelow(const QModelIndex& line, const QStringList& words) const;
    /// The rulings that used a case, the oldest first; a block counts once.
    std::vector<CitingRow> citing(const QString& cite) const;
    /// How many blocks were put in anew by the last update, for tests of its thrift.
    int fresh() const { return mFresh; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Block {
        LogBlock source;
        LogTag tag = LogTag::None;
        std::vector<LogItem> items; ///< the title, then the lines in their order
    };

    static Block made(LogBlock source, LogTag tag, bool remark);
    static void addLine(Block& block, const LogLine& line);
    void change(std::size_t at, Block next);

    std::vector<Block> mBlocks;
    int mFresh = 0;
};

} // namespace fw
