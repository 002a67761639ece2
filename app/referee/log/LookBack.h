#pragma once

#include <QWidget>
#include <vector>

class QLabel;
class QSlider;
class QToolButton;

namespace fw {

/// Steps through the rows of a game: a slider with a button at each end.
class LookBack : public QWidget
{
    Q_OBJECT

public:
    explicit LookBack(QWidget* parent = nullptr);

    /// Sets the rows that can be shown, ascending; the last one is the current position.
    void setRows(std::vector<qint64> rows);
    /// True while an earlier row than the last is shown.
    bool isBack() const { return mBack; }
    /// The shown row; the last one if the user is not looking back.
    qint64 row() const;
    /// Goes to a row, or to the nearest earlier one in the list.
    void goTo(qint64 row);

public slots:
    /// Goes one row back.
    void back();
    /// Goes one row forward; after the last row but one, returns to the current position.
    void forth();
    /// Returns to the current position.
    void leave();

signals:
    /// The user wants to see an earlier row.
    void lookedBack(qint64 row);
    /// The user returned to the last row.
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
