#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace fw {

/// The number of each counter and marker: in total, set up, arriving, and needed at once.
class MixTab : public QWidget
{
    Q_OBJECT

public:
    explicit MixTab(RulesAndCounters* document, QWidget* parent = nullptr);

private:
    void fill();
    void exportFile();
    void countMarkers();

    RulesAndCounters* mDocument;
    QTableWidget* mTable;
    QLabel* mSummary;
    bool mFilling = false;
};

} // namespace fw
