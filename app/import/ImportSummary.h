#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/ImportWords.h"

#include <QStringList>

namespace fw {

/// The name of a format for users.
QString formatName(ForeignFormat format);

/// What a reader understood: the format, the maps with their sizes and numbers, and the counters.
QStringList modelLines(const ImportModel& model, std::size_t chosen);

/// A word with its kind and its number of uses.
QString wordLine(const ForeignWord& word);

/// A note with its place and its count.
QString noteLine(const ImportNote& note);

} // namespace fw
