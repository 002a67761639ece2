#include "app/widgets/SaveName.h"

#include "app/Shipped.h"
#include "app/widgets/NewIds.h"
#include "app/widgets/WidgetFactory.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStandardPaths>

namespace fw {

namespace {

class SaveNameText
{
    Q_DECLARE_TR_FUNCTIONS(SaveName)
};

/// The extensions in a file filter, those of the chosen part first.
QStringList endingsOf(const QString& filter, const QString& chosen)
{
    QStringList out;
    static const QRegularExpression pattern(QStringLiteral("\\*(\\.[^ )]+)"));
    for (const QString& part : {chosen, filter})
        for (auto it = pattern.globalMatch(part); it.hasNext();)
            out << it.next().captured(1);
    out.removeDuplicates();
    return out;
}

/// Asks whether an existing file may be replaced.
bool mayReplaceFile(QWidget* parent, const QString& path)
{
    const QFileInfo file(path);
    if (!file.exists() && !file.isSymLink())
        return true;
    QMessageBox box(QMessageBox::Question, SaveNameText::tr("Replace the File?"),
                    SaveNameText::tr("%1 already exists.").arg(file.fileName()), QMessageBox::Cancel, parent);
    box.setObjectName("replaceFile");
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(SaveNameText::tr("The new file replaces it."));
    QPushButton* replace = box.addButton(QMessageBox::Yes);
    replace->setText(SaveNameText::tr("&Replace"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Yes;
}

QString documentsFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

/// A path in a folder whose file does not exist: "fight.map.json", or "fight-2.map.json".
QString freePath(const QString& folder, const QString& stem, const QString& ending)
{
    QString path = folder + '/' + stem + ending;
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder + '/' + stem + '-' + QString::number(number) + ending;
    return path;
}

} // namespace

QString besideFile(const QString& file, const QString& what, const QString& ending)
{
    if (file.isEmpty())
        return what + ending;
    QString stem = QFileInfo(file).fileName();
    for (const char* kind : {".scenario.json", ".map.json", ".rules.json", ".game"})
        if (stem.endsWith(kind))
            stem.chop(qsizetype(qstrlen(kind)));
    return QFileInfo(file).path() + '/' + stem + '-' + what + ending;
}

QString withEnding(const QString& typed, const QStringList& endings)
{
    for (const QString& ending : endings)
        if (typed.endsWith(ending, Qt::CaseInsensitive))
            return typed.chopped(ending.size()) + ending;
    if (endings.isEmpty())
        return typed;
    // The typed name may end in a part of ".scenario.json": ".scenario" or ".json".
    const QString& whole = endings.front();
    const qsizetype inner = whole.indexOf('.', 1);
    const QString last = inner < 0 ? QString() : whole.mid(inner);
    if (inner > 0 && typed.endsWith(whole.left(inner), Qt::CaseInsensitive))
        return typed.chopped(inner) + whole;
    if (inner > 0 && typed.endsWith(last, Qt::CaseInsensitive))
        return typed.chopped(last.size()) + whole;
    return typed + whole;
}

QString newFilePath(const QString& rules, const QString& title, const QString& ending)
{
    const bool own = !rules.isEmpty() && !isShipped(rules);
    return freePath(own ? QFileInfo(rules).path() : documentsFolder(), idFrom(title, "new-map"), ending);
}

QString copyPath(const QString& path)
{
    if (!isShipped(path))
        return path;
    const QString name = QFileInfo(path).fileName();
    return freePath(documentsFolder(), name.section('.', 0, 0), '.' + name.section('.', 1));
}

QString askSaveName(QWidget* parent, const QString& title, const QString& suggested, const QString& filter)
{
    QString offered = suggested;
    for (;;) {
        QString chosen;
        const QString typed = QFileDialog::getSaveFileName(parent, title, offered, filter, &chosen,
                                                           QFileDialog::DontConfirmOverwrite);
        if (typed.isEmpty())
            return {};
        offered = withEnding(typed, endingsOf(filter, chosen));
        if (mayReplaceFile(parent, offered))
            return offered;
    }
}

} // namespace fw
