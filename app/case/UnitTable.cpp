#include "app/case/UnitTable.h"

#include "app/widgets/GridDelegate.h"
#include "app/widgets/ProblemWords.h"
#include "editor/Translated.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/UnitWords.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>
#include <algorithm>
#include <set>

namespace fw {

namespace {

/// An editor with a list of words for columns that have one.
class CellDelegate : public GridDelegate
{
public:
    explicit CellDelegate(UnitTable* table) : GridDelegate(table), mTable(table) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QString name = mTable->horizontalHeaderItem(index.column())->text();
        const QStringList words = mTable->offered(index.column());
        if (words.isEmpty())
            return GridDelegate::createEditor(parent, option, index);
        // The list is editable like any other cell. A list searched by letters begins a new search at the second letter
        // when the machine is slow.
        auto* combo = new QComboBox(parent);
        combo->setAccessibleName(name);
        combo->addItems(words);
        combo->setEditable(true);
        combo->setInsertPolicy(QComboBox::NoInsert);
        combo->setCompleter(nullptr);
        // This delegate takes the text; leaving the cell must not take it again.
        disconnect(combo->lineEdit(), &QLineEdit::editingFinished, combo, nullptr);
        auto* self = const_cast<CellDelegate*>(this);
        connect(combo, &QComboBox::activated, self, [self, combo] {
            emit self->commitData(combo);
            emit self->closeEditor(combo);
        });
        return combo;
    }

    void fillEditor(QWidget* editor, const QModelIndex& index) const override
    {
        if (auto* combo = qobject_cast<QComboBox*>(editor)) {
            combo->setCurrentText(index.data(Qt::EditRole).toString());
            combo->lineEdit()->selectAll();
        } else {
            GridDelegate::fillEditor(editor, index);
        }
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        auto* combo = qobject_cast<QComboBox*>(editor);
        if (combo == nullptr)
            return GridDelegate::setModelData(editor, model, index);
        // The whole word takes precedence over words that begin with it.
        const QString typed = combo->currentText().trimmed();
        for (const auto flags : {Qt::MatchFixedString, Qt::MatchStartsWith})
            if (const int at = combo->findText(typed, flags); at >= 0) {
                model->setData(index, combo->itemText(at));
                return;
            }
        model->setData(index, typed); // the table shows why it is invalid
    }

private:
    UnitTable* mTable;
};

/// The error in a typed whole number; empty when there is none.
Text wholeTrouble(const std::string& word, const std::string& said, const Bounds& bounds)
{
    if (const auto value = wholeNumber(said))
        return beyond(word, said, Rational(*value), bounds);
    return {"write a number after {0}, not \"{1}\"", {word, said}};
}

} // namespace

UnitTable::UnitTable(QWidget* parent) : QTableWidget(parent)
{
    new CellDelegate(this);
    setEditTriggers(editTriggers() | SelectedClicked);
    setSelectionBehavior(SelectItems);
    setTabKeyNavigation(false); // Tab leaves the table; the arrow keys move within it
    setAlternatingRowColors(false);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(30);
    setHorizontalScrollMode(ScrollPerPixel);
    connect(this, &QTableWidget::cellChanged, this, &UnitTable::take);
}

void UnitTable::setRules(const Ruleset& rules, bool acting)
{
    mRules = rules;
    mColumns.clear();
    QStringList heads;
    const auto add = [&](What what, const std::string& id, const QString& head, QStringList words = {}) {
        mColumns.push_back({what, id, head, std::move(words)});
        heads << head;
    };
    add(What::Name, "", tr("Name"));
    QStringList types;
    for (const std::string& type : typeIds(rules))
        types << toQString(type);
    add(What::Type, "", tr("Type"), types);
    for (const Rating& rating : rules.ratings)
        add(What::Rating, rating.id, toQString(rating.id));
    for (const Mark& mark : rules.marks) {
        if (mark.on != MarkOn::Unit || mark.drawn == "none" || mark.drawn.empty())
            continue;
        const QString label = mark.label.empty() ? toQString(mark.id) : toQString(mark.label);
        if (mark.form == MarkForm::Ladder) {
            QStringList steps;
            for (const std::string& step : mark.steps)
                steps << toQString(step);
            add(What::Ladder, mark.id, label, steps);
        } else if (mark.form == MarkForm::Flag) {
            add(What::Flag, mark.id, label, {QString(), tr("yes")});
        } else if (mark.form == MarkForm::Number) {
            add(What::Number, mark.id, label);
        }
    }
    add(What::Steps, "", tr("Steps"));
    add(What::Lost, "", tr("Steps lost"));
    if (rules.facings > 0)
        add(What::Facing, "", tr("Facing"));
    if (acting && !rules.sights.empty())
        add(What::Distance, "", tr("Distance"));
    add(What::With, "", tr("Same stack as above"), {QString(), tr("yes")});
    add(What::Formation, "", tr("Formation"));
    add(What::Tags, "", tr("Tags"));
    setColumnCount(int(mColumns.size()));
    setHorizontalHeaderLabels(heads);
    for (std::size_t i = 0; i < mColumns.size(); ++i)
        for (const Rating& rating : rules.ratings)
            if (mColumns[i].what == What::Rating && rating.id == mColumns[i].id)
                horizontalHeaderItem(int(i))->setToolTip(toQString(rating.label));
    for (int i = 0; i < columnCount(); ++i) {
        const int head = horizontalHeader()->sectionSizeHint(i);
        const What what = mColumns[std::size_t(i)].what;
        const bool wide = what == What::Name || what == What::Type || what == What::Ladder;
        setColumnWidth(i, std::max(head, wide ? 96 : 40));
    }
    setUnits({});
}

QStringList UnitTable::offered(int column) const
{
    return column >= 0 && std::size_t(column) < mColumns.size() ? mColumns[std::size_t(column)].words : QStringList();
}

QString UnitTable::cell(const StatedUnit& unit, const Column& column) const
{
    const auto mark = unit.marks.find(column.id);
    const auto rating = unit.ratings.find(column.id);
    switch (column.what) {
    case What::Name: return toQString(unit.name);
    case What::Type: return toQString(unit.type);
    case What::Rating: return rating == unit.ratings.end() ? "" : toQString(rating->second.text());
    case What::Ladder: // not stated: the state on the counter
        return mark != unit.marks.end() ? toQString(mark->second)
               : unit.counter.empty()   ? column.words.value(0)
                                        : QString();
    case What::Flag: return column.words.value(mark != unit.marks.end() ? 1 : 0);
    case What::Number: return mark != unit.marks.end() ? toQString(mark->second) : QString();
    case What::Steps: return unit.steps > 0 ? QString::number(unit.steps) : QString();
    case What::Lost: return unit.lost >= 0 ? QString::number(unit.lost) : QString();
    case What::Facing: return unit.facing < 0 ? QString() : toQString(facingWord(mRules, mScenario.get(), unit.facing));
    case What::Distance: return unit.together ? QString() : QString::number(unit.distance);
    case What::With: return column.words.value(unit.together ? 1 : 0);
    case What::Formation: return toQString(unit.formation);
    case What::Tags: break;
    }
    QStringList tags;
    for (const std::string& tag : unit.tags)
        tags << toQString(saidName(tag));
    return tags.join(' ');
}

/// Takes the typed text; returns the error when it is not understood.
QString UnitTable::put(StatedUnit& unit, const Column& column, const QString& text) const
{
    const QString plain = text.simplified();
    const std::string word = plain.toStdString();
    if (!column.words.isEmpty() && !plain.isEmpty() && !column.words.contains(plain))
        return tr("\"%1\" is not possible here. Choose one of these: %2").arg(plain, column.words.join(tr(", ")));
    const bool own = !unit.counter.empty();
    switch (column.what) {
    case What::Name: rename(unit, plain); break;
    case What::Type: unit.type = word; break;
    case What::Rating:
    case What::Number:
    case What::Steps:
    case What::Lost:
    case What::Distance:
    case What::Facing: return putNumber(unit, column, word);
    case What::Ladder:
        if (plain.isEmpty() || (!own && plain == column.words.value(0)))
            unit.marks.erase(column.id);
        else
            unit.marks[column.id] = word;
        break;
    case What::Flag:
        if (plain.isEmpty())
            unit.marks.erase(column.id);
        else
            unit.marks[column.id] = "1";
        break;
    case What::With:
        unit.together = !plain.isEmpty();
        if (unit.together) { // the unit above gives the cell
            unit.direction = -1;
            unit.distance = 1;
            unit.ground.clear();
            unit.level.reset();
            unit.across.clear();
        }
        break;
    case What::Formation: unit.formation = word; break;
    case What::Tags: return putTags(unit, word);
    }
    return {};
}

/// Takes a number or a compass point; an empty cell states nothing.
QString UnitTable::putNumber(StatedUnit& unit, const Column& column, const std::string& word) const
{
    const bool none = word.empty(), own = !unit.counter.empty();
    const std::string head = column.head.toStdString();
    const auto mark = std::ranges::find(mRules.marks, column.id, &Mark::id);
    const int named = column.what == What::Facing ? compass(facingNames(mRules, mScenario.get()), word) : -1;
    const auto rating = std::ranges::find(mRules.ratings, column.id, &Rating::id);
    Text wrong;
    if (column.what == What::Rating)
        wrong = ratingTrouble(*rating, head, word);
    else if (named < 0)
        wrong = wholeTrouble(head, word,
                             column.what == What::Steps      ? stepBounds()
                             : column.what == What::Lost     ? lossBounds()
                             : column.what == What::Distance ? distanceBounds()
                             : column.what == What::Facing   ? Bounds{0, mRules.facings - 1}
                                                             : markBounds(*mark));
    if (!none && !wrong.empty())
        return translated(wrong);
    const int number = named >= 0 ? named : wholeNumber(word).value_or(0);
    if (column.what == What::Steps)
        unit.steps = none ? (own ? 0 : 1) : number;
    else if (column.what == What::Lost)
        unit.lost = none ? (own ? -1 : 0) : number;
    else if (column.what == What::Distance)
        unit.distance = none ? 1 : number;
    else if (column.what == What::Facing)
        unit.facing = none ? -1 : number;
    else if (column.what == What::Rating && none)
        unit.ratings.erase(column.id);
    else if (column.what == What::Rating)
        unit.ratings[column.id] = Rational::parse(word);
    else if (none)
        unit.marks.erase(column.id);
    else
        unit.marks[column.id] = std::to_string(number);
    return {};
}

/// Takes tags with blanks between them; a tag with a blank needs quotes.
QString UnitTable::putTags(StatedUnit& unit, const std::string& words) const
{
    const Result<DeskTokens> tokens = deskTokens(words);
    if (!tokens)
        return problemWords(tokens.error());
    std::vector<std::string> tags;
    for (const DeskToken& token : *tokens)
        if (token.kind != DeskToken::Kind::Comma && std::ranges::find(tags, token.text) == tags.end())
            tags.push_back(token.text);
    unit.tags = std::move(tags);
    return {};
}

void UnitTable::setCounters(std::shared_ptr<const Scenario> scenario)
{
    mScenario = std::move(scenario);
}

void UnitTable::rename(StatedUnit& unit, const QString& name) const
{
    const bool was = !unit.counter.empty();
    unit.name = name.toStdString();
    unit.counter.clear();
    if (mScenario != nullptr && !unit.name.empty())
        if (const int at = DeskVocabulary(mRules, mScenario.get()).counter(unit.name); at >= 0)
            unit.counter = mScenario->units[std::size_t(at)].id;
    if (was == !unit.counter.empty())
        return;
    // What is not stated is as on the counter, and for a free counter as on a plain one.
    unit.steps = unit.counter.empty() ? 1 : 0;
    unit.lost = unit.counter.empty() ? 0 : -1;
    if (unit.type.empty() && unit.counter.empty() && !mRules.unitTypes.empty())
        unit.type = mRules.unitTypes.front().id;
}

void UnitTable::showRow(int row)
{
    mFilling = true;
    for (int i = 0; i < columnCount(); ++i) {
        const Column& column = mColumns[std::size_t(i)];
        QTableWidgetItem* item = this->item(row, i);
        if (item == nullptr)
            setItem(row, i, item = new QTableWidgetItem);
        const QString text = cell(mUnits[std::size_t(row)], column);
        item->setText(text);
        if (column.what == What::With && row == 0) // there is no unit above
            item->setFlags(item->flags() & ~Qt::ItemIsEditable);
        item->setData(Qt::AccessibleTextRole, tr("%1: %2", "column, cell").arg(horizontalHeaderItem(i)->text(), text));
        const bool numbers = column.what == What::Rating || column.what == What::Steps || column.what == What::Lost
                             || column.what == What::Facing || column.what == What::Number
                             || column.what == What::Distance;
        item->setTextAlignment((numbers ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    mFilling = false;
}

void UnitTable::setUnits(const std::vector<StatedUnit>& units)
{
    const QModelIndex was = currentIndex();
    mUnits = units;
    mFilling = true;
    setRowCount(int(units.size()));
    mFilling = false;
    for (int row = 0; row < rowCount(); ++row)
        showRow(row);
    if (was.isValid() && was.row() < rowCount())
        setCurrentIndex(model()->index(was.row(), was.column()));
}

void UnitTable::take(int row, int column)
{
    if (mFilling || row < 0 || std::size_t(row) >= mUnits.size())
        return;
    const QString wrong = put(mUnits[std::size_t(row)], mColumns[std::size_t(column)], item(row, column)->text());
    mUnits.front().together = false; // there is no unit above
    showRow(row);
    if (wrong.isEmpty())
        emit edited();
    else
        QToolTip::showText(viewport()->mapToGlobal(visualItemRect(item(row, column)).bottomLeft()), wrong, this);
}

void UnitTable::addUnit()
{
    StatedUnit unit;
    if (!mUnits.empty()) {
        unit = mUnits.back();
        if (!unit.counter.empty())
            rename(unit, {}); // there is only one of it
        unit.name.clear();
        unit.together = false;
        unit.direction = -1;
    } else if (!mRules.unitTypes.empty()) {
        unit.type = mRules.unitTypes.front().id;
    }
    std::vector<StatedUnit> more = mUnits;
    more.push_back(std::move(unit));
    setUnits(more);
    setCurrentCell(rowCount() - 1, 0);
    emit edited();
}

void UnitTable::removeChosen()
{
    std::set<int> rows;
    for (const QModelIndex& index : selectedIndexes())
        rows.insert(index.row());
    if (rows.empty() && currentRow() >= 0)
        rows.insert(currentRow());
    std::vector<StatedUnit> left;
    for (std::size_t i = 0; i < mUnits.size(); ++i)
        if (rows.count(int(i)) == 0)
            left.push_back(mUnits[i]);
    if (left.size() == mUnits.size())
        return;
    if (!left.empty())
        left.front().together = false;
    setUnits(left);
    emit edited();
}

void UnitTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && currentItem() != nullptr) {
        currentItem()->setText({});
        return;
    }
    if (event->key() == Qt::Key_Insert) {
        addUnit();
        return;
    }
    QTableWidget::keyPressEvent(event);
}

} // namespace fw
