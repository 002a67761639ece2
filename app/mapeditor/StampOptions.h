#pragma once

#include "app/mapeditor/StampShelf.h"
#include "editor/tools/Workbench.h"

#include <QWidget>

class QListWidget;
class QPushButton;

namespace fw {

/// The stored stamps with pictures, and buttons that store, turn, flip and delete them.
class StampOptions : public QWidget
{
    Q_OBJECT

public:
    explicit StampOptions(Workbench& bench, StampShelf shelf = StampShelf::ofUser(), QWidget* parent = nullptr);
    void setDark(bool dark);
    /// Stores the selected cells under a name; false, with a message, if that is not possible.
    bool store(const QString& name);

private:
    void refresh(const QString& chosen = {});
    void choose();
    void askAndStore();
    void remove();
    QPixmap picture(const Clip& clip) const;

    Workbench& mBench;
    StampShelf mShelf;
    bool mDark = false;
    QListWidget* mList = nullptr;
    QPushButton* mStore = nullptr;
    QPushButton* mDelete = nullptr;
    std::vector<QPushButton*> mTurns; ///< need a chosen stamp
};

} // namespace fw
