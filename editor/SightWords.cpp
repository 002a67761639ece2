#include "editor/SightWords.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QStringList>

namespace fw {
namespace {

struct SightText {
    Q_DECLARE_TR_FUNCTIONS(SightText)
};

} // namespace

QString sightWords(const Sighted& sight)
{
    const QString what = translated(sight.label), cite = QString::fromStdString(sight.cite);
    if (sight.holds)
        return SightText::tr("%1 (%2): yes", "what the rules ask, case number").arg(what, cite);
    QStringList barriers;
    for (const std::string& barrier : sight.barriers)
        barriers << QString::fromStdString(barrier);
    if (barriers.isEmpty())
        return SightText::tr("%1 (%2): no", "what the rules ask, case number").arg(what, cite);
    return SightText::tr("%1 (%2): no, %3", "what the rules ask, case number, what stops it")
        .arg(what, cite, barriers.join(QStringLiteral(", ")));
}

} // namespace fw
