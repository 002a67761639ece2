#pragma once

#include <QString>
#include <optional>

class QWidget;

namespace fw {

/// A key of a row, as the field table calls them: "modifier" and "amount".
struct FieldWord {
    QString row;
    QString key;
};

/// The key that a field of the rules editor fills in, told by its object name or that of a widget around it; none for
/// a field that fills in no key.
std::optional<FieldWord> fieldWord(const QWidget* field);

/// All keys that fields of the rules editor fill in.
QList<FieldWord> fieldWords();

} // namespace fw
