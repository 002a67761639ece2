#pragma once

namespace fw {

/// True when the program has a translation for the user's language, and this is not English.
bool hasTranslation();

/// Loads the translation for the user's language; needs a QCoreApplication.
void installTranslation();

} // namespace fw
