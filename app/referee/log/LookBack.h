#pragma once

#include <QWidget>
#include <vector>

class QLabel;
class QSlider;
class QToolButton;

namespace fw {

/// Goes back and forth through the moments of a game: a slider with a step button at each end.
class LookBack : public QWidget
{
    Q_OBJECT

public:
    explicit LookBack(QWidget* parent = nullptr);

    /// The rows that can be looked at, ascending; the last is how things stand.
    void setRows(std::vector<qint64> rows);
    /// True while an earlier row than the last is shown.
    bool isBack() const { return mBack; }
    /// The row looked at; the last when not looking back.
    qint64 row() const;
    /// Goes to the row, or the last before it that can be looked at.
    void goTo(qint64 row);

public slots:
    /// One row back.
    void back();
    /// One row on; from the one before last, to how things stand.
    void forth();
    /// To how things stand.
    void leave();

signals:
    /// An earlier row is to be shown.
    void lookedBack(qint64 row);
    /// The last row is to be shown again.
    void returned();

private:
    void moved(int at);
    void say();

    std::vector<qint64> mRows;
    bool mBack = false;
    QToolButton* mOlder = nullptr;
    QToolButton* mNewer = nullptr;
    QSlider* mSlider = nullptr;
    QLabel* mWhere = nullptr;
};

} // namespace fw
