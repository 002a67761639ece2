#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/ToolOptions.h"
#include "app/widgets/FileNotice.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/SaveAs.h"
#include "editor/commands/Scans.h"
#include "editor/render/DrawingFile.h"
#include "editor/render/ScanFit.h"
#include "editor/view/EditView.h"
#include "editor/view/Named.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

// Input fields on the map, and the scanned image.

namespace fw {

namespace {

constexpr int fieldWidth = 170;

/// A field that keeps its Enter, which would end the action of the tool below it.
class MapField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        QLineEdit::keyPressEvent(event);
        if (enter)
            event->accept();
    }
};

} // namespace

QLineEdit* EditPage::fieldOnMap(const char* name, const QString& accessible, void (EditPage::*typed)())
{
    auto* field = named<QLineEdit>(new MapField(mView->viewport()), name, accessible);
    field->setVisible(false);
    connect(field, &QLineEdit::returnPressed, this, typed);
    connect(field, &QLineEdit::editingFinished, field, &QWidget::hide);
    auto* giveUp = new QAction(field);
    giveUp->setShortcut(Qt::Key_Escape);
    giveUp->setShortcutContext(Qt::WidgetShortcut);
    connect(giveUp, &QAction::triggered, this, [this, field] {
        field->clear();
        mNameCell = noCell;
        mPlace.clear();
        mNumberAsked = false;
        field->hide();
        mView->setFocus();
    });
    field->addAction(giveUp);
    return field;
}

void EditPage::showField(QLineEdit* field, QPoint at)
{
    field->selectAll();
    field->resize(fieldWidth, field->sizeHint().height());
    QPoint place = at - QPoint(fieldWidth / 2, field->height() / 2);
    const QSize room = mView->viewport()->size();
    place.setX(std::clamp(place.x(), 0, std::max(0, room.width() - fieldWidth)));
    place.setY(std::clamp(place.y(), 0, std::max(0, room.height() - field->height())));
    field->move(place);
    field->show();
    field->setFocus();
}

void EditPage::buildScan()
{
    mNumberEdit = fieldOnMap("numberEdit", tr("Number of the cell shown here on the scan"), &EditPage::numberTyped);
    mNumberEdit->setPlaceholderText(tr("Number printed here"));
    connect(mBench.get(), &Workbench::numberWanted, this, &EditPage::typeNumber);
    connect(mOptions, &ToolOptions::scanWanted, this, &EditPage::loadScan);
    connect(mView, &EditView::scanRead, this, [this](const QString& trouble) {
        mOptions->setScanTrouble(trouble);
        if (trouble.isEmpty())
            return;
        mNotice->setText(trouble);
        mNotice->setVisible(true);
    });
    mView->setFolder(mDocument->path().isEmpty() ? QString() : QFileInfo(mDocument->path()).absolutePath());
}

void EditPage::loadScan()
{
    // The path of the image is relative to the map file, so the map must have one.
    if (mDocument->path().isEmpty()) {
        mBench->say(tr("Save the map first: the image is stored next to it."));
        if (!saveAs())
            return;
    }
    const QString image = QFileDialog::getOpenFileName(this, tr("Load an Image of the Map"),
                                                       QFileInfo(mDocument->path()).absolutePath(),
                                                       tr("Images (%1);;All files (*)").arg(scanPatterns().join(' ')));
    if (!image.isEmpty())
        bringScan(image);
}

bool EditPage::bringScan(const QString& image)
{
    if (mDocument->path().isEmpty()) {
        mBench->say(tr("Save the map first: the image is stored next to it."));
        return false;
    }
    // An unreadable image is neither copied nor added to the map.
    QSize whole;
    constexpr qint64 fewPixels = 1'000'000; // enough to see whether the image is readable
    if (const Result<QImage> read = readScan(image, fewPixels, whole); !read) {
        const QString why = problemWords(read.error());
        mBench->say(why);
        mOptions->setScanTrouble(why);
        return false;
    }
    const QDir folder(QFileInfo(mDocument->path()).absolutePath());
    QString inside = QDir::cleanPath(folder.relativeFilePath(QFileInfo(image).absoluteFilePath()));
    if (inside.startsWith("..") || QDir::isAbsolutePath(inside)) {
        const QFileInfo from(image);
        inside = from.fileName();
        for (int n = 2; folder.exists(inside); ++n)
            inside = QString("%1-%2.%3").arg(from.completeBaseName()).arg(n).arg(from.suffix());
        const Result<void> copied = copyFile(image, folder.filePath(inside));
        if (!copied) {
            mBench->say(
                tr("%1 could not be copied next to the map: %2").arg(from.fileName(), problemWords(copied.error())));
            return false;
        }
        mDocument->pictureCopied(folder.filePath(inside));
        mBench->say(tr("%1 was copied next to the map.").arg(inside));
    }
    Scan scan;
    scan.image = inside.toStdString();
    mDocument->push(setScan(mBench->drawing(), scan), tr("Load Scan"));
    return mView->scanTrouble().isEmpty();
}

void EditPage::typeNumber(QPoint pixel, Cell guess)
{
    mNumberPixel = pixel;
    mNumberAsked = true;
    // The cell at this place is a good guess only after the scan roughly fits.
    mNumberEdit->setText(mBench->drawing().rest.map.scan.points.size() < 3
                             ? QString()
                             : QString::fromStdString(mBench->drawing().number(guess)));
    const Map& map = mBench->drawing().rest.map;
    const ScanFit fit = fitScan(map.scan.points, mBench->scanSize(), MapGeometry(map), map.scan.warp);
    showField(mNumberEdit, mView->mapFromScene(fit.place(QPointF(pixel))) + QPoint(0, 24));
}

void EditPage::numberTyped()
{
    if (!mNumberAsked)
        return;
    const QString text = mNumberEdit->text().trimmed();
    const Map& map = mBench->drawing().rest.map;
    const Cell cell = map.numbering.parse(map.grid, text.toStdString());
    if (cell == noCell) {
        if (!text.isEmpty())
            mBench->say(tr("The map has no cell %1.").arg(text));
        mNumberAsked = false;
        mView->setFocus();
        return;
    }
    mNumberAsked = false;
    if (mDocument->push(setScanPoint(mBench->drawing(), -1, {mNumberPixel.x(), mNumberPixel.y(), cell}),
                        tr("Align Scan at %1").arg(text))) {
        const int n = int(map.scan.points.size());
        mBench->say(n >= 3 ? tr("The scan is aligned with %n cells.", nullptr, n)
                           : tr("The scan needs %n more known cells.", nullptr, 3 - n));
    }
    mNumberEdit->hide();
    mView->setFocus();
}

} // namespace fw
