#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace fw {

class LogModel;

/// Which blocks of the log are wanted.
enum class LogShow { All, Rulings, Amended, Losses };

/// The blocks that have the words and are of the kind asked for, with all their lines; headings
/// are found by their own words and lines, and stay while something below them does.
class LogFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit LogFilter(LogModel* model, QObject* parent = nullptr);

    /// Asks for words, blanks between them: parts of sentences, case numbers, units.
    void setText(const QString& text);
    /// Asks for a kind.
    void setShow(LogShow show);
    /// Shows the running losses and totals at the end, too: when the game is over.
    void setEnded(bool ended);
    /// The words asked for, in small letters.
    const QStringList& wanted() const { return mWanted; }
    /// Whether anything can be hidden.
    bool narrowed() const { return !mWanted.isEmpty() || mShow != LogShow::All; }
    /// Looks at everything again, after the log changed.
    void renew();
    /// How many rulings, remarks and headings were found.
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
