#pragma once

#include <QLabel>
#include <QList>

class QFileSystemWatcher;

namespace fw {

class Document;

/// A banner that says when another program changed a file of the documents under edit.
class FileNotice : public QLabel
{
    Q_OBJECT

public:
    /// Watches the files of documents, which must live as long as this.
    explicit FileNotice(const QList<Document*>& documents, QWidget* parent = nullptr);

private:
    void watch();
    void fileChanged();

    QList<Document*> mDocuments;
    QFileSystemWatcher* mWatcher = nullptr;
    bool mTold = false; ///< about a change on disk
};

/// What becomes of a save when another program changed the file.
enum class SaveOver { Cancel, WriteOver, OtherName };

/// Asks what becomes of a save over the change of another program.
SaveOver askSaveOver(QWidget* parent, const QString& file);

} // namespace fw
