#pragma once

#include "editor/view/Named.h"

#include <QLabel>

namespace fw {

/// A label for words as they are, broken into lines where they are long; its id, and what a screen reader calls it.
inline QLabel* wordsLabel(const QString& id = {}, const QString& spoken = {})
{
    auto* label = named(new QLabel, id, spoken);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// Makes the letters of a widget bold, or plain.
inline void setBold(QWidget* widget, bool bold = true)
{
    QFont font = widget->font();
    font.setBold(bold);
    widget->setFont(font);
}

/// Makes the letters of a widget so many times as large.
inline void setLarger(QWidget* widget, double times)
{
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * times);
    widget->setFont(font);
}

} // namespace fw
