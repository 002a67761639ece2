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

/// How many counters a scenario has, and how many of them are set up.
QString countersLine(const Scenario& scenario);

/// A note with its place and its count.
QString noteLine(const ImportNote& note);

} // namespace fw
