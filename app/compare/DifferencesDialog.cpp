#include "app/compare/DifferencesDialog.h"

#include "app/compare/DifferenceWords.h"
#include "app/print/Saving.h"
#include "app/widgets/SaveName.h"
#include "app/widgets/WidgetFactory.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableWidget>

namespace fw {

DifferencesDialog::DifferencesDialog(FileComparison comparison, const QString& other, QWidget* parent)
    : Dialog("differencesDialog", tr("Differences"), parent), mComparison(std::move(comparison)), mOther(other)
{
    resize(900, 520);
    auto* layout = new QVBoxLayout(this);
    QLabel* summary = wordsLabel("differencesSummary", tr("Summary"));
    const QString name = QFileInfo(other).fileName();
    summary->setText(mComparison.differences.empty()
                         ? tr("The counters of %1 are the same.").arg(name)
                         : tr("%n differences from %1.", nullptr, int(mComparison.differences.size())).arg(name));
    layout->addWidget(summary);
    if (const QString skipped = notComparedWords(mComparison); !skipped.isEmpty()) {
        QLabel* label = wordsLabel("differencesSkipped", tr("Counters that were not compared"));
        label->setText(skipped);
        layout->addWidget(label);
    }
    mTable = named(new QTableWidget, "differencesTable", tr("Differences between the two files"));
    mTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    mTable->setTabKeyNavigation(false); // Tab leaves the table
    layout->addWidget(mTable, 1);
    QDialogButtonBox* buttons = makeButtons(QDialogButtonBox::Close);
    addAct(buttons, tr("&Copy"), "differencesCopy", [this] { copy(); });
    addAct(buttons, tr("&Save..."), "differencesSave", [this] { save(); });
    layout->addWidget(buttons);
    fill();
}

void DifferencesDialog::fill()
{
    const QStringList titles{tr("Kind"), tr("Counter"), tr("Property"), tr("Scenario"), tr("Other file"), tr("Place")};
    mTable->setColumnCount(int(titles.size()));
    mTable->setHorizontalHeaderLabels(titles);
    mTable->verticalHeader()->hide();
    mTable->setRowCount(int(mComparison.differences.size()));
    for (int row = 0; row < mTable->rowCount(); ++row) {
        const Difference& d = mComparison.differences[std::size_t(row)];
        const QString cells[] = {kindWord(d.kind),
                                 rowWords(d),
                                 fieldWords(d),
                                 QString::fromStdString(d.before),
                                 QString::fromStdString(d.after),
                                 spotWords(d.at)};
        for (int column = 0; column < mTable->columnCount(); ++column)
            mTable->setItem(row, column, new QTableWidgetItem(cells[column]));
    }
    mTable->resizeColumnsToContents();
    if (mTable->rowCount() > 0)
        mTable->setCurrentCell(0, 0);
}

void DifferencesDialog::copy()
{
    QGuiApplication::clipboard()->setText(differenceLines(mComparison.differences).join('\n'));
}

void DifferencesDialog::save()
{
    const QString path = askSaveName(this, tr("Save Differences"), besideFile(mOther, "differences", ".csv"),
                                     tr("CSV (*.csv);;JSON (*.json)"));
    if (path.isEmpty())
        return;
    if (path.endsWith(".json", Qt::CaseInsensitive))
        saveFile(this, {path.toStdString(), Form::Json, {mOther.toStdString()}}, differencesJson(mComparison));
    else
        saveFile(this, {path.toStdString(), Form::Csv, {mOther.toStdString()}},
                 QByteArray::fromStdString(differencesCsv(mComparison.differences)));
}

} // namespace fw
