#include "app/widgets/FileNotice.h"

#include "app/Shipped.h"
#include "editor/document/Document.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

namespace fw {

FileNotice::FileNotice(const QList<Document*>& documents, QWidget* parent) : QLabel(parent), mDocuments(documents)
{
    setWordWrap(true);
    setMargin(6);
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    setAccessibleName(tr("Notice about the file"));
    for (Document* document : mDocuments)
        connect(document, &Document::saved, this, &FileNotice::watch);
    watch();
}

void FileNotice::watch()
{
    // Another of the files may still have an outside change.
    mTold = mTold && std::ranges::any_of(mDocuments, &Document::changedOutside);
    if (!mTold)
        showShipped();
    delete mWatcher;
    mWatcher = new QFileSystemWatcher(this);
    for (const Document* document : mDocuments)
        if (!document->files().isEmpty())
            mWatcher->addPaths(document->files());
    connect(mWatcher, &QFileSystemWatcher::fileChanged, this, &FileNotice::fileChanged);
}

void FileNotice::showShipped()
{
    const auto shipped = std::ranges::find_if(mDocuments, [](const Document* one) { return isShipped(one->path()); });
    setVisible(shipped != mDocuments.end());
    if (shipped != mDocuments.end())
        setText(tr("%1 comes with the program. Save a Copy... saves your changes in a file of your own.")
                    .arg(QFileInfo((*shipped)->path()).fileName()));
}

void FileNotice::fileChanged()
{
    const auto changed = std::ranges::find_if(mDocuments, &Document::changedOutside);
    if (mTold || changed == mDocuments.end())
        return;
    mTold = true;
    setText(tr("%1 was changed by another program. The program asks before it overwrites that change.")
                .arg(QFileInfo((*changed)->path()).fileName()));
    setVisible(true);
}

SaveOver askSaveOver(QWidget* parent, const QString& file)
{
    QMessageBox box(QMessageBox::Question, FileNotice::tr("Changed by Another Program"),
                    FileNotice::tr("%1 was changed by another program. Overwrite it?").arg(QFileInfo(file).fileName()),
                    QMessageBox::NoButton, parent);
    box.setObjectName("writeOver");
    const QPushButton* over = box.addButton(FileNotice::tr("Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* other = box.addButton(FileNotice::tr("Save As..."), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(other);
    box.exec();
    return box.clickedButton() == other  ? SaveOver::OtherName
           : box.clickedButton() == over ? SaveOver::WriteOver
                                         : SaveOver::Cancel;
}

} // namespace fw
