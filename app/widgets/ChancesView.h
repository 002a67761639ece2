#pragma once

#include "engine/play/Play.h"

#include <QTreeWidget>
#include <utility>
#include <vector>

namespace fw {

/// A group of chances under its own heading, described by the caller.
struct ChanceGroup {
    QString title;
    std::vector<std::pair<QString, Rational>> lines;
};

/// The exact chances of each result, as fractions, percentages and bars.
class ChancesView : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ChancesView(QWidget* parent = nullptr);

    /// Shows chances in this order.
    void show(const std::vector<Chance>& chances);
    /// Shows several groups, each with its heading if it has one, and with their sentences in full.
    void showGroups(const std::vector<ChanceGroup>& groups);
    using QWidget::show;
    /// The visible lines as plain text.
    QString text() const;
    /// As high as its rows.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    /// The user selected a result; `index` counts the shown ones.
    void picked(int index);

private:
    QTreeWidgetItem* line(const QString& words, const Rational& chance, double most) const;
    void setGrouped(bool grouped);

    bool mGrouped = false;
};

/// A chance in percent with one decimal, in the user's language.
QString percent(const Rational& chance);
/// The name of a result if no table is read.
QString resultWords(const Chance& chance);

} // namespace fw
