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

/// A layout for a widget that leaves no margin round what it lays out.
template <class Layout>
Layout* bare(QWidget* widget)
{
    auto* layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

/// A label for words as they are, broken into lines where they are long; its id, and what a screen reader calls it.
QLabel* wordsLabel(const QString& id = {}, const QString& spoken = {});

/// A choice that is no wider than so many letters, however long its words are.
QComboBox* narrowChoice(const QString& id, const QString& spoken, int letters);

/// A field for a number between two others.
QSpinBox* numberField(const QString& id, const QString& spoken, int least, int most, int value);

/// A field for what is looked for, with a hint while it is empty and a button that empties it.
QLineEdit* searchField(const QString& id, const QString& spoken, const QString& hint);

/// Gives an action its id and its key; hands it back.
QAction* keyed(QAction* action, const QString& id, const QKeySequence& key);

/// Makes the letters of a widget bold, or plain.
void setBold(QWidget* widget, bool bold = true);

/// Makes the letters of a widget so many times as large.
void setLarger(QWidget* widget, double times);

/// Takes the keys from a menu bar that was reached by a key, or it would keep them: after a menu was left by Escape, or
/// a dialog was opened from there.
void leaveMenuBar();

} // namespace fw
