#include "app/mapeditor/RandomGroundDialog.h"

#include "app/widgets/WidgetFactory.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QRandomGenerator>

namespace fw {

namespace {

constexpr QSize pictureSize(380, 290);

} // namespace

RandomGroundDialog::RandomGroundDialog(Workbench& bench, QWidget* parent)
    : Dialog("randomGroundDialog", tr("Random Ground"), parent), mBench(bench),
      mPlain(bench.document().rules(), MapStyle::light())
{
    mPlain.parts.numbers = mPlain.parts.names = mPlain.parts.grid = false;
    auto* whole = new QVBoxLayout(this);
    const bool all = bench.selection().empty();
    auto* words = wordsLabel("randomWords");
    words->setText(
        all ? tr("Replaces terrain, levels, hexsides and roads of the whole map. Names, areas and counters stay.")
            : tr("Replaces terrain, levels, hexsides and roads of %n selected cells. Streams, towns and roads "
                 "are laid only on a whole map.",
                 nullptr, int(bench.selection().size())));
    whole->addWidget(words);
    auto* across = new QHBoxLayout;
    auto* form = new QFormLayout;
    const GroundPlan plan;
    const GroundFeatures has = groundFeatures(bench.document().rules());
    // A share of what the rules do not have is not offered.
    const auto share = [&](const QString& label, const char* id, int most, int value, const QString& suffix,
                           bool offered) {
        QSpinBox* box = numberField(id, label, 0, most, offered ? value : 0);
        box->setSuffix(suffix);
        box->setEnabled(offered);
        if (!offered)
            box->setToolTip(tr("The rules have no such feature."));
        connect(box, &QSpinBox::valueChanged, &mRest, qOverload<>(&QTimer::start));
        form->addRow(label, box);
        return box;
    };
    mSeed = numberField("randomSeed", tr("Seed"), 1, 999999, int(plan.seed));
    mSeed->setToolTip(tr("The same seed gives the same ground again."));
    connect(mSeed, &QSpinBox::valueChanged, &mRest, qOverload<>(&QTimer::start));
    form->addRow(tr("Seed"), mSeed);
    addButton(form, tr("Another"), "randomAnother", tr("Another seed"), this,
              [this] { mSeed->setValue(int(QRandomGenerator::global()->bounded(1, 999999))); });
    const QString percent = tr(" % of the cells");
    mRivers = share(tr("Streams"), "randomRivers", 4, plan.rivers, {}, all && !has.water.empty());
    mHills = share(tr("Hills"), "randomHills", 60, plan.hills, percent, true);
    mWoods = share(tr("Woods"), "randomWoods", 60, plan.woods, percent, !has.woods.empty());
    mMarsh = share(tr("Marsh"), "randomMarsh", 20, plan.marsh, percent, all && !has.marsh.empty());
    mTowns = share(tr("Towns"), "randomTowns", 40, plan.towns, {}, all && !has.town.empty());
    mRoads = named(new QCheckBox(tr("Roads between towns")), "randomRoads", tr("Roads between towns"));
    mRoads->setEnabled(all && !has.road.empty());
    mRoads->setChecked(mRoads->isEnabled() && plan.roads);
    connect(mRoads, &QCheckBox::toggled, &mRest, qOverload<>(&QTimer::start));
    form->addRow(mRoads);
    across->addLayout(form);
    mPicture = named(new QLabel, "randomPicture", tr("The map with this ground"));
    mPicture->setFixedSize(pictureSize);
    mPicture->setFrameShape(QFrame::StyledPanel);
    across->addWidget(mPicture);
    whole->addLayout(across);
    whole->addWidget(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Replace Ground")));
    mRest.setSingleShot(true);
    mRest.setInterval(60); // while a number is typed or a button is held
    connect(&mRest, &QTimer::timeout, this, &RandomGroundDialog::refresh);
    refresh();
}

GroundPlan RandomGroundDialog::plan() const
{
    return {std::uint32_t(mSeed->value()),
            mRivers->value(),
            mHills->value(),
            mWoods->value(),
            mMarsh->value(),
            mTowns->value(),
            mRoads->isChecked()};
}

Edit RandomGroundDialog::edit() const
{
    return randomGround(mBench.drawing(), mBench.document().rules(), mBench.selection(), plan());
}

void RandomGroundDialog::refresh()
{
    Drawing drawing = mBench.drawing();
    apply(drawing, edit());
    const MapGeometry geometry(drawing.rest.map);
    const QRectF sheet = geometry.bounds();
    const double ratio = devicePixelRatioF();
    QPixmap picture(pictureSize * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(palette().color(QPalette::Window));
    const double scale = std::min(pictureSize.width() / sheet.width(), pictureSize.height() / sheet.height());
    QPainter painter(&picture);
    painter.translate(pictureSize.width() / 2.0, pictureSize.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-sheet.center());
    mPlain.paint(painter, drawing, geometry, sheet);
    painter.end();
    mPicture->setPixmap(picture);
}

} // namespace fw
