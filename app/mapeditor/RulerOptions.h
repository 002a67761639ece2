#pragma once

#include "editor/tools/Workbench.h"

#include <QWidget>

class QComboBox;

namespace fw {

/// Chooses the side whose movement the ruler measures, and the movement row of the rules.
class RulerOptions : public QWidget
{
    Q_OBJECT

public:
    explicit RulerOptions(Workbench& bench, QWidget* parent = nullptr);

private:
    Workbench& mBench;
    QComboBox* mMover = nullptr;
    QComboBox* mMarch = nullptr;
};

} // namespace fw
