#include "app/shell/StartCards.h"

#include "app/widgets/WidgetFactory.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMouseEvent>

namespace fw {

namespace {

constexpr int longestNotes = 210;

/// The first sentences of a text that fit on a card.
QString beginning(const QString& text)
{
    if (text.size() <= longestNotes)
        return text;
    const qsizetype stop = text.lastIndexOf(". ", longestNotes);
    if (stop > longestNotes / 3)
        return text.left(stop + 1);
    return text.left(text.lastIndexOf(' ', longestNotes)) + QString::fromUtf8(" …");
}

} // namespace

Card::Card(QWidget* parent) : QFrame(parent)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setForegroundRole(QPalette::Text);
}

QLabel* Card::label(double scale, bool bold)
{
    auto* made = wordsLabel();
    made->setForegroundRole(QPalette::Text);
    setLarger(made, scale);
    setBold(made, bold);
    return made;
}

QPushButton* Card::button(const QString& text, const QString& spoken, const char* name)
{
    auto* made = named(new QPushButton(text), name, spoken);
    made->setAutoDefault(true); // Enter presses the button with the focus
    return made;
}

QString Card::swatch(QColor colour, const QString& name) const
{
    // A dark blue would be invisible on a dark background.
    if (palette().color(QPalette::Base).lightness() < 128 && colour.lightness() < 120)
        colour = colour.lighter(170);
    return QString::fromUtf8("<span style=\"color:%1\">■</span>&nbsp;%2")
        .arg(colour.isValid() ? colour.name() : QString("#888888"), name.toHtmlEscaped());
}

ScenarioCard::ScenarioCard(const QString& path, QWidget* parent) : Card(parent)
{
    mPath = path;
    setObjectName("scenarioCard");
    const QString file = QFileInfo(path).fileName();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 10);
    layout->setSpacing(5);
    mPicture = new QLabel(tr("Reading the map..."));
    mPicture->setFixedSize(pictureSize());
    mPicture->setAlignment(Qt::AlignCenter);
    mPicture->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(mPicture);
    auto* text = new QVBoxLayout;
    text->setContentsMargins(12, 4, 12, 0);
    text->setSpacing(4);
    mTitle = label(1.1, true);
    mTitle->setText(file);
    mFacts = label(0.92, false);
    mSides = label(0.92, false);
    mSides->setTextFormat(Qt::RichText);
    mNotes = label(0.92, false);
    for (QLabel* part : {mTitle, mFacts, mSides, mNotes})
        text->addWidget(part);
    mFacts->hide();
    mSides->hide();
    mNotes->hide();
    text->addStretch(1);
    auto* buttons = new QHBoxLayout;
    mNew = button(tr("New Game..."), tr("New game of %1").arg(file), "cardNewGame");
    mOpen = button(tr("View"), tr("Open %1").arg(file), "cardOpen");
    buttons->addWidget(mNew);
    buttons->addWidget(mOpen);
    buttons->addStretch(1);
    text->addLayout(buttons);
    layout->addLayout(text, 1);
    setFixedWidth(pictureSize().width() + 2 * frameWidth());
    setToolTip(QDir::toNativeSeparators(path));
    connect(mNew, &QPushButton::clicked, this, [this] { emit newGameWanted(mPath); });
    connect(mOpen, &QPushButton::clicked, this, [this] { emit openWanted(mPath); });
}

void ScenarioCard::show(const ScenarioSummary& summary)
{
    mFilled = true;
    const QString title = summary.title.isEmpty() ? QFileInfo(mPath).fileName() : summary.title;
    mTitle->setText(title);
    setAccessibleName(title);
    mNew->setAccessibleName(tr("New game of %1").arg(title));
    mOpen->setAccessibleName(tr("Open %1").arg(title));
    mNew->setEnabled(summary.trouble.isEmpty());
    mOpen->setEnabled(summary.trouble.isEmpty());
    if (!summary.trouble.isEmpty()) {
        mPicture->setText(tr("This scenario cannot be read."));
        mNotes->setText(summary.trouble);
        mNotes->show();
        return;
    }
    if (summary.picture.isNull()) {
        mPicture->setText(tr("This scenario has no map."));
    } else {
        QPixmap pixmap = QPixmap::fromImage(summary.picture);
        pixmap.setDevicePixelRatio(summary.picture.width() / double(pictureSize().width()));
        mPicture->setPixmap(pixmap);
        mPicture->setAccessibleName(tr("Map of %1").arg(title));
    }
    mFacts->setText(summary.facts);
    mFacts->setVisible(!summary.facts.isEmpty());
    QStringList sides;
    for (const ScenarioSummary::Side& side : summary.sides)
        sides << swatch(side.colour, side.name);
    mSides->setText(sides.join("&nbsp;&nbsp; "));
    mSides->setVisible(!sides.isEmpty());
    mNotes->setText(beginning(summary.notes));
    mNotes->setToolTip(summary.notes);
    mNotes->setVisible(!summary.notes.isEmpty());
}

void ScenarioCard::mouseReleaseEvent(QMouseEvent* event)
{
    // The picture is the largest target; the buttons do the same by keyboard.
    if (event->button() == Qt::LeftButton && mNew->isEnabled()
        && mPicture->geometry().contains(event->position().toPoint()))
        emit newGameWanted(mPath);
}

RecentCard::RecentCard(const QString& path, bool game, QWidget* parent) : Card(parent), mGame(game)
{
    mPath = path;
    setObjectName(game ? "gameCard" : "recentCard");
    const QFileInfo file(path);
    setAccessibleName(file.fileName());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(3);
    mTitle = label(1.05, true);
    mTitle->setText(file.fileName());
    mWhere = label(0.92, false);
    mWhere->setText(QDir::toNativeSeparators(file.path()));
    mState = label(1, false);
    mState->setVisible(game);
    mState->setText(tr("Reading the game..."));
    layout->addWidget(mTitle);
    layout->addWidget(mState);
    layout->addWidget(mWhere);
    auto* buttons = new QHBoxLayout;
    mOpen = game ? button(tr("Resume"), tr("Resume %1").arg(file.fileName()), "gameResume")
                 : button(tr("Open"), tr("Open %1").arg(file.fileName()), "recentOpen");
    buttons->addWidget(mOpen);
    if (!game && path.endsWith(".scenario.json")) {
        mNew = button(tr("New Game..."), tr("New game of %1").arg(file.fileName()), "recentNewGame");
        buttons->addWidget(mNew);
        connect(mNew, &QPushButton::clicked, this, [this] { emit newGameWanted(mPath); });
    }
    mRemove = button(tr("Remove from List"), tr("Remove %1 from the list").arg(file.fileName()), "recentRemove");
    mRemove->setToolTip(tr("The file itself is not deleted."));
    mRemove->setFlat(true);
    buttons->addStretch(1);
    buttons->addWidget(mRemove);
    layout->addLayout(buttons);
    setToolTip(QDir::toNativeSeparators(path));
    connect(mOpen, &QPushButton::clicked, this, [this] { emit openWanted(mPath); });
    connect(mRemove, &QPushButton::clicked, this, [this] { emit removeWanted(mPath); });
    if (!game && !file.isFile()) {
        mState->setText(tr("The file is no longer there."));
        mState->setVisible(true);
        mOpen->setEnabled(false);
        if (mNew != nullptr)
            mNew->setEnabled(false);
    }
}

void RecentCard::show(const GameSummary& summary)
{
    const QString file = QFileInfo(mPath).fileName();
    if (!summary.trouble.isEmpty()) {
        mState->setText(tr("This game cannot be resumed: %1").arg(summary.trouble));
        mOpen->setEnabled(false);
        return;
    }
    const QString name = summary.event.isEmpty() ? summary.title : summary.event;
    mTitle->setText(name);
    QStringList where;
    if (!summary.event.isEmpty())
        where << summary.title;
    for (const QString& part : {summary.date, summary.players, file})
        if (!part.isEmpty())
            where << part;
    mWhere->setText(where.join(QString::fromUtf8(" · ")));
    QString state = summary.standing;
    if (!summary.remark.isEmpty())
        state += '\n' + (summary.closed ? tr("⚠ Read only: %1").arg(summary.remark) : summary.remark);
    mState->setText(state);
    mState->setVisible(!state.isEmpty());
    setAccessibleName(tr("%1, %2", "game, its state").arg(name, state));
    // A finished or read-only game is opened only to look through it.
    const bool look = summary.over || summary.closed;
    mOpen->setText(look ? tr("View") : tr("Resume"));
    mOpen->setAccessibleName(look ? tr("View %1").arg(name) : tr("Resume %1").arg(name));
    mOpen->setEnabled(true);
}

} // namespace fw
