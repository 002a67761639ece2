#include "editor/findings/ProvedWords.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QStringList>

namespace fw {

namespace {

constexpr std::size_t mostRows = 5; ///< number of rows that a sentence names

struct ProvedWords {
    Q_DECLARE_TR_FUNCTIONS(fw::ProvedWords)
};

} // namespace

QString provedSentence(const CheckResult& proved)
{
    const QString sentence = translated(proved.finding.text);
    if (proved.also.empty())
        return sentence;
    QStringList rows;
    for (std::size_t i = 0; i < proved.also.size() && i < mostRows; ++i)
        rows << QString::fromStdString(proved.also[i]);
    if (proved.also.size() > mostRows)
        rows << "...";
    return ProvedWords::tr("%1 (%n more: %2)", "what is wrong, other rows", int(proved.also.size()))
        .arg(sentence, rows.join(", "));
}

QString provedWords(const CheckResult& proved, const QString& grade)
{
    const Finding& finding = proved.finding;
    QString words;
    if (!finding.row.empty())
        words += QString::fromStdString(finding.row) + ": ";
    if (!grade.isEmpty())
        words += grade + ": ";
    words += provedSentence(proved);
    if (!finding.cite.empty())
        words += " [" + QString::fromStdString(finding.cite) + "]";
    if (!finding.remedy.empty())
        words += "; " + translated(finding.remedy);
    return words;
}

} // namespace fw
