#include "app/print/SheetDialog.h"

#include "app/print/JobsDialog.h"
#include "app/print/Manifest.h"
#include "app/print/PaperField.h"
#include "app/print/PressFields.h"
#include "app/print/PressSheets.h"
#include "app/print/Saving.h"
#include "app/print/SheetMarks.h"
#include "app/print/SheetProof.h"
#include "app/widgets/LengthBox.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/SaveName.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPainter>
#include <QPixmap>

namespace fw {

namespace {

QString titleOf(const RulesContent& content)
{
    const Scenario& scenario = *content.scenario;
    return translated(scenario.title.empty() ? scenario.id : scenario.title);
}

} // namespace

/// One sheet, front next to back, as it will be on paper.
class SheetDialog::Preview : public QWidget
{
public:
    explicit Preview(const SheetDialog* dialog) : mDialog(dialog)
    {
        setMinimumSize(380, 320);
        setAccessibleName(SheetDialog::tr("The sheet, front and back"));
    }
    QSize sizeHint() const override { return {760, 540}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter p(this);
        const SheetPart part = partOf(mDialog->mRuns, mDialog->mSheet->value() - 1);
        if (part.run == nullptr)
            return;
        const bool drift = mDialog->mDrift->isChecked();
        const int sides = sidesOf(part.run->layout);
        for (const bool back : {false, true}) {
            if (sides == 1 && back)
                break;
            const QRectF shown = drift ? closeUp(part, back) : QRectF({0, 0}, part.run->grid.page());
            const double gap = 8;
            const double scale = std::min((width() - (sides + 1) * gap) / (sides * shown.width()),
                                          (height() - 2 * gap) / shown.height());
            // A picture of its own, because a counter sets its own clip.
            QPixmap picture((shown.size() * scale * devicePixelRatioF()).toSize());
            picture.fill(palette().color(QPalette::Window));
            QPainter painter(&picture);
            painter.scale(picture.width() / shown.width(), picture.height() / shown.height());
            painter.translate(-shown.topLeft());
            paintPage(painter, part, shown, back);
            painter.end();
            picture.setDevicePixelRatio(devicePixelRatioF());
            p.drawPixmap(QPointF(gap + (back ? shown.width() * scale + gap : 0), gap), picture);
        }
    }

private:
    /// The part of a page where a drift can be seen: a few counters at a corner of the block.
    static QRectF closeUp(const SheetPart& part, bool back)
    {
        const QRectF cut = back ? part.run->grid.back(0) : part.run->grid.front(0);
        const double side = 2.2 * cut.width() + part.run->layout.gutter, around = 6;
        // The first counter of a back is the last of its row or column.
        const bool right = back && turnsSideways(part.run->layout), low = back && !right;
        const QRectF near(right ? cut.right() - side : cut.left(), low ? cut.bottom() - side : cut.top(), side, side);
        return near.adjusted(right ? 0 : -around, low ? 0 : -around, right ? around : 0, low ? around : 0);
    }
    void paintPage(QPainter& p, const SheetPart& part, const QRectF& shown, bool back) const
    {
        const QRectF page({0, 0}, part.run->grid.page());
        p.fillRect(page, Qt::white); // paper is white at night too
        p.setPen(QPen(Qt::gray, 0.3));
        p.drawRect(page);
        p.setRenderHint(QPainter::Antialiasing);
        const bool drift = mDialog->mDrift->isChecked();
        p.save();
        if (drift)
            p.translate(driftShown, driftShown);
        paintSheet(p, mDialog->mRuns, mDialog->mSheet->value() - 1, back, titleOf(*mDialog->mContent),
                   QString::fromStdString(mDialog->mContent->rules.version));
        p.restore();
        if (drift) // the knife does not drift with the print
            for (const bool side : {false, true})
                if (side == back || part.run->layout.fold)
                    paintCuts(p, *part.run, part.count, side, QPen(QColor("#d00000"), shown.width() / 400));
    }

    static constexpr double driftShown = 0.3; ///< millimetres

    const SheetDialog* mDialog;
};

SheetDialog::SheetDialog(const RulesAndCounters& document, int errors, QWidget* parent)
    : Dialog("sheetDialog", tr("Counter Sheets"), parent), mDocument(document), mContent(document.content()),
      mFile(QString::fromStdString(document.scenarioPath())), mFolder(QFileInfo(mFile).path()), mErrors(errors)
{
    resize(1160, 720);
    build();
    chooseSize();
    takeTemplate();
}

QWidget* SheetDialog::fields()
{
    auto* fields = new QWidget;
    fields->setAccessibleName(tr("Layout of the sheets"));
    auto* form = new QFormLayout(fields);
    const auto row = [&](const QString& label, const char* name, QWidget* widget) {
        named(widget, name, label);
        form->addRow(label, widget);
    };
    mTemplate = new QComboBox;
    for (const DieTemplate& one : dieTemplates())
        mTemplate->addItem(one.name, one.id);
    mTemplate->addItem(tr("Custom lengths, as below"), "own");
    mTemplate->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mTemplate->setMinimumContentsLength(22);
    row(tr("Cut"), "sheetTemplate", mTemplate);
    mPage = new PaperField("sheetPage", tr("Paper"));
    form->addRow(tr("Paper"), mPage);
    const auto length = [&](const QString& label, const char* name, double low, double high) {
        auto* box = new LengthBox(low, high);
        row(label, name, box);
        connect(box, &QDoubleSpinBox::valueChanged, this, &SheetDialog::renew);
        return box;
    };
    mSide = length(tr("Counter"), "sheetSide", 5, 60);
    mGutter = length(tr("Between counters"), "sheetGutter", 0, 20);
    mBleed = length(tr("Bleed"), "sheetBleed", 0, 10);
    mCorner = length(tr("Corner radius"), "sheetCorner", 0, 20);
    mMargin = length(tr("Margin"), "sheetMargin", 0, 60);
    mOrder = new QComboBox;
    for (const QString& order : {tr("as listed"), tr("by side"), tr("by side and formation"), tr("by side and type")})
        mOrder->addItem(order);
    row(tr("Order"), "sheetOrder", mOrder);
    mFlip = new QComboBox;
    mFlip->addItem(tr("over the long edge"), true);
    mFlip->addItem(tr("over the short edge"), false);
    row(tr("Flip paper"), "sheetFlip", mFlip);
    mFold = new QCheckBox(tr("F&old and cut: both sides on one page"));
    row(tr("Print and play"), "sheetFold", mFold);
    mRight = length(tr("Shift back right"), "sheetRight", -10, 10);
    mDown = length(tr("Shift back down"), "sheetDown", -10, 10);
    mMarks = new QCheckBox(tr("&Crop marks"));
    mMarks->setChecked(true);
    row(tr("Crop marks"), "sheetMarks", mMarks);
    mMarkers = new QCheckBox(tr("Include the &markers of the mix"));
    row(tr("Markers"), "sheetMarkers", mMarkers);
    mPress = new PressFields(true);
    form->addRow(mPress);
    mAnyway = new QCheckBox(tr("Print despite %n error(s) in the proof", "", mErrors));
    named(mAnyway, "sheetAnyway", mAnyway->text());
    mAnyway->setVisible(mErrors > 0);
    form->addRow(mAnyway);
    return fields;
}

QDialogButtonBox* SheetDialog::buttons()
{
    auto* buttons = makeButtons(QDialogButtonBox::Close);
    const auto ask = [this](const QString& title, const QString& name) {
        return askSaveName(this, title, besideFile(mFile, name, ".pdf"), tr("PDF (*.pdf)"));
    };
    mExport = addAct(buttons, tr("&Export Sheets..."), "sheetExport", [this, ask] {
        if (const QString path = ask(tr("Export Counter Sheets"), "counters"); !path.isEmpty())
            exportTo(path);
    });
    mExport->setDefault(true);
    addAct(buttons, tr("Export Mani&fest..."), "sheetManifest", [this, ask] {
        if (const QString path = ask(tr("Export the Counter Manifest"), "manifest"); !path.isEmpty())
            exportManifest(path);
    });
    addAct(buttons, tr("Output &Jobs..."), "sheetJobs",
           [this] { JobsDialog(mDocument, mErrors, output(), this).exec(); });
    return buttons;
}

void SheetDialog::build()
{
    auto* layout = new QVBoxLayout(this);
    auto* parts = new QHBoxLayout;
    // On a small screen the fields scroll, and the export buttons stay in sight.
    parts->addWidget(new Scrolled(fields()));
    auto* right = new QVBoxLayout;
    auto* turning = new QHBoxLayout;
    auto* which = new QLabel(tr("&Sheet"));
    mSheet = named(new QSpinBox, "sheetNumber", tr("Sheet shown"));
    mSheet->setMinimum(1);
    mDrift = new QCheckBox(tr("Show a &drift of 0.3 mm"));
    named(mDrift, "sheetDrift", tr("Close view of the cuts, with the print 0.3 mm off"));
    which->setBuddy(mSheet);
    turning->addWidget(which);
    turning->addWidget(mSheet);
    turning->addStretch(1);
    turning->addWidget(mDrift);
    right->addLayout(turning);
    mPreview = new Preview(this);
    right->addWidget(mPreview, 1);
    parts->addLayout(right, 1);
    layout->addLayout(parts, 1);
    mSays = wordsLabel("sheetSays", tr("Proof of the layout"));
    layout->addWidget(mSays);
    layout->addWidget(buttons());
    connect(mTemplate, &QComboBox::activated, this, &SheetDialog::takeTemplate);
    connect(mPage, &PaperField::changed, this, &SheetDialog::renew);
    for (const QComboBox* const box : {mFlip, mOrder})
        connect(box, &QComboBox::currentIndexChanged, this, &SheetDialog::renew);
    for (QCheckBox* box : {mMarks, mMarkers, mAnyway, mFold})
        connect(box, &QCheckBox::toggled, this, &SheetDialog::renew);
    connect(mDrift, &QCheckBox::toggled, mPreview, qOverload<>(&QWidget::update));
    connect(mSheet, &QSpinBox::valueChanged, mPreview, qOverload<>(&QWidget::update));
}

void SheetDialog::takeTemplate()
{
    const std::vector<DieTemplate> all = dieTemplates();
    const auto chosen = std::size_t(mTemplate->currentIndex());
    if (chosen >= all.size())
        return;
    const SheetLayout& layout = all[chosen].layout;
    for (const auto& [box, value] :
         {std::pair(mSide, layout.side), {mGutter, layout.gutter}, {mBleed, layout.bleed}, {mMargin, layout.margin}}) {
        const QSignalBlocker quiet(box);
        box->setValue(value);
    }
    renew();
}

/// Selects the first template for the size of counters that their layout has.
void SheetDialog::chooseSize()
{
    const std::vector<DieTemplate> all = dieTemplates();
    const double side = layoutSide(mContent->rules, *mContent->scenario);
    const auto fits = std::ranges::find_if(all, [&](const DieTemplate& one) { return one.layout.side == side; });
    if (fits != all.end())
        mTemplate->setCurrentIndex(int(fits - all.begin()));
}

/// Selects the template with the same lengths, if there is one.
void SheetDialog::showTemplate(const SheetLayout& layout)
{
    const std::vector<DieTemplate> all = dieTemplates();
    const auto same = std::ranges::find_if(all, [&](const DieTemplate& one) {
        return one.layout.side == layout.side && one.layout.gutter == layout.gutter && one.layout.bleed == layout.bleed;
    });
    const QSignalBlocker quiet(mTemplate);
    mTemplate->setCurrentIndex(int(same - all.begin()));
}

SheetLayout SheetDialog::layoutChosen() const
{
    SheetLayout layout;
    layout.page = mPage->paper().page;
    layout.paper = mPage->paper().measures;
    layout.side = mSide->value();
    layout.gutter = mGutter->value();
    layout.bleed = mBleed->value();
    layout.corner = mCorner->value();
    layout.margin = mMargin->value();
    layout.fold = mFold->isChecked();
    layout.order = SheetOrder(mOrder->currentIndex());
    layout.flipLongEdge = mFlip->currentData().toBool();
    layout.backRight = mRight->value();
    layout.backDown = mDown->value();
    layout.cropMarks = mMarks->isChecked();
    return layout;
}

bool SheetDialog::withMarkers() const
{
    return mMarkers->isEnabled() && mMarkers->isChecked();
}

std::optional<JobOutput> SheetDialog::output() const
{
    JobOutput out;
    out.file = "counters.pdf";
    out.what = JobContent::Counters;
    out.layout = layoutChosen();
    out.markers = withMarkers();
    out.press = mPress->options();
    return SheetGrid::fault(out.layout) ? std::nullopt : std::optional(out);
}

void SheetDialog::enableFields()
{
    mMarkers->setEnabled(!mContent->scenario->markers.empty());
    for (QWidget* const printed :
         {static_cast<QWidget*>(mFlip), static_cast<QWidget*>(mRight), static_cast<QWidget*>(mDown)})
        printed->setEnabled(!mFold->isChecked()); // both sides of a folded sheet are printed at once
}

void SheetDialog::renew()
{
    enableFields();
    const Scenario& scenario = *mContent->scenario;
    mCounters = sheetCounters(mContent->rules, scenario, mFolder);
    sortForSheets(mCounters, SheetOrder(mOrder->currentIndex()), mContent->rules, scenario);
    if (withMarkers())
        for (TwoSided& marker : sheetMarkers(mContent->rules, scenario))
            mCounters.push_back(std::move(marker));
    if (mAnyway->isChecked())
        dropInvalidArt(mCounters); // the proof names each of them
    const SheetLayout layout = layoutChosen();
    showTemplate(layout);
    mPress->setCorners(layout.gutter > 0);
    mPress->setUnavailable(layout.fold ? tr("A folded sheet has no form for a press.") : QString());
    Result<std::vector<SheetRun>> runs = sheetRuns(mCounters, layout);
    mRuns = runs ? std::move(*runs) : std::vector<SheetRun>();
    mSheet->setMaximum(std::max(1, sheetsOf(mRuns)));
    QStringList says;
    for (const SheetRun& run : mRuns)
        says << tr("%1 on %2, %3 by %4 on each.", "counters, sheets, columns, rows")
                    .arg(run.layout.tall > 0 ? tr("%n cards", nullptr, int(run.pieces.size()))
                                             : tr("%n counters", nullptr, int(run.pieces.size())),
                         tr("%n sheets", nullptr, run.sheets()))
                    .arg(run.grid.columns())
                    .arg(run.grid.rows());
    if (!runs)
        says << QString::fromUtf8("⚠ ") + problemWords(runs.error());
    for (const Text& one : runs ? proveSheets(layout) : std::vector<Text>())
        says << QString::fromUtf8("⚠ ") + translated(one);
    if (mErrors > 0)
        says << QString::fromUtf8("⚠ ") + tr("The proof of rules and counters reports %n open error(s).", "", mErrors);
    mSays->setText(says.join('\n'));
    mExport->setEnabled(!mRuns.empty() && (mErrors == 0 || mAnyway->isChecked()));
    mPreview->update();
}

bool SheetDialog::write(const QString& path, const QByteArray& bytes)
{
    return saveFile(this, {path.toStdString(), Form::Pdf}, bytes);
}

bool SheetDialog::exportTo(const QString& path)
{
    if (!mExport->isEnabled())
        return false;
    const auto pdf = longWork(
        this, tr("Exporting %1").arg(QFileInfo(path).fileName()),
        [counters = mCounters, layout = layoutChosen(), content = mContent,
         press = mPress->options()](Progress& progress) -> Result<PressPdf> {
            const QString version = QString::fromStdString(content->rules.version);
            if (!press) {
                const Result<QByteArray> sheets = counterSheets(counters, layout, titleOf(*content), version,
                                                                &progress);
                return sheets ? Result<PressPdf>(PressPdf{*sheets, {}}) : tl::unexpected(sheets.error());
            }
            const Result<PressProfile> profile = pressProfile(press->profile);
            if (!profile)
                return tl::unexpected(profile.error());
            return pressSheets(counters, layout, titleOf(*content), version, *press, *profile, &progress);
        });
    if (!pdf)
        return false;
    if (!*pdf) {
        QMessageBox::warning(this, tr("Cannot Export"), problemWords(pdf->error()));
        return false;
    }
    if (!write(path, (*pdf)->bytes))
        return false;
    tellPressFindings(this, (*pdf)->findings);
    return true;
}

bool SheetDialog::exportManifest(const QString& path)
{
    return write(path, manifestPdf(mContent->rules, *mContent->scenario, titleOf(*mContent),
                                   QString::fromStdString(mContent->rules.version),
                                   mPage->paper().measures.isEmpty() ? mPage->paper().page : QPageSize::A4));
}

} // namespace fw
