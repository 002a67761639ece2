#pragma once

#include "app/print/CounterSheets.h"
#include "app/widgets/Dialog.h"
#include "editor/document/RulesAndCounters.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace fw {

/// Counter sheets before they are printed: layout, what the proof of it says, and each sheet front and
/// back as it will be.
class SheetDialog : public Dialog
{
    Q_OBJECT

public:
    /// `errors` is how many open errors the proof of rules and scenario has; with any, export must be
    /// asked for twice.
    SheetDialog(const RulesAndCounters& document, int errors, QWidget* parent = nullptr);

    SheetLayout layoutChosen() const;
    /// Writes the sheets; false, with words said, when it cannot.
    bool exportTo(const QString& path);
    /// Writes the counter manifest as pages.
    bool exportManifest(const QString& path);

private:
    class Preview;
    void build();
    /// What the layout is said in.
    QWidget* fields();
    QDialogButtonBox* buttons();
    void takeTemplate();
    void showTemplate(const SheetLayout& layout);
    void renew();
    bool write(const QString& path, const QByteArray& bytes);

    std::shared_ptr<const RulesContent> mContent;
    QString mFile; ///< of the scenario
    QString mFolder;
    int mErrors;
    std::vector<TwoSided> mCounters;
    std::vector<SheetRun> mRuns; ///< the same on their sheets
    QComboBox* mTemplate;
    QComboBox* mPage;
    QDoubleSpinBox* mSide;
    QDoubleSpinBox* mGutter;
    QDoubleSpinBox* mBleed;
    QDoubleSpinBox* mMargin;
    QDoubleSpinBox* mRight;
    QDoubleSpinBox* mDown;
    QComboBox* mFlip;
    QCheckBox* mMarks;
    QCheckBox* mMarkers;
    QCheckBox* mAnyway;
    QSpinBox* mSheet;
    QLabel* mSays;
    QPushButton* mExport;
    Preview* mPreview;
};

} // namespace fw
