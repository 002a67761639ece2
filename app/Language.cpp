#include "app/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace fw {

namespace {

bool load(QTranslator& translator)
{
    const QLocale locale = QLocale::system();
    return locale.language() != QLocale::English && locale.language() != QLocale::C
           && translator.load(locale, "fieldworks", "_", ":/i18n");
}

} // namespace

bool hasTranslation()
{
    QTranslator translator;
    return load(translator);
}

void installTranslation()
{
    auto* own = new QTranslator(QCoreApplication::instance());
    if (!load(*own)) {
        // English has its file for one thing and many: "1 counter", "2 counters".
        if (own->load("fieldworks_en", ":/i18n"))
            QCoreApplication::installTranslator(own);
        // Numbers are written as the language of the words around them has them, not as the machine does.
        QLocale::setDefault(QLocale(QLocale::English));
        return;
    }
    QCoreApplication::installTranslator(own);
    // Qt's own buttons.
    auto* qt = new QTranslator(QCoreApplication::instance());
    if (qt->load(QLocale::system(), "qtbase", "_", QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

} // namespace fw
