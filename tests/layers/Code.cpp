#include "tests/layers/Code.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace layers {

namespace {

/// The end of the raw string literal whose opening quote is at `quote`, one past its closing quote.
qsizetype rawStringEnd(const QString& text, qsizetype quote)
{
    const qsizetype open = text.indexOf('(', quote);
    if (open < 0)
        return text.size();
    const QString close = ')' + text.mid(quote + 1, open - quote - 1) + '"';
    const qsizetype end = text.indexOf(close, open);
    return end < 0 ? text.size() : end + close.size();
}

/// The end of the string or character literal that opens at `quote`, one past its closing quote.
qsizetype literalEnd(const QString& text, qsizetype quote)
{
    qsizetype i = quote + 1;
    while (i < text.size() && text[i] != text[quote] && text[i] != '\n')
        i += text[i] == '\\' ? 2 : 1;
    return qMin(i + 1, text.size());
}

} // namespace

QString withoutComments(const QString& text, bool blankStrings)
{
    QString code = text;
    const auto blank = [&code](qsizetype from, qsizetype to) {
        for (qsizetype i = from; i < to; ++i)
            if (code[i] != '\n')
                code[i] = ' ';
    };
    qsizetype i = 0;
    while (i < text.size()) {
        const QChar c = text[i];
        const QStringView rest = QStringView(text).mid(i);
        qsizetype end = i + 1;
        if (rest.startsWith(QLatin1String("//"))) {
            end = text.indexOf('\n', i);
            end = end < 0 ? text.size() : end;
            blank(i, end);
        } else if (rest.startsWith(QLatin1String("/*"))) {
            end = text.indexOf(QLatin1String("*/"), i + 2);
            end = end < 0 ? text.size() : end + 2;
            blank(i, end);
        } else if (c == '"') {
            const bool raw = i > 0 && text[i - 1] == 'R';
            end = raw ? rawStringEnd(text, i) : literalEnd(text, i);
            if (blankStrings)
                blank(i + 1, end - 1);
        } else if (c == '\'' && !(i > 0 && text[i - 1].isLetterOrNumber())) {
            end = literalEnd(text, i); // a quote after a letter or digit separates digits: 1'000
            if (blankStrings)
                blank(i + 1, end - 1);
        }
        i = end;
    }
    return code;
}

QList<Include> includesOf(const QString& text)
{
    static const QRegularExpression form(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    QList<Include> found;
    int line = 0;
    for (const QString& row : withoutComments(text, false).split('\n')) {
        ++line;
        const auto match = form.match(row);
        if (match.hasMatch())
            found.append({line, match.captured(2), match.captured(1) == "\""});
    }
    return found;
}

QList<Source> readTree(const QString& root, const QStringList& folders)
{
    const QStringList endings{"*.h", "*.hpp", "*.inc", "*.cpp", "*.cc"};
    QList<Source> sources;
    for (const QString& folder : folders) {
        QDirIterator it(root + '/' + folder, endings, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            if (file.open(QIODevice::ReadOnly))
                sources.append({file.fileName().mid(root.size() + 1), file.readAll()});
        }
    }
    std::sort(sources.begin(), sources.end(), [](const Source& a, const Source& b) { return a.path < b.path; });
    return sources;
}

} // namespace layers
