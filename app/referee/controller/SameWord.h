#pragma once

#include "engine/session/OrderWords.h"

#include <QString>

namespace fw {

/// Whether two words differ only in case and in the shape of quotes and dashes.
inline bool sameWord(const std::string& word, const QString& typed)
{
    const auto folded = [](const std::string& text) { return QString::fromStdString(plainPunctuation(text)); };
    return folded(word).compare(folded(typed.toStdString()), Qt::CaseInsensitive) == 0;
}

} // namespace fw
