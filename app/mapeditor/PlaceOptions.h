#pragma once

#include "editor/tools/Workbench.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace fw {

struct PlacesEdit;

/// Edits the chosen place of a map of places: name, id, position and links.
class PlaceOptions : public QWidget
{
    Q_OBJECT

public:
    explicit PlaceOptions(Workbench& bench, QWidget* parent = nullptr);

private:
    void show();
    void change();
    void choose();
    void removeLink();
    void removePlace();
    bool push(MapPart part, PlacesEdit made, const QString& words);

    Workbench& mBench;
    QListWidget* mPlaces = nullptr;
    QLineEdit* mName = nullptr;
    QLineEdit* mId = nullptr;
    QSpinBox* mX = nullptr;
    QSpinBox* mY = nullptr;
    QListWidget* mLinks = nullptr;
    QPushButton* mRemoveLink = nullptr;
    QPushButton* mRemove = nullptr;
    bool mFilling = false;
};

} // namespace fw
