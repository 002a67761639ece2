#pragma once

#include <QCoreApplication>

namespace fw {

/// The context of the texts of exported modules for translation: VassalText::tr("...").
class VassalText
{
    Q_DECLARE_TR_FUNCTIONS(fw::VassalText)
};

} // namespace fw
