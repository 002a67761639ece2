#pragma once

#include "app/mapeditor/EditPage.h"
#include "editor/view/EditView.h"

#include <QStringList>
#include <QTreeWidgetItem>

namespace fw {
class MainWindow;
}

/// The scenario whose armies new maps use.
extern const char* const shippedScenario;

/// A window with an empty map for the armies of a scenario, made by seven gestures: open the scenario, menu, title,
/// columns, rows, origin, begin.
std::unique_ptr<fw::MainWindow> beginMap(int columns, int rows, const QString& title = "Test",
                                         const QString& armies = shippedScenario);

/// A designer's hand on the real widgets of the map editor; every call is one counted gesture: a click, a drag, a key
/// or a typed text.
class MapHand
{
public:
    explicit MapHand(fw::EditPage& page) : mPage(page) {}

    int gestures() const { return mGestures; }
    const QStringList& log() const { return mLog; }

    /// Presses a key while the map has the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers mods = {});
    /// Clicks a cell, given as "8,7" as in files.
    void click(const char* cell, Qt::KeyboardModifiers mods = {});
    /// One drag through the cells.
    void drag(const std::vector<const char*>& cells);
    /// Clicks the hexside between two cells.
    void clickSide(const char* a, const char* b);
    /// Clicks a line of a list.
    void pick(const char* list, const QString& line);
    /// Clicks a button.
    void push(const char* button);
    /// Replaces the text of a field, and leaves it with Enter or Tab.
    void type(const char* field, const QString& text);
    /// Chooses a line of a combo box by its first letters.
    void choose(const char* box, const QString& line);
    /// Clicks a line of the tray: a unit, or a formation as "side/formation".
    void tray(const std::string& line, Qt::KeyboardModifiers mods = {});
    /// Drags a line of the tray onto a cell.
    void trayTo(const std::string& line, const char* cell);
    /// Drags a line of the tray onto a turn and an entry area of the arrivals.
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
