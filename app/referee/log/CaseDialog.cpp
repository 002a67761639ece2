#include "app/referee/log/CaseDialog.h"

#include "app/widgets/WrapDelegate.h"
#include "editor/Translated.h"
#include "editor/rules/CaseRows.h"
#include "editor/view/Named.h"
#include "engine/rules/Options.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fw {

namespace {

constexpr int rowRole = Qt::UserRole;

QTreeWidgetItem* under(QTreeWidgetItem* above, const QString& words)
{
    auto* item = new QTreeWidgetItem(above, {words});
    item->setData(0, Qt::AccessibleTextRole, words);
    return item;
}

} // namespace

CaseDialog::CaseDialog(const QString& cite, const Game& game, const std::vector<CitingRow>& used, QWidget* parent)
    : Dialog("caseDialog", tr("Case %1").arg(cite), parent), mCite(cite)
{
    auto* layout = new QVBoxLayout(this);
    mTree = named(new QTreeWidget, "caseTree", tr("Text of the case, its options, and the rulings that used it"));
    mTree->setAccessibleDescription(tr("Press Enter on a ruling to look back to it"));
    mTree->setHeaderHidden(true);
    mTree->setColumnCount(1);
    mTree->header()->setSectionResizeMode(QHeaderView::Stretch);
    mTree->setItemDelegate(new WrapDelegate(mTree, 0));
    mTree->setWordWrap(true);
    mTree->setTextElideMode(Qt::ElideNone);
    mTree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mTree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    layout->addWidget(mTree);
    auto* buttons = makeButtons(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter opens a ruling
    layout->addWidget(buttons);
    addRows(game);
    mUsed = section({});
    setUsed(used);
    const auto open = [this](const QTreeWidgetItem* item) {
        if (item->data(0, rowRole).isValid())
            emit rowWanted(item->data(0, rowRole).toLongLong());
    };
    // Enter opens a ruling like a single click; a double click counts as one click.
    connect(mTree, &QTreeWidget::itemClicked, this, open);
    connect(mTree, &QTreeWidget::itemActivated, this, open);
    mTree->setCurrentItem(mTree->topLevelItem(0));
    resize(480, 420);
}

QTreeWidgetItem* CaseDialog::section(const QString& words)
{
    auto* item = new QTreeWidgetItem(mTree, {words});
    QFont bold = mTree->font();
    bold.setBold(true);
    item->setFont(0, bold);
    item->setData(0, Qt::AccessibleTextRole, words);
    item->setExpanded(true);
    return item;
}

void CaseDialog::addRows(const Game& game)
{
    const Rules& rules = game.rules();
    const std::vector<CaseRow> rows = caseRows(rules.ruleset(), mCite.toStdString());
    QTreeWidgetItem* own = section(tr("What the rules file says"));
    for (const CaseRow& row : rows) {
        QTreeWidgetItem* item = under(
            own, tr("%1: %2", "kind of row, its sentence").arg(row.kind, row.label.isEmpty() ? row.id : row.label));
        if (!row.reads.isEmpty())
            under(item, row.reads);
        if (row.origin != Origin::Printed)
            under(item, row.origin == Origin::Reading ? tr("one reading of the printed rule")
                                                      : tr("reconstructed, not printed in the source"));
        item->setExpanded(true);
    }
    if (rows.empty())
        under(own, tr("No rule in force has this case number."));
    const std::vector<const Option*> open = caseOptions(rules.ruleset(), mCite.toStdString(), rows);
    if (open.empty())
        return;
    std::map<std::string, std::string> set = optionsOf(rules.ruleset(), rules.scenario());
    for (const auto& [option, value] : rules.setup().options)
        set[option] = value;
    QTreeWidgetItem* options = section(tr("Options"));
    for (const Option* option : open) {
        QTreeWidgetItem* item = under(options, translated(Text("{0}", {option->label})));
        for (std::size_t at = 0; at < option->values.size(); ++at) {
            const QString value = QString::fromStdString(option->values[at]);
            const QString reading = at < option->readings.size() ? translated(Text("{0}", {option->readings[at]}))
                                                                 : QString();
            const QString words = reading.isEmpty() ? value : tr("%1: %2", "value, its reading").arg(value, reading);
            under(item, set[option->id] == option->values[at] ? tr("✓ %1 (in this game)").arg(words) : words);
        }
        item->setExpanded(true);
    }
}

void CaseDialog::setUsed(const std::vector<CitingRow>& used)
{
    qDeleteAll(mUsed->takeChildren());
    mUsed->setText(0, used.empty() ? tr("No ruling in the log used this case")
                                   : tr("%n ruling(s) of this game used this case", "", int(used.size())));
    mUsed->setData(0, Qt::AccessibleTextRole, mUsed->text(0));
    for (const CitingRow& one : used) {
        const QString said = one.line.isEmpty() ? one.title : tr("%1 – %2", "ruling, line").arg(one.title, one.line);
        QTreeWidgetItem* item = under(mUsed, tr("%1  %2", "row of the game, what was ruled").arg(one.row).arg(said));
        item->setData(0, rowRole, one.row);
        item->setForeground(0, palette().link());
        QFont link = mTree->font();
        link.setUnderline(true);
        item->setFont(0, link);
        item->setToolTip(0, tr("Look back to this row"));
    }
    mUsed->setExpanded(true);
}

} // namespace fw
