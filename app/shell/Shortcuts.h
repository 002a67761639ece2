#pragma once

#include "app/widgets/Dialog.h"

namespace fw {

/// Lists all keys of the window on one sheet.
class ShortcutSheet : public Dialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget* parent = nullptr);
};

} // namespace fw
