#pragma once

#include <QString>

class QWidget;

namespace fw {

/// Where unsaved maps and rules are kept until they are saved or given up.
QString recoveryFolder();

/// Asks whether what a crash left is to be taken up again; takes its file away when it is to be thrown away, and
/// without a word when it holds no edit. False unless it is to be taken up.
bool takeUpAgain(QWidget* parent, const QString& file, int edits, const QString& title, const QString& words);

} // namespace fw
