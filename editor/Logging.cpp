#include "editor/Logging.h"

namespace fw {

Q_LOGGING_CATEGORY(documentLog, "fieldworks.document", QtInfoMsg)
Q_LOGGING_CATEGORY(journalLog, "fieldworks.journal", QtInfoMsg)
Q_LOGGING_CATEGORY(forecastLog, "fieldworks.forecast", QtInfoMsg)
Q_LOGGING_CATEGORY(renderLog, "fieldworks.render", QtInfoMsg)

} // namespace fw
