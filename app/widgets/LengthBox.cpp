#include "app/widgets/LengthBox.h"

#include <QRegularExpression>

namespace fw {

LengthBox::LengthBox(double least, double most, QWidget* parent) : QDoubleSpinBox(parent)
{
    setDecimals(3); // 5/8 of an inch is 15.875 mm
    setRange(least, most);
    setSingleStep(0.1);
    setSuffix(tr(" mm"));
}

QString LengthBox::plainNumber(const QString& text) const
{
    QString number = text;
    if (!suffix().isEmpty() && number.endsWith(suffix()))
        number.chop(suffix().size());
    return number.trimmed().replace(',', '.');
}

QValidator::State LengthBox::validate(QString& text, int&) const
{
    static const QRegularExpression form(R"(^[+-]?[0-9]*\.?[0-9]{0,3}$)");
    const QString number = plainNumber(text);
    if (!form.match(number).hasMatch())
        return QValidator::Invalid;
    bool read = false;
    const double value = number.toDouble(&read);
    return read && value >= minimum() && value <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
}

double LengthBox::valueFromText(const QString& text) const
{
    return plainNumber(text).toDouble();
}

QString LengthBox::textFromValue(double value) const
{
    QLocale writing = locale();
    writing.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = writing.toString(value, 'f', decimals());
    // 12.7 instead of 12.700; one decimal stays, so that it reads as a length.
    while (text.endsWith(writing.zeroDigit()) && text.indexOf(writing.decimalPoint()) < text.size() - 2)
        text.chop(1);
    return text;
}

} // namespace fw
