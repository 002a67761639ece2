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
        // The English file has singular and plural forms: "1 counter", "2 counters".
        if (own->load("fieldworks_en", ":/i18n"))
            QCoreApplication::installTranslator(own);
        // Numbers follow the language of the text, not the locale of the machine.
        QLocale::setDefault(QLocale(QLocale::English));
        return;
    }
    QCoreApplication::installTranslator(own);
    // The texts of Qt's own buttons.
    auto* qt = new QTranslator(QCoreApplication::instance());
    if (qt->load(QLocale::system(), "qtbase", "_", QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

} // namespace fw
