#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace layers {

/// A source file for the checks: its path from the root of the tree, and its text.
struct Source {
    QString path;
    QString text;
};

/// The text with all comments replaced by blanks, and string literals too if `blankStrings`; keeps line breaks.
QString withoutComments(const QString& text, bool blankStrings);

/// An #include line: its file name, and whether that is in quotes or angle brackets.
struct Include {
    int line = 0;
    QString name;
    bool quoted = false;
};

/// The #include lines of a file, without those in comments.
QList<Include> includesOf(const QString& text);

/// All C++ files below some folders of the tree.
QList<Source> readTree(const QString& root, const QStringList& folders);

} // namespace layers
