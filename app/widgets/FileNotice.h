#pragma once

#include <QLabel>
#include <QList>

class QFileSystemWatcher;

namespace fw {

class Document;

/// A banner that says when another program changed a file of an edited document, or that a file comes with the program.
class FileNotice : public QLabel
{
    Q_OBJECT

public:
    /// Watches the files of the documents, which must outlive the banner.
    explicit FileNotice(const QList<Document*>& documents, QWidget* parent = nullptr);

private:
    void watch();
    void showShipped();
    void fileChanged();

    QList<Document*> mDocuments;
    QFileSystemWatcher* mWatcher = nullptr;
    bool mTold = false; ///< the banner shows a change on disk
};

/// The user's choice when saving over a change of another program.
enum class SaveOver { Cancel, WriteOver, OtherName };

/// Asks how to save over a change of another program.
SaveOver askSaveOver(QWidget* parent, const QString& file);

} // namespace fw
