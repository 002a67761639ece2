#include "app/referee/log/LogPanel.h"

#include "app/referee/log/LogDelegate.h"
#include "app/referee/log/LogFilter.h"
#include "app/referee/log/LogModel.h"
#include "app/referee/log/LogTree.h"
#include "app/referee/log/LookBack.h"
#include "app/widgets/WidgetFactory.h"
#include "engine/session/Log.h"

#include <QActionGroup>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QShortcut>

namespace fw {

LogPanel::LogPanel(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Turn log"));
    mModel = new LogModel(this);
    mFilter = new LogFilter(mModel, this);
    mTree = named(new LogTree(this), "logTree", tr("Turn log"));
    mTree->setAccessibleDescription(tr("Right and left open and close a reckoning; Enter shows its place on the map"));
    mTree->setModel(mFilter);
    mTree->setContextMenuPolicy(Qt::ActionsContextMenu);
    mLookBack = new LookBack;
    mLookBack->setObjectName("lookBack");
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(0);
    buildTop();
    buildBanner();
    layout->addWidget(mTree, 1);
    layout->addWidget(mLookBack);

    connect(mTree, &LogTree::opened, this, &LogPanel::wantPlaces);
    connect(mTree, &LogTree::caseClicked, this, &LogPanel::caseWanted);
    connect(mTree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) { chosen(now); });
    connect(mLookBack, &LookBack::lookedBack, this, &LogPanel::lookAt);
    connect(mLookBack, &LookBack::returned, this, [this] {
        mBanner->hide();
        mTree->scrollToBottom();
        emit returned();
    });
    const auto key = [this](const QKeySequence& keys, auto what) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, mLookBack, what);
    };
    key(QKeySequence(tr("Alt+PgUp")), &LookBack::back);
    key(QKeySequence(tr("Alt+PgDown")), &LookBack::forth);
    mTree->installEventFilter(this);
    mLookBack->findChild<QWidget*>("lookBackSlider")->installEventFilter(this);
    setMinimumWidth(260);
    setGame(nullptr);
}

LogPanel::~LogPanel() = default;

void LogPanel::buildTop()
{
    auto* top = new QWidget;
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(6, 6, 6, 4);
    row->setSpacing(4);
    mWords = searchField("logWords", tr("Filter the log"), tr("Words, case or unit"));
    mWords->installEventFilter(this);
    mShow = named(new QComboBox, "logShow", tr("Rows to show"));
    mShow->addItem(tr("All"), int(LogShow::All));
    mShow->addItem(tr("Rulings"), int(LogShow::Rulings));
    mShow->addItem(tr("Amended"), int(LogShow::Amended));
    mShow->addItem(tr("Losses"), int(LogShow::Losses));
    mShow->setItemData(0, tr("Everything"), Qt::ToolTipRole);
    mShow->setItemData(1, tr("Actions and their rulings"), Qt::ToolTipRole);
    mShow->setItemData(2, tr("Rows with an overruling, warning, setting, correction, take-back or note"),
                       Qt::ToolTipRole);
    mShow->setItemData(3, tr("Losses and control turn by turn, and the totals so far"), Qt::ToolTipRole);
    mView = named(new QPushButton(tr("View")), "logView", tr("View options of the log"));
    mView->setMaximumWidth(mView->fontMetrics().horizontalAdvance(mView->text()) + 40);
    auto* menu = new QMenu(mView);
    buildMenu(menu);
    mView->setMenu(menu);
    row->addWidget(mWords, 1);
    row->addWidget(mShow);
    row->addWidget(mView);
    mFound = named(new QLabel, "logFound", tr("Number of matching rows"));
    mFound->setContentsMargins(10, 0, 6, 4);
    mFound->hide();
    layout()->addWidget(top);
    layout()->addWidget(mFound);
    connect(mWords, &QLineEdit::textChanged, this, [this](const QString& text) {
        mFilter->setText(text);
        mTree->delegate()->setWanted(mFilter->wanted());
        filtered();
    });
    connect(mShow, &QComboBox::currentIndexChanged, this, [this] {
        mFilter->setShow(LogShow(mShow->currentData().toInt()));
        filtered();
    });
}

void LogPanel::buildMenu(QMenu* menu)
{
    auto* group = new QActionGroup(menu);
    const auto way = [&](const QString& text, const char* name, Unfold how) {
        QAction* action = menu->addAction(text, this, [this, how] { unfold(how); });
        action->setObjectName(name);
        action->setCheckable(true);
        action->setChecked(how == mUnfold);
        group->addAction(action);
    };
    way(tr("&Titles Only"), "logFold", Unfold::Nothing);
    way(tr("&Rulings"), "logRulings", Unfold::Rulings);
    way(tr("Every Re&ckoning"), "logEverything", Unfold::Everything);
    menu->addSeparator();
    QAction* full = menu->addAction(tr("Include Rows That Did &Not Apply"));
    full->setObjectName("logFull");
    full->setCheckable(true);
    connect(full, &QAction::toggled, this, [this](bool on) {
        mFull = on;
        take(true);
    });
    menu->addSeparator();
    QAction* places = menu->addAction(tr("Show on the &Map"), this, [this] { wantPlaces(mTree->currentIndex()); });
    places->setObjectName("logPlaces");
    QAction* then = menu->addAction(tr("&Look Back to This Row"), this, [this] {
        if (const auto* item = mTree->currentIndex().data(LogModel::itemRole).value<const LogItem*>();
            item != nullptr && item->row >= 0)
            mLookBack->goTo(item->row);
    });
    then->setObjectName("logThen");
    QAction* keep = menu->addAction(tr("Save as E&xample"), this, [this] {
        if (const auto* item = mTree->currentIndex().data(LogModel::itemRole).value<const LogItem*>();
            item != nullptr && item->row >= 0)
            emit exampleWanted(item->row);
    });
    keep->setObjectName("logKeep");
    keep->setToolTip(tr("Add this ruling to the rules file as an example of play"));
    mTree->addAction(keep);
    mTree->addAction(places);
    mTree->addAction(then);
    menu->addSeparator();
    menu->addAction(tr("&Print or Export..."), this, &LogPanel::printWanted)->setObjectName("logPrint");
}

void LogPanel::buildBanner()
{
    mBanner = named(new QFrame, "lookBackBanner", tr("Looking back"));
    mBanner->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(mBanner);
    row->setContentsMargins(10, 5, 6, 5);
    mBannerWords = wordsLabel("lookBackWords");
    auto* back = named(new QPushButton(tr("Retur&n")), "lookBackReturn", tr("Return to the current position"));
    back->setToolTip(tr("Back to the current position (Esc)"));
    row->addWidget(mBannerWords, 1);
    row->addWidget(back);
    mBanner->hide();
    layout()->addWidget(mBanner);
    connect(back, &QPushButton::clicked, this, &LogPanel::returnToNow);
    paintBanner();
}

void LogPanel::paintBanner()
{
    // A strong background with text in the colour of paper, so that it is not overlooked.
    QPalette p = palette();
    p.setColor(QPalette::Window, LogLook::of(p).amended);
    p.setColor(QPalette::WindowText, p.color(QPalette::Base));
    if (mBanner->palette() != p) {
        mBanner->setPalette(p);
        mBannerWords->setPalette(p);
    }
}

void LogPanel::setGame(const Game* game)
{
    mGame = game;
    mLookBack->leave();
    take(true);
}

void LogPanel::setSide(const QString& side)
{
    if (side == mSide)
        return;
    mSide = side;
    take(true);
}

void LogPanel::refresh()
{
    take(false);
}

void LogPanel::take(bool anew)
{
    const bool follow = (anew || mTree->follows()) && !isLookingBack();
    const QScopedValueRollback choosing(mChoosing, true);
    if (anew)
        mModel->clear();
    mTree->setEnabled(mGame != nullptr);
    std::vector<qint64> rows;
    if (mGame != nullptr) {
        LogOptions options;
        options.full = mFull;
        options.side = mSide.toStdString();
        mFilter->setEnded(mGame->state().over);
        mModel->update(makeLog(*mGame, options), *mGame);
        mFilter->renew();
        unfoldFrom(mModel->rowCount() - mModel->fresh());
        for (const Entry& e : mGame->entries())
            if (e.kind == RowKind::Begin || e.kind == RowKind::Action || &e == &mGame->entries().back())
                rows.push_back(e.n);
    }
    mLookBack->setRows(std::move(rows));
    say();
    if (follow)
        mTree->scrollToBottom();
}

void LogPanel::unfold(Unfold how)
{
    mUnfold = how;
    if (how == Unfold::Everything)
        mTree->expandAll();
    else if (how == Unfold::Rulings) {
        mTree->collapseAll();
        mTree->expandToDepth(0);
    } else {
        mTree->collapseAll();
    }
    if (mTree->currentIndex().isValid())
        mTree->scrollTo(mTree->currentIndex());
}

void LogPanel::unfoldFrom(int firstBlock)
{
    if (mUnfold == Unfold::Nothing)
        return;
    if (firstBlock <= 0) {
        unfold(mUnfold);
        return;
    }
    // The block before may have new lines, whose reckonings must be open too.
    for (int row = firstBlock - 1; row < mModel->rowCount(); ++row) {
        const QModelIndex shown = mFilter->mapFromSource(mModel->index(row, 0));
        if (!shown.isValid())
            continue;
        if (mUnfold == Unfold::Everything)
            mTree->expandRecursively(shown);
        else
            mTree->expand(shown);
    }
}

void LogPanel::openMatches()
{
    // A word in the title is visible without opening any line.
    for (int row = 0; row < mFilter->rowCount(); ++row) {
        const QModelIndex title = mFilter->index(row, 0);
        const QString said = mModel->item(mFilter->mapToSource(title))->words;
        QStringList deeper;
        for (const QString& word : mFilter->wanted())
            if (!said.contains(word))
                deeper << word;
        for (int line = 0; line < mFilter->rowCount(title) && !deeper.isEmpty(); ++line) {
            const QModelIndex child = mFilter->index(line, 0, title);
            if (mModel->hasBelow(mFilter->mapToSource(child), deeper))
                mTree->expandRecursively(child);
        }
    }
}

void LogPanel::filtered()
{
    const QScopedValueRollback choosing(mChoosing, true);
    unfold(mUnfold);
    openMatches();
    say();
    if (mFilter->narrowed())
        mTree->scrollToTop();
    else if (mTree->currentIndex().isValid())
        mTree->scrollTo(mTree->currentIndex());
    else
        mTree->scrollToBottom();
}

void LogPanel::say()
{
    mFound->setVisible(mFilter->narrowed());
    if (!mFilter->narrowed())
        return;
    const int found = mFilter->found();
    mFound->setText(found == 0 ? tr("Nothing in the log matches.") : tr("%n found", "", found));
}

void LogPanel::wantPlaces(const QModelIndex& index)
{
    // A number of a reckoning belongs to the places of the line that it explains.
    for (QModelIndex at = index; at.isValid(); at = at.parent()) {
        const auto* item = at.data(LogModel::itemRole).value<const LogItem*>();
        if (item != nullptr && !item->about.isEmpty()) {
            emit placesWanted(item->about);
            return;
        }
    }
}

void LogPanel::chosen(const QModelIndex& index)
{
    const auto* item = index.data(LogModel::itemRole).value<const LogItem*>();
    if (mChoosing || item == nullptr || item->row < 0)
        return;
    const qint64 row = item->row;
    if (isLookingBack()) {
        const QScopedValueRollback choosing(mChoosing, true);
        mLookBack->goTo(row);
    }
    emit rowChosen(row);
}

void LogPanel::lookAt(qint64 row)
{
    const Entry& entry = mGame->entries()[std::size_t(row)];
    mBannerWords->setText(
        entry.struck ? tr("Looking back: the position after row %1, which was taken back later").arg(row)
                     : tr("Looking back: the position after row %1 (rows: %2)").arg(row).arg(mGame->entries().size()));
    mBanner->setAccessibleDescription(mBannerWords->text());
    mBanner->show();
    if (!mChoosing)
        showRow(row);
    emit lookedBack(row);
}

void LogPanel::showRow(qint64 row)
{
    const QModelIndex block = mFilter->mapFromSource(mModel->blockOf(row));
    if (!block.isValid())
        return;
    const QScopedValueRollback choosing(mChoosing, true);
    mTree->setCurrentIndex(block);
    mTree->scrollTo(block, QAbstractItemView::PositionAtCenter);
}

std::vector<CitingRow> LogPanel::citing(const QString& cite) const
{
    return mModel->citing(cite);
}

QString LogPanel::chosenCase() const
{
    const auto* item = mTree->currentIndex().data(LogModel::itemRole).value<const LogItem*>();
    return item == nullptr ? QString() : item->cite;
}

void LogPanel::goTo(qint64 row)
{
    mLookBack->goTo(row);
    showRow(row);
}

bool LogPanel::isLookingBack() const
{
    return mLookBack->isBack();
}

void LogPanel::find()
{
    mWords->setFocus();
    mWords->selectAll();
}

void LogPanel::returnToNow()
{
    mLookBack->leave();
}

bool LogPanel::giveWay()
{
    if (mWords->hasFocus() && !mWords->text().isEmpty()) {
        mWords->clear();
        return true;
    }
    const bool back = isLookingBack();
    returnToNow();
    return back;
}

void LogPanel::setOnlooking()
{
    for (const char* name : {"logKeep", "logPlaces"})
        findChild<QAction*>(name)->setVisible(false);
    mTree->setAccessibleDescription(tr("Right and left open and close a reckoning"));
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == mWords && key == Qt::Key_Escape && !mWords->text().isEmpty()) {
        mWords->clear();
        return true;
    }
    if (watched == mWords && (key == Qt::Key_Down || key == Qt::Key_Return)) {
        mTree->setFocus();
        if (!mTree->currentIndex().isValid())
            mTree->setCurrentIndex(mFilter->index(0, 0));
        return true;
    }
    if (watched != mWords && key == Qt::Key_Escape && isLookingBack())
        return giveWay();
    return QWidget::eventFilter(watched, event);
}

void LogPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && mBanner != nullptr)
        paintBanner();
}

} // namespace fw
