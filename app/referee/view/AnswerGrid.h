#pragma once

#include <QTableWidget>

class QLabel;

namespace fw {

/// A grid of each own answer against each answer of the other side, with the result of the table. The row of the
/// current answer is highlighted.
class AnswerGrid : public QTableWidget
{
    Q_OBJECT

public:
    explicit AnswerGrid(QWidget* parent = nullptr);
    /// Shows the answers: one row for each own answer, one column for each of the other side, with a short name in its
    /// head. The corner names the rows and columns.
    void show(const QString& corner, const QStringList& own, const QStringList& other, const QStringList& brief,
              const std::vector<QStringList>& cells);
    using QWidget::show;
    /// Highlights a row; none if negative.
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
