#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace layers {

/// A source file as the checks see it: its path from the root of the tree, and its text.
struct Source {
    QString path;
    QString text;
};

/// The text with every comment blanked out, line breaks kept; string literals blanked as well when
/// asked.
QString withoutComments(const QString& text, bool blankStrings);

/// One #include line: what it names, and whether in quotes or angle brackets.
struct Include {
    int line = 0;
    QString name;
    bool quoted = false;
};

/// The #include lines of a file, those inside comments left out.
QList<Include> includesOf(const QString& text);

/// Every C++ file below the given folders of the tree.
QList<Source> readTree(const QString& root, const QStringList& folders);

} // namespace layers
