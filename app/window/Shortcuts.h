#pragma once

#include <QDialog>

namespace fw {

/// All keys of the window on one sheet.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget* parent = nullptr);
};

} // namespace fw
