#include "editor/exchange/Headings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace fw {

namespace {

HeadingWords wordsOf(const QJsonObject& section, const QString& language)
{
    HeadingWords out;
    for (auto meaning = section.begin(); meaning != section.end(); ++meaning) {
        std::set<std::string>& words = out[meaning.key().toStdString()];
        for (const auto& word : meaning.value().toObject().value(language).toArray())
            words.insert(foldedHeading(word.toString().toStdString()));
        if (language == QLatin1String("en"))
            words.insert(foldedHeading(meaning.key().toStdString()));
    }
    return out;
}

std::vector<HeadingLanguage> readLanguages()
{
    QFile file(":/vocabulary/headings.json");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    std::vector<HeadingLanguage> out;
    for (const char* code : {"en", "de", "fr", "es", "it"})
        out.push_back({code, wordsOf(all["columns"].toObject(), code), wordsOf(all["faces"].toObject(), code),
                       wordsOf(all["ratings"].toObject(), code)});
    return out;
}

} // namespace

std::string foldedHeading(const std::string& text)
{
    QString out;
    const QString apart = QString::fromStdString(text).toCaseFolded().normalized(QString::NormalizationForm_KD);
    for (const QChar c : apart) {
        if (c.isLetterOrNumber())
            out += c;
        else if (!c.isMark() && !out.endsWith(' '))
            out += ' ';
    }
    // An umlaut may be written with an e.
    for (const QChar vowel : QLatin1String("aou"))
        out.replace(QString(vowel) + 'e', QString(vowel));
    return out.trimmed().toStdString();
}

const std::vector<HeadingLanguage>& headingLanguages()
{
    static const std::vector<HeadingLanguage> languages = readLanguages();
    return languages;
}

} // namespace fw
