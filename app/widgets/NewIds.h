#pragma once

#include <QString>

namespace fw {

/// Why a word that was typed cannot be the id of something new; empty when it can.
QString whyNoId(const QString& id);

/// An id made from a title: "Test Field!" gives "test-field"; `none` where no letter or digit is left.
QString idFrom(const QString& title, const QString& none);

} // namespace fw
