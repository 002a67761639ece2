#include "app/ruleseditor/counters/CountersTab.h"

#include "app/ruleseditor/counters/CounterPreview.h"
#include "app/ruleseditor/counters/LayoutChoice.h"
#include "app/ruleseditor/counters/UnitModel.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"
#include "editor/Translated.h"
#include "editor/render/CounterArt.h"
#include "editor/render/CounterBack.h"

#include <QAction>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <algorithm>

namespace fw {

namespace {

/// Keeps the counters of one side that have the search text in any column.
class CounterFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    QString side;
    QString text;
    /// Always shown: counters that are edited in the form stay in the list.
    std::set<std::size_t> kept;
    void again()
    {
        kept.clear();
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        if (kept.count(std::size_t(row)))
            return true;
        const auto cell = [&](int column) { return sourceModel()->index(row, column, parent).data().toString(); };
        if (!side.isEmpty() && cell(UnitModel::Side) != side)
            return false;
        for (int column = 0; column < UnitModel::ColumnCount; ++column)
            if (cell(column).contains(text, Qt::CaseInsensitive))
                return true;
        return false;
    }
};

QString joined(const std::vector<std::string>& list)
{
    QStringList out;
    for (const std::string& one : list)
        out << QString::fromStdString(one);
    return out.join("; ");
}

std::vector<std::string> split(const QString& text)
{
    std::vector<std::string> out;
    for (const QString& part : text.split(';', Qt::SkipEmptyParts))
        if (!part.trimmed().isEmpty())
            out.push_back(part.trimmed().toStdString());
    return out;
}

} // namespace

CountersTab::CountersTab(RulesAndCounters* document, QWidget* parent)
    : QWidget(parent), mDocument(document), mModel(new UnitModel(document, this)), mProxy(new CounterFilter(this))
{
    setAccessibleName(tr("Counters"));
    mProxy->setSourceModel(mModel);
    auto* layout = new QHBoxLayout(this);
    auto* parts = new QSplitter;
    parts->addWidget(listSide());
    parts->addWidget(formSide());
    parts->setStretchFactor(0, 1);
    parts->setSizes({640, 620});
    layout->addWidget(parts);
    connect(document, &RulesAndCounters::changed, this, [this](const RulesContent& before) {
        if (!sameCounters(before, *mDocument->content()))
            fillForm();
    });
    connect(mView->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CountersTab::fillForm);
    connect(mModel, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { static_cast<CounterFilter*>(mProxy)->kept.clear(); });
    connect(mModel, &QAbstractItemModel::modelReset, this, [this] {
        if (mProxy->rowCount() > 0 && !mView->currentIndex().isValid())
            mView->selectRow(0);
    });
    if (mProxy->rowCount() > 0)
        mView->selectRow(0);
    fillForm();
}

QWidget* CountersTab::listSide()
{
    auto* side = new QWidget;
    auto* column = bare<QVBoxLayout>(side);
    auto* bar = new QHBoxLayout;
    mSearch = searchField("counterSearch", tr("Search counters"), tr("Search"));
    bar->addWidget(mSearch, 1);
    mSideFilter = named(new QComboBox, "counterSide", tr("Side shown"));
    mSideFilter->addItem(tr("All sides"), QString());
    for (const Army& army : mDocument->scenario()->sides)
        mSideFilter->addItem(QString::fromStdString(army.name.empty() ? army.id : army.name),
                             QString::fromStdString(army.id));
    bar->addWidget(mSideFilter);
    column->addLayout(bar);
    mView = named(new QTableView, "counterList", tr("Counters"));
    mView->setModel(mProxy);
    mView->setSelectionBehavior(QAbstractItemView::SelectRows);
    mView->setSelectionMode(QAbstractItemView::ExtendedSelection);
    mView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mView->setSortingEnabled(true);
    mView->sortByColumn(-1, Qt::AscendingOrder);
    mView->verticalHeader()->hide();
    mView->setTabKeyNavigation(false);
    mView->setColumnWidth(UnitModel::Name, 200);
    mView->setColumnWidth(UnitModel::Formation, 82);
    mView->setColumnWidth(UnitModel::Type, 90);
    mView->setColumnWidth(UnitModel::Steps, 56);
    mView->verticalHeader()->setDefaultSectionSize(26);
    mView->horizontalHeader()->setStretchLastSection(true);
    column->addWidget(mView, 1);
    auto* filter = static_cast<CounterFilter*>(mProxy);
    connect(mSearch, &QLineEdit::textChanged, this, [filter](const QString& text) {
        filter->text = text;
        filter->again();
    });
    connect(mSideFilter, &QComboBox::currentIndexChanged, this, [this, filter] {
        filter->side = mSideFilter->currentData().toString();
        filter->again();
    });
    auto* pasting = new QAction(tr("Paste Counters"), this);
    pasting->setShortcut(QKeySequence::Paste);
    pasting->setShortcutContext(Qt::WidgetShortcut);
    connect(pasting, &QAction::triggered, this, &CountersTab::paste);
    mView->addAction(pasting);
    auto* buttons = new WrapLayout;
    const auto button = [&](const QString& text, const char* name, void (CountersTab::*slot)()) {
        addButton(buttons, text, name, text, this, slot);
    };
    button(tr("New"), "counterNew", &CountersTab::addCounter);
    button(tr("Delete"), "counterDelete", &CountersTab::removeCounters);
    button(tr("Import CSV..."), "counterImport", &CountersTab::importFile);
    button(tr("Paste..."), "counterPaste", &CountersTab::paste);
    button(tr("Export CSV..."), "counterExport", &CountersTab::exportFile);
    column->addLayout(buttons);
    return side;
}

QWidget* CountersTab::formSide()
{
    auto* body = new QWidget;
    body->setAccessibleName(tr("Selected counter"));
    auto* column = new QVBoxLayout(body);
    mPreview = new CounterPreview;
    column->addWidget(mPreview);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    auto* layouts = new LayoutChoice(mDocument);
    form->addRow(tr("Layout"), layouts);
    connect(layouts, &LayoutChoice::filesChanged, this, &CountersTab::drawingChanged);
    const auto line = [&](const QString& label, const char* name, auto put) {
        auto* edit = named(new QLineEdit, name, label);
        form->addRow(label, edit);
        connect(edit, &QLineEdit::textEdited, this,
                [this, label, put](const QString& text) { change(label, [&](Unit& unit) { put(unit, text); }); });
        return edit;
    };
    mName = line(tr("Name"), "unitName", [](Unit& u, const QString& t) { u.name = t.toStdString(); });
    mAliases = line(tr("Other names (;)"), "unitAliases", [](Unit& u, const QString& t) { u.aliases = split(t); });
    const auto combo = [&](const QString& label, const char* name, auto put) {
        auto* box = named(new QComboBox, name, label);
        form->addRow(label, box);
        connect(box, &QComboBox::activated, this, [this, box, label, put](int) {
            change(label, [&](Unit& unit) { put(unit, box->currentData().toString().toStdString()); });
        });
        return box;
    };
    mSide = combo(tr("Side"), "unitSide", [](Unit& u, const std::string& t) { u.side = t; });
    for (const Army& army : mDocument->scenario()->sides)
        mSide->addItem(QString::fromStdString(army.name.empty() ? army.id : army.name),
                       QString::fromStdString(army.id));
    mType = combo(tr("Type"), "unitType", [](Unit& u, const std::string& t) { u.type = t; });
    for (const UnitType& type : mDocument->rules().unitTypes)
        mType->addItem(QString::fromStdString(type.label.empty() ? type.id : type.label),
                       QString::fromStdString(type.id));
    mFormation = line(tr("Formation"), "unitFormation",
                      [](Unit& u, const QString& t) { u.formation = t.toStdString(); });
    mTags = line(tr("Tags (;)"), "unitTags", [](Unit& u, const QString& t) { u.tags = split(t); });
    mColour = line(tr("Colour (#rrggbb)"), "unitColour",
                   [](Unit& u, const QString& t) { u.colour = t.trimmed().toStdString(); });
    mSteps = named(new QSpinBox, "unitSteps", tr("Steps"));
    mSteps->setRange(1, 99);
    form->addRow(tr("Steps"), mSteps);
    connect(mSteps, &QSpinBox::valueChanged, this, [this](int steps) {
        if (!mFilling)
            change(tr("Steps"), [&](Unit& unit) { unit.steps = steps; });
    });
    form->addRow(tr("Drawing"), drawingRow());
    column->addLayout(form);
    column->addLayout(ratingForm());
    column->addStretch(1);
    return new Scrolled(body);
}

QLayout* CountersTab::drawingRow()
{
    auto* drawing = new WrapLayout;
    mArt = new QLabel;
    mArt->setObjectName("unitArt");
    mArt->setTextFormat(Qt::PlainText);
    drawing->addWidget(mArt);
    const auto artButton = [&](const QString& text, const QString& spoken, const char* name, auto what) {
        addButton(drawing, text, name, spoken, this, what);
    };
    artButton(tr("Front..."), tr("Choose a drawing for the front"), "artFront", [this] { chooseArt(false); });
    artButton(tr("Back..."), tr("Choose a drawing for the back"), "artBack", [this] { chooseArt(true); });
    artButton(tr("Remove"), tr("Remove the drawings, so that the program draws this counter"), "artNone",
              [this] { dropBoth(); });
    return drawing;
}

QLayout* CountersTab::ratingForm()
{
    auto* numbers = new QFormLayout;
    numbers->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (const Rating& rating : mDocument->rules().ratings) {
        const QString name = rating.label.empty() ? QString::fromStdString(rating.id) : translated(rating.label);
        auto* sides = new WrapLayout;
        numbers->addRow(name, sides);
        for (auto c = rating.columns.rbegin(); c != rating.columns.rend(); ++c) {
            const QString head = QString::fromStdString(c->column);
            auto* pair = new QWidget; // the number and its side of the counter stay together
            auto* beside = bare<QHBoxLayout>(pair);
            beside->addWidget(new QLabel(head));
            auto* edit = new QLineEdit;
            named(edit, "rating-" + QString::fromStdString(rating.id) + '-' + head,
                  tr("%1, %2", "rating, side of the counter").arg(name, head));
            edit->setMaximumWidth(60);
            beside->addWidget(edit);
            sides->addWidget(pair);
            const auto key = std::pair(rating.id, c->column);
            mRatings[key] = edit;
            connect(edit, &QLineEdit::textEdited, this, [this, key, edit](const QString& text) {
                const Rational number = Rational::parse(text.trimmed().toStdString());
                const bool empty = text.trimmed().isEmpty();
                // An incomplete number, such as "-" or "1/", is not stored.
                edit->setProperty("wrong", !empty && !number.valid());
                edit->setToolTip(empty || number.valid() ? QString() : tr("A number such as 4 or 1/2"));
                if (!empty && !number.valid())
                    return;
                change(edit->accessibleName(), [&](Unit& unit) {
                    if (!empty) {
                        unit.ratings[key.first][key.second] = number;
                        return;
                    }
                    unit.ratings[key.first].erase(key.second);
                    if (unit.ratings[key.first].empty())
                        unit.ratings.erase(key.first);
                });
            });
        }
    }
    return numbers;
}

std::set<std::size_t> CountersTab::chosen() const
{
    std::set<std::size_t> out;
    for (const QModelIndex& index : mView->selectionModel()->selectedRows())
        out.insert(std::size_t(mProxy->mapToSource(index).row()));
    return out;
}

std::size_t CountersTab::current() const
{
    const auto all = chosen();
    const QModelIndex now = mProxy->mapToSource(mView->currentIndex());
    if (now.isValid() && all.count(std::size_t(now.row())))
        return std::size_t(now.row());
    return all.empty() ? mDocument->scenario()->units.size() : *all.begin();
}

void CountersTab::fillForm()
{
    const Scenario& scenario = *mDocument->scenario();
    const std::size_t at = current();
    const bool any = at < scenario.units.size();
    mFilling = true;
    const Unit unit = any ? scenario.units[at] : Unit();
    const auto set = [&](QLineEdit* edit, const QString& text) {
        edit->setEnabled(any);
        if (edit->text() != text && !edit->property("wrong").toBool())
            edit->setText(text);
    };
    // An equal value stays as typed: 2/4 may become 2/40.
    const auto sameNumber = [](const QString& a, const QString& b) {
        const Rational one = Rational::parse(a.trimmed().toStdString());
        const Rational other = Rational::parse(b.trimmed().toStdString());
        return one.valid() && other.valid() && one == other;
    };
    set(mName, QString::fromStdString(unit.name));
    // A separator just typed stays until another name follows.
    if (split(mAliases->text()) != unit.aliases || !any)
        set(mAliases, joined(unit.aliases));
    if (split(mTags->text()) != unit.tags || !any)
        set(mTags, joined(unit.tags));
    mAliases->setEnabled(any);
    mTags->setEnabled(any);
    set(mFormation, QString::fromStdString(unit.formation));
    if (mColour->text().trimmed() != QString::fromStdString(unit.colour) || !any)
        set(mColour, QString::fromStdString(unit.colour));
    mColour->setEnabled(any);
    mSide->setEnabled(any);
    mType->setEnabled(any);
    mSteps->setEnabled(any);
    mSide->setCurrentIndex(mSide->findData(QString::fromStdString(unit.side)));
    mType->setCurrentIndex(mType->findData(QString::fromStdString(unit.type)));
    mSteps->setValue(std::max(1, unit.steps));
    for (const auto& [key, edit] : mRatings) {
        QString text;
        if (const auto own = unit.ratings.find(key.first); own != unit.ratings.end())
            if (const auto value = own->second.find(key.second); value != own->second.end())
                text = QString::fromStdString(value->second.text());
        if (!edit->hasFocus())
            edit->setProperty("wrong", false);
        if (!edit->hasFocus() || !sameNumber(edit->text(), text) || !any)
            set(edit, text);
        edit->setEnabled(any);
    }
    if (any) {
        const auto faces = counterFaces(mDocument->rules(), scenario);
        CounterFace front = faces[at], back = backFace(mDocument->rules(), scenario, faces[at]);
        front.art = artFile(folder(), unit.id, false);
        back.art = artFile(folder(), unit.id, true);
        mPreview->setFaces(front, back);
        mArt->setText(front.art.isEmpty() && back.art.isEmpty()
                          ? tr("drawn by the program")
                          : QFileInfo(front.art.isEmpty() ? back.art : front.art).fileName());
    } else {
        mPreview->setFaces({}, {}, false);
    }
    mFilling = false;
}

void CountersTab::change(const QString& label, const std::function<void(Unit&)>& how)
{
    const auto units = chosen();
    if (units.empty() || mFilling)
        return;
    // All letters typed into one field of the same counters are one step of undo.
    QString field = label;
    for (const std::size_t unit : units)
        field += '/' + QString::fromStdString(mDocument->scenario()->units[unit].id);
    static_cast<CounterFilter*>(mProxy)->kept = units;
    mDocument->edit(
        tr("Change %1 of %n Counter(s)", "", int(units.size())).arg(label),
        [&](RulesContent& content) {
            for (const std::size_t unit : units)
                how(content.scenario->units[unit]);
        },
        field);
}

void CountersTab::addCounter()
{
    mDocument->edit(tr("New Counter"), [](RulesContent& content) {
        Scenario& scenario = *content.scenario;
        Unit unit;
        const auto taken = [&](const std::string& id) {
            return std::ranges::any_of(scenario.units, [&](const Unit& one) { return one.id == id; });
        };
        int number = 1;
        do
            unit.id = "counter-" + std::to_string(number++);
        while (taken(unit.id));
        unit.name = unit.id;
        if (!scenario.sides.empty())
            unit.side = scenario.sides.front().id;
        if (!content.rules.unitTypes.empty())
            unit.type = content.rules.unitTypes.front().id;
        scenario.units.push_back(std::move(unit));
    });
    mSearch->clear();
    mSideFilter->setCurrentIndex(0);
    mView->selectRow(mProxy->mapFromSource(mModel->index(mModel->rowCount() - 1, 0)).row());
    mName->setFocus();
    mName->selectAll();
}

void CountersTab::removeCounters()
{
    const auto units = chosen();
    if (units.empty())
        return;
    mDocument->edit(tr("Delete %n Counter(s)", "", int(units.size())), [&](RulesContent& content) {
        Scenario& scenario = *content.scenario;
        for (auto at = units.rbegin(); at != units.rend(); ++at) {
            const std::string id = scenario.units[*at].id;
            scenario.units.erase(scenario.units.begin() + std::ptrdiff_t(*at));
            // Its set-up goes too, so that no row names a missing counter.
            auto& setup = scenario.setup;
            setup.erase(std::remove_if(setup.begin(), setup.end(), [&](const Placement& p) { return p.unit == id; }),
                        setup.end());
        }
    });
}

bool CountersTab::goTo(const FindingSpot& spot)
{
    if (spot.kind != "unit")
        return false;
    const auto& units = mDocument->scenario()->units;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].id != spot.id)
            continue;
        mSearch->clear();
        mSideFilter->setCurrentIndex(0);
        const QModelIndex at = mProxy->mapFromSource(mModel->index(int(i), 0));
        mView->selectRow(at.row());
        mView->scrollTo(at);
        mView->setFocus();
        return true;
    }
    return false;
}

} // namespace fw
