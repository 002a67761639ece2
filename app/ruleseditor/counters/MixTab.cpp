#include "app/ruleseditor/counters/MixTab.h"

#include "app/print/Saving.h"
#include "app/widgets/GridDelegate.h"
#include "app/widgets/SaveName.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/proof/Lookalikes.h"
#include "engine/proof/Mix.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableWidget>
#include <algorithm>

namespace fw {

namespace {

constexpr int countColumn = 4;

} // namespace

MixTab::MixTab(RulesAndCounters* document, QWidget* parent) : QWidget(parent), mDocument(document)
{
    setAccessibleName(tr("Counter mix"));
    auto* layout = new QVBoxLayout(this);
    auto* bar = new QHBoxLayout;
    mSummary = new QLabel;
    mSummary->setObjectName("mixSummary");
    bar->addWidget(mSummary, 1);
    addButton(bar, tr("Count All Markers"), "mixMarkers",
              tr("Set the count of each marker to the most that may be needed at once"), this, &MixTab::countMarkers);
    addButton(bar, tr("Export CSV..."), "mixExport", tr("Export the counter mix as CSV"), this, &MixTab::exportFile);
    layout->addLayout(bar);
    mTable = named(new QTableWidget(0, 9), "mixTable", tr("Counter mix"));
    mTable->setHorizontalHeaderLabels({tr("Side"), tr("Kind"), tr("Formation"), tr("Numbers"), tr("Count"),
                                       tr("Set up"), tr("Arriving"), tr("Needed"), tr("Pile")});
    mTable->verticalHeader()->hide();
    new GridDelegate(mTable);
    layout->addWidget(mTable, 1);
    connect(mTable, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) {
        const QVariant marker = item->data(Qt::UserRole);
        if (mFilling || !marker.isValid())
            return;
        bool ok = false;
        const int number = item->text().toInt(&ok);
        if (!ok || number < 0) {
            const QString typed = item->text();
            fill();
            mSummary->setText(tr("\"%1\" is not a number, so the count is unchanged").arg(typed));
            return;
        }
        mDocument->edit(tr("Change Marker Count"), [&](RulesContent& content) {
            content.scenario->markers[std::size_t(marker.toInt())].count = number;
        });
    });
    connect(document, &RulesAndCounters::changed, this, [this](const RulesContent& before) {
        if (!sameCounters(before, *mDocument->content()))
            fill();
    });
    fill();
}

void MixTab::fill()
{
    const auto mix = mixOf(mDocument->rules(), *mDocument->scenario());
    mFilling = true;
    mTable->setRowCount(int(mix.size()));
    int counters = 0, markers = 0, marker = 0;
    for (std::size_t i = 0; i < mix.size(); ++i) {
        const MixLine& line = mix[i];
        (line.marker ? markers : counters) += line.count;
        const QString texts[] = {line.marker ? tr("marker") : QString::fromStdString(line.side),
                                 QString::fromStdString(line.what),
                                 QString::fromStdString(line.formation),
                                 QString::fromStdString(line.numbers),
                                 QString::number(line.count),
                                 line.marker ? QString() : QString::number(line.setUp),
                                 line.marker ? QString() : QString::number(line.arriving),
                                 !line.marker               ? QString()
                                 : line.needed > line.count ? tr("%1, too few").arg(line.needed)
                                                            : QString::number(line.needed),
                                 translated(line.pile)};
        for (int column = 0; column < mTable->columnCount(); ++column) {
            const bool counted = line.marker && column == countColumn;
            QTableWidgetItem* item = cellOf(*mTable, int(i), column, counted);
            item->setText(texts[column]);
            item->setData(Qt::UserRole, counted ? QVariant(marker) : QVariant());
        }
        marker += line.marker;
    }
    mTable->resizeColumnsToContents();
    mFilling = false;
    QStringList says{tr("%1, %2", "counters, markers")
                         .arg(tr("%n counters", nullptr, counters), tr("%n markers", nullptr, markers))};
    for (const Lookalikes& pile : pilesOf(mDocument->rules(), *mDocument->scenario()))
        says << tr("%1, %2: %3", "pile, side, how many cards")
                    .arg(translated(pileName(mDocument->rules(), pile.pile)), QString::fromStdString(pile.side))
                    .arg(pile.units.size());
    mSummary->setText(says.join(tr("; ")));
}

void MixTab::countMarkers()
{
    mDocument->edit(tr("Count All Markers"), [](RulesContent& content) {
        auto& markers = content.scenario->markers;
        for (Marker wanted : markersWanted(content.rules)) {
            const auto mark = std::ranges::find(content.rules.marks, wanted.mark, &Mark::id);
            wanted.count = markersNeeded(content.rules, *content.scenario, *mark, wanted.step);
            const auto own = std::ranges::find_if(
                markers, [&](const Marker& m) { return m.mark == wanted.mark && m.step == wanted.step; });
            if (own == markers.end())
                markers.push_back(wanted);
            else
                own->count = std::max(own->count, wanted.count);
        }
    });
}

void MixTab::exportFile()
{
    const QString path = askSaveName(this, tr("Export the Counter Mix"),
                                     besideFile(QString::fromStdString(mDocument->scenarioPath()), "mix", ".csv"),
                                     tr("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    saveFile(this, {path.toStdString(), Form::Csv},
             QByteArray::fromStdString(mixCsv(mixOf(mDocument->rules(), *mDocument->scenario()))));
}

} // namespace fw
