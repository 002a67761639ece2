#pragma once

#include <QMessageBox>
#include <functional>

namespace fw {

class Recovery;

/// Says in a box called `id` over `parent`, which waits for nobody, what could not be done, and why.
void tell(QWidget* parent, const QString& id, const QString& title, const QString& what, const QString& why,
          QMessageBox::Icon icon = QMessageBox::Warning);

/// Says over `parent` when nothing is kept for recovery, from now on or since it began.
void tellOfTrouble(QWidget* parent, const Recovery& recovery);

/// Asks whether what is not saved, as `words` say, is to be saved first, discarded, or not left; true when it may be
/// left.
bool mayLeaveUnsaved(QWidget* parent, const QString& words, const std::function<bool()>& save);

} // namespace fw
