#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace fw {

class LogModel;

/// Which blocks the log shows.
enum class LogShow { All, Rulings, Amended, Losses };

/// Keeps the blocks that contain the words and have the chosen kind, with all their lines. A heading matches by its own
/// words and lines, and stays while a block below it matches.
class LogFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit LogFilter(LogModel* model, QObject* parent = nullptr);

    /// Sets the words to look for, separated by blanks: parts of sentences, case numbers, units.
    void setText(const QString& text);
    /// Sets the kind of blocks.
    void setShow(LogShow show);
    /// Sets whether the game is over: the running losses and totals at the end are then shown too.
    void setEnded(bool ended);
    /// The words to look for, in lower case.
    const QStringList& wanted() const { return mWanted; }
    /// Whether the filter can hide anything.
    bool narrowed() const { return !mWanted.isEmpty() || mShow != LogShow::All; }
    /// Filters anew after the log changed.
    void renew();
    /// How many rulings, remarks and headings match.
    int found() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool wants(int row) const;
    bool headWanted(int row) const;
    bool trailing(int row) const;

    LogModel* mModel;
    QStringList mWanted;
    LogShow mShow = LogShow::All;
    bool mEnded = false;
};

} // namespace fw
