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
    mScheme = combo(tr("Scheme"), {tr("By columns and rows"), tr("Staggered: shifted hexes count with the next line"),
                                   tr("Oblique, falling to the right"), tr("Oblique, rising to the right"),
                                   tr("Running: 1, 2, 3 ...")});
    mScheme->setObjectName("numberScheme");
    mDoubled = check(tr("AA, BB after Z"), tr("Doubled letters after Z"));
    mDoubled->setObjectName("numberDoubled");
    mOrder = combo(tr("Order of the parts"), {tr("Column, then row"), tr("Row, then column")});
    mOrder->setObjectName("numberOrder");
    mColumns = combo(tr("Columns are"), {tr("Numbers"), tr("Letters")});
    mColumns->setObjectName("numberColumns");
    mRows = combo(tr("Rows are"), {tr("Numbers"), tr("Letters")});
    mRows->setObjectName("numberRows");
    mColumnStart = spin(tr("First column"), -10000, 10000, 1);
    mColumnStart->setObjectName("columnStart");
    mRowStart = spin(tr("First row"), -10000, 10000, 1);
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
    const QList<QList<QWidget*>> lines{
        {new QLabel(tr("Scheme")), mScheme, nullptr, nullptr, mDoubled},
        {new QLabel(tr("Order")), mOrder, nullptr, new QLabel(tr("Separator")), mSeparator},
        {new QLabel(tr("Columns")), mColumns, mColumnStart, mColumnDigits, mColumnDescending},
        {new QLabel(tr("Rows")), mRows, mRowStart, mRowDigits, mRowDescending},
    };
    for (int line = 0; line < lines.size(); ++line)
        for (int column = 0; column < lines[line].size(); ++column)
            if (QWidget* widget = lines[line][column]) {
                const int wide = column == 1 && lines[line][2] == nullptr ? lines[line][3] == nullptr ? 3 : 2 : 1;
                grid->addWidget(widget, line, column, 1, wide);
            }
    grid->addWidget(mPreview, int(lines.size()), 0, 1, 5);
    for (QSpinBox* box : {mColumnStart, mRowStart})
        box->setPrefix(tr("from "));
    for (QSpinBox* box : {mColumnDigits, mRowDigits})
        box->setSuffix(tr(" digits"));
    preview();
}

Numbering NumberingForm::numbering() const
{
    Numbering n;
    n.scheme = NumberScheme(mScheme->currentIndex());
    n.doubledLetters = mDoubled->isChecked();
    n.columnFirst = mOrder->currentIndex() == 0;
    n.columnLetters = mColumns->currentIndex() == 1;
    n.rowLetters = mRows->currentIndex() == 1;
    n.columnStart = n.columnLetters ? std::max(1, mColumnStart->value()) : mColumnStart->value();
    n.rowStart = n.rowLetters ? std::max(1, mRowStart->value()) : mRowStart->value();
    n.columnDigits = mColumnDigits->value();
    n.rowDigits = mRowDigits->value();
    n.columnDescending = mColumnDescending->isChecked();
    n.rowDescending = mRowDescending->isChecked();
    n.separator = mSeparator->text().toStdString();
    return n;
}

void NumberingForm::setNumbering(const Numbering& n)
{
    mScheme->setCurrentIndex(int(n.scheme));
    mDoubled->setChecked(n.doubledLetters);
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

void NumberingForm::enableWhatCounts(const Numbering& n)
{
    // One running number is written as the axis that comes first says; the other axis has no number of its own.
    const bool running = n.scheme == NumberScheme::Running;
    const bool columns = !running || n.columnFirst;
    const bool rows = !running || !n.columnFirst;
    mColumns->setEnabled(columns);
    mColumnStart->setEnabled(columns);
    mColumnDigits->setEnabled(columns && !n.columnLetters);
    mRows->setEnabled(rows);
    mRowStart->setEnabled(rows);
    mRowDigits->setEnabled(rows && !n.rowLetters);
    mSeparator->setEnabled(!running);
    mDoubled->setEnabled((columns && n.columnLetters) || (rows && n.rowLetters));
}

void NumberingForm::preview()
{
    const Numbering n = numbering();
    enableWhatCounts(n);
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
        const bool missing = at(0, 0).isEmpty() || at(mGrid.columns - 1, 0).isEmpty() || at(0, mGrid.rows - 1).isEmpty()
                             || at(mGrid.columns - 1, mGrid.rows - 1).isEmpty();
        const auto below = [&](int column, int row) {
            const CellNumbers numbers = n.numbers(mGrid, mGrid.cell(column, row));
            return numbers.column < 0 || numbers.row < 0;
        };
        if (!n.suits(mGrid))
            text = tr("This scheme is for hexes only.");
        else if (n.separator.find('-') == std::string::npos && n.columnStart >= 0 && n.rowStart >= 0
                 && (below(0, 0) || below(mGrid.columns - 1, 0) || below(0, mGrid.rows - 1)
                     || below(mGrid.columns - 1, mGrid.rows - 1)))
            text += tr("\nSome numbers are below zero: begin at a higher number, or use a separator.");
        else if (missing)
            text += tr(
                "\nSome cells would be before the letter A, or after ten equal letters: begin at another letter.");
        else if (!mGood)
            text += tr("\nTwo cells would have the same number: add digits or a separator.");
        mPreview->setText(text);
    }
    emit changed();
}

} // namespace fw
