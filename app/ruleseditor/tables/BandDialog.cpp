#include "app/ruleseditor/tables/BandDialog.h"

#include "app/widgets/WidgetFactory.h"

#include <QFormLayout>

namespace fw {

namespace {

QString shown(const std::optional<Rational>& bound)
{
    return bound ? QString::fromStdString(bound->text()) : QString();
}

std::optional<Rational> read(const QLineEdit* edit)
{
    const QString text = edit->text().trimmed();
    if (text.isEmpty())
        return {};
    return Rational::parse(text.toStdString());
}

} // namespace

BandDialog::BandDialog(const Band& band, std::optional<AxisKind> kind, QWidget* parent)
    : Dialog("bandDialog", tr("Heading"), parent), mKind(kind)
{
    auto* form = new QFormLayout(this);
    const auto line = [&](const QString& label, const QString& text, const char* name) {
        auto* edit = named(new QLineEdit(text), name, label);
        form->addRow(label, edit);
        connect(edit, &QLineEdit::textChanged, this, &BandDialog::judge);
        return edit;
    };
    mLabel = line(tr("Heading"), QString::fromStdString(band.label), "bandLabel");
    mMin = line(tr("From (empty: open)"), shown(band.min), "bandMin");
    mMax = line(tr("To (empty: open)"), shown(band.max), "bandMax");
    mMin->setEnabled(kind != AxisKind::Label);
    mMax->setEnabled(kind != AxisKind::Label);
    mTrouble = wordsLabel();
    form->addRow(mTrouble);
    mButtons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(mButtons);
    mLabel->selectAll();
    judge();
}

Band BandDialog::band() const
{
    Band out;
    out.label = mLabel->text().trimmed().toStdString();
    if (mKind != AxisKind::Label) {
        out.min = read(mMin);
        out.max = read(mMax);
    }
    return out;
}

void BandDialog::judge()
{
    const Band now = band();
    QString trouble;
    if (now.label.empty())
        trouble = tr("A band needs a heading.");
    else if ((now.min && !now.min->valid()) || (now.max && !now.max->valid()))
        trouble = tr("A bound is a number such as 3, -2 or 1/2, or empty.");
    else if (now.min && now.max && *now.max < *now.min)
        trouble = tr("The band is empty: its end is below its start.");
    mTrouble->setText(trouble);
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(trouble.isEmpty());
}

} // namespace fw
