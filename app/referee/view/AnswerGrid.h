#pragma once

#include <QTableWidget>

class QLabel;

namespace fw {

/// Each own answer against each of the other side's, with what the table says of both; the row of the answer that is
/// looked at is highlighted.
class AnswerGrid : public QTableWidget
{
    Q_OBJECT

public:
    explicit AnswerGrid(QWidget* parent = nullptr);
    /// Shows these answers: a row for each of the own ones, a column for each of the other's, with its name in brief
    /// at its head. What the rows and the columns are stands in the corner.
    void show(const QString& corner, const QStringList& own, const QStringList& other, const QStringList& brief,
              const std::vector<QStringList>& cells);
    using QWidget::show;
    /// Highlights a row; none below zero.
    void point(int row);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A row or its head was clicked.
    void picked(int row);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void spread();

    QLabel* mCorner;
};

} // namespace fw
