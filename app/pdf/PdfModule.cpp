// The part of the program that needs Poppler: a module, because loading Poppler takes a quarter of the time in which
// the command line starts, and only one command reads a PDF.
#include "app/pdf/PdfModule.h"

#include <memory>
#include <utility>

#include <poppler/cpp/poppler-document.h>
#include <poppler/cpp/poppler-global.h>
#include <poppler/cpp/poppler-page.h>

namespace {

constexpr double millimetres = 25.4 / 72; ///< in a point

/// The text with ligatures as letters; other programs print them.
QString plainText(const poppler::ustring& words)
{
    const std::vector<char> bytes = words.to_utf8();
    QString text = QString::fromUtf8(bytes.data(), qsizetype(bytes.size())).normalized(QString::NormalizationForm_C);
    const std::pair<char16_t, const char*> ligatures[] = {
        {0xFB00, "ff"}, {0xFB01, "fi"}, {0xFB02, "fl"}, {0xFB03, "ffi"}, {0xFB04, "ffl"}};
    for (const auto& [sign, letters] : ligatures)
        text.replace(QChar(sign), QLatin1String(letters));
    return text.trimmed();
}

fw::PdfPage readPage(const poppler::page& page)
{
    fw::PdfPage out;
    const poppler::rectf paper = page.page_rect();
    out.size = QSizeF(paper.width(), paper.height()) * millimetres;
    std::size_t upsideDown = 0;
    for (const poppler::text_box& box : page.text_list()) {
        const poppler::rectf at = box.bbox();
        const QString text = plainText(box.text());
        if (text.isEmpty())
            continue;
        upsideDown += box.rotation() == 2 ? 1 : 0;
        out.words.push_back({text, QRectF(at.x() * millimetres, at.y() * millimetres, at.width() * millimetres,
                                          at.height() * millimetres)});
    }
    // The backs of a sheet that is turned over its short edge; they are read with the page turned.
    if (2 * upsideDown > out.words.size())
        for (fw::PdfWord& word : out.words)
            word.box.moveTo(out.size.width() - word.box.right(), out.size.height() - word.box.bottom());
    return out;
}

fw::PdfTrouble readPages(const poppler::document& pdf, fw::PdfReading& out)
{
    out.number = pdf.pages();
    if (pdf.pages() > fw::mostPdfPages)
        return fw::PdfTrouble::TooManyPages;
    std::size_t words = 0;
    for (int i = 0; i < pdf.pages(); ++i) {
        out.number = i + 1;
        const std::unique_ptr<poppler::page> page(pdf.create_page(i));
        if (page == nullptr)
            return fw::PdfTrouble::DamagedPage;
        out.pages.push_back(readPage(*page));
        words += out.pages.back().words.size();
        if (words > fw::mostPdfWords || out.pages.back().words.size() > fw::mostPdfWordsOfPage)
            return fw::PdfTrouble::TooManyWords;
    }
    return words == 0 ? fw::PdfTrouble::NoText : fw::PdfTrouble::None;
}

} // namespace

extern "C" Q_DECL_EXPORT void fieldworksReadPdf(const std::string& bytes, fw::PdfReading& out);

void fieldworksReadPdf(const std::string& bytes, fw::PdfReading& out)
{
    // The reasons are for programmers; the caller gets one trouble.
    poppler::set_debug_error_function([](const std::string&, void*) {}, nullptr);
    const std::unique_ptr<poppler::document> pdf(
        poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size())));
    out.trouble = pdf == nullptr     ? fw::PdfTrouble::Damaged
                  : pdf->is_locked() ? fw::PdfTrouble::Encrypted
                                     : readPages(*pdf, out);
}
