#include "app/shell/NewGameDialog.h"

#include "app/GameKey.h"
#include "app/Shipped.h"
#include "app/shell/GameFile.h"
#include "app/widgets/OptionsPanel.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"

#include <QButtonGroup>
#include <QDateEdit>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QPointer>
#include <QRadioButton>
#include <QSettings>

namespace fw {

namespace {

/// A date field that Tab leaves like any other field; left and right move between year, month and day.
class DateEdit : public QDateEdit
{
public:
    using QDateEdit::QDateEdit;

protected:
    // QAbstractSpinBox would move from part to part.
    bool focusNextPrevChild(bool next) override
    {
        return QWidget::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call)
    }
};

} // namespace

NewGameDialog::NewGameDialog(QWidget* parent) : Dialog("newGame", tr("New Game"), parent)
{
    auto* layout = new QVBoxLayout(this);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(18);
    sides->addWidget(leftSide(), 1);
    sides->addWidget(rightSide(), 1);
    layout->addLayout(sides, 1);
    mTrouble = wordsLabel("newGameTrouble", tr("Problem"));
    mTrouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    mTrouble->setVisible(false);
    layout->addWidget(mTrouble);
    auto* buttons = makeButtons(QDialogButtonBox::Cancel);
    mStart = buttons->addButton(tr("&Start Game"), QDialogButtonBox::AcceptRole);
    named(mStart, "newGameStart", tr("Start the game"));
    buttons->button(QDialogButtonBox::Cancel)->setObjectName("newGameCancel");
    layout->addWidget(buttons);
    mStart->setDefault(true);
    resize(1040, 620);
    if (mScenario->count() > 0)
        setScenario(mScenario->itemData(0).toString());
    else
        say(tr("Choose a scenario first."), nullptr);
    mEvent->setFocus();
}

QWidget* NewGameDialog::leftSide()
{
    auto* left = new QWidget;
    auto* column = bare<QVBoxLayout>(left);
    mForm = new QFormLayout;
    mForm->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    mForm->setRowWrapPolicy(QFormLayout::DontWrapRows);
    const auto line = [](const char* name, const QString& spoken) {
        auto* edit = named(new QLineEdit, name, spoken);
        edit->setMaxLength(200);
        return edit;
    };

    mScenario = narrowChoice("newGameScenario", tr("Scenario"), 20);
    for (const ShippedScenario& shipped : shippedScenarios())
        mScenario->addItem(shipped.title, shipped.path);
    connect(mScenario, &QComboBox::activated, this, [this](int i) { setScenario(mScenario->itemData(i).toString()); });
    auto* choice = new QHBoxLayout;
    choice->addWidget(mScenario, 1);
    addButton(choice, tr("O&ther..."), "newGameOther", tr("Choose another scenario file"), this,
              &NewGameDialog::askForScenario)
        ->setAutoDefault(false);
    mForm->addRow(tr("S&cenario"), choice);
    qobject_cast<QLabel*>(mForm->labelForField(choice))->setBuddy(mScenario);
    mAbout = wordsLabel();
    mAbout->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    mForm->addRow(QString(), mAbout);

    mEvent = line("newGameEvent", tr("Event"));
    mEvent->setPlaceholderText(tr("Club evening, tournament, round ..."));
    connect(mEvent, &QLineEdit::textChanged, this, &NewGameDialog::suggestFile);
    mForm->addRow(tr("&Event"), mEvent);
    mDate = named(new DateEdit(QDate::currentDate()), "newGameDate", tr("Date"));
    mDate->setCalendarPopup(true);
    mDate->setDisplayFormat("yyyy-MM-dd");
    connect(mDate, &QDateEdit::dateChanged, this, &NewGameDialog::suggestFile);
    mForm->addRow(tr("&Date"), mDate);
    mUmpire = line("newGameUmpire", tr("Umpire"));
    mUmpire->setText(QSettings().value("newgame/umpire").toString());
    mForm->addRow(tr("&Umpire"), mUmpire);

    mFile = line("newGameFile", tr("Game file"));
    mFile->setMaxLength(4000);
    connect(mFile, &QLineEdit::textEdited, this, [this] { mFileIsOurs = false; });
    auto* file = new QHBoxLayout;
    file->addWidget(mFile, 1);
    addButton(file, tr("&Browse..."), "newGameBrowse", tr("Choose the game file"), this, &NewGameDialog::askForFile)
        ->setAutoDefault(false);
    mForm->addRow(tr("Game fi&le"), file);
    qobject_cast<QLabel*>(mForm->labelForField(file))->setBuddy(mFile);
    column->addLayout(mForm);

    auto* levels = new QGroupBox(tr("Actions against the rules"));
    levels->setAccessibleName(tr("Actions against the rules"));
    auto* list = new QVBoxLayout(levels);
    mLevel = new QButtonGroup(this);
    const auto level = [&](Level value, const char* name, const QString& text) {
        auto* button = named(new QRadioButton(text), name, text);
        mLevel->addButton(button, int(value));
        list->addWidget(button);
    };
    level(Level::Refuse, "levelRefuse", tr("Re&fuse them (you can overrule with a reason)"));
    level(Level::Warn, "levelWarn", tr("Carry them out with a &warning on screen and in the log"));
    level(Level::Record, "levelRecord", tr("Carry them out and only rec&ord the rule in the log"));
    // Every game starts strict: the user chooses a milder level for one game, not for all later ones.
    mLevel->button(int(Level::Refuse))->setChecked(true);
    column->addSpacing(8);
    column->addWidget(levels);
    column->addStretch(1);
    return left;
}

QWidget* NewGameDialog::rightSide()
{
    auto* right = new QGroupBox(tr("Options of the rules"));
    right->setAccessibleName(tr("Options of the rules"));
    auto* layout = new QVBoxLayout(right);
    mOptions = new OptionsPanel;
    layout->addWidget(mOptions);
    return right;
}

bool NewGameDialog::setScenario(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    Result<Loaded> loaded = loadScenario(full.toStdString());
    int at = mScenario->findData(full);
    if (!loaded) {
        mLoaded.reset();
        mScenarioPath.clear();
        mScenario->setCurrentIndex(at);
        mAbout->clear();
        mOptions->clear();
        fillPlayers();
        say(tr("%1 cannot be used: %2").arg(QFileInfo(path).fileName(), problemWords(loaded.error())), mScenario);
        return false;
    }
    mLoaded = std::move(*loaded);
    mScenarioPath = full;
    if (at < 0) {
        mScenario->addItem(QString::fromStdString(mLoaded->scenario.title), full);
        at = mScenario->count() - 1;
    }
    mScenario->setCurrentIndex(at);
    mScenario->setToolTip(mScenario->currentText());
    const int turns = mLoaded->scenario.turns();
    mAbout->setText(tr("%1. %n turns.", "", turns).arg(QString::fromStdString(mLoaded->rules.title)));
    mOptions->setRules(mLoaded->rules, &mLoaded->scenario);
    fillPlayers();
    suggestFile();
    say({}, nullptr);
    return true;
}

void NewGameDialog::fillPlayers()
{
    QStringList names;
    for (QLineEdit* edit : mPlayers) {
        names << edit->text();
        mForm->removeRow(edit);
    }
    mPlayers.clear();
    if (!mLoaded)
        return;
    int row = 0;
    QFormLayout::ItemRole role = QFormLayout::LabelRole;
    mForm->getWidgetPosition(mUmpire, &row, &role);
    QWidget* before = mDate;
    for (const Army& army : mLoaded->scenario.sides) {
        const QString side = QString::fromStdString(army.name.empty() ? army.id : army.name);
        auto* edit = new QLineEdit;
        named(edit, "newGamePlayer" + QString::number(mPlayers.size() + 1), tr("Player of %1").arg(side));
        edit->setMaxLength(200);
        if (int(mPlayers.size()) < names.size())
            edit->setText(names[int(mPlayers.size())]);
        mForm->insertRow(row++, side, edit);
        setTabOrder(before, edit);
        before = edit;
        mPlayers.push_back(edit);
    }
    setTabOrder(before, mUmpire);
}

void NewGameDialog::suggestFile()
{
    if (!mFileIsOurs || !mLoaded)
        return;
    const QString folder = QSettings().value("newgame/folder", gamesFolder()).toString();
    const QString shortTitle = QString::fromStdString(mLoaded->scenario.title).section(':', 0, 0).section(',', 0, 0);
    mFile->setText(
        QDir::toNativeSeparators(suggestedGameFile(QFileInfo(folder).isDir() ? folder : gamesFolder(), mEvent->text(),
                                                   shortTitle, mDate->date().toString(Qt::ISODate))));
    mFile->setCursorPosition(mFile->text().size());
}

void NewGameDialog::askForScenario()
{
    const QString folder = mScenarioPath.isEmpty() ? QString::fromStdString(shippedFolder())
                                                   : QFileInfo(mScenarioPath).path();
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a Scenario"), folder,
                                                      tr("Scenarios (*.scenario.json)"));
    if (!path.isEmpty())
        setScenario(path);
}

void NewGameDialog::askForFile()
{
    // The dialog does not ask about overwriting: the program never overwrites a game, and NewGameDialog says so.
    const QString path = QFileDialog::getSaveFileName(this, tr("Save Game As"), mFile->text(), tr("Games (*.game)"),
                                                      nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    mFileIsOurs = false;
    mFile->setText(QDir::toNativeSeparators(path));
}

QString NewGameDialog::path() const
{
    QString path = QDir::fromNativeSeparators(mFile->text().trimmed());
    if (!path.isEmpty() && !path.endsWith(".game") && !QFileInfo(path).isDir())
        path += ".game";
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

GameStart NewGameDialog::start() const
{
    GameStart start;
    if (!mLoaded)
        return start;
    start.rules = mLoaded->rules;
    start.scenario = mLoaded->scenario;
    start.key = newGameKey();
    start.setup.options = mOptions->chosen();
    start.setup.level = Level(mLevel->checkedId());
    const auto note = [&](const char* key, const QString& value) {
        if (!value.trimmed().isEmpty())
            start.meta[key] = value.simplified().toStdString();
    };
    note("event", mEvent->text());
    note("date", mDate->date().toString(Qt::ISODate));
    note("umpire", mUmpire->text());
    QStringList players;
    for (std::size_t i = 0; i < mPlayers.size(); ++i)
        if (!mPlayers[i]->text().trimmed().isEmpty()) {
            const Army& army = mLoaded->scenario.sides[i];
            const std::string& side = army.name.empty() ? army.id : army.name;
            players << QString("%1: %2").arg(QString::fromStdString(side), mPlayers[i]->text().simplified());
        }
    note("players", players.join("; "));
    return start;
}

QString NewGameDialog::trouble() const
{
    return mTrouble->isHidden() ? QString() : mTrouble->text();
}

void NewGameDialog::say(const QString& trouble, QWidget* where)
{
    mTrouble->setText(trouble.isEmpty() ? trouble : QString::fromUtf8("⚠ ") + trouble);
    mTrouble->setVisible(!trouble.isEmpty());
    if (where != nullptr)
        where->setFocus();
}

QString NewGameDialog::whyNot(QWidget** where) const
{
    *where = mScenario;
    if (!mLoaded)
        return tr("Choose a scenario first.");
    *where = mFile;
    const QString why = whyNotGameFile(mFile->text().trimmed().isEmpty() ? QString() : path());
    if (!why.isEmpty())
        return why;
    *where = mOptions;
    const GameStart from = start();
    if (const auto rules = compile(from.rules, from.scenario, from.setup); !rules)
        return tr("The rules cannot be used with these options: %1").arg(problemWords(rules.error()));
    return {};
}

void NewGameDialog::setBegin(std::function<std::optional<QString>()> begin)
{
    mBegin = std::move(begin);
}

void NewGameDialog::accept()
{
    QWidget* where = nullptr;
    const QString why = whyNot(&where);
    say(why, why.isEmpty() ? nullptr : where);
    if (!why.isEmpty())
        return;
    const QString folder = QFileInfo(path()).absolutePath();
    if (!QDir().mkpath(folder)) {
        say(tr("The folder %1 cannot be created. Choose another folder.").arg(QDir::toNativeSeparators(folder)), mFile);
        return;
    }
    if (mBegin) {
        const QPointer<NewGameDialog> self(this); // the dialog may close meanwhile
        mStart->setEnabled(false);                // a second click would begin a second game
        const std::optional<QString> wrong = mBegin();
        if (!self)
            return;
        mStart->setEnabled(true);
        if (!wrong || !wrong->isEmpty()) {
            say(wrong.value_or(QString()), mFile);
            return;
        }
    }
    QSettings settings;
    settings.setValue("newgame/umpire", mUmpire->text().simplified());
    settings.remove("newgame/level"); // written by older versions
    settings.setValue("newgame/folder", folder);
    QDialog::accept();
}

} // namespace fw
