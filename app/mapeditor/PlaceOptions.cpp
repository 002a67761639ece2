#include "app/mapeditor/PlaceOptions.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/commands/Places.h"
#include "editor/tools/PlaceWords.h"

#include <QFormLayout>
#include <QListWidget>
#include <algorithm>

namespace fw {

PlaceOptions::PlaceOptions(Workbench& bench, QWidget* parent) : QWidget(parent), mBench(bench)
{
    auto* layout = bare<QVBoxLayout>(this);
    layout->addWidget(new QLabel(tr("Places")));
    mPlaces = named(new QListWidget, "placeList", tr("Places"));
    layout->addWidget(mPlaces, 2);
    auto* form = new QFormLayout;
    mName = named(new QLineEdit, "placeName", tr("Name printed at the place"));
    form->addRow(tr("Name"), mName);
    mId = named(new QLineEdit, "placeId", tr("Id, by which orders and rules name the place"));
    mId->setToolTip(tr("Orders, logs and rules name the place by its id."));
    form->addRow(tr("Id"), mId);
    const auto box = [&](const QString& name, const char* object) {
        auto* spin = numberField(object, name, -5000, 5000, 0);
        spin->setSuffix(tr(" mm"));
        form->addRow(name, spin);
        connect(spin, &QSpinBox::valueChanged, this, &PlaceOptions::change);
        return spin;
    };
    mX = box(tr("From the left"), "placeX");
    mY = box(tr("From the top"), "placeY");
    layout->addLayout(form);
    layout->addWidget(new QLabel(tr("Linked with")));
    mLinks = named(new QListWidget, "placeLinks", tr("Linked with"));
    layout->addWidget(mLinks, 1);
    mRemoveLink = addButton(layout, tr("Remove Link"), "placeUnlink", tr("Remove the selected link"), this,
                            &PlaceOptions::removeLink);
    mRemove = addButton(layout, tr("Delete Place"), "placeDelete", tr("Delete the place with its links"), this,
                        &PlaceOptions::removePlace);
    connect(mName, &QLineEdit::editingFinished, this, &PlaceOptions::change);
    connect(mId, &QLineEdit::editingFinished, this, &PlaceOptions::change);
    // The focus alone makes the first row current, and must not choose a place for the arrow keys of the map.
    connect(mPlaces, &QListWidget::itemSelectionChanged, this, &PlaceOptions::choose);
    connect(&bench, &Workbench::placeChosen, this, &PlaceOptions::show);
    connect(&bench.document(), &MapDocument::changed, this, [this](const Dirty& dirty) {
        if (dirty.grid)
            show();
    });
    show();
}

void PlaceOptions::show()
{
    mFilling = true;
    const Grid& grid = mBench.drawing().grid();
    const Cell cell = mBench.placeCell();
    const bool any = cell != noCell;
    mPlaces->clear();
    for (Cell each = 0; grid.linked() && each < grid.cellCount(); ++each)
        mPlaces->addItem(placeName(grid, each));
    mPlaces->setCurrentRow(cell);
    for (QWidget* widget : std::initializer_list<QWidget*>{mName, mId, mX, mY, mLinks, mRemoveLink, mRemove})
        widget->setEnabled(any);
    const MapPlace place = any ? grid.places[std::size_t(cell)] : MapPlace();
    mName->setText(QString::fromStdString(place.label));
    mId->setText(QString::fromStdString(place.id));
    mX->setValue(place.x);
    mY->setValue(place.y);
    const int link = mLinks->currentRow();
    mLinks->clear();
    if (any)
        for (const Cell next : grid.neighbours(cell)) {
            auto* item = new QListWidgetItem(placeName(grid, next), mLinks);
            item->setData(Qt::UserRole, grid.sharedSide(cell, next));
        }
    mLinks->setCurrentRow(std::clamp(link, mLinks->count() > 0 ? 0 : -1, mLinks->count() - 1));
    mFilling = false;
}

void PlaceOptions::choose()
{
    const Grid& grid = mBench.drawing().grid();
    const int row = mPlaces->selectedItems().isEmpty() ? -1 : mPlaces->row(mPlaces->selectedItems().front());
    if (!mFilling && row >= 0 && std::size_t(row) < grid.places.size())
        mBench.choosePlace(std::string(grid.places[std::size_t(row)].id));
}

bool PlaceOptions::push(MapPart part, PlacesEdit made, const QString& words)
{
    const QString lost = lossWords(made);
    const QString wrong = faultWords(made.fault);
    if (!mBench.push(part, std::move(made.edit), words)) {
        if (!wrong.isEmpty())
            mBench.say(wrong);
        show();
        return false;
    }
    if (!lost.isEmpty())
        mBench.say(lost);
    return true;
}

void PlaceOptions::change()
{
    const Cell cell = mBench.placeCell();
    if (mFilling || cell == noCell)
        return;
    MapPlace place;
    place.id = mId->text().trimmed().toStdString();
    place.label = mName->text().trimmed().toStdString();
    place.x = mX->value();
    place.y = mY->value();
    if (push(MapPart::Terrain, changePlace(mBench.drawing(), cell, place), tr("Change Place")))
        mBench.choosePlace(place.id);
}

void PlaceOptions::removeLink()
{
    if (const QListWidgetItem* link = mLinks->currentItem())
        push(MapPart::Sides, fw::removeLink(mBench.drawing(), link->data(Qt::UserRole).toInt()), tr("Remove Link"));
}

void PlaceOptions::removePlace()
{
    const Cell cell = mBench.placeCell();
    if (cell != noCell)
        push(MapPart::Terrain, deletePlaces(mBench.drawing(), {cell}),
             tr("Delete %1").arg(placeName(mBench.drawing().grid(), cell)));
}

} // namespace fw
