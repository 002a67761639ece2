#include "app/referee/log/LogPrint.h"

#include "app/print/LogPdf.h"
#include "app/print/OutputDevice.h"
#include "app/print/Saving.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/SaveName.h"
#include "editor/view/Named.h"
#include "engine/play/OpenMenu.h"
#include "engine/session/Game.h"
#include "engine/session/GameCopy.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

namespace fw {

LogPrint::LogPrint(const Game& game, QWidget* parent)
    : Dialog({}, tr("Print or Export the Turn Log"), parent), mGame(game)
{
    mView = named(new QComboBox, "logPrintView", tr("View of the log"));
    mView->addItem(tr("Everything, for the umpire"), QString());
    for (const Army& army : game.rules().scenario().sides)
        mView->addItem(tr("What %1 may see").arg(QString::fromStdString(army.name)), QString::fromStdString(army.id));
    if (hidesSomething(game.rules()))
        mView->addItem(tr("What everyone may see"), QStringLiteral("public"));
    mForm = named(new QComboBox, "logPrintForm", tr("File format"));
    for (const auto& [name, of] :
         {std::pair(tr("PDF"), LogForm::Pdf), std::pair(tr("Text"), LogForm::Text),
          std::pair(tr("Web page (HTML)"), LogForm::Html), std::pair(tr("Markdown"), LogForm::Markdown),
          std::pair(tr("Data (JSON)"), LogForm::Json)})
        mForm->addItem(name, int(of));
    mForm->setItemData(mForm->count() - 1, tr("Always complete, whatever is selected: every action, row and change"),
                       Qt::ToolTipRole);
    mFull = new QCheckBox(tr("Include rows that did &not apply, and why"));
    named(mFull, "logPrintFull", tr("Include rows that did not apply"));
    mShort = new QCheckBox(tr("&Short form: one to three lines per ruling"));
    named(mShort, "logPrintShort", tr("Short form: one to three lines per ruling"));
    connect(mShort, &QCheckBox::toggled, mFull, [this](bool on) {
        mFull->setEnabled(!on);
        mFull->setChecked(mFull->isChecked() && !on);
    });
    mWords = new QLabel(tr("Each page of the whole log shows the hash chain of the game, so that you can check the log "
                           "against the game file. A side's view has no hash chain; use its sealed copy instead."));
    mWords->setWordWrap(true);
    mWords->setTextFormat(Qt::PlainText);
    auto* form = new QFormLayout;
    form->addRow(tr("&View:"), mView);
    form->addRow(QString(), mShort);
    form->addRow(QString(), mFull);
    form->addRow(tr("Save &as:"), mForm);

    auto* buttons = makeButtons(QDialogButtonBox::Close);
    addAct(buttons, tr("&Preview and Print..."), "logPreview", [this] { preview(); })->setDefault(true);
    addAct(buttons, tr("Sav&e..."), "logSave", [this] { askAndSave(); });
    mCopy = addAct(buttons, tr("Save Sealed &Copy..."), "logSaveCopy", [this] { askAndCopy(); });
    mCopy->setToolTip(tr("A game file for that side. It contains the rows that the side may read, and only the hash of "
                         "each other row. You can verify it against the game later."));
    const auto sided = [this] {
        mCopy->setEnabled(mGame.rules().side(mView->currentData().toString().toStdString()) >= 0);
    };
    connect(mView, &QComboBox::currentIndexChanged, this, sided);
    sided();

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(mWords);
    layout->addSpacing(6);
    layout->addWidget(buttons);
}

void LogPrint::showOnly(const QString& seat)
{
    for (int i = mView->count(); i-- > 0;)
        if (mView->itemData(i).toString() != seat)
            mView->removeItem(i);
    if (mView->count() == 0)
        mView->addItem(tr("What everyone may see"), seat);
}

LogForm LogPrint::form() const
{
    return LogForm(mForm->currentData().toInt());
}

LogDoc LogPrint::log(LogForm form) const
{
    LogOptions options;
    options.full = mFull->isChecked();
    options.brief = mShort->isChecked();
    options.data = form == LogForm::Json;
    options.side = mView->currentData().toString().toStdString();
    return makeLog(mGame, options);
}

bool LogPrint::saveTo(LogForm form, const QString& path)
{
    const auto ended = longWork(this, tr("Saving %1").arg(QFileInfo(path).fileName()),
                                [log = log(form), form, path, inputs = std::vector{mGame.journal().path()}](Progress&) {
                                    return writeOutput({path.toStdString(), fileForm(form), inputs}, logIn(form, log));
                                });
    if (ended && !*ended)
        tellUnsaved(this, ended->error());
    return ended && *ended;
}

QString LogPrint::suggested(LogForm form) const
{
    const QString file = QString::fromStdString(mGame.journal().path());
    const QString side = mView->currentData().toString();
    const bool brief = mShort->isChecked() && form != LogForm::Json;
    const QString stem = (file.isEmpty() ? tr("turn log") : QFileInfo(file).completeBaseName())
                         + (side.isEmpty() ? QString() : "-" + side) + (brief ? tr("-short") : QString());
    const QString ending = form == LogForm::Pdf        ? ".pdf"
                           : form == LogForm::Text     ? ".txt"
                           : form == LogForm::Html     ? ".html"
                           : form == LogForm::Markdown ? ".md"
                                                       : ".json";
    return (file.isEmpty() ? QString() : QFileInfo(file).path() + '/') + stem + ending;
}

void LogPrint::askAndSave()
{
    const LogForm as = form();
    const QString kinds = as == LogForm::Pdf        ? tr("PDF (*.pdf)")
                          : as == LogForm::Text     ? tr("Text (*.txt)")
                          : as == LogForm::Html     ? tr("Web page (*.html)")
                          : as == LogForm::Markdown ? tr("Markdown (*.md)")
                                                    : tr("JSON (*.json)");
    const QString path = askSaveName(this, tr("Save the Turn Log"), suggested(as), kinds);
    if (!path.isEmpty() && saveTo(as, path))
        saySaved(path);
}

void LogPrint::askAndCopy()
{
    const QString file = QString::fromStdString(mGame.journal().path());
    const QString name = (file.isEmpty() ? tr("game") : QFileInfo(file).completeBaseName()) + '-'
                         + mView->currentData().toString() + ".game";
    const QString path = askSaveName(this, tr("Save a Copy for One Side"),
                                     file.isEmpty() ? name : QFileInfo(file).path() + '/' + name, tr("Game (*.game)"));
    if (!path.isEmpty() && copyTo(path))
        saySaved(path);
}

void LogPrint::saySaved(const QString& path)
{
    mWords->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
}

bool LogPrint::copyTo(const QString& path)
{
    const std::string stamp = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    const Result<void> done = writeCopy(mGame, mView->currentData().toString().toStdString(), stamp,
                                        path.toStdString());
    if (!done)
        tellUnsaved(this, done.error());
    return done.has_value();
}

void LogPrint::printOn(QPrinter* printer)
{
    printer->setFullPage(true);
    printOrSave(this, *printer, {mGame.journal().path()},
                [&](QPagedPaintDevice& device) { printLog(device, log(), printer->fromPage(), printer->toPage()); });
}

void LogPrint::preview()
{
    previewPages(this, "logPreviewDialog", tr("Turn Log"), QPageSize::A4,
                 QString::fromStdString(mGame.rules().scenario().title),
                 [this](QPrinter* printer) { printOn(printer); });
}

} // namespace fw
