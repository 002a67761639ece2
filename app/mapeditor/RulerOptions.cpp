#include "app/mapeditor/RulerOptions.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/tools/Measure.h"

#include <QFormLayout>

namespace fw {

RulerOptions::RulerOptions(Workbench& bench, QWidget* parent) : QWidget(parent), mBench(bench)
{
    auto* form = bare<QFormLayout>(this);
    mMover = named(new QComboBox, "rulerMover", tr("Type of unit whose movement is measured"));
    mMover->addItem(tr("Cells only"), QString());
    for (const std::string& type : Measure::types(bench.document().rules(), bench.drawing().rest))
        mMover->addItem(translated(type), QString::fromStdString(type));
    form->addRow(tr("Movement of"), mMover);
    mMarch = named(new QComboBox, "rulerMarch", tr("Movement mode"));
    for (const PathRow& row : Measure::marches(bench.document().rules()))
        mMarch->addItem(translated(row.label.empty() ? row.id : row.label), QString::fromStdString(row.id));
    form->addRow(tr("Mode"), mMarch);
    for (QComboBox* box : {mMover, mMarch}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }
    const auto take = [this] {
        mBench.pen().mover = mMarch->count() == 0 ? std::string() : mMover->currentData().toString().toStdString();
        mBench.pen().march = mMarch->currentData().toString().toStdString();
    };
    connect(mMover, &QComboBox::currentIndexChanged, this, take);
    connect(mMarch, &QComboBox::currentIndexChanged, this, take);
    mMover->setEnabled(mMarch->count() > 0);
    mMarch->setEnabled(mMarch->count() > 0);
    take();
}

} // namespace fw
