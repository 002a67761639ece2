#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace fw {

/// How many of each counter and marker there are, are set up, arrive and may be needed at once.
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
