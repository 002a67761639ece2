#pragma once

#include <QDoubleSpinBox>

namespace fw {

/// A field for a length in millimetres, to a thousandth; accepts a point or a comma as decimal mark in every language.
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
    /// The typed number without its unit, with a point as decimal mark.
    QString plainNumber(const QString& text) const;
};

} // namespace fw
