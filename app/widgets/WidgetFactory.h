#pragma once

#include "editor/view/Named.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace fw {

/// Adds a button to a layout, with its text, id, accessible name, and the slot of `whom` that a click calls.
template <class Whom, class What>
QPushButton* addButton(QLayout* to, const QString& text, const QString& id, const QString& spoken, Whom* whom,
                       What what, Qt::ConnectionType type = Qt::AutoConnection)
{
    auto* button = named(new QPushButton(text), id, spoken);
    QObject::connect(button, &QPushButton::clicked, whom, what, type);
    to->addWidget(button);
    return button;
}

/// Creates a layout without margins for a widget.
template <class Layout>
Layout* bare(QWidget* widget)
{
    auto* layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

/// A label for plain text that wraps, with id and accessible name.
QLabel* wordsLabel(const QString& id = {}, const QString& spoken = {});

/// A combo box that is at most this many letters wide, however long its texts are.
QComboBox* narrowChoice(const QString& id, const QString& spoken, int letters);

/// A field for a number in a range.
QSpinBox* numberField(const QString& id, const QString& spoken, int least, int most, int value);

/// A search field, with a hint while it is empty and a button that clears it.
QLineEdit* searchField(const QString& id, const QString& spoken, const QString& hint);

/// Sets id and shortcut of an action, and the icon that is drawn for its id if there is one; returns the action.
QAction* keyed(QAction* action, const QString& id, const QKeySequence& key);

/// Makes the font of a widget bold, or normal.
void setBold(QWidget* widget, bool bold = true);

/// Sets the font size of a widget to this multiple.
void setLarger(QWidget* widget, double times);

/// Takes the keyboard focus from the menu bar, which would otherwise keep it after Escape or after a dialog that was
/// opened from it.
void leaveMenuBar();

} // namespace fw
