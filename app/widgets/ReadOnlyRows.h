#pragma once

class QTableView;

namespace fw {

/// Makes a table one for reading: rows are chosen, no cell is edited, and Tab leaves it.
void setReadOnlyRows(QTableView* table);

} // namespace fw
