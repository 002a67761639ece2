#pragma once

#include "app/print/SheetGrid.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;

namespace fw {

/// A field for a sheet of paper: a named size, or measures in millimetres.
class PaperField : public QWidget
{
    Q_OBJECT

public:
    /// `id` is the object name of the choice; `own`, if it is not empty, is a first entry for no paper at all.
    PaperField(const QString& id, const QString& spoken, const QString& own = {}, QWidget* parent = nullptr);

    /// The paper chosen; of size 0 for the entry without paper.
    SheetPaper paper() const;
    void setPaper(const SheetPaper& paper);
    /// Whether the entry without paper is chosen.
    bool isOwn() const;

signals:
    void changed();

private:
    void choose();

    QComboBox* mNames;
    QWidget* mMeasures; ///< the fields below, hidden for a named size
    QDoubleSpinBox* mWide;
    QDoubleSpinBox* mTall;
};

} // namespace fw
