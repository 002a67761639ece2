#include "app/print/PaperField.h"

#include "app/widgets/LengthBox.h"
#include "app/widgets/WidgetFactory.h"

#include <QHBoxLayout>

namespace fw {

namespace {

constexpr auto otherSize = "other";
constexpr auto ownSize = "own";

} // namespace

PaperField::PaperField(const QString& id, const QString& spoken, const QString& own, QWidget* parent) : QWidget(parent)
{
    auto* layout = bare<QVBoxLayout>(this);
    mNames = named(new QComboBox, id, spoken);
    if (!own.isEmpty())
        mNames->addItem(own, ownSize);
    for (const auto& [name, paper] : namedPapers())
        mNames->addItem(name == "13x19in" ? tr("13 x 19 inches") : QString::fromStdString(name),
                        QString::fromStdString(name));
    mNames->addItem(tr("Other size"), otherSize);
    layout->addWidget(mNames);
    mMeasures = new QWidget;
    auto* measures = bare<QHBoxLayout>(mMeasures);
    mWide = named(new LengthBox(50, 2000), id + "Wide", tr("Width of the sheet"));
    mTall = named(new LengthBox(50, 2000), id + "Tall", tr("Height of the sheet"));
    measures->addWidget(mWide);
    measures->addWidget(mTall);
    layout->addWidget(mMeasures);
    setFocusProxy(mNames);
    connect(mNames, &QComboBox::currentIndexChanged, this, &PaperField::choose);
    for (QDoubleSpinBox* box : {mWide, mTall})
        connect(box, &QDoubleSpinBox::valueChanged, this, &PaperField::changed);
    choose();
}

bool PaperField::isOwn() const
{
    return mNames->currentData().toString() == ownSize;
}

SheetPaper PaperField::paper() const
{
    const std::string chosen = mNames->currentData().toString().toStdString();
    for (const auto& [name, paper] : namedPapers())
        if (name == chosen)
            return paper;
    return {QPageSize::Custom, isOwn() ? QSizeF(0, 0) : QSizeF(mWide->value(), mTall->value())};
}

void PaperField::setPaper(const SheetPaper& paper)
{
    const QString name = QString::fromStdString(paperName(paper));
    const int known = mNames->findData(paper.size().isEmpty() ? QString(ownSize) : name);
    const QSizeF size = paper.size();
    mWide->setValue(size.width());
    mTall->setValue(size.height());
    mNames->setCurrentIndex(known >= 0 ? known : mNames->findData(otherSize));
}

void PaperField::choose()
{
    const bool other = mNames->currentData().toString() == otherSize;
    if (!other && !isOwn()) { // a start for measures of one's own
        const QSizeF size = paper().size();
        const QSignalBlocker wide(mWide), tall(mTall);
        mWide->setValue(size.width());
        mTall->setValue(size.height());
    }
    mMeasures->setVisible(other);
    emit changed();
}

} // namespace fw
