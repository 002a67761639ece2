#include "app/mapeditor/ExportDialog.h"

#include "app/mapeditor/MapDialogs.h"
#include "app/print/MapPng.h"
#include "app/print/MapTiles.h"
#include "app/print/PaperField.h"
#include "app/print/PressFields.h"
#include "app/print/PrintedBoard.h"
#include "app/widgets/LengthBox.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"

#include <QCheckBox>
#include <QFormLayout>

namespace fw {

namespace {

enum Form { Svg, Pdf, Tiled, Png, Module };

QString tooMany(const Scenario& scenario)
{
    const Result<void> fits = fitsVectors(scenario, {});
    return fits ? QString() : problemWords(fits.error());
}

} // namespace

ExportDialog::ExportDialog(const Scenario& scenario, const Ruleset& rules, QWidget* parent)
    : Dialog("exportDialog", tr("Export the Map"), parent), mSheet(MapPainter::sheetOf(scenario, rules)),
      mPlain(drawnPlain(scenario) ? plainSheet(scenario).size() : QSizeF()), mTooMany(tooMany(scenario)),
      mBoardDpi(usualBoardDpi(scenario, rules))
{
    auto* form = new QFormLayout(this);
    const auto box = [](const QString& name, const char* object) {
        auto* made = named(new QComboBox, object, name);
        return made;
    };
    mWhat = box(tr("Content"), "exportWhat");
    mWhat->addItem(tr("The map"), int(Printed::Map));
    mWhat->addItem(tr("The map with the counters set up"), int(Printed::Setup));
    mWhat->addItem(tr("The set-up card"), int(Printed::Card));
    mWhat->addItem(tr("The roster of the armies"), int(Printed::Roster));
    mWhat->addItem(tr("The play aids: tracks and tables"), int(Printed::Aids));
    mForm = box(tr("Format"), "exportForm");
    mForm->addItem(tr("Drawing with layers for further work (SVG)"), Svg);
    mForm->addItem(tr("One large sheet at true size (PDF)"), Pdf);
    mForm->addItem(tr("Sheet split over pages, with a plan (PDF)"), Tiled);
    mForm->addItem(tr("Picture (PNG)"), Png);
    mForm->addItem(tr("Module of VASSAL with counters and charts (VMOD)"), Module);
    mForm->setCurrentIndex(mTooMany.isEmpty() ? Pdf : Png);
    mPaper = box(tr("Paper"), "exportPaper");
    mPaper->addItem(tr("A4"), int(QPageSize::A4));
    mPaper->addItem(tr("Letter"), int(QPageSize::Letter));
    mDpi = named(new QSpinBox, "exportDpi", tr("Dots per inch"));
    mDpi->setRange(leastDpi, mostDpi);
    mDpi->setSingleStep(50);
    mDpi->setValue(usualDpi);
    mDpi->setSuffix(tr(" dpi"));
    mStyle = box(tr("Style"), "exportStyle");
    fillStyles(mStyle, scenario.map.style, scenario.map.folder);
    mOwnStyle = mStyle->currentIndex();
    mDark = new QCheckBox(tr("Dark colours"));
    named(mDark, "exportDark", mDark->text());
    mSize = wordsLabel("exportSize");
    form->addRow(tr("Content"), mWhat);
    form->addRow(tr("Format"), mForm);
    form->addRow(tr("Paper"), mPaper);
    form->addRow(tr("Resolution"), mDpi);
    form->addRow(tr("Style"), mStyle);
    form->addRow(mDark);
    mPress = new PressFields(false);
    form->addRow(mPress);
    addFrameFields(form);
    form->addRow(mSize);
    auto* buttons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Export..."));
    mOk = buttons->button(QDialogButtonBox::Ok);
    form->addRow(buttons);
    for (QComboBox* combo : {mWhat, mForm, mPaper})
        connect(combo, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    connect(mForm, &QComboBox::currentIndexChanged, this, &ExportDialog::takeUsualDpi);
    connect(mDpi, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(mPress, &PressFields::changed, this, &ExportDialog::refresh);
    refresh();
}

void ExportDialog::takeUsualDpi()
{
    // A board on a screen needs fewer dots than a picture for print; another number is the user's own.
    const int usual = isModule() ? mBoardDpi : usualDpi;
    if (mDpi->value() == usualDpi || mDpi->value() == mBoardDpi)
        mDpi->setValue(usual);
}

bool ExportDialog::isModule() const
{
    return !isCard() && mForm->currentData().toInt() == Module;
}

void ExportDialog::addFrameFields(QFormLayout* form)
{
    mSheetPaper = new PaperField("exportSheet", tr("Sheet"), tr("As large as the map"));
    mMarks = new QCheckBox(tr("Bleed and &crop marks"));
    named(mMarks, "exportMarks", mMarks->text());
    mBleed = named(new LengthBox(0, 10), "exportBleed", tr("Bleed"));
    mBleed->setValue(3);
    form->addRow(tr("Sheet"), mSheetPaper);
    form->addRow(mMarks, mBleed);
    connect(mSheetPaper, &PaperField::changed, this, &ExportDialog::refresh);
    connect(mMarks, &QCheckBox::toggled, this, &ExportDialog::refresh);
    connect(mBleed, &QDoubleSpinBox::valueChanged, this, &ExportDialog::refresh);
}

MapFrame ExportDialog::frame() const
{
    MapFrame out;
    if (isCard() || mForm->currentData().toInt() != Pdf)
        return out;
    if (mMarks->isChecked())
        out.bleed = mBleed->value();
    if (!mSheetPaper->isOwn())
        out.paper = mSheetPaper->paper();
    return out;
}

bool ExportDialog::isCard() const
{
    return onPages(Printed(mWhat->currentData().toInt()));
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    choice.what = Printed(mWhat->currentData().toInt());
    choice.tiled = !isCard() && mForm->currentData().toInt() == Tiled;
    choice.paper = QPageSize::PageSizeId(mPaper->currentData().toInt());
    choice.dpi = mDpi->value();
    choice.dark = mDark->isChecked() && !isCard();
    if (mStyle->currentIndex() != mOwnStyle)
        choice.style = mStyle->currentData().toString().toStdString();
    choice.module = isModule();
    choice.press = mPress->options();
    if (!choice.press)
        choice.frame = frame();
    return choice;
}

QString ExportDialog::ending() const
{
    const int form = mForm->currentData().toInt();
    return isCard() ? ".pdf" : form == Svg ? ".svg" : form == Png ? ".png" : form == Module ? ".vmod" : ".pdf";
}

void ExportDialog::refresh()
{
    const int form = mForm->currentData().toInt();
    mForm->setEnabled(!isCard());
    mPaper->setEnabled(isCard() || form == Tiled);
    mDpi->setEnabled(!isCard() && (form == Png || form == Module));
    mDark->setEnabled(!isCard());
    mStyle->setEnabled(!isCard());
    mPress->setUnavailable(isCard() || form == Pdf ? QString()
                                                   : tr("Only one large sheet or a page has a form for a press."));
    const bool alone = !isCard() && form == Pdf && !mPress->options(); // a press has a bleed of its own
    mSheetPaper->setEnabled(alone);
    mMarks->setEnabled(alone);
    mBleed->setEnabled(alone && mMarks->isChecked());
    const Result<QSizeF> page = framedPage(mSheet.size(), frame());
    const bool pixels = form == Png || form == Module;
    const QSizeF sheet = pixels && !mPlain.isEmpty() ? mPlain : mSheet.size();
    mOk->setEnabled(page && (isCard() || pixels || mTooMany.isEmpty()));
    QString words = tr("The sheet measures %1 by %2 mm.").arg(qRound(sheet.width())).arg(qRound(sheet.height()));
    if (isCard()) {
        words = Printed(mWhat->currentData().toInt()) == Printed::Aids
                    ? tr("The squares of the tracks fit a counter of 12.7 mm.")
                    : tr("Counters are drawn at their real size, 12.7 mm.");
    } else if (pixels) {
        const QSize size = pngSize(QRectF(QPointF(), sheet), mDpi->value());
        words += ' '
                 + tr("%1 by %2 pixels, written in bands of %3 MB.")
                       .arg(size.width())
                       .arg(size.height())
                       .arg(double(pngMemory(size)) / 1e6, 0, 'f', 1);
    } else if (!mTooMany.isEmpty()) {
        words = mTooMany;
    } else if (!page) {
        words = problemWords(page.error());
    } else if (form == Tiled) {
        words += ' '
                 + tr("%n pages and the plan.", nullptr,
                      tilePages(sheet, QPageSize::PageSizeId(mPaper->currentData().toInt())));
    }
    mSize->setText(words);
}

} // namespace fw
