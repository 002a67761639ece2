#include "app/desk/UnitTable.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>
#include <algorithm>
#include <set>

namespace fw {

namespace {

QString said(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Gives a list to choose from where a column has one.
class CellDelegate : public QStyledItemDelegate
{
public:
    explicit CellDelegate(UnitTable* table) : QStyledItemDelegate(table), mTable(table) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        const QString name = mTable->horizontalHeaderItem(index.column())->text();
        const QStringList words = mTable->offered(index.column());
        if (words.isEmpty()) {
            QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
            editor->setAccessibleName(name);
            return editor;
        }
        auto* combo = new QComboBox(parent);
        combo->setAccessibleName(name);
        combo->addItems(words);
        auto* self = const_cast<CellDelegate*>(this);
        connect(combo, &QComboBox::activated, self, [self, combo] {
            emit self->commitData(combo);
            emit self->closeEditor(combo);
        });
        return combo;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        if (auto* combo = qobject_cast<QComboBox*>(editor))
            combo->setCurrentText(index.data(Qt::EditRole).toString());
        else
            QStyledItemDelegate::setEditorData(editor, index);
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override
    {
        if (auto* combo = qobject_cast<QComboBox*>(editor))
            model->setData(index, combo->currentText());
        else
            QStyledItemDelegate::setModelData(editor, model, index);
    }

private:
    UnitTable* mTable;
};

int number(const QString& text, int low, int otherwise)
{
    bool good = false;
    const int value = text.trimmed().toInt(&good);
    return good && value >= low && value <= 99 ? value : otherwise;
}

} // namespace

UnitTable::UnitTable(QWidget* parent) : QTableWidget(parent)
{
    setItemDelegate(new CellDelegate(this));
    setEditTriggers(DoubleClicked | SelectedClicked | EditKeyPressed | AnyKeyPressed);
    setSelectionBehavior(SelectItems);
    setTabKeyNavigation(false); // Tab leaves the table, the arrows move in it
    setAlternatingRowColors(false);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(30);
    setHorizontalScrollMode(ScrollPerPixel);
    connect(this, &QTableWidget::cellChanged, this, &UnitTable::take);
}

void UnitTable::setRules(const Ruleset& rules, bool joined)
{
    mRules = rules;
    mColumns.clear();
    QStringList heads;
    const auto add = [&](What what, const std::string& id, const QString& head,
                         QStringList words = {}) {
        mColumns.push_back({what, id, std::move(words)});
        heads << head;
    };
    add(What::Name, "", tr("Name"));
    QStringList types;
    for (const std::string& type : rules.unitTypes)
        types << said(type);
    add(What::Type, "", tr("Type"), types);
    for (const Rating& rating : rules.ratings)
        add(What::Rating, rating.id, said(rating.id));
    for (const Mark& mark : rules.marks) {
        if (mark.on != "unit" || mark.drawn == "none" || mark.drawn.empty())
            continue;
        const QString label = mark.label.empty() ? said(mark.id) : said(mark.label);
        if (mark.form == "ladder") {
            QStringList steps;
            for (const std::string& step : mark.steps)
                steps << said(step);
            add(What::Ladder, mark.id, label, steps);
        } else if (mark.form == "flag") {
            add(What::Flag, mark.id, label, {QString(), tr("yes")});
        } else if (mark.form == "number") {
            add(What::Number, mark.id, label);
        }
    }
    add(What::Steps, "", tr("Steps"));
    add(What::Lost, "", tr("Lost"));
    if (rules.facings > 0)
        add(What::Facing, "", tr("Facing"));
    if (joined)
        add(What::With, "", tr("With the one above"), {QString(), tr("yes")});
    add(What::Formation, "", tr("Formation"));
    add(What::Tags, "", tr("Tags"));
    setColumnCount(int(mColumns.size()));
    setHorizontalHeaderLabels(heads);
    for (std::size_t i = 0; i < mColumns.size(); ++i)
        for (const Rating& rating : rules.ratings)
            if (mColumns[i].what == What::Rating && rating.id == mColumns[i].id)
                horizontalHeaderItem(int(i))->setToolTip(said(rating.label));
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
    return column >= 0 && std::size_t(column) < mColumns.size()
               ? mColumns[std::size_t(column)].words
               : QStringList();
}

QString UnitTable::cell(const StatedUnit& unit, const Column& column) const
{
    const auto mark = unit.marks.find(column.id);
    const auto rating = unit.ratings.find(column.id);
    switch (column.what) {
    case What::Name: return said(unit.name);
    case What::Type: return said(unit.type);
    case What::Rating: return rating == unit.ratings.end() ? "" : said(rating->second.text());
    case What::Ladder: return mark != unit.marks.end() ? said(mark->second) : column.words.value(0);
    case What::Flag: return column.words.value(mark != unit.marks.end() ? 1 : 0);
    case What::Number: return mark != unit.marks.end() ? said(mark->second) : QString();
    case What::Steps: return QString::number(unit.steps);
    case What::Lost: return QString::number(unit.lost);
    case What::Facing: return QString::number(unit.facing);
    case What::With: return column.words.value(unit.together ? 1 : 0);
    case What::Formation: return said(unit.formation);
    case What::Tags: break;
    }
    QStringList tags;
    for (const std::string& tag : unit.tags)
        tags << said(tag);
    return tags.join(' ');
}

void UnitTable::put(StatedUnit& unit, const Column& column, const QString& text) const
{
    const QString plain = text.simplified();
    const std::string word = plain.toStdString();
    switch (column.what) {
    case What::Name:
        // Signs of the grammar would cut the words in two.
        unit.name = QString(plain).remove(',').remove(';').remove(':').toStdString();
        break;
    case What::Type: unit.type = word; break;
    case What::Rating:
        if (const Rational value = Rational::parse(word); value.valid() && !plain.isEmpty())
            unit.ratings[column.id] = value;
        else
            unit.ratings.erase(column.id);
        break;
    case What::Ladder:
        if (plain.isEmpty() || plain == column.words.value(0))
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
    case What::Number:
        if (number(plain, 0, 0) == 0)
            unit.marks.erase(column.id);
        else
            unit.marks[column.id] = std::to_string(number(plain, 0, 0));
        break;
    case What::Steps: unit.steps = number(plain, 1, unit.steps); break;
    case What::Lost: unit.lost = number(plain, 0, unit.lost); break;
    case What::Facing: unit.facing = number(plain, 0, unit.facing); break;
    case What::With: unit.together = !plain.isEmpty(); break;
    case What::Formation: unit.formation = QString(plain).replace(' ', '-').toStdString(); break;
    case What::Tags:
        unit.tags.clear();
        for (const QString& tag : plain.split(' ', Qt::SkipEmptyParts))
            unit.tags.push_back(tag.toStdString());
        break;
    }
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
        item->setData(Qt::AccessibleTextRole,
                      tr("%1: %2", "column, cell").arg(horizontalHeaderItem(i)->text(), text));
        const bool numbers = column.what == What::Rating || column.what == What::Steps ||
                             column.what == What::Lost || column.what == What::Facing ||
                             column.what == What::Number;
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
    put(mUnits[std::size_t(row)], mColumns[std::size_t(column)], item(row, column)->text());
    showRow(row);
    emit edited();
}

void UnitTable::addUnit()
{
    StatedUnit unit;
    if (!mUnits.empty()) {
        unit = mUnits.back();
        unit.name.clear();
        unit.together = false;
    } else if (!mRules.unitTypes.empty()) {
        unit.type = mRules.unitTypes.front();
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
