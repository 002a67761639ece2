#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/ExportDialog.h"
#include "app/mapeditor/MapDialogs.h"
#include "app/mapeditor/RandomGroundDialog.h"
#include "app/print/PlayAids.h"
#include "app/print/PressFields.h"
#include "app/print/Saving.h"
#include "app/print/VassalOut.h"
#include "app/widgets/Boxes.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/SaveName.h"
#include "editor/Translated.h"
#include "editor/commands/Names.h"
#include "editor/commands/Places.h"
#include "editor/render/CounterArt.h"
#include "editor/view/EditView.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <numeric>

// The actions of the map editor's menu, and names that are typed on the map.

namespace fw {

/// Says why an action on cells is not possible on a map of places; false on other maps.
bool EditPage::refusesPlaces(const QString& what)
{
    if (mBench->drawing().grid().linked())
        mBench->say(what);
    return mBench->drawing().grid().linked();
}

void EditPage::copy(bool cut)
{
    if (refusesPlaces(tr("Places cannot be copied: add them with the Places tool.")))
        return;
    if (mBench->selection().empty()) {
        mBench->say(tr("Select cells with the Select tool first."));
        return;
    }
    const Clip clip = copyCells(mBench->drawing(), mBench->selection());
    QGuiApplication::clipboard()->setText(QString::fromStdString(clipText(clip)));
    if (cut)
        mBench->push(MapPart::Terrain, clearCells(mBench->drawing(), mBench->selection()), tr("Cut Cells"));
}

void EditPage::paste()
{
    if (refusesPlaces(tr("Cells cannot be pasted on a map of places: add places with the Places tool.")))
        return;
    const Result<Clip> clip = clipFromText(QGuiApplication::clipboard()->text().toStdString());
    if (!clip) {
        mBench->say(tr("The clipboard contains no map cells."));
        return;
    }
    // Paste at the cursor, or otherwise at the selection.
    const Cell at = mView->cursorCell() != noCell  ? mView->cursorCell()
                    : !mBench->selection().empty() ? mBench->selection().front()
                                                   : 0;
    if (!mBench->push(MapPart::Terrain, pasteClip(mBench->drawing(), *clip, at), tr("Paste Cells"))) {
        mBench->say(tr("Nothing can be pasted there."));
        return;
    }
    const std::vector<Cell> pasted = clipCells(mBench->drawing().grid(), *clip, at);
    mBench->select(pasted);
    mBench->sayLeftOut(clip->cells.size() - pasted.size());
}

void EditPage::clear()
{
    // A tool with a selection of its own deletes that instead.
    if (mView->tool() != nullptr && mView->tool()->key(Qt::Key_Delete, {}))
        return;
    mBench->push(MapPart::Terrain, clearCells(mBench->drawing(), mBench->selection()), tr("Clear Cells"));
}

void EditPage::selectAll()
{
    std::vector<Cell> all(std::size_t(mBench->drawing().terrain.size()));
    std::iota(all.begin(), all.end(), 0);
    mBench->select(std::move(all));
}

void EditPage::selectSame()
{
    const Cell from = mBench->selection().empty() ? mView->cursorCell() : mBench->selection().front();
    if (mBench->drawing().terrain.contains(from))
        mBench->select(cellsWith(mBench->drawing(), mBench->drawing().features(from)));
}

void EditPage::selectConnected()
{
    const Cell from = mBench->selection().empty() ? mView->cursorCell() : mBench->selection().front();
    mBench->select(connectedCells(mBench->drawing(), from));
}

void EditPage::findReplace()
{
    ReplaceDialog dialog(*mBench, this);
    connect(&dialog, &ReplaceDialog::found, mView, &EditView::point);
    const bool yes = dialog.exec() == QDialog::Accepted;
    mView->point({});
    if (yes)
        mBench->push(MapPart::Terrain,
                     paintTerrain(mBench->drawing(), dialog.cells(), dialog.with(), PaintMode::Replace),
                     tr("Replace Terrain"));
}

void EditPage::makeRandomGround()
{
    if (refusesPlaces(tr("Random ground is for hexes and squares.")))
        return;
    if (mBench->drawing().grid().cellCount() > mostRandomCells) {
        mBench->say(tr("Random ground is for maps of at most %n cells.", nullptr, mostRandomCells));
        return;
    }
    RandomGroundDialog dialog(*mBench, this);
    if (dialog.exec() == QDialog::Accepted)
        mBench->push(MapPart::Terrain, dialog.edit(), tr("Random Ground"));
}

void EditPage::resizeMap()
{
    if (refusesPlaces(tr("The sheet is as large as its places need: move them with the Places tool.")))
        return;
    ResizeDialog dialog(mBench->drawing(), this);
    if (dialog.exec() == QDialog::Accepted)
        mDocument->push(fw::resizeMap(mBench->drawing(), dialog.size()), tr("Resize"));
}

void EditPage::changeFacts()
{
    FactsDialog dialog(mBench->drawing(), mBench->document().rules(), this);
    if (dialog.exec() == QDialog::Accepted)
        mDocument->push(setFacts(mBench->drawing(), dialog.facts()), tr("Change Title, Size and Numbers"));
}

void EditPage::exportMap()
{
    const Scenario s = mDocument->drawing().scenario();
    ExportDialog dialog(s, mDocument->rules(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString ending = dialog.ending();
    const QString path = askSaveName(this, tr("Export the Map"), besideFile(mDocument->path(), "map", ending),
                                     tr("Files (*%1)").arg(ending));
    if (!path.isEmpty())
        exportMapTo(path, dialog.choice());
}

bool EditPage::exportModuleTo(const QString& path, const ExportChoice& choice)
{
    const Scenario s = mDocument->drawing().scenario();
    const Ruleset rules = mDocument->rules();
    VassalChoice module;
    module.dpi = choice.dpi;
    module.dark = choice.dark;
    module.style = choice.style;
    if (!mDocument->path().isEmpty()) {
        module.folder = QFileInfo(mDocument->path()).absolutePath();
        module.inputs = filesOf(mDocument->path().toStdString(), s);
    }
    const auto notes = std::make_shared<std::vector<Text>>();
    const auto done = longWork(this, tr("Exporting %1").arg(QFileInfo(path).fileName()), [=](Progress& progress) {
        return exportVassal(rules, s, module, path.toStdString(), *notes, &progress);
    });
    if (done && *done && !notes->empty()) {
        QStringList words;
        for (const Text& note : *notes)
            words << translated(note);
        tell(this, "moduleNotes", tr("Module of VASSAL"), tr("The module is written, with these differences:"),
             words.join('\n'), QMessageBox::Information);
    }
    if (done && !*done)
        tellUnsaved(this, done->error());
    return done && *done;
}

bool EditPage::exportMapTo(const QString& path, ExportChoice choice)
{
    if (choice.module)
        return exportModuleTo(path, choice);
    const Scenario s = mDocument->drawing().scenario();
    // A table for players uses the options of their game.
    const Ruleset rules = choice.what == Printed::Aids ? rowsInForce(mDocument->rules(), s) : mDocument->rules();
    std::vector<CounterFace> counters = counterFaces(rules, s);
    choice.markers = trackMarkers(rules, s);
    if (!mDocument->path().isEmpty()) {
        dress(counters, s, QFileInfo(mDocument->path()).absolutePath());
        choice.inputs = filesOf(mDocument->path().toStdString(), s);
    }
    const auto findings = std::make_shared<std::vector<PressFinding>>();
    const auto done = longWork(this, tr("Exporting %1").arg(QFileInfo(path).fileName()), [=](Progress& progress) {
        return exportTo(rules, s, counters, choice, path.toStdString(), &progress, findings.get());
    });
    if (done && *done)
        tellPressFindings(this, *findings);
    if (done && !*done)
        tellUnsaved(this, done->error());
    return done && *done;
}

void EditPage::typePlace(Cell cell, const QString& key)
{
    const MapPlace& place = mBench->drawing().grid().places[std::size_t(cell)];
    mPlace = place.id;
    mPlaceKey = key;
    mPlaceEdit->setText(QString::fromStdString(place.label));
    showField(mPlaceEdit, mView->viewPoint(cell));
}

void EditPage::placeTyped()
{
    const Grid& grid = mBench->drawing().grid();
    const Cell cell = mPlace.empty() || !grid.linked() ? noCell : grid.graph->named(mPlace);
    mPlace.clear();
    mPlaceEdit->hide();
    mView->setFocus();
    if (cell == noCell)
        return;
    MapPlace place = grid.places[std::size_t(cell)];
    place.label = mPlaceEdit->text().trimmed().toStdString();
    if (!mPlaceKey.isEmpty() && !place.label.empty()) // orders and rules cannot name a new place yet
        place.id = freePlaceId(grid, place.label);
    const QString words = mPlaceKey.isEmpty() ? tr("Rename Place") : tr("Add %1").arg(mPlaceEdit->text().trimmed());
    if (mBench->push(MapPart::Terrain, changePlace(mBench->drawing(), cell, place).edit, words, mPlaceKey))
        mBench->choosePlace(place.id);
}

void EditPage::typeName(Cell cell, int at)
{
    mNameCell = cell;
    mNameAt = at;
    mNameEdit->setText(at < 0 ? QString()
                              : QString::fromStdString(mBench->drawing().rest.map.names[std::size_t(at)].text));
    showField(mNameEdit, mView->viewPoint(cell));
}

void EditPage::nameTyped()
{
    const Cell cell = mNameCell;
    mNameCell = noCell;
    if (cell == noCell)
        return;
    const std::string text = mNameEdit->text().trimmed().toStdString();
    const std::vector<PlaceName>& names = mBench->drawing().rest.map.names;
    if (mNameAt >= 0 && std::size_t(mNameAt) < names.size())
        mBench->push(MapPart::Names,
                     changeName(mBench->drawing(), mNameAt,
                                text == names[std::size_t(mNameAt)].text
                                    ? PlaceName{text, cell, mBench->pen().nameSize, mBench->pen().nameAngle}
                                    : PlaceName{text, cell, names[std::size_t(mNameAt)].size,
                                                names[std::size_t(mNameAt)].angle}),
                     tr("Change Name"));
    else
        mBench->push(MapPart::Names,
                     addName(mBench->drawing(), {text, cell, mBench->pen().nameSize, mBench->pen().nameAngle}),
                     tr("Add Name %1").arg(QString::fromStdString(text)));
    mNameEdit->hide();
    mView->setFocus();
}

} // namespace fw
