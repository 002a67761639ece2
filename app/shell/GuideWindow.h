#pragma once

#include "app/widgets/Dialog.h"

namespace fw {

/// A page of the guide that comes with the program, to be read.
class GuidePage : public Dialog
{
    Q_OBJECT

public:
    /// The page guide/NAME.md, in the program's language where there is one.
    GuidePage(const QString& name, const QString& title, QWidget* parent = nullptr);
};

} // namespace fw
