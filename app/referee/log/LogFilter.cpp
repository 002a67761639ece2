#include "app/referee/log/LogFilter.h"

#include "app/referee/log/LogModel.h"

namespace fw {

namespace {

bool heads(LogBlock::Kind kind)
{
    return kind == LogBlock::Kind::Turn || kind == LogBlock::Kind::Phase;
}

bool counts(LogBlock::Kind kind)
{
    return kind == LogBlock::Kind::Losses || kind == LogBlock::Kind::Control || kind == LogBlock::Kind::Totals;
}

} // namespace

LogFilter::LogFilter(LogModel* model, QObject* parent) : QSortFilterProxyModel(parent), mModel(model)
{
    setSourceModel(model);
}

void LogFilter::setText(const QString& text)
{
    const QStringList words = text.toLower().split(' ', Qt::SkipEmptyParts);
    if (words == mWanted)
        return;
    mWanted = words;
    invalidateFilter();
}

void LogFilter::setShow(LogShow show)
{
    mShow = show;
    invalidateFilter();
}

void LogFilter::setEnded(bool ended)
{
    mEnded = ended;
}

void LogFilter::renew()
{
    invalidateFilter();
}

int LogFilter::found() const
{
    int out = 0;
    for (int row = 0; row < rowCount(); ++row) {
        const LogItem* item = mModel->item(mapToSource(index(row, 0)));
        // A heading counts only if it is a match itself, not if it only has matches below it.
        out += item != nullptr && (!heads(item->kind) || headWanted(mapToSource(index(row, 0)).row()));
    }
    return out;
}

bool LogFilter::trailing(int row) const
{
    for (int next = row; next < mModel->rowCount(); ++next)
        if (!counts(mModel->item(mModel->index(next, 0))->kind))
            return false;
    return true;
}

bool LogFilter::wants(int row) const
{
    const QModelIndex block = mModel->index(row, 0);
    const LogItem* title = mModel->item(block);
    switch (mShow) {
    case LogShow::All: break;
    case LogShow::Rulings:
        if (title->kind != LogBlock::Kind::Ruling)
            return false;
        break;
    case LogShow::Amended:
        if (title->tag == LogTag::None && !title->remark)
            return false;
        break;
    case LogShow::Losses:
        if (!counts(title->kind))
            return false;
        break;
    }
    // The running losses at the end of the log appear only on request, or after the end of the game.
    if (counts(title->kind) && !mEnded && mShow != LogShow::Losses && trailing(row))
        return false;
    return mWanted.isEmpty() || mModel->has(block, mWanted);
}

/// Whether a heading is a match by itself. Events at the beginning of a turn or phase, such as drawn cards, are lines
/// of its heading.
bool LogFilter::headWanted(int row) const
{
    return mShow == LogShow::All && !mWanted.isEmpty() && mModel->has(mModel->index(row, 0), mWanted);
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (parent.isValid())
        return true;
    if (!heads(mModel->item(mModel->index(row, 0))->kind))
        return wants(row);
    if (!narrowed() || headWanted(row))
        return true;
    // A turn's heading covers all blocks until the next turn, a phase's until the next heading.
    const bool turn = mModel->item(mModel->index(row, 0))->kind == LogBlock::Kind::Turn;
    for (int next = row + 1; next < mModel->rowCount(); ++next) {
        const LogBlock::Kind kind = mModel->item(mModel->index(next, 0))->kind;
        if (kind == LogBlock::Kind::Turn || (kind == LogBlock::Kind::Phase && !turn))
            return false;
        if (heads(kind) ? headWanted(next) : wants(next))
            return true;
    }
    return false;
}

} // namespace fw
