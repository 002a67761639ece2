#include "app/referee/dialogs/PrecedentsDialog.h"

#include "app/widgets/LongWork.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapDelegate.h"
#include "editor/Translated.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QSettings>
#include <QTreeWidget>

namespace fw {

namespace {

enum Column { Case, What, Reason, Where };
constexpr int rowRole = Qt::UserRole;

/// The precedents of one other game.
struct Others {
    QString game;
    std::vector<Precedent> found;
};

/// The precedents of other games with the same rules; an unreadable file has none.
std::vector<Others> readOthers(const QStringList& files, const std::string& rules, const Progress& progress)
{
    std::vector<Others> out;
    for (const QString& file : files) {
        if (progress.stopped())
            break;
        const Result<Game> game = Game::open({file.toStdString(), {}}, false);
        if (!game || game->rules().ruleset().id != rules)
            continue;
        std::vector<Precedent> found = precedents(*game);
        if (!found.empty())
            out.push_back({QFileInfo(file).completeBaseName(), std::move(found)});
    }
    return out;
}

} // namespace

QStringList precedentWords(const Game& game, const std::string& cite)
{
    QStringList out;
    for (const Precedent& one : precedents(game))
        if (one.cite == cite && !cite.empty())
            out << (one.reason.empty()
                        ? PrecedentsDialog::tr("Row %1: %2", "number, what was ruled")
                              .arg(one.row)
                              .arg(translated(one.what))
                        : PrecedentsDialog::tr("Row %1: %2, because %3", "number, what was ruled, reason")
                              .arg(QString::number(one.row), translated(one.what), QString::fromStdString(one.reason)));
    return out;
}

PrecedentsDialog::PrecedentsDialog(const Game& game, const QString& file, QWidget* parent)
    : Dialog({}, tr("Precedents"), parent), mGame(game), mFile(file)
{
    auto* whole = new QVBoxLayout(this);
    auto* top = new QLabel(
        tr("Earlier rulings where the rules were silent or were overruled. Rule on similar cases in the same way."));
    top->setWordWrap(true);
    whole->addWidget(top);
    mWords = searchField("precedentWords", tr("Search the precedents"), tr("A case number or a word"));
    whole->addWidget(mWords);
    mList = named(new QTreeWidget, "precedents", tr("Precedents"));
    mList->setHeaderLabels({tr("Case"), tr("Ruling"), tr("Reason"), tr("Where")});
    mList->setRootIsDecorated(false);
    mList->setAlternatingRowColors(true);
    mList->setWordWrap(true);
    mList->setItemDelegate(new WrapDelegate(mList, What));
    mList->header()->setSectionResizeMode(QHeaderView::Interactive);
    mList->setColumnWidth(Case, 70);
    mList->setColumnWidth(What, 260);
    mList->setColumnWidth(Reason, 200);
    whole->addWidget(mList, 1);
    mFound = new QLabel;
    mFound->setObjectName("precedentsFound");
    whole->addWidget(mFound);
    auto* buttons = makeButtons(QDialogButtonBox::Close);
    mOthers = addAct(buttons, tr("Search &Other Games"), "otherGames", [this] { others(); });
    mShow = addAct(buttons, tr("&Show in the Log"), "showPrecedent", [this] {
        mWanted = mList->currentItem()->data(Where, rowRole).toLongLong();
        accept();
    });
    mShow->setDefault(true);
    whole->addWidget(buttons);
    connect(mWords, &QLineEdit::textChanged, this, &PrecedentsDialog::filter);
    connect(mList, &QTreeWidget::currentItemChanged, this, &PrecedentsDialog::look);
    connect(mList, &QTreeWidget::itemActivated, mShow, &QPushButton::click);
    add({}, precedents(mGame), true);
    resize(720, 420);
    filter();
}

void PrecedentsDialog::add(const QString& game, const std::vector<Precedent>& found, bool own)
{
    for (const Precedent& one : found) {
        const QString row = tr("row %1").arg(one.row);
        auto* item = new QTreeWidgetItem(mList, {QString::fromStdString(one.cite), translated(one.what),
                                                 QString::fromStdString(one.reason),
                                                 own ? row : tr("%1, %2", "game, row").arg(game, row)});
        item->setData(Where, rowRole, own ? qint64(one.row) : qint64(-1));
        for (const int column : {What, Reason})
            item->setToolTip(column, item->text(column));
    }
}

void PrecedentsDialog::others()
{
    QStringList files = QSettings().value("recent").toStringList();
    files.removeIf(
        [this](const QString& file) { return !file.endsWith(".game") || QFileInfo(file) == QFileInfo(mFile); });
    const auto read = longWork(
        this, tr("Reading other games"),
        [files, rules = mGame.rules().ruleset().id](Progress& progress) { return readOthers(files, rules, progress); },
        Cancelled::Ends);
    if (!read)
        return;
    for (const Others& one : *read)
        add(one.game, one.found, false);
    mOthers->setEnabled(false);
    filter();
}

void PrecedentsDialog::filter()
{
    const QString words = mWords->text().simplified();
    int shown = 0;
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < mList->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = mList->topLevelItem(i);
        bool has = words.isEmpty();
        for (int column = 0; column < mList->columnCount() && !has; ++column)
            has = item->text(column).contains(words, Qt::CaseInsensitive);
        item->setHidden(!has);
        shown += has;
        first = first == nullptr && has ? item : first;
    }
    mFound->setText(mList->topLevelItemCount() == 0 ? tr("No ruling has departed from the rules so far.")
                    : shown == 0                    ? tr("No precedent contains these words.")
                                                    : tr("%n precedent(s)", nullptr, shown));
    if (mList->currentItem() == nullptr || mList->currentItem()->isHidden())
        mList->setCurrentItem(first);
    look();
}

void PrecedentsDialog::look()
{
    const QTreeWidgetItem* item = mList->currentItem();
    mShow->setEnabled(item != nullptr && !item->isHidden() && item->data(Where, rowRole).toLongLong() >= 0);
}

} // namespace fw
