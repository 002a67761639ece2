#include "app/widgets/NewIds.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace fw {

namespace {

class IdText
{
    Q_DECLARE_TR_FUNCTIONS(Ids)
};

} // namespace

QString whyNoId(const QString& id)
{
    static const QRegularExpression plain("^[a-z0-9][a-z0-9-]*$");
    return plain.match(id).hasMatch() ? QString()
                                      : IdText::tr("An id may have only small letters, digits and hyphens.");
}

QString idFrom(const QString& title, const QString& none)
{
    static const QRegularExpression marks("\\p{M}"), others("[^a-z0-9]+"), ends("^-+|-+$");
    const QString id =
        title.normalized(QString::NormalizationForm_KD).remove(marks).toLower().replace(others, "-").remove(ends);
    return id.isEmpty() ? none : id;
}

} // namespace fw
