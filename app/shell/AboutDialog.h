#pragma once

#include "app/widgets/Dialog.h"

class QListWidget;
class QTextBrowser;

namespace fw {

/// Which version the program has, and the licence of each part that it contains or uses.
class AboutDialog : public Dialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

private:
    void addPart(const QString& name, const QString& licence, const QString& text);
    /// Adds a part whose licence is the file resources/licences/FILE.txt; `use` says what it does for the program.
    void addPart(const QString& name, const QString& licence, const QString& use, const char* file);
    void addParts();

    QListWidget* mParts = nullptr;
    QTextBrowser* mText = nullptr;
};

} // namespace fw
