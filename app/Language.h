#pragma once

namespace fw {

/// True when the program speaks the user's language, and it is not the one its sources are written
/// in.
bool hasTranslation();

/// Lets the running application speak the user's language; needs a QCoreApplication.
void installTranslation();

} // namespace fw
