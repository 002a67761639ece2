#include "app/mapeditor/NumberingForm.h"

#include "app/widgets/WidgetFactory.h"

#include <QCheckBox>
#include <QGridLayout>

namespace fw {

NumberingForm::NumberingForm(QWidget* parent) : QWidget(parent)
{
    auto* grid = bare<QGridLayout>(this);
    const auto combo = [this](const QString& name, const QStringList& words) {
        auto* box = new QComboBox;
        box->addItems(words);
        box->setAccessibleName(name);
        connect(box, &QComboBox::currentIndexChanged, this, &NumberingForm::preview);
        return box;
    };
    const auto spin = [this](const QString& name, int least, int most, int value) {
        auto* box = new QSpinBox;
        box->setRange(least, most);
        box->setValue(value);
        box->setAccessibleName(name);
        connect(box, &QSpinBox::valueChanged, this, &NumberingForm::preview);
        return box;
    };
    const auto check = [this](const QString& text, const QString& name) {
        auto* box = new QCheckBox(text);
        box->setAccessibleName(name);
        connect(box, &QCheckBox::toggled, this, &NumberingForm::preview);
        return box;
    };
    mOrder = combo(tr("Order of the parts"), {tr("Column, then row"), tr("Row, then column")});
    mOrder->setObjectName("numberOrder");
    mColumns = combo(tr("Columns are"), {tr("Numbers"), tr("Letters")});
    mColumns->setObjectName("numberColumns");
    mRows = combo(tr("Rows are"), {tr("Numbers"), tr("Letters")});
    mRows->setObjectName("numberRows");
    mColumnStart = spin(tr("First column"), 0, 10000, 1);
    mColumnStart->setObjectName("columnStart");
    mRowStart = spin(tr("First row"), 0, 10000, 1);
    mRowStart->setObjectName("rowStart");
    mColumnDigits = spin(tr("Digits of columns"), 0, 9, 2);
    mRowDigits = spin(tr("Digits of rows"), 0, 9, 2);
    mColumnDescending = check(tr("from right to left"), tr("Columns count from right to left"));
    mRowDescending = check(tr("from bottom to top"), tr("Rows count from bottom to top"));
    mSeparator = new QLineEdit;
    mSeparator->setAccessibleName(tr("Separator"));
    mSeparator->setMaxLength(3);
    connect(mSeparator, &QLineEdit::textChanged, this, &NumberingForm::preview);
    mPreview = wordsLabel("numberPreview");
    grid->addWidget(new QLabel(tr("Order")), 0, 0);
    grid->addWidget(mOrder, 0, 1, 1, 2);
    grid->addWidget(new QLabel(tr("Separator")), 0, 3);
    grid->addWidget(mSeparator, 0, 4);
    grid->addWidget(new QLabel(tr("Columns")), 1, 0);
    grid->addWidget(mColumns, 1, 1);
    grid->addWidget(mColumnStart, 1, 2);
    grid->addWidget(mColumnDigits, 1, 3);
    grid->addWidget(mColumnDescending, 1, 4);
    grid->addWidget(new QLabel(tr("Rows")), 2, 0);
    grid->addWidget(mRows, 2, 1);
    grid->addWidget(mRowStart, 2, 2);
    grid->addWidget(mRowDigits, 2, 3);
    grid->addWidget(mRowDescending, 2, 4);
    grid->addWidget(mPreview, 3, 0, 1, 5);
    for (QSpinBox* box : {mColumnStart, mRowStart})
        box->setPrefix(tr("from "));
    for (QSpinBox* box : {mColumnDigits, mRowDigits})
        box->setSuffix(tr(" digits"));
    preview();
}

Numbering NumberingForm::numbering() const
{
    Numbering n;
    n.columnFirst = mOrder->currentIndex() == 0;
    n.columnLetters = mColumns->currentIndex() == 1;
    n.rowLetters = mRows->currentIndex() == 1;
    n.columnStart = std::max(n.columnLetters ? 1 : 0, mColumnStart->value());
    n.rowStart = std::max(n.rowLetters ? 1 : 0, mRowStart->value());
    n.columnDigits = mColumnDigits->value();
    n.rowDigits = mRowDigits->value();
    n.columnDescending = mColumnDescending->isChecked();
    n.rowDescending = mRowDescending->isChecked();
    n.separator = mSeparator->text().toStdString();
    return n;
}

void NumberingForm::setNumbering(const Numbering& n)
{
    mOrder->setCurrentIndex(n.columnFirst ? 0 : 1);
    mColumns->setCurrentIndex(n.columnLetters ? 1 : 0);
    mRows->setCurrentIndex(n.rowLetters ? 1 : 0);
    mColumnStart->setValue(n.columnStart);
    mRowStart->setValue(n.rowStart);
    mColumnDigits->setValue(n.columnDigits);
    mRowDigits->setValue(n.rowDigits);
    mColumnDescending->setChecked(n.columnDescending);
    mRowDescending->setChecked(n.rowDescending);
    mSeparator->setText(QString::fromStdString(n.separator));
}

void NumberingForm::setGrid(const Grid& grid)
{
    mGrid = grid;
    preview();
}

void NumberingForm::preview()
{
    const Numbering n = numbering();
    mColumnDigits->setEnabled(!n.columnLetters);
    mRowDigits->setEnabled(!n.rowLetters);
    if (mGrid.valid()) {
        const auto at = [&](int column, int row) {
            return QString::fromStdString(n.label(mGrid, mGrid.cell(column, row)));
        };
        // Checking every cell of a large map would take long; a corner of it shows the same problems.
        Grid part = mGrid;
        part.columns = std::min(part.columns, 120);
        part.rows = std::min(part.rows, 120);
        mGood = n.unambiguous(part);
        QString text = tr("Upper left %1, upper right %2, lower left %3, lower right %4")
                           .arg(at(0, 0), at(mGrid.columns - 1, 0), at(0, mGrid.rows - 1),
                                at(mGrid.columns - 1, mGrid.rows - 1));
        if (!mGood)
            text += tr("\nTwo cells would have the same number: add digits or a separator.");
        mPreview->setText(text);
    }
    emit changed();
}

} // namespace fw
