#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "engine/play/Play.h"
#endif

#include <QTreeWidget>
#include <vector>

namespace fw {

/// The exact chances of each result, as fractions, per cent and bars.
class ChancesView : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ChancesView(QWidget* parent = nullptr);

    /// Shows the chances in the order given.
    void show(const std::vector<Chance>& chances);
    using QWidget::show;
    /// The lines shown as plain text.
    QString text() const;
    /// As high as its rows.
    QSize sizeHint() const override;

signals:
    /// A result was chosen: its index among those shown.
    void picked(int index);
};

/// A chance in per cent with one decimal, in the language of the program.
QString percent(const Rational& chance);
/// What a result is called where no table is read.
QString resultWords(const Chance& chance);

} // namespace fw
