#pragma once

#include "engine/play/Play.h"

#include <QTreeWidget>
#include <utility>
#include <vector>

namespace fw {

/// Chances that stand under a heading of their own, in the words of whoever shows them.
struct ChanceGroup {
    QString title;
    std::vector<std::pair<QString, Rational>> lines;
};

/// The exact chances of each result, as fractions, per cent and bars.
class ChancesView : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ChancesView(QWidget* parent = nullptr);

    /// Shows the chances in the order given.
    void show(const std::vector<Chance>& chances);
    /// Shows several sets of chances, each under its heading if it has one, with their sentences in full.
    void showGroups(const std::vector<ChanceGroup>& groups);
    using QWidget::show;
    /// The lines shown as plain text.
    QString text() const;
    /// As high as its rows.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    /// A result was chosen: its index among those shown.
    void picked(int index);

private:
    QTreeWidgetItem* line(const QString& words, const Rational& chance, double most) const;
    void setGrouped(bool grouped);

    bool mGrouped = false;
};

/// A chance in per cent with one decimal, in the language of the program.
QString percent(const Rational& chance);
/// What a result is called where no table is read.
QString resultWords(const Chance& chance);

} // namespace fw
