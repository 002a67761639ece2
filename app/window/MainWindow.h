#pragma once

#include "editor/view/MapView.h"

#include <QMainWindow>
#include <QPointer>

class QLabel;
class QStackedWidget;

namespace fw {

/// The one window: the map of a scenario or game, and a line about the cell under the cursor.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    /// Opens a scenario or game; says what is wrong in a dialog when it cannot, and keeps what it
    /// showed.
    bool open(const QString& path);
    /// The file shown, empty when none.
    QString file() const { return mFile; }
    MapView* mapView() const { return mView; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildMenus();
    QWidget* startPage();
    void askForFile();
    void fillRecent();
    void remember(const QString& path);
    void showProblem(const QString& path, const QString& words);
    void setDark(bool dark);
    void about();

    QStackedWidget* mPages = nullptr;
    MapView* mView = nullptr;
    QMenu* mRecent = nullptr;
    QLabel* mReadout = nullptr;
    QLabel* mZoom = nullptr;
    QString mFile;
};

} // namespace fw
