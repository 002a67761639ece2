#pragma once

#include "editor/tools/Workbench.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace fw {

/// Edits the position of the parts next to the map: turn track, boxes, legend, charts and number tracks.
class PanelOptions : public QWidget
{
    Q_OBJECT

public:
    explicit PanelOptions(Workbench& bench, QWidget* parent = nullptr);

private:
    void refresh();
    void show();
    void place();
    void change();
    QString labelOf(const Panel& panel) const;

    Workbench& mBench;
    QComboBox* mWhat = nullptr;
    QPushButton* mPlace = nullptr;
    QListWidget* mList = nullptr;
    QLineEdit* mTitle = nullptr;
    QSpinBox* mX = nullptr;
    QSpinBox* mY = nullptr;
    QSpinBox* mWidth = nullptr;
    QSpinBox* mHeight = nullptr;
    QPushButton* mRemove = nullptr;
    bool mFilling = false;
};

} // namespace fw
