#pragma once

#include "app/print/CounterSheets.h"
#include "app/print/Job.h"
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

class PressFields;
class PaperField;

/// Prepares counter sheets for print: their layout, the findings of its proof, and a preview of each sheet.
class SheetDialog : public Dialog
{
    Q_OBJECT

public:
    /// `errors` is the number of open errors in the proof of rules and scenario; with any, the user must tick a box to
    /// export.
    SheetDialog(const RulesAndCounters& document, int errors, QWidget* parent = nullptr);

    SheetLayout layoutChosen() const;
    /// Whether the markers of the counter mix are printed too.
    bool withMarkers() const;
    /// The choices as an output of a job; none if the layout is impossible.
    std::optional<JobOutput> output() const;
    /// Writes the sheets; on failure shows the reason and returns false.
    bool exportTo(const QString& path);
    /// Writes the counter manifest as pages.
    bool exportManifest(const QString& path);

private:
    class Preview;
    void build();
    /// The input fields of the layout.
    QWidget* fields();
    /// Enables the fields that apply to the layout.
    void enableFields();
    QDialogButtonBox* buttons();
    void chooseSize();
    void takeTemplate();
    void showTemplate(const SheetLayout& layout);
    void renew();
    bool write(const QString& path, const QByteArray& bytes);

    const RulesAndCounters& mDocument;
    std::shared_ptr<const RulesContent> mContent;
    QString mFile; ///< path of the scenario
    QString mFolder;
    int mErrors;
    std::vector<TwoSided> mCounters;
    std::vector<SheetRun> mRuns; ///< the counters on their sheets
    QComboBox* mTemplate;
    PaperField* mPage;
    QDoubleSpinBox* mSide;
    QDoubleSpinBox* mGutter;
    QDoubleSpinBox* mBleed;
    QDoubleSpinBox* mCorner;
    QDoubleSpinBox* mMargin;
    QDoubleSpinBox* mRight;
    QDoubleSpinBox* mDown;
    QComboBox* mOrder;
    QComboBox* mFlip;
    QCheckBox* mMarks;
    QCheckBox* mFold;
    QCheckBox* mDrift;
    QCheckBox* mMarkers;
    QCheckBox* mAnyway;
    PressFields* mPress;
    QSpinBox* mSheet;
    QLabel* mSays;
    QPushButton* mExport;
    Preview* mPreview;
};

} // namespace fw
