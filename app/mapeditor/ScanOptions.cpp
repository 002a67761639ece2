#include "app/mapeditor/ScanOptions.h"

#include "app/widgets/GridDelegate.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/commands/Scans.h"
#include "editor/render/ScanFit.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QSlider>
#include <QTableWidget>

namespace fw {

ScanOptions::ScanOptions(Workbench& bench, QWidget* parent) : QWidget(parent), mBench(bench)
{
    auto* layout = bare<QVBoxLayout>(this);
    addButton(layout, tr("Load Image..."), "scanLoad", tr("Load an image of the map"), this, &ScanOptions::loadWanted);
    mName = wordsLabel("scanName");
    layout->addWidget(mName);
    mTrouble = wordsLabel("scanTrouble");
    mTrouble->setFrameShape(QFrame::StyledPanel);
    mTrouble->setVisible(false);
    layout->addWidget(mTrouble);
    auto* form = new QFormLayout;
    mOpacity = named(new QSlider(Qt::Horizontal), "scanOpacity", tr("Opacity of the scan"));
    mOpacity->setRange(0, 100);
    mOpacity->setPageStep(10);
    connect(mOpacity, &QSlider::sliderPressed, this, [this] { mStroke = mBench.document().beginStroke(); });
    connect(mOpacity, &QSlider::sliderReleased, this, [this] {
        mStroke = 0;
        mBench.document().endStroke();
    });
    connect(mOpacity, &QSlider::valueChanged, this, &ScanOptions::look);
    form->addRow(tr("Opacity"), mOpacity);
    const auto box = [&](const QString& text, const char* name) {
        auto* check = named(new QCheckBox(text), name, text);
        connect(check, &QCheckBox::toggled, this, &ScanOptions::look);
        form->addRow(check);
        return check;
    };
    mShown = box(tr("Shown"), "scanShown");
    mUnder = box(tr("Below the ground"), "scanUnder");
    mUnder->setToolTip(
        tr("Below the ground, the scan shows through where the ground layer is transparent (opacity at the right)."));
    mLocked = box(tr("Locked"), "scanLocked");
    layout->addLayout(form);
    mPoints = named(new QTableWidget(0, 4), "scanPoints", tr("Known cells on the scan"));
    mPoints->setHorizontalHeaderLabels({tr("Cell"), tr("x"), tr("y"), tr("Error")});
    mPoints->verticalHeader()->hide();
    mPoints->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    mPoints->setSelectionBehavior(QAbstractItemView::SelectRows);
    mPoints->setSelectionMode(QAbstractItemView::SingleSelection);
    new GridDelegate(mPoints);
    connect(mPoints, &QTableWidget::cellChanged, this, &ScanOptions::typed);
    connect(mPoints, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!mFilling)
            mBench.chooseScanPoint(row);
    });
    layout->addWidget(mPoints, 1);
    mFit = wordsLabel("scanFit");
    layout->addWidget(mFit);
    auto* buttons = new QHBoxLayout;
    mForget = addButton(buttons, tr("Remove Point"), "scanForget", tr("Remove the selected point"), this, [this] {
        mBench.document().push(removeScanPoint(mBench.drawing(), mPoints->currentRow()), tr("Remove Scan Point"));
    });
    mRemove = addButton(buttons, tr("Remove Scan"), "scanRemove", tr("Remove Scan"), this,
                        [this] { mBench.document().push(setScan(mBench.drawing(), {}), tr("Remove Scan")); });
    layout->addLayout(buttons);
    connect(&bench, &Workbench::scanPointChosen, this, &ScanOptions::show);
    connect(&bench.document(), &MapDocument::changed, this, [this](const Dirty& dirty) {
        if (dirty.scan || dirty.grid)
            refresh();
    });
    refresh();
}

void ScanOptions::setTrouble(const QString& trouble)
{
    mTrouble->setText(trouble);
    mTrouble->setVisible(!trouble.isEmpty());
    refresh();
}

void ScanOptions::refresh()
{
    mFilling = true;
    const Drawing& drawing = mBench.drawing();
    const Scan& scan = drawing.rest.map.scan;
    const bool any = !scan.image.empty();
    mName->setText(any ? QString::fromStdString(scan.image) : tr("No image is loaded."));
    for (QWidget* widget : std::initializer_list<QWidget*>{mOpacity, mShown, mUnder, mLocked, mPoints, mRemove})
        widget->setEnabled(any);
    if (!mOpacity->isSliderDown())
        mOpacity->setValue(scan.opacity);
    mShown->setChecked(!scan.hidden);
    mUnder->setChecked(scan.under);
    mLocked->setChecked(scan.locked);
    const ScanFit fit = fitScan(scan.points, mBench.scanSize(), MapGeometry(drawing.rest.map));
    mPoints->setRowCount(int(scan.points.size()));
    for (int row = 0; row < mPoints->rowCount(); ++row) {
        const ScanPoint& point = scan.points[std::size_t(row)];
        const auto put = [&](int column, const QString& text, bool fixed) {
            cellOf(*mPoints, row, column, !fixed && !scan.locked)->setText(text);
        };
        put(0, QString::fromStdString(drawing.number(point.cell)), false);
        put(1, QString::number(point.x), false);
        put(2, QString::number(point.y), false);
        put(3, tr("%1 mm").arg(fit.residuals[std::size_t(row)], 0, 'f', 2), true);
    }
    mFit->setText(!any ? QString()
                  : fit.by == ScanFit::By::Affine
                      ? tr("Aligned with %n cells; the largest error is %1 mm.", nullptr, int(scan.points.size()))
                            .arg(fit.worst, 0, 'f', 2)
                  : scan.points.size() < 3
                      ? tr("Not aligned yet: %n more known cells are needed.", nullptr, 3 - int(scan.points.size()))
                      : tr("The known cells are in one line: add a cell outside that line."));
    mFilling = false;
    show();
}

void ScanOptions::show()
{
    mFilling = true;
    const int at = mBench.scanPoint();
    if (at < 0)
        mPoints->setCurrentItem(nullptr);
    else
        mPoints->setCurrentCell(at, std::max(0, mPoints->currentColumn()));
    mForget->setEnabled(at >= 0 && !mBench.drawing().rest.map.scan.locked);
    mFilling = false;
}

void ScanOptions::look()
{
    if (mFilling)
        return;
    Scan scan = mBench.drawing().rest.map.scan;
    scan.opacity = mOpacity->value();
    scan.hidden = !mShown->isChecked();
    scan.under = mUnder->isChecked();
    scan.locked = mLocked->isChecked();
    mBench.document().push(setScan(mBench.drawing(), scan), tr("Change Scan Display"), mStroke);
}

void ScanOptions::typed(int row, int column)
{
    const Drawing& drawing = mBench.drawing();
    const std::vector<ScanPoint>& points = drawing.rest.map.scan.points;
    if (mFilling || std::size_t(row) >= points.size())
        return;
    ScanPoint point = points[std::size_t(row)];
    const QString text = mPoints->item(row, column)->text().trimmed();
    bool number = true;
    if (column == 0)
        point.cell = drawing.rest.map.numbering.parse(drawing.grid(), text.toStdString());
    else
        (column == 1 ? point.x : point.y) = text.toInt(&number);
    const bool done = number && mBench.document().push(setScanPoint(drawing, row, point), tr("Change Scan Point"));
    if (!done) {
        if (column == 0 && point.cell == noCell)
            mBench.say(tr("The map has no cell %1.").arg(text));
        refresh(); // restores the old text
    }
}

} // namespace fw
