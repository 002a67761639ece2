#pragma once

#include <QMessageBox>
#include <functional>

namespace fw {

class Recovery;

/// Shows in a box with this id over `parent` what failed and why; it does not wait for the user.
void tell(QWidget* parent, const QString& id, const QString& title, const QString& what, const QString& why,
          QMessageBox::Icon icon = QMessageBox::Warning);

/// Tells the user over `parent` if recovery files cannot be written, now or when it happens.
void tellOfTrouble(QWidget* parent, const Recovery& recovery);

/// Asks whether to save unsaved changes, described by `words`, discard them, or stay; true if the user may leave.
bool mayLeaveUnsaved(QWidget* parent, const QString& words, const std::function<bool()>& save);

} // namespace fw
