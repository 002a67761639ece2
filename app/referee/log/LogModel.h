#pragma once

#include "app/referee/log/LogItem.h"
#include "engine/session/Log.h"

#include <QAbstractItemModel>
#include <vector>

namespace fw {

class Game;

/// The blocks of a log, with lines below the lines that they explain. An update compares the new log with the old one
/// and inserts or removes only what differs.
class LogModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// The role of a row's `const LogItem*`, which is valid until the next update.
    static constexpr int itemRole = Qt::UserRole + 1;

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows this log of a game.
    void update(LogDoc log, const Game& game);
    /// Shows an empty log.
    void clear();
    /// The item of a row; null for the root.
    const LogItem* item(const QModelIndex& index) const;
    /// The block that contains a row of the game; invalid if there is none.
    QModelIndex blockOf(qint64 row) const;
    /// Whether a block contains all these words, each in its title or in one of its lines.
    bool has(const QModelIndex& block, const QStringList& words) const;
    /// Whether a line below this one, at any depth, contains one of these words.
    bool hasBelow(const QModelIndex& line, const QStringList& words) const;
    /// The rulings that used a case, oldest first; each block counts once.
    std::vector<CitingRow> citing(const QString& cite) const;
    /// How many blocks the last update inserted, for tests.
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
        std::vector<LogItem> items; ///< the title, then the lines in order
    };

    static Block made(LogBlock source, LogTag tag, bool remark);
    static void addLine(Block& block, const LogLine& line);
    void change(std::size_t at, Block next);

    std::vector<Block> mBlocks;
    int mFresh = 0;
};

} // namespace fw
