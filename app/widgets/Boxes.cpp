#include "app/widgets/Boxes.h"

#include "editor/document/Recovery.h"

#include <QCoreApplication>

namespace fw {

void tell(QWidget* parent, const QString& id, const QString& title, const QString& what, const QString& why,
          QMessageBox::Icon icon)
{
    auto* box = new QMessageBox(icon, title, what, QMessageBox::Close, parent);
    box->setObjectName(id);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(why);
    box->open();
}

void tellOfTrouble(QWidget* parent, const Recovery& recovery)
{
    QObject::connect(&recovery, &Recovery::troubled, parent, [parent](const QString& why) {
        tell(parent, "recoveryTrouble", QCoreApplication::translate("Boxes", "Recovery"),
             QCoreApplication::translate("Boxes", "Unsaved changes would be lost in a crash. Save often."), why);
    });
}

bool mayLeaveUnsaved(QWidget* parent, const QString& words, const std::function<bool()>& save)
{
    QMessageBox box(QMessageBox::Question, QCoreApplication::translate("Boxes", "Unsaved Changes"), words,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setObjectName("unsaved");
    box.setTextFormat(Qt::PlainText);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

} // namespace fw
