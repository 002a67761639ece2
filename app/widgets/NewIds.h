#pragma once

#include <QString>

namespace fw {

/// Why a typed word cannot be a new id; empty if it can.
QString whyNoId(const QString& id);

/// An id from a title: "Test Field!" gives "test-field"; `none` if the title has no letter or digit.
QString idFrom(const QString& title, const QString& none);

} // namespace fw
