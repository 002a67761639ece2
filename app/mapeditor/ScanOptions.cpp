#include "app/mapeditor/ScanOptions.h"

#include "app/widgets/GridDelegate.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/commands/MapFactsEdit.h"
#include "editor/commands/Scans.h"
#include "editor/render/ScanFit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QSlider>
#include <QTableWidget>
#include <algorithm>
#include <cstdlib>

namespace fw {

namespace {

constexpr int leastStretch = 4; ///< per mille; less is the error of the points

/// The height of the printed cells, per mille of regular ones, within what a map may have.
int stretchOfPrint(const Map& map, const ScanFit& fit)
{
    return std::clamp(qRound(map.cellStretch * fit.pictureStretch()), 500, 2000);
}

} // namespace

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
    mWarp = named(new QComboBox, "scanWarp", tr("Alignment of the scan"));
    mWarp->addItems({tr("Flat sheet"), tr("Photograph, at an angle"), tr("Folds and waves")});
    mWarp->setToolTip(
        tr("A flat sheet needs three known cells. A photograph needs four near the corners. With folds and "
           "waves, five or more are exactly in place and the picture bends between them."));
    connect(mWarp, &QComboBox::currentIndexChanged, this, &ScanOptions::look);
    form->addRow(tr("Alignment"), mWarp);
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
    mStretch = addButton(layout, QString(), "scanStretch", tr("Give the cells the height of the printed ones"), this,
                         &ScanOptions::takeStretch);
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
    for (QWidget* widget : std::initializer_list<QWidget*>{mOpacity, mShown, mUnder, mLocked, mWarp, mPoints, mRemove})
        widget->setEnabled(any);
    if (!mOpacity->isSliderDown())
        mOpacity->setValue(scan.opacity);
    mShown->setChecked(!scan.hidden);
    mUnder->setChecked(scan.under);
    mLocked->setChecked(scan.locked);
    mWarp->setCurrentIndex(int(scan.warp));
    const ScanFit fit = fitScan(scan.points, mBench.scanSize(), MapGeometry(drawing.rest.map), scan.warp);
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
    mFit->setText(any ? fitWords(scan, fit) : QString());
    const int height = stretchOfPrint(drawing.rest.map, fit);
    mStretch->setVisible(any && !drawing.grid().linked()
                         && std::abs(height - drawing.rest.map.cellStretch) >= leastStretch);
    mStretch->setText(tr("Set Cell Height to %1 %").arg(height / 10.0, 0, 'f', 1));
    mFilling = false;
    show();
}

QString ScanOptions::fitWords(const Scan& scan, const ScanFit& fit) const
{
    const int points = int(scan.points.size());
    switch (fit.by) {
    case ScanFit::By::Mesh:
        return tr("Aligned exactly at %n cells. Without its own point, the worst one would be off by %1 mm.", nullptr,
                  points)
            .arg(fit.worst, 0, 'f', 2);
    case ScanFit::By::Perspective:
        return tr("Aligned as a photograph with %n cells; the largest error is %1 mm.", nullptr, points)
            .arg(fit.worst, 0, 'f', 2);
    case ScanFit::By::Affine:
        return points < fewestPoints(scan.warp)
                   ? tr("Aligned as a flat sheet until %n more cells are known.", nullptr,
                        fewestPoints(scan.warp) - points)
                   : tr("Aligned with %n cells; the largest error is %1 mm.", nullptr, points)
                         .arg(fit.worst, 0, 'f', 2);
    default:
        return points < 3 ? tr("Not aligned yet: %n more known cells are needed.", nullptr, 3 - points)
                          : tr("The known cells are in one line: add a cell outside that line.");
    }
}

void ScanOptions::takeStretch()
{
    const Map& map = mBench.drawing().rest.map;
    const ScanFit fit = fitScan(map.scan.points, mBench.scanSize(), MapGeometry(map), map.scan.warp);
    MapFacts facts = factsOf(map);
    facts.cellStretch = stretchOfPrint(map, fit);
    mBench.document().push(setFacts(mBench.drawing(), facts), tr("Change Cell Height"));
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
    scan.warp = ScanWarp(mWarp->currentIndex());
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
