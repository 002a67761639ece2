#include "app/shell/StartPage.h"

#include "app/Shipped.h"
#include "app/shell/StartCards.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"

#include <QEvent>
#include <QGridLayout>
#include <QPointer>
#include <QScrollArea>
#include <QSettings>
#include <QTimer>
#include <algorithm>

namespace fw {

namespace {

constexpr int margin = 28;
constexpr int sideWidth = 400; ///< of the column with recent files
constexpr int gap = 16;
constexpr int narrowest = 900; ///< leaves room for the header, even with few scenarios
constexpr int widest = 1640;   ///< in a wider window the page stays in the middle

bool isGame(const QString& path)
{
    return path.endsWith(".game");
}

QWidget* centred(QWidget* inner)
{
    auto* outer = new QWidget;
    auto* row = bare<QHBoxLayout>(outer);
    row->addStretch(1);
    row->addWidget(inner, 1000);
    row->addStretch(1);
    return outer;
}

bool darkGround(const QWidget& widget)
{
    return widget.palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

StartPage::StartPage(const QString& folder, QWidget* parent) : QWidget(parent), mBackground(this)
{
    mDark = darkGround(*this);
    setAccessibleName(tr("Start page"));
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(0);
    mHeader = header();
    layout->addWidget(centred(mHeader));

    mScroll = new QScrollArea;
    mScroll->setFrameShape(QFrame::NoFrame);
    mScroll->setWidgetResizable(true);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mScroll->setFocusPolicy(Qt::NoFocus);
    mScroll->setAccessibleName(tr("Scenarios and recent files"));
    mBody = new QWidget;
    auto* columns = new QHBoxLayout(mBody);
    columns->setContentsMargins(margin, 6, margin, margin);
    columns->setSpacing(margin);
    auto* left = new QVBoxLayout;
    left->setSpacing(10);
    left->addWidget(heading(tr("Scenarios")));
    mNoScenarios = new QLabel(tr("This program comes without scenarios. Choose Open... to open one from a file."));
    mNoScenarios->setWordWrap(true);
    left->addWidget(mNoScenarios);
    mShelf = new QGridLayout;
    mShelf->setSpacing(gap);
    left->addLayout(mShelf);
    left->addStretch(1);
    columns->addLayout(left, 1);

    auto* side = new QWidget;
    side->setFixedWidth(sideWidth);
    auto* right = bare<QVBoxLayout>(side);
    right->setSpacing(10);
    right->addWidget(heading(tr("Games to resume")));
    mNoGames = new QLabel(
        tr("No recent games. A game is saved after every action and is listed here until you remove it."));
    mNoGames->setWordWrap(true);
    right->addWidget(mNoGames);
    mGames = new QVBoxLayout;
    mGames->setSpacing(8);
    right->addLayout(mGames);
    right->addSpacing(14);
    right->addWidget(heading(tr("Recent scenarios and maps")));
    mNoFiles = wordsLabel();
    mNoFiles->setText(tr("No recent files."));
    right->addWidget(mNoFiles);
    mFiles = new QVBoxLayout;
    mFiles->setSpacing(8);
    right->addLayout(mFiles);
    right->addStretch(1);
    columns->addWidget(side);
    mScroll->setWidget(centred(mBody));
    layout->addWidget(mScroll, 1);
    fillScenarios(folder);
}

QWidget* StartPage::header()
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(margin, 20, margin, 14);
    row->setSpacing(10);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* title = new QLabel(tr("Fieldworks"));
    setLarger(title, 2);
    words->addWidget(title);
    auto* about = wordsLabel();
    about->setText(tr("Referee a game, rule on a case, or open a scenario."));
    words->addWidget(about);
    row->addLayout(words, 1);
    auto* buttons = new QWidget;
    auto* wrapped = new WrapLayout(buttons);
    wrapped->setSpacing(row->spacing());
    row->addWidget(buttons);
    const auto add = [&](const QString& text, const QString& spoken, const char* name, auto wanted) {
        auto* button = addButton(wrapped, text, name, spoken, this, wanted);
        button->setAutoDefault(true);
        button->setMinimumHeight(34);
        button->setMinimumWidth(130);
        return button;
    };
    add(tr("&New Game..."), tr("Start a new game"), "startNewGame", [this] {
        emit newGameWanted(QString());
    })->setDefault(true);
    add(tr("New &Map..."), tr("Draw a new map"), "startNewMap", &StartPage::newMapWanted);
    add(tr("&Open..."), tr("Open a scenario or game"), "startOpen", &StartPage::askedToOpen);
    add(tr("Ruling &Desk"), tr("Ruling desk"), "startDesk", &StartPage::deskWanted);
    add(tr("&Edit Rules..."), tr("Edit rules and counters"), "startEdit", &StartPage::editWanted);
    return bar;
}

QLabel* StartPage::heading(const QString& text)
{
    auto* label = new QLabel(text);
    setLarger(label, 1.25);
    setBold(label);
    return label;
}

QStringList StartPage::recent()
{
    return QSettings().value("recent").toStringList();
}

void StartPage::forget(const QString& path)
{
    QSettings settings;
    QStringList files = settings.value("recent").toStringList();
    files.removeAll(path);
    settings.setValue("recent", files);
}

void StartPage::fillScenarios(const QString& folder)
{
    for (const QString& path : shippedScenarioPaths(folder)) {
        auto* card = new ScenarioCard(path);
        connect(card, &ScenarioCard::newGameWanted, this, &StartPage::newGameWanted);
        connect(card, &ScenarioCard::openWanted, this, &StartPage::openWanted);
        mScenarios.push_back(card);
    }
    mNoScenarios->setVisible(mScenarios.empty());
    const int wanted = 3 * margin + sideWidth + int(mScenarios.size()) * (ScenarioCard::pictureSize().width() + gap);
    for (QWidget* part : {mHeader, mBody})
        part->setMaximumWidth(std::clamp(wanted, narrowest, widest));
    arrange();
}

void StartPage::fillRecent()
{
    mListed = recent();
    for (RecentCard* card : mRecent)
        delete card;
    mRecent.clear();
    int games = 0;
    for (const QString& path : mListed) {
        const bool game = isGame(path);
        games += game;
        auto* card = new RecentCard(path, game);
        connect(card, &RecentCard::openWanted, this, &StartPage::openWanted);
        connect(card, &RecentCard::newGameWanted, this, &StartPage::newGameWanted);
        // The card is deleted by its own signal; its click must be finished by then.
        connect(card, &RecentCard::removeWanted, this, &StartPage::remove, Qt::QueuedConnection);
        (game ? mGames : mFiles)->addWidget(card);
        mRecent.push_back(card);
    }
    mNoGames->setVisible(games == 0);
    mNoFiles->setVisible(games == int(mRecent.size()));
}

void StartPage::remove(const QString& path)
{
    forget(path);
    const bool hadFocus = mScroll->isAncestorOf(focusWidget());
    refresh();
    if (hadFocus && !mRecent.empty())
        mRecent.front()->findChild<QPushButton*>()->setFocus();
    emit recentChanged();
}

void StartPage::refresh()
{
    fillRecent();
    // After the first frame, so that the page appears at once.
    mToRead = true;
    QTimer::singleShot(0, this, &StartPage::read);
}

void StartPage::read()
{
    mToRead = false;
    for (ScenarioCard* card : mScenarios)
        if (mRedraw || !card->filled())
            drawScenario(card);
    mRedraw = false;
    for (RecentCard* card : mRecent)
        if (card->isGame())
            readGame(card);
}

void StartPage::drawScenario(ScenarioCard* card)
{
    const QSize pixels = ScenarioCard::pictureSize() * devicePixelRatioF();
    mBackground.run([path = card->path(), pixels, dark = mDark] { return summarizeScenario(path, pixels, dark); },
                    [this, card = QPointer<ScenarioCard>(card), dark = mDark](const ScenarioSummary& summary) {
                        if (card && dark == mDark)
                            card->show(summary);
                    });
}

void StartPage::readGame(RecentCard* card)
{
    mBackground.run([path = card->path()] { return summarizeGame(path); },
                    [card = QPointer<RecentCard>(card)](const GameSummary& summary) {
                        if (card)
                            card->show(summary);
                    });
}

void StartPage::setDark(bool dark)
{
    if (mDark == dark)
        return;
    mDark = dark;
    mRedraw = true;
    if (isVisible())
        read();
}

void StartPage::arrange()
{
    const int room = std::min(width(), widest) - 3 * margin - sideWidth + gap;
    const int columns = std::max(1, room / (ScenarioCard::pictureSize().width() + gap));
    if (columns == mColumns && mShelf->count() == int(mScenarios.size()))
        return;
    mColumns = columns;
    while (QLayoutItem* item = mShelf->takeAt(0))
        delete item;
    for (std::size_t i = 0; i < mScenarios.size(); ++i)
        mShelf->addWidget(mScenarios[i], int(i) / columns, int(i) % columns);
    for (int column = 0; column < mShelf->columnCount(); ++column)
        mShelf->setColumnStretch(column, 0);
    mShelf->setColumnStretch(columns, 1);
}

void StartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StartPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // The page follows the brightness of its background by itself.
    if (event->type() == QEvent::PaletteChange)
        setDark(darkGround(*this));
}

} // namespace fw
