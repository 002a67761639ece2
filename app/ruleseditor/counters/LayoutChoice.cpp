#include "app/ruleseditor/counters/LayoutChoice.h"

#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"
#include "editor/render/CounterLayout.h"
#include "engine/store/Files.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>

namespace fw {

namespace {

constexpr const char* layoutEnding = ".counters.json";

/// The title of a layout; its name if it cannot be read.
QString titleOf(const QString& name, const QString& folder)
{
    const Result<CounterLayoutPtr> layout = counterLayout(name.toStdString(), folder);
    return layout && !(*layout)->title.isEmpty() ? (*layout)->title : name;
}

/// The text of a layout with another id.
QByteArray renamed(QByteArray text, const QString& was, const QString& is)
{
    return text.replace(QString("\"id\": \"%1\"").arg(was).toUtf8(), QString("\"id\": \"%1\"").arg(is).toUtf8());
}

} // namespace

LayoutChoice::LayoutChoice(RulesAndCounters* document, QWidget* parent) : QWidget(parent), mDocument(document)
{
    auto* column = bare<QVBoxLayout>(this);
    auto* row = new WrapLayout;
    mLayouts = narrowChoice("counterLayout", tr("Layout of all counters"), 24);
    row->addWidget(mLayouts);
    addButton(row, tr("Copy to File"), "counterLayoutOwn",
              tr("Copy the layout to a file next to the scenario, and use that file"), this, &LayoutChoice::makeOwn);
    column->addLayout(row);
    mSays = wordsLabel("counterLayoutSays", tr("Faults of the layout"));
    column->addWidget(mSays);
    refill();
    connect(mLayouts, &QComboBox::activated, this, &LayoutChoice::choose);
    connect(document, &RulesAndCounters::changed, this, [this](const RulesContent& before) {
        if (before.rules.counters != mDocument->rules().counters)
            refill();
    });
}

QString LayoutChoice::folder() const
{
    return QFileInfo(QString::fromStdString(mDocument->scenarioPath())).absolutePath();
}

void LayoutChoice::refill()
{
    const QSignalBlocker quiet(mLayouts);
    mLayouts->clear();
    for (const QString& id : shippedCounterLayoutIds())
        mLayouts->addItem(titleOf(id, {}), id);
    for (const QFileInfo& file : QDir(folder()).entryInfoList({QString("*") + layoutEnding}, QDir::Files, QDir::Name)) {
        const QString name = file.fileName().chopped(int(qstrlen(layoutEnding)));
        mLayouts->addItem(
            tr("%1 (file %2)", "title of a layout, its file").arg(titleOf(name, folder()), file.fileName()), name);
    }
    const std::string& chosen = mDocument->rules().counters;
    const QString name = chosen.empty() ? shippedCounterLayoutIds().front() : QString::fromStdString(chosen);
    if (mLayouts->findData(name) < 0)
        mLayouts->addItem(name, name); // an unknown one stays until another is chosen
    mLayouts->setCurrentIndex(mLayouts->findData(name));
    const Result<CounterLayoutPtr> layout = counterLayout(chosen, folder());
    mSays->setText(layout ? QString() : QString::fromUtf8("⚠ ") + problemWords(layout.error()));
    mSays->setVisible(!layout);
}

void LayoutChoice::choose(int index)
{
    const QString name = mLayouts->itemData(index).toString();
    const bool usual = name == shippedCounterLayoutIds().front();
    if (usual && mDocument->rules().counters.empty())
        return;
    mDocument->edit(tr("Change Counter Layout"), [&](RulesContent& content) {
        content.rules.counters = usual ? std::string() : name.toStdString();
    });
}

void LayoutChoice::makeOwn()
{
    const QString was = mLayouts->currentData().toString();
    QByteArray text = shippedCounterLayoutText(was);
    if (text.isEmpty()) {
        const Result<FileText> own = readText(counterLayoutFile(folder(), was).toStdString());
        if (!own) {
            QMessageBox::warning(this, tr("Cannot Copy"), problemWords(own.error()));
            return;
        }
        text = QByteArray::fromStdString(own->text);
    }
    // The number at the end of the copied name counts on.
    static const QRegularExpression number("-own(-\\d+)?$");
    const QString base = QString(was).remove(number) + "-own";
    QString name = base;
    for (int n = 2; QFileInfo::exists(counterLayoutFile(folder(), name)); ++n)
        name = base + '-' + QString::number(n);
    const Result<void> done = saveText(counterLayoutFile(folder(), name).toStdString(),
                                       renamed(text, was, name).toStdString());
    if (!done) {
        QMessageBox::warning(this, tr("Cannot Copy"), problemWords(done.error()));
        return;
    }
    mDocument->edit(tr("Change Counter Layout"),
                    [&](RulesContent& content) { content.rules.counters = name.toStdString(); });
    emit filesChanged();
}

} // namespace fw
