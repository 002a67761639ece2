#include "app/ruleseditor/form/BlockDialog.h"

#include "app/ruleseditor/form/FieldEdit.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/rules/NewFindings.h"

#include <QApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QSplitter>
#include <QTreeWidget>
#include <algorithm>

namespace fw {

namespace {

/// A row as a line of the preview: its id, and its label or the kind of node.
QString rowWords(const Json& row)
{
    const auto text = [&row](const char* key) {
        const Json* value = row.isObject() ? row.find(key) : nullptr;
        return value == nullptr ? QString() : toQString(value->text);
    };
    if (row.isText())
        return toQString(row.text);
    QStringList words{text("id"), text("label")};
    if (words.back().isEmpty())
        words.back() = text("node");
    words.removeAll(QString());
    return words.join(": ");
}

/// The place of new nodes, as a heading of the preview.
QString placeWords(const RecipeStep& step)
{
    const QString at = toQString(step.at);
    if (step.where == "before")
        return BlockDialog::tr("In the sequence of play, before %1").arg(at);
    if (step.where == "after")
        return BlockDialog::tr("In the sequence of play, after %1").arg(at);
    if (step.where == "replace")
        return BlockDialog::tr("In the sequence of play, in place of %1").arg(at);
    if (step.where == "first")
        return BlockDialog::tr("In the sequence of play, first in %1").arg(at);
    if (step.where == "last")
        return BlockDialog::tr("In the sequence of play, last in %1").arg(at);
    return BlockDialog::tr("New choices of %1").arg(at);
}

/// Why a block cannot be inserted. The lines of its file say nothing to who fills in its fields.
QString blockWords(Problem problem)
{
    problem.place.clear();
    return problemWords(problem);
}

} // namespace

BlockDialog::BlockDialog(Ruleset rules, const QString& folder, QWidget* parent)
    : Dialog("blockDialog", tr("Insert Block"), parent), mRules(std::move(rules)), mKnown(lint(mRules))
{
    for (const std::string& name : recipesIn(folder.toStdString()))
        mRecipes.push_back(readRecipeNamed(folder.toStdString(), name));
    const auto title = [](const Result<Recipe>& one) { return toQString(one ? one->title : one.error().file); };
    std::ranges::sort(mRecipes, [&](const Result<Recipe>& a, const Result<Recipe>& b) {
        return title(a).localeAwareCompare(title(b)) < 0;
    });
    auto* layout = new QVBoxLayout(this);
    auto* parts = new QSplitter;
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeList());
    parts->addWidget(makeBlock());
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 5);
    layout->addWidget(parts, 1);
    mTrouble = wordsLabel("blockTrouble", tr("Why the block cannot be inserted"));
    setBold(mTrouble);
    mTrouble->setMinimumHeight(2 * fontMetrics().lineSpacing()); // so that no field moves when a message appears
    layout->addWidget(mTrouble);
    QDialogButtonBox* buttons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Insert"));
    mInsert = buttons->button(QDialogButtonBox::Ok);
    mInsert->setObjectName("blockInsert");
    layout->addWidget(buttons);
    for (const Result<Recipe>& one : mRecipes)
        mList->addItem(title(one));
    setFirst(mSearch);
    connect(mSearch, &QLineEdit::textChanged, this, &BlockDialog::find);
    connect(mList, &QListWidget::currentRowChanged, this, &BlockDialog::showBlock);
    connect(mList, &QListWidget::itemActivated, this, &BlockDialog::accept);
    find();
    resize(960, 640);
}

QWidget* BlockDialog::makeList()
{
    auto* left = new QWidget;
    auto* layout = bare<QVBoxLayout>(left);
    mSearch = searchField("blockSearch", tr("Find a block"), tr("Find a block"));
    mSearch->installEventFilter(this);
    layout->addWidget(mSearch);
    mList = named(new QListWidget, "blockList", tr("Blocks"));
    mList->setWordWrap(true);
    layout->addWidget(mList, 1);
    mNone = wordsLabel("blockNone", tr("Search result"));
    layout->addWidget(mNone, 1);
    mNone->setAlignment(Qt::AlignTop);
    return left;
}

QWidget* BlockDialog::makeBlock()
{
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setChildrenCollapsible(false);
    auto* body = new QWidget;
    body->setAccessibleName(tr("The block"));
    auto* layout = bare<QVBoxLayout>(body);
    mDoes = wordsLabel("blockDoes", tr("What the block adds"));
    layout->addWidget(mDoes);
    mForm = new QVBoxLayout;
    layout->addLayout(mForm);
    mAdapt = wordsLabel("blockAdapt", tr("How to adapt the block"));
    layout->addWidget(mAdapt);
    layout->addStretch(1);
    parts->addWidget(new Scrolled(body));
    auto* below = new QWidget;
    auto* column = bare<QVBoxLayout>(below);
    auto* heading = new QLabel(tr("What Insert changes"));
    column->addWidget(heading);
    mRows = named(new QTreeWidget, "blockRows", tr("What Insert changes"));
    mRows->setHeaderHidden(true);
    mRows->setMinimumHeight(3 * fontMetrics().height());
    heading->setBuddy(mRows);
    column->addWidget(mRows, 1);
    parts->addWidget(below);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setSizes({360, 220});
    mBlock = parts;
    return parts;
}

const Recipe* BlockDialog::chosen() const
{
    const QListWidgetItem* item = mList->currentItem();
    if (item == nullptr || item->isHidden())
        return nullptr;
    const Result<Recipe>& recipe = mRecipes[std::size_t(mList->currentRow())];
    return recipe ? &*recipe : nullptr;
}

QString BlockDialog::title() const
{
    const Recipe* recipe = chosen();
    return recipe == nullptr ? QString() : toQString(recipe->title);
}

void BlockDialog::find()
{
    const QString wanted = mSearch->text().trimmed();
    int first = -1;
    for (int i = 0; i < mList->count(); ++i) {
        const Result<Recipe>& one = mRecipes[std::size_t(i)];
        const QString all = mList->item(i)->text()
                            + (one ? "\n" + toQString(one->id) + "\n" + toQString(one->does) : QString());
        const bool found = all.contains(wanted, Qt::CaseInsensitive);
        mList->item(i)->setHidden(!found);
        // A title that begins with the words comes before other blocks that contain them.
        const bool better = first >= 0 && mList->item(i)->text().startsWith(wanted, Qt::CaseInsensitive)
                            && !mList->item(first)->text().startsWith(wanted, Qt::CaseInsensitive);
        if (found && (first < 0 || better))
            first = i;
    }
    mList->setVisible(first >= 0);
    mNone->setVisible(first < 0);
    mNone->setText(mList->count() == 0 ? tr("This program comes without recipes.")
                                       : tr("No block contains \"%1\".").arg(wanted));
    const QListWidgetItem* now = mList->currentItem();
    if (now != nullptr && !now->isHidden() && !wanted.isEmpty() && first >= 0
        && !mList->item(first)->text().startsWith(wanted, Qt::CaseInsensitive))
        first = mList->currentRow();
    if (mList->currentRow() == first)
        showBlock();
    else
        mList->setCurrentRow(first);
    if (first >= 0)
        mList->scrollToItem(mList->item(first));
}

void BlockDialog::showBlock()
{
    const Recipe* recipe = chosen();
    mFields.clear();
    while (const QLayoutItem* item = mForm->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    mDoes->setText(recipe == nullptr ? QString() : toQString(recipe->does));
    QStringList adapt;
    for (std::size_t i = 0; recipe != nullptr && i < recipe->adapt.size(); ++i)
        adapt << QStringLiteral("• ") + toQString(recipe->adapt[i]);
    mAdapt->setText(adapt.join('\n'));
    mBlock->setEnabled(recipe != nullptr);
    for (std::size_t i = 0; recipe != nullptr && i < recipe->parameters.size(); ++i) {
        const RecipeParameter& one = recipe->parameters[i];
        const QString help = toQString(one.help);
        const QString label = tr("%1 (%2)", "what a parameter is, its name")
                                  .arg(help.left(1).toUpper() + help.mid(1), toQString(one.name));
        auto* words = wordsLabel({}, label);
        words->setText(label);
        const QString id = "block-" + toQString(one.name);
        QWidget* field = nullptr;
        if (const std::vector<std::string> ids = idsForParameter(*recipe, one.name, mRules); !ids.empty()) {
            auto* box = narrowChoice(id, label, 20);
            box->setEditable(true);
            box->setCompleter(nullptr); // it would complete a new id to a longer one
            for (const std::string& offered : ids)
                box->addItem(toQString(offered));
            box->setCurrentText(toQString(one.standard));
            box->lineEdit()->setAccessibleName(label);
            connect(box, &QComboBox::currentTextChanged, this, &BlockDialog::check);
            field = box;
        } else {
            auto* line = named(new QLineEdit(toQString(one.standard)), id, label);
            connect(line, &QLineEdit::textChanged, this, &BlockDialog::check);
            field = line;
        }
        words->setBuddy(field);
        mForm->addWidget(words);
        mForm->addWidget(field);
        // New widgets would be last in tab order, after the buttons.
        setTabOrder(mFields.empty() ? mList : mFields.back(), field);
        mFields.push_back(field);
    }
    setTabOrder(mFields.empty() ? mList : mFields.back(), mRows);
    check();
}

RecipeValues BlockDialog::values() const
{
    RecipeValues out;
    const Recipe* recipe = chosen();
    for (std::size_t i = 0; recipe != nullptr && i < mFields.size(); ++i) {
        const auto* box = qobject_cast<const QComboBox*>(mFields[i]);
        const QString text = box != nullptr ? box->currentText() : qobject_cast<const QLineEdit*>(mFields[i])->text();
        out[recipe->parameters[i].name] = text.trimmed().toStdString();
    }
    return out;
}

QString BlockDialog::whyNot()
{
    const QListWidgetItem* item = mList->currentItem();
    if (item == nullptr || item->isHidden())
        return {};
    const Result<Recipe>& recipe = mRecipes[std::size_t(mList->currentRow())];
    if (!recipe)
        return locatedWords(recipe.error());
    Result<Recipe> full = filledRecipe(*recipe, values());
    if (!full)
        return blockWords(full.error());
    mFull = std::move(*full);
    Result<Ruleset> after = insertRecipe(*recipe, mRules, {}, values());
    if (!after)
        return blockWords(after.error());
    for (const Finding& finding : newFindings(mKnown, *after))
        if (finding.severity == Severity::Error)
            return tr("The rules would not pass the check: %1: %2\n%3", "row, what is wrong, what to do")
                .arg(toQString(finding.row), translated(finding.text), translated(finding.remedy))
                .trimmed();
    mAfter = std::move(*after);
    return {};
}

void BlockDialog::check()
{
    QStringList lines = whyNot().split('\n');
    for (QString& line : lines)
        line = line.left(1).toUpper() + line.mid(1);
    const QString why = lines.join('\n');
    const bool some = chosen() != nullptr;
    mTrouble->setText(why);
    mInsert->setEnabled(some && why.isEmpty());
    mInsert->setAccessibleDescription(why);
    showRows();
}

void BlockDialog::showRows()
{
    mRows->clear();
    if (chosen() == nullptr)
        return;
    const auto heading = [this](const QString& words) { return new QTreeWidgetItem(mRows, {words}); };
    for (std::size_t i = 0; i < mFull.rows.keys.size(); ++i) {
        QTreeWidgetItem* section = heading(tr("New in %1", "list of rows").arg(keyTitle(mFull.rows.keys[i])));
        for (const Json& row : mFull.rows.items[i].items)
            new QTreeWidgetItem(section, {rowWords(row)});
    }
    for (std::size_t i = 0; i < mFull.replaces.keys.size(); ++i) {
        QTreeWidgetItem* section = heading(tr("Changed in %1", "list of rows").arg(keyTitle(mFull.replaces.keys[i])));
        for (const Json& row : mFull.replaces.items[i].items) {
            QStringList keys;
            for (std::size_t k = 0; k < row.keys.size(); ++k)
                if (const QString key = keyTitle(row.keys[k]); row.keys[k] != "id")
                    keys << (row.items[k].kind == Json::Kind::Null ? tr("%1 (removed)", "key of a row").arg(key) : key);
            new QTreeWidgetItem(
                section,
                {tr("%1: %2", "row, its keys that change").arg(toQString(row.find("id")->text), keys.join(", "))});
        }
    }
    for (const auto& [key, ids] : mFull.removes) {
        QTreeWidgetItem* section = heading(tr("Removed from %1", "list of rows").arg(keyTitle(key)));
        for (const std::string& id : ids)
            new QTreeWidgetItem(section, {toQString(id)});
    }
    for (const RecipeStep& step : mFull.steps) {
        QTreeWidgetItem* place = heading(placeWords(step));
        for (const Json& row : step.rows.items)
            new QTreeWidgetItem(place, {rowWords(row)});
    }
    mRows->expandAll();
    if (mRows->topLevelItemCount() > 0)
        mRows->setCurrentItem(mRows->topLevelItem(0));
}

std::pair<std::string, std::string> BlockDialog::firstRow() const
{
    const auto first = [](const Json& sections) -> std::pair<std::string, std::string> {
        for (std::size_t i = 0; i < sections.keys.size(); ++i)
            for (const Json& row : sections.items[i].items)
                if (const Json* id = row.isObject() ? row.find("id") : nullptr)
                    return {sections.keys[i], id->text};
        return {};
    };
    if (auto row = first(mFull.rows); !row.second.empty())
        return row;
    for (const RecipeStep& step : mFull.steps)
        for (const Json& row : step.rows.items)
            if (const Json* id = row.isObject() ? row.find("id") : nullptr)
                return {step.where == "menu" ? "menu" : "nodes", id->text};
    return first(mFull.replaces);
}

void BlockDialog::accept()
{
    if (mInsert->isEnabled())
        Dialog::accept();
}

bool BlockDialog::typed() const
{
    const Recipe* recipe = chosen();
    if (recipe == nullptr)
        return false;
    const RecipeValues now = values();
    return std::ranges::any_of(recipe->parameters,
                               [&](const RecipeParameter& one) { return now.at(one.name) != one.standard; });
}

bool BlockDialog::eventFilter(QObject* watched, QEvent* event)
{
    // While words are typed into the search field, the arrow keys choose a block.
    if (watched == mSearch && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QApplication::sendEvent(mList, event);
            return true;
        }
    }
    return Dialog::eventFilter(watched, event);
}

} // namespace fw
