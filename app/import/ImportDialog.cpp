#include "app/import/ImportDialog.h"

#include "app/Places.h"
#include "app/Shipped.h"
#include "app/import/ImportSummary.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/exchange/CsvCells.h"
#include "editor/exchange/ForeignFile.h"
#include "editor/exchange/ImportFiles.h"
#include "editor/exchange/ImportPieces.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/exchange/vassal/VassalSave.h"
#include "editor/render/PlainPainter.h"
#include "editor/render/ScanFit.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QImageReader>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QSettings>
#include <QStandardPaths>
#include <QTableWidget>

namespace fw {

namespace {

const QString noRules = QStringLiteral("plain"); ///< the choice of a map without rules, in place of a path
constexpr QSize pictureSize(380, 290);
constexpr int mostShown = 300; ///< words or values in the list; further ones keep the guess

/// The key under which the feature for a word is remembered.
QString rememberedKey(ForeignFormat format, FeatureKind kind, const std::string& word)
{
    return QString("import/%1/%2/%3")
        .arg(int(format))
        .arg(int(kind))
        .arg(QString::fromLatin1(QByteArray::fromStdString(word).toHex()));
}

/// The picture of a board, reduced to what the dialog shows; null if there is none.
QImage boardPicture(const ImportModel& model, std::size_t map)
{
    if (map >= model.maps.size() || model.maps[map].picture.empty() || !model.readPicture)
        return {};
    const Result<std::string> bytes = model.readPicture(model.maps[map].picture);
    if (!bytes)
        return {};
    QBuffer buffer;
    buffer.setData(bytes->data(), int(bytes->size()));
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    const QSize whole = reader.size();
    constexpr qint64 mostPixels = 200'000'000;
    if (!whole.isValid() || qint64(whole.width()) * whole.height() > mostPixels)
        return {};
    reader.setScaledSize(whole.scaled(pictureSize * 3, Qt::KeepAspectRatio));
    return reader.read();
}

/// The outlines of the cells on a picture of the board, and its counters, in the coordinates of the reduced picture.
void drawCells(QPainter& painter, const ImportMap& board, const Scenario& scenario, double scale)
{
    const MapGeometry geometry(scenario.map);
    const ScanFit fit = fitScan(scenario.map.scan.points, {board.width, board.height}, geometry,
                                scenario.map.scan.warp);
    const auto at = [&](QPointF place) { return fit.pixel(place) * scale; };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(200, 30, 30, 200), 1));
    constexpr int mostOutlines = 6000;
    for (Cell cell = 0; cell < std::min(mostOutlines, scenario.map.grid.cellCount()); ++cell) {
        QPolygonF outline;
        for (const QPointF& corner : geometry.outline(cell))
            outline << at(corner);
        painter.drawPolygon(outline);
    }
    painter.setPen(QPen(Qt::white, 1));
    for (const Placement& placement : scenario.setup) {
        if (!scenario.map.grid.contains(placement.at))
            continue;
        const auto unit = std::ranges::find(scenario.units, placement.unit, &Unit::id);
        const auto army = unit == scenario.units.end() ? scenario.sides.end()
                                                       : std::ranges::find(scenario.sides, unit->side, &Army::id);
        painter.setBrush(army == scenario.sides.end() ? QColor(Qt::black)
                                                      : QColor(QString::fromStdString(army->colour)));
        painter.drawRect(QRectF(at(geometry.centre(placement.at)) - QPointF(3, 3), QSizeF(6, 6)));
    }
}

} // namespace

ImportDialog::ImportDialog(ImportModel model, const QString& file, const QString& armies, QWidget* parent)
    : Dialog("importDialog", tr("Import %1").arg(QFileInfo(file).fileName()), parent), mModel(std::move(model)),
      mFile(file)
{
    auto* whole = new QVBoxLayout(this);
    auto* fields = new QWidget;
    fields->setAccessibleName(tr("The import"));
    auto* across = bare<QHBoxLayout>(fields);
    auto* left = new QVBoxLayout;
    auto* form = new QFormLayout;
    mMap = narrowChoice("importMap", tr("Map"), 24);
    for (const ImportMap& one : mModel.maps)
        mMap->addItem(
            tr("%1 (%2 by %3)").arg(QString::fromStdString(one.name)).arg(one.map.grid.columns).arg(one.map.grid.rows));
    if (!mModel.maps.empty())
        mMap->setCurrentIndex(int(mainMap(mModel)));
    mMap->setEnabled(mModel.maps.size() > 1);
    form->addRow(tr("&Map"), mMap);
    mArmies = narrowChoice("importArmies", tr("Rules and armies of"), 24);
    fillSources(armies);
    form->addRow(tr("&Rules and armies of"), mArmies);
    const QString stem = QFileInfo(file).completeBaseName();
    mTitle = named(new QLineEdit(mModel.title.empty() ? stem : QString::fromStdString(mModel.title)), "importTitle",
                   tr("Title"));
    form->addRow(tr("&Title"), mTitle);
    mFolder = named(new QLineEdit(QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
                                      .filePath(QString::fromStdString(importId(file.toStdString(), mModel)))),
                    "importFolder", tr("Folder for the new files"));
    form->addRow(tr("&Folder"), mFolder);
    mTitle->setCursorPosition(0);
    mFolder->setCursorPosition(0);
    addButton(form, tr("&Browse..."), "importBrowse", tr("Browse for the folder"), this, [this] {
        const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder"), QFileInfo(mFolder->text()).path());
        if (!chosen.isEmpty())
            mFolder->setText(chosen);
    });
    if (mModel.format == ForeignFormat::Vassal)
        addButton(form, tr("&Set-up From a Saved Position..."), "importPosition",
                  tr("Take the set-up from a saved position of VASSAL"), this, &ImportDialog::takePosition);
    left->addLayout(form);
    mMeanings = named(new QTableWidget(0, 3), "importMeanings", tr("What words and values of the file mean"));
    mMeanings->setHorizontalHeaderLabels({tr("In the file"), tr("Uses"), tr("Here")});
    mMeanings->verticalHeader()->hide();
    mMeanings->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    mMeanings->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    mMeanings->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    mMeanings->setMinimumHeight(140);
    mMeanings->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mMeanings->setTabKeyNavigation(false);
    mMeanings->setFocusPolicy(Qt::NoFocus); // its boxes have the focus
    left->addWidget(mMeanings, 1);
    across->addLayout(left, 1);
    auto* right = new QVBoxLayout;
    mPicture = named(new QLabel, "importPicture", tr("The map as it is imported"));
    mPicture->setFixedSize(pictureSize);
    mPicture->setFrameShape(QFrame::StyledPanel);
    mPicture->setAlignment(Qt::AlignCenter);
    right->addWidget(mPicture);
    mCounts = wordsLabel("importCounts", tr("What was understood"));
    right->addWidget(mCounts);
    mNotes = named(new QListWidget, "importNotes", tr("What is left out or changed"));
    mNotes->setWordWrap(true);
    mNotes->setMinimumHeight(80);
    right->addWidget(mNotes, 1);
    across->addLayout(right);
    whole->addWidget(new Scrolled(fields), 1);
    mTrouble = wordsLabel("importTrouble", tr("Why it cannot be imported"));
    whole->addWidget(mTrouble);
    whole->addWidget(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Import")));
    mRest.setSingleShot(true);
    mRest.setInterval(0);
    connect(&mRest, &QTimer::timeout, this, &ImportDialog::refresh);
    connect(mMap, &QComboBox::currentIndexChanged, this, &ImportDialog::takeMap);
    connect(mArmies, &QComboBox::activated, this, [this] {
        // Only the last line asks for a file.
        mArmies->currentData().toString().isEmpty() ? askForSource() : takeSource();
    });
    mBoard = boardPicture(mModel, map());
    takeSource();
    resize(980, 620);
}

std::size_t ImportDialog::map() const
{
    return mMap->currentIndex() < 0 ? mModel.maps.size() : std::size_t(mMap->currentIndex());
}

void ImportDialog::fillSources(const QString& armies)
{
    if (!armies.isEmpty())
        mArmies->addItem(QFileInfo(armies).fileName(), armies);
    if (mModel.pieces.empty())
        mArmies->addItem(tr("Map alone, no rules yet"), noRules);
    for (const SystemTemplate& one : systemTemplates())
        mArmies->addItem(one.title, one.scenarioPath);
    for (const QString& path : shippedScenarioPaths(QString::fromStdString(shippedFolder())))
        if (!QFileInfo(path).path().endsWith("/templates"))
            mArmies->addItem(QFileInfo(path).fileName(), path);
    mArmies->addItem(tr("From a file..."), QString());
    const int usual = mArmies->findData(QString::fromStdString(usualTemplate()));
    // The counters of a module seldom fit the rules of the scenario that happens to be open.
    if (!mModel.pieces.empty() && usual >= 0)
        mArmies->setCurrentIndex(usual);
}

void ImportDialog::askForSource()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Rules and Armies of a Scenario"), QString(),
                                                      tr("Scenarios and rules (*.scenario.json *.rules.json)"));
    const QSignalBlocker quiet(mArmies);
    if (!path.isEmpty())
        mArmies->insertItem(0, QFileInfo(path).fileName(), path);
    mArmies->setCurrentIndex(0);
    takeSource();
}

void ImportDialog::takeSource()
{
    const QString path = mArmies->currentData().toString();
    Result<ImportSource> source = importSource(path == noRules ? std::string() : path.toStdString(),
                                               importId(mFile.toStdString(), mModel), mFolder->text().toStdString());
    mTrouble->setText(source ? QString() : locatedWords(source.error()));
    if (source)
        mSource = std::move(*source);
    fillMeanings();
}

void ImportDialog::takeMap()
{
    mBoard = boardPicture(mModel, map());
    fillMeanings();
}

void ImportDialog::addMeaning(const QString& label, int count, QComboBox* box)
{
    const int row = mMeanings->rowCount();
    mMeanings->insertRow(row);
    auto* word = new QTableWidgetItem(label);
    word->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    auto* uses = new QTableWidgetItem(QString::number(count));
    uses->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    uses->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    mMeanings->setItem(row, 0, word);
    mMeanings->setItem(row, 1, uses);
    box->setAccessibleName(tr("Meaning of %1").arg(label));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    mMeanings->setCellWidget(row, 2, box);
    connect(box, &QComboBox::currentIndexChanged, &mRest, qOverload<>(&QTimer::start));
}

void ImportDialog::fillMeanings()
{
    mWords.clear();
    mValues.clear();
    mMeanings->setRowCount(0);
    const ImportChoices guessed = guessedChoices(mModel, mSource.base, map());
    const QSettings settings;
    const std::vector<ForeignWord> words = map() < mModel.maps.size() ? foreignWords(mModel.maps[map()].map)
                                                                      : std::vector<ForeignWord>();
    for (const ForeignWord& word : words) {
        if (mWords.size() == mostShown)
            break;
        auto* box = new QComboBox;
        box->addItem(tr("Choose..."), QVariant());
        box->addItem(tr("Leave out"), QString());
        for (const Feature& feature : mSource.base.rules.features)
            if (feature.kind == word.kind)
                box->addItem(QString::fromStdString(feature.label.empty() ? feature.id : feature.label),
                             QString::fromStdString(feature.id));
        const QString own = QString::fromStdString(idFrom(word.word));
        if (mSource.base.extends && !own.isEmpty() && box->findData(own) < 0)
            box->addItem(tr("New: %1").arg(own), own);
        const auto known = guessed.words.find({word.kind, word.word});
        const QVariant kept = settings.value(rememberedKey(mModel.format, word.kind, word.word));
        int at = kept.isValid() ? box->findData(kept) : -1;
        if (at < 0 && known != guessed.words.end())
            at = box->findData(QString::fromStdString(known->second));
        box->setCurrentIndex(std::max(0, at));
        addMeaning(QString::fromStdString(word.word), word.count, box);
        mWords.emplace_back(word, box);
    }
    for (const std::string& name : valueNames(mModel)) {
        if (isPieceField(name))
            continue;
        if (mValues.size() == mostShown)
            break;
        auto* box = new QComboBox;
        box->addItem(mSource.base.extends ? tr("New rating if it is a number") : tr("Leave out"), QVariant());
        if (mSource.base.extends)
            box->addItem(tr("Leave out"), QString());
        for (const CsvTarget& target : csvTargets(mSource.base.rules))
            box->addItem(QString::fromStdString(target.label), QString::fromStdString(target.key));
        const auto known = guessed.columns.find(name);
        box->setCurrentIndex(
            known == guessed.columns.end() ? 0 : std::max(0, box->findData(QString::fromStdString(known->second))));
        int count = 0;
        for (const ImportPiece& piece : mModel.pieces)
            count += piece.values.count(name) > 0 ? 1 : 0;
        addMeaning(QString::fromStdString(name), count, box);
        mValues.emplace_back(name, box);
    }
    mMeanings->setVisible(mMeanings->rowCount() > 0);
    mRest.start();
}

ImportChoices ImportDialog::choices() const
{
    ImportChoices out = guessedChoices(mModel, mSource.base, map());
    for (const auto& [word, box] : mWords) {
        const std::pair<FeatureKind, std::string> key{word.kind, word.word};
        if (box->currentData().isValid())
            out.words[key] = box->currentData().toString().toStdString();
        else
            out.words.erase(key);
    }
    for (const auto& [name, box] : mValues) {
        if (box->currentData().isValid())
            out.columns[name] = box->currentData().toString().toStdString();
        else
            out.columns.erase(name);
    }
    out.title = mTitle->text().trimmed().toStdString();
    out.id = importId(mFile.toStdString(), mModel);
    return out;
}

void ImportDialog::refresh()
{
    const ImportChoices chosen = choices();
    mNotes->clear();
    const Result<Imported> made = importScenario(mModel, mSource.base, chosen);
    mTrouble->setText(made ? QString() : locatedWords(made.error()));
    QStringList lines = modelLines(mModel, map());
    if (made && !made->rules.id.empty())
        lines << countersLine(made->scenario);
    constexpr int mostLines = 8;
    if (lines.size() > mostLines)
        lines = lines.mid(0, mostLines - 1) << tr("and %1 more").arg(lines.size() - mostLines + 1);
    mCounts->setText(lines.join('\n'));
    if (!made)
        return;
    for (const ImportNote& note : made->notes)
        mNotes->addItem(noteLine(note));
    if (mNotes->count() == 0)
        mNotes->addItem(tr("Everything is taken over."));
    mPicture->setPixmap(picture(made->scenario, pictureSize));
}

QPixmap ImportDialog::picture(const Scenario& scenario, QSize size) const
{
    const double ratio = devicePixelRatioF();
    QPixmap out(size * ratio);
    out.setDevicePixelRatio(ratio);
    out.fill(palette().color(QPalette::Window));
    if (!scenario.map.grid.valid())
        return out;
    QPainter painter(&out);
    if (!mBoard.isNull() && map() < mModel.maps.size() && mModel.maps[map()].width > 0) {
        const QSize shown = mBoard.size().scaled(size, Qt::KeepAspectRatio);
        painter.translate((size.width() - shown.width()) / 2.0, (size.height() - shown.height()) / 2.0);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF(), QSizeF(shown)), mBoard);
        drawCells(painter, mModel.maps[map()], scenario, double(shown.width()) / mModel.maps[map()].width);
        return out;
    }
    PlainPainter plain(mSource.base.rules, MapStyle::light());
    plain.parts.numbers = scenario.map.grid.cellCount() < 200;
    const Drawing drawing = Drawing::of(scenario);
    const MapGeometry geometry(scenario.map);
    const QRectF sheet = geometry.bounds();
    const double scale = std::min(size.width() / sheet.width(), size.height() / sheet.height());
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-sheet.center());
    plain.paint(painter, drawing, geometry, sheet);
    return out;
}

void ImportDialog::remember() const
{
    QSettings settings;
    for (const auto& [word, box] : mWords)
        if (box->currentData().isValid())
            settings.setValue(rememberedKey(mModel.format, word.kind, word.word), box->currentData());
}

void ImportDialog::accept()
{
    const ImportChoices chosen = choices();
    for (const auto& [word, box] : mWords)
        if (!box->currentData().isValid()) {
            mTrouble->setText(tr("Choose what \"%1\" means, or leave it out.").arg(QString::fromStdString(word.word)));
            box->setFocus();
            return;
        }
    // Folder and id may have changed since the rules were read.
    const QString path = mArmies->currentData().toString();
    const Result<ImportSource> source = importSource(path == noRules ? std::string() : path.toStdString(), chosen.id,
                                                     mFolder->text().toStdString());
    if (!source)
        return mTrouble->setText(locatedWords(source.error()));
    const ImportTarget target{mFolder->text().toStdString(), source->writesRules};
    const auto files = longWork(this, tr("Importing %1").arg(QFileInfo(mFile).fileName()),
                                [model = mModel, base = source->base, chosen, target](Progress&) {
                                    return importScenario(model, base, chosen).and_then([&](Imported made) {
                                        return writeImported(model, made, chosen.map, target);
                                    });
                                });
    if (!files)
        return;
    if (!*files)
        return mTrouble->setText(locatedWords(files->error()));
    remember();
    mWritten = QString::fromStdString((*files)->front());
    Dialog::accept();
}

void ImportDialog::takePosition()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Saved Position"), QFileInfo(mFile).path(),
                                                      tr("Positions of VASSAL (*.vsav *.sav);;All files (*)"));
    if (path.isEmpty())
        return;
    ImportModel model = mModel;
    std::optional<Result<ImportModel>> taken = longWork(
        this, openingWords(path), [model = std::move(model), file = path.toStdString()](Progress&) mutable {
            return takeVassalSave(model, file).map([&] { return std::move(model); });
        });
    if (!taken)
        return;
    if (!*taken) {
        mTrouble->setText(locatedWords(taken->error()));
        return;
    }
    mModel = std::move(**taken);
    fillMeanings();
}

namespace {

/// The model of a file, and of a saved position if one is given.
Result<ImportModel> readBoth(const std::string& file, const std::string& position)
{
    Result<ImportModel> model = readForeign(file);
    if (model && !position.empty())
        if (const Result<void> taken = takeVassalSave(*model, position); !taken)
            return tl::unexpected(taken.error());
    return model;
}

} // namespace

QString askForImport(const QString& file, const QString& armies, QWidget* parent)
{
    const bool position = foreignFormatOf(file.toStdString()) == ForeignFormat::VassalSave;
    const QString module = position ? QFileDialog::getOpenFileName(
                               parent, ImportDialog::tr("Module of the Saved Position"), QFileInfo(file).path(),
                               ImportDialog::tr(
                                   "Modules of VASSAL (*.vmod *.mod *.zip buildFile buildFile.xml);;All files (*)"))
                                    : file;
    if (module.isEmpty())
        return {};
    std::optional<Result<ImportModel>> model = longWork(
        parent, openingWords(file),
        [path = module.toStdString(), save = position ? file.toStdString() : std::string()](Progress&) {
            return readBoth(path, save);
        },
        Cancelled::IsLeft);
    if (!model)
        return {};
    if (!*model) {
        QMessageBox::warning(parent, ImportDialog::tr("Cannot Import"), problemWords(model->error()));
        return {};
    }
    ImportDialog dialog(std::move(**model), module, armies, parent);
    return dialog.exec() == QDialog::Accepted ? dialog.written() : QString();
}

} // namespace fw
