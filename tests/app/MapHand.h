#pragma once

#include "app/mapeditor/EditPage.h"
#include "editor/view/EditView.h"

#include <QStringList>
#include <QTreeWidgetItem>

namespace fw {
class MainWindow;
}

/// The scenario whose armies new maps take.
extern const char* const shippedScenario;

/// A window with an empty map for the shipped armies, begun by seven gestures: the scenario opened,
/// the menu, title, columns, rows, origin, begin.
std::unique_ptr<fw::MainWindow> beginMap(int columns, int rows, const QString& title = "Test");

/// A designer's hand on the real widgets of the map editor: every call is one gesture, a click, a
/// drag, a key or a text typed, and is counted.
class MapHand
{
public:
    explicit MapHand(fw::EditPage& page) : mPage(page) {}

    int gestures() const { return mGestures; }
    const QStringList& log() const { return mLog; }

    /// A key of the keyboard, with the map in focus.
    void key(Qt::Key key, Qt::KeyboardModifiers mods = {});
    /// A click on a cell by its stored name "8,7", as files have it.
    void click(const char* cell, Qt::KeyboardModifiers mods = {});
    /// One drag through cells.
    void drag(const std::vector<const char*>& cells);
    /// A click on the side between two cells.
    void clickSide(const char* a, const char* b);
    /// A click on a line of a list.
    void pick(const char* list, const QString& line);
    /// A click on a button.
    void push(const char* button);
    /// A text typed into a field in place of what is there, with the key that leaves it.
    void type(const char* field, const QString& text);
    /// A line of a box of choices, by its first letters.
    void choose(const char* box, const QString& line);
    /// A click on a line of the tray: a unit, or a formation as "side/formation".
    void tray(const std::string& line, Qt::KeyboardModifiers mods = {});
    /// A line of the tray dragged onto a cell.
    void trayTo(const std::string& line, const char* cell);
    /// A line of the tray dragged onto a turn and place of the arrivals.
    void trayToArrival(const std::string& line, int turn, const QString& entry);

    fw::Cell cell(const char* name) const;

private:
    void count(const QString& what);
    QTreeWidgetItem* line(const std::string& name);
    QPoint grab(const std::string& line);
    void carry(QPoint from, QPoint global);

    fw::EditPage& mPage;
    int mGestures = 0;
    QStringList mLog;
};
