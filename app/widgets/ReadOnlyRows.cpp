#include "app/widgets/ReadOnlyRows.h"

#include <QHeaderView>
#include <QTableView>

namespace fw {

void setReadOnlyRows(QTableView* table)
{
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
}

} // namespace fw
