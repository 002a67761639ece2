#include "app/print/LogFile.h"

#include "app/Language.h"
#include "app/print/LogPdf.h"
#include "app/print/LogWords.h"
#include "editor/Translated.h"
#include "engine/report/LogText.h"
#include "engine/report/LogWeb.h"

#include <QLocale>

namespace fw {

namespace {

LogLanguage tongue()
{
    if (!hasTranslation())
        return {};
    return {QLocale::system().bcp47Name().toStdString(),
            [](const Text& text) { return translated(text).toStdString(); }};
}

} // namespace

Form fileForm(LogForm form)
{
    switch (form) {
    case LogForm::Pdf: return Form::Pdf;
    case LogForm::Text: return Form::TextLog;
    case LogForm::Html: return Form::WebLog;
    case LogForm::Markdown: return Form::Marked;
    case LogForm::Json: break;
    }
    return Form::Log;
}

std::string logIn(LogForm form, const LogDoc& log)
{
    switch (form) {
    case LogForm::Pdf: return logPdf(log).toStdString();
    case LogForm::Text: return renderText(hasTranslation() ? inLanguage(log) : log);
    case LogForm::Html: return renderHtml(log, tongue());
    case LogForm::Markdown: return renderMarkdown(log, tongue());
    case LogForm::Json: break;
    }
    return renderJson(log);
}

} // namespace fw
