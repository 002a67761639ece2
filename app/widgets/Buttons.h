#pragma once

#include "editor/view/Named.h"

#include <QLayout>
#include <QPushButton>

namespace fw {

/// Puts a button into a layout: what it says, its id, what a screen reader calls it, and what a click does for `whom`.
template <class Whom, class What>
QPushButton* addButton(QLayout* to, const QString& text, const QString& id, const QString& spoken, Whom* whom,
                       What what, Qt::ConnectionType type = Qt::AutoConnection)
{
    auto* button = named(new QPushButton(text), id, spoken);
    QObject::connect(button, &QPushButton::clicked, whom, what, type);
    to->addWidget(button);
    return button;
}

} // namespace fw
