#pragma once

#include <QDoubleSpinBox>

namespace fw {

/// A box for a length in millimetres, to a thousandth; takes a point and a comma as the decimal mark in every language.
class LengthBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    LengthBox(double least, double most, QWidget* parent = nullptr);

protected:
    QValidator::State validate(QString& text, int& position) const override;
    double valueFromText(const QString& text) const override;
    QString textFromValue(double value) const override;

private:
    /// What was typed, without the unit and with a point as the decimal mark.
    QString plainNumber(const QString& text) const;
};

} // namespace fw
