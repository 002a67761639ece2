#include "app/ruleseditor/form/FieldEdit.h"

#include "app/ruleseditor/form/FormButton.h"
#include "app/ruleseditor/form/FormulaEdit.h"
#include "app/ruleseditor/form/NowLine.h"
#include "app/widgets/GridDelegate.h"
#include "app/widgets/ToolIcons.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/store/JsonRows.h"

#include <QAction>
#include <QColorDialog>
#include <QCompleter>
#include <QHeaderView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTableWidget>

namespace fw {

namespace {

constexpr const char* unset = ""; ///< data of the entry of a combo box that removes the key

QString trouble(const FormulaError& error)
{
    const QString remedy = translated(error.remedy);
    return remedy.isEmpty() ? translated(error.text)
                            : QObject::tr("%1; %2", "what is wrong; the remedy").arg(translated(error.text), remedy);
}

/// A square of a colour, for the button that asks for another one.
QIcon swatch(const QColor& colour)
{
    QPixmap picture(16, 16);
    picture.fill(colour.isValid() ? colour : Qt::transparent);
    QPainter painter(&picture);
    painter.setPen(Qt::gray);
    painter.drawRect(0, 0, 15, 15);
    return picture;
}

} // namespace

QString keyTitle(const std::string& key)
{
    QString out;
    for (const QChar letter : toQString(key))
        out += letter.isUpper() ? QString(" ") + letter.toLower() : QString(letter);
    return out.left(1).toUpper() + out.mid(1);
}

FieldEdit::FieldEdit(const FieldHelp& field, const Json* value, FormSourcesPtr sources, QWidget* parent)
    : QWidget(parent), mField(field), mSources(std::move(sources))
{
    bare<QVBoxLayout>(this)->setSpacing(2);
    setProperty("fieldRow", toQString(field.row));
    setProperty("fieldKey", toQString(field.key));
    build();
    mSays = wordsLabel("formSays", tr("%1 in words").arg(keyTitle(field.key)));
    mSays->setForegroundRole(QPalette::PlaceholderText);
    mWrong = wordsLabel("formWrong", tr("What is wrong with %1").arg(keyTitle(field.key)));
    setBold(mWrong);
    mFound = wordsLabel("formFound", tr("Findings about %1").arg(keyTitle(field.key)));
    for (QLabel* label : {mSays, mWrong, mFound}) {
        label->hide();
        layout()->addWidget(label);
    }
    const bool amount = field.type.value == FieldValue::Amount && field.type.around.empty();
    if (mLines != nullptr && mSources->values != nullptr && (amount || field.type.value == FieldValue::Conditions)) {
        mNow = new NowLine(mSources->values, keyTitle(field.key));
        static_cast<QVBoxLayout*>(layout())->insertWidget(layout()->indexOf(mWrong), mNow);
    }
    fill(value);
}

void FieldEdit::build()
{
    const bool single = mField.type.around.empty();
    QStringList words;
    for (const std::string& word : mField.words)
        words << toQString(word);
    if (holdsPairs(mField))
        buildPairs();
    else if (single && mField.type.value == FieldValue::Flag)
        buildCombo({"true", "false"}, false);
    else if (single && !words.isEmpty())
        buildCombo(words, mField.open);
    else if (const QStringList named = single ? mSources->offered->named(mField) : QStringList();
             single && (!mField.refers.empty() || !named.isEmpty()))
        buildCombo(named, true);
    else if (!single || mField.type.value == FieldValue::Conditions)
        buildLines(true);
    else if (mField.type.value == FieldValue::Amount || mField.type.value == FieldValue::Path)
        buildLines(false);
    else
        buildLine();
    mInput->setObjectName("form-" + toQString(mField.key));
    mInput->setAccessibleName(keyTitle(mField.key));
    mInput->setAccessibleDescription(toQString(mField.help));
    mInput->setToolTip(toQString(mField.key) + ": " + toQString(mField.help));
    mInput->installEventFilter(this);
    setFocusProxy(mInput);
}

bool FieldEdit::eventFilter(QObject* watched, QEvent* event)
{
    // What is understood is in the document, whose steps Undo takes back; the field would take back its own letters.
    if (event->type() == QEvent::ShortcutOverride && !mUnread) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        // The list of words that are offered does not end the typing.
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            mKept = mValue;
            emit left();
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FieldEdit::buildCombo(const QStringList& words, bool open)
{
    mCombo = new QComboBox;
    mCombo->setEditable(open);
    if (open)
        mCombo->lineEdit()->setAccessibleName(keyTitle(mField.key));
    mCombo->setInsertPolicy(QComboBox::NoInsert);
    mCombo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mCombo->setMinimumContentsLength(16);
    if (mField.key == "symbol" && !open)
        mCombo->setIconSize({36, 18}); // as wide as the symbols of counters
    if (!mField.required)
        mCombo->addItem(open ? QString() : tr("not set"), QString(unset));
    for (const QString& word : words) {
        const bool flag = mField.type.value == FieldValue::Flag;
        mCombo->addItem(!flag ? word : word == "true" ? tr("yes") : tr("no"), word);
        if (mField.key == "symbol" && !open)
            mCombo->setItemIcon(mCombo->count() - 1, symbolIcon(word));
    }
    layout()->addWidget(mCombo);
    mInput = mCombo;
    if (open) {
        connect(mCombo, &QComboBox::editTextChanged, this, &FieldEdit::typed);
        mCombo->completer()->setCompletionMode(QCompleter::PopupCompletion);
    } else {
        connect(mCombo, &QComboBox::currentIndexChanged, this, [this] { typed(mCombo->currentData().toString()); });
    }
}

void FieldEdit::buildLines(bool several)
{
    mLines = new FormulaEdit(several);
    if (!mField.refers.empty() || mField.type.value == FieldValue::Text || mField.type.value == FieldValue::Label)
        mLines->setWords([this] { return mSources->offered->named(mField); });
    else
        mLines->setWords([this] { return mSources->offered->formulas(); });
    if (several)
        mLines->setPlaceholderText(mField.type.value == FieldValue::Conditions ? tr("one condition a line")
                                                                               : tr("one a line"));
    layout()->addWidget(mLines);
    mInput = mLines;
    connect(mLines, &QPlainTextEdit::textChanged, this, [this] { typed(mLines->toPlainText()); });
}

void FieldEdit::buildLine()
{
    if (mField.prose) {
        mProse = new QPlainTextEdit;
        mProse->setTabChangesFocus(true);
        mProse->setFixedHeight(mProse->fontMetrics().lineSpacing() * 4 + 12);
        layout()->addWidget(mProse);
        mInput = mProse;
        connect(mProse, &QPlainTextEdit::textChanged, this, [this] { typed(mProse->toPlainText()); });
        return;
    }
    mLine = new QLineEdit;
    layout()->addWidget(mLine);
    mInput = mLine;
    connect(mLine, &QLineEdit::textChanged, this, &FieldEdit::typed);
    connect(mLine, &QLineEdit::returnPressed, this, &FieldEdit::left);
    if (mField.key == "colour") {
        QAction* choose = mLine->addAction(swatch({}), QLineEdit::TrailingPosition);
        choose->setText(tr("Choose Colour..."));
        choose->setObjectName("formColour");
        connect(mLine, &QLineEdit::textChanged, choose,
                [choose](const QString& text) { choose->setIcon(swatch(QColor::fromString(text))); });
        connect(choose, &QAction::triggered, this, [this] {
            const QColor chosen = QColorDialog::getColor(QColor::fromString(mLine->text()), this, tr("Choose Colour"));
            if (chosen.isValid())
                mLine->setText(chosen.name());
        });
    }
}

void FieldEdit::buildPairs()
{
    const int keys = int(mField.type.around.size());
    mPairs = new QTableWidget(0, keys + 1);
    QStringList heads;
    for (int k = 0; k < keys; ++k)
        heads << (keys == 1 ? tr("Name") : tr("Name %1").arg(k + 1));
    mPairs->setHorizontalHeaderLabels(heads << tr("Value"));
    mPairs->verticalHeader()->hide();
    mPairs->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    mPairs->setTabKeyNavigation(false);
    new GridDelegate(mPairs);
    layout()->addWidget(mPairs);
    mInput = mPairs;
    connect(mPairs, &QTableWidget::cellChanged, this, &FieldEdit::pairsTyped);
    auto* buttons = new QHBoxLayout;
    addFormButton(buttons, tr("Add"), "pairAdd", tr("Add a value to %1").arg(keyTitle(mField.key)), this, [this] {
        mFilling = true;
        mPairs->insertRow(mPairs->rowCount());
        for (int column = 0; column < mPairs->columnCount(); ++column)
            mPairs->setItem(mPairs->rowCount() - 1, column, new QTableWidgetItem);
        mFilling = false;
        mPairs->setFocus();
        mPairs->setCurrentCell(mPairs->rowCount() - 1, 0);
        mPairs->editItem(mPairs->currentItem());
    });
    addFormButton(buttons, tr("Remove"), "pairRemove", tr("Remove the selected value of %1").arg(keyTitle(mField.key)),
                  this, [this] {
                      if (mPairs->currentRow() < 0)
                          return;
                      mPairs->removeRow(mPairs->currentRow());
                      pairsTyped();
                  });
    buttons->addStretch(1);
    static_cast<QVBoxLayout*>(layout())->addLayout(buttons);
}

QString FieldEdit::text() const
{
    return mCombo != nullptr   ? (mCombo->isEditable() ? mCombo->currentText() : mCombo->currentData().toString())
           : mLines != nullptr ? mLines->toPlainText()
           : mProse != nullptr ? mProse->toPlainText()
           : mLine != nullptr  ? mLine->text()
                               : QString();
}

void FieldEdit::fillPairs(const Json* value)
{
    const std::vector<FormPair> pairs = formPairs(mField, value, mSources->context);
    mPairs->setRowCount(0);
    mPairs->setRowCount(int(pairs.size()));
    for (int row = 0; row < int(pairs.size()); ++row) {
        const FormPair& pair = pairs[std::size_t(row)];
        for (int k = 0; k < int(pair.keys.size()); ++k)
            mPairs->setItem(row, k, new QTableWidgetItem(toQString(pair.keys[std::size_t(k)])));
        mPairs->setItem(row, mPairs->columnCount() - 1, new QTableWidgetItem(toQString(pair.value)));
    }
    const int lines = std::clamp(int(pairs.size()), 2, 6);
    mPairs->setFixedHeight(mPairs->horizontalHeader()->sizeHint().height()
                           + lines * mPairs->verticalHeader()->defaultSectionSize() + 4);
}

void FieldEdit::fill(const Json* value)
{
    mFilling = true;
    mValue = mKept = value == nullptr ? Json{} : *value;
    const QString shown = toQString(formText(mField, value, mSources->context));
    if (mPairs != nullptr) {
        fillPairs(value);
    } else if (mCombo != nullptr && mCombo->isEditable()) {
        mCombo->setCurrentText(shown);
    } else if (mCombo != nullptr) {
        if (mCombo->findData(shown) < 0)
            mCombo->addItem(shown, shown);
        mCombo->setCurrentIndex(mCombo->findData(shown));
    } else if (mLines != nullptr) {
        mLines->setPlainText(shown);
    } else if (mProse != nullptr) {
        mProse->setPlainText(shown);
    } else {
        mLine->setText(shown);
    }
    mFilling = mUnread = false;
    refuse({});
    remark({});
    say();
}

void FieldEdit::show(const Json* value, FormSourcesPtr sources)
{
    mSources = std::move(sources);
    const Json now = value == nullptr ? Json{} : *value;
    // What is being typed stays as it is typed, also where the file has it in another form: "a and b" is two
    // conditions.
    if (std::exchange(mValue, now) == now || mTelling)
        return;
    if (const auto entered = formValue(mField, text().toStdString(), mSources->context);
        mPairs == nullptr && entered && *entered == now)
        return;
    fill(value);
}

void FieldEdit::retype(const QString& text)
{
    if (mCombo != nullptr)
        mCombo->setCurrentText(text);
    else if (mLines != nullptr)
        mLines->setPlainText(text);
    else if (mProse != nullptr)
        mProse->setPlainText(text);
    else if (mLine != nullptr)
        mLine->setText(text);
}

void FieldEdit::refuse(const QString& why)
{
    mWrong->setText(why);
    mWrong->setVisible(!why.isEmpty());
    if (why.isEmpty() && mLines != nullptr)
        mLines->underline(-1);
}

void FieldEdit::remark(const QString& found, const QStringList& words)
{
    mFound->setText(found);
    mFound->setVisible(!found.isEmpty());
    if (mLines == nullptr || mWrong->isVisibleTo(this))
        return;
    const QString text = mLines->toPlainText();
    qsizetype at = -1;
    for (const QString& word : words)
        if (at < 0 && !word.isEmpty())
            at = text.indexOf(QRegularExpression("(?<![\\w-])" + QRegularExpression::escape(word) + "(?![\\w-])"));
    mLines->underline(at < 0 ? -1 : int(text.left(at).toUtf8().size()));
}

void FieldEdit::tell()
{
    mTelling = true;
    emit edited();
    mTelling = false;
}

void FieldEdit::take(FormulaResult<Json> value)
{
    mUnread = !value;
    if (!value) {
        refuse(trouble(value.error()));
        if (mLines != nullptr)
            mLines->underline(int(value.error().at));
        mSays->hide();
        if (mNow != nullptr)
            mNow->setFormula({}, {});
        // A part of a word may have been understood as something else: what was there before typing counts.
        if (!(mValue == mKept)) {
            mValue = mKept;
            tell();
        }
        return;
    }
    refuse({});
    if (value->kind == Json::Kind::Null && mField.required && mField.type.value != FieldValue::Row) {
        const bool list = !mField.type.around.empty();
        *value = list ? mField.type.around.front() == FieldAround::Object ? Json::object() : Json::array()
                      : Json::ofText({});
    }
    if (*value == mValue) {
        say(); // it may be understood again
        return;
    }
    mValue = std::move(*value);
    remark({});
    tell();
    say();
}

void FieldEdit::typed(const QString& text)
{
    if (!mFilling)
        take(formValue(mField, text.toStdString(), mSources->context));
}

void FieldEdit::pairsTyped()
{
    if (mFilling)
        return;
    std::vector<FormPair> pairs;
    const auto cell = [&](int row, int column) {
        const QTableWidgetItem* item = mPairs->item(row, column);
        return item == nullptr ? std::string() : item->text().trimmed().toStdString();
    };
    for (int row = 0; row < mPairs->rowCount(); ++row) {
        FormPair pair;
        for (int k = 0; k + 1 < mPairs->columnCount(); ++k)
            pair.keys.push_back(cell(row, k));
        pair.value = cell(row, mPairs->columnCount() - 1);
        // A line that is being filled in has no value yet.
        if (!pair.value.empty() && std::ranges::find(pair.keys, std::string()) == pair.keys.end())
            pairs.push_back(std::move(pair));
    }
    take(pairsValue(mField, pairs, mSources->context));
}

void FieldEdit::say()
{
    QString says;
    Reqs all;
    std::optional<Amount> amount;
    if (mField.type.value == FieldValue::Conditions) {
        for (const Json& line : mValue.items)
            if (const auto read = readConditions(line.text, mSources->context.names); line.isText() && read)
                all.insert(all.end(), read->begin(), read->end());
        says = mSources->words->conditions(all);
    } else if (mField.type.value == FieldValue::Amount && mField.type.around.empty() && mValue.isText()) {
        if (const auto read = readAmount(mValue.text, mSources->context.names); read && read->symbol.empty()) {
            says = mSources->words->amount(*read);
            amount = *read;
        }
    }
    mSays->setText(says);
    mSays->setVisible(!says.isEmpty());
    sayNow(all, amount);
}

void FieldEdit::setPlace(const std::string& pointer)
{
    mPlace = pointer;
    say();
}

void FieldEdit::sayNow(const Reqs& conditions, const std::optional<Amount>& amount)
{
    if (mNow == nullptr)
        return;
    std::optional<FormulaAt> formula;
    if (!mPlace.empty() && (!conditions.empty() || (amount && !amount->number)))
        formula = FormulaAt{mPlace, conditions, amount, mSources->ofScenario};
    mNow->setFormula(std::move(formula), mSources->context.names);
}

} // namespace fw
