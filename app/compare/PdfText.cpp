#include "app/compare/PdfText.h"

#include <QCoreApplication>
#include <QLibrary>
#include <QtGlobal>
#include <algorithm>

namespace fw {

namespace {

/// Whether two words have letters of one size.
bool sameSize(const PdfWord& a, const PdfWord& b)
{
    return a.box.height() < b.box.height() * 1.2 && b.box.height() < a.box.height() * 1.2;
}

/// The function of the module, which is next to the program or where it is installed; null if it is not there.
ReadPdf readerOfModule()
{
    const QString home = QCoreApplication::applicationDirPath();
    for (const char* folder : {"/", "/../lib/fieldworks/"})
        if (const auto found = QLibrary::resolve(home + folder + "libfieldworks_pdf.so", pdfFunction); found != nullptr)
            return reinterpret_cast<ReadPdf>(found);
    return nullptr;
}

tl::unexpected<Problem> refusal(const PdfReading& reading)
{
    const Text anew = QT_TRANSLATE_NOOP("engine", "export or print the PDF again");
    const Text apart = QT_TRANSLATE_NOOP("engine", "save the sheets as a PDF of their own");
    const std::string page = "page " + std::to_string(reading.number);
    switch (reading.trouble) {
    case PdfTrouble::Encrypted:
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "the PDF is encrypted"), {},
                    QT_TRANSLATE_NOOP("engine", "save it without a password"));
    case PdfTrouble::TooManyPages:
        return fail(Trouble::BadInput,
                    Text(QT_TRANSLATE_NOOP("engine", "the PDF has {0} pages; at most {1} are read"),
                         {std::to_string(reading.number), std::to_string(mostPdfPages)}),
                    {}, apart);
    case PdfTrouble::DamagedPage:
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "the page is damaged"), page, anew);
    case PdfTrouble::TooManyWords:
        return fail(Trouble::BadInput,
                    Text(QT_TRANSLATE_NOOP("engine", "the PDF has more than {0} words, or a page has more than {1}"),
                         {std::to_string(mostPdfWords), std::to_string(mostPdfWordsOfPage)}),
                    page, apart);
    case PdfTrouble::NoText:
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "the PDF has no text"), {},
                    QT_TRANSLATE_NOOP("engine", "use a PDF with letters, not one with pictures of pages"));
    case PdfTrouble::None:
    case PdfTrouble::Damaged: break;
    }
    return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "the PDF is damaged, or it is no PDF"), {}, anew);
}

} // namespace

Result<std::vector<PdfPage>> readPdfText(const std::string& bytes)
{
    const ReadPdf read = readerOfModule();
    if (read == nullptr)
        return fail(Trouble::Unreadable,
                    QT_TRANSLATE_NOOP("engine", "the part of the program that reads PDF files is missing"),
                    "libfieldworks_pdf.so",
                    QT_TRANSLATE_NOOP("engine", "put it in the folder of the program, or install the program again"));
    PdfReading reading;
    read(bytes, reading);
    if (reading.trouble != PdfTrouble::None)
        return refusal(reading);
    return std::move(reading.pages);
}

std::vector<PdfWord> linesOf(const PdfPage& page)
{
    std::vector<PdfWord> words = page.words;
    std::ranges::sort(words, {}, [](const PdfWord& word) { return word.box.bottom(); });
    std::vector<PdfWord> lines;
    for (std::size_t begin = 0; begin < words.size();) {
        // The words of one baseline, then from left to right.
        std::size_t end = begin + 1;
        while (end < words.size()
               && words[end].box.bottom() - words[begin].box.bottom() < 0.12 * words[begin].box.height())
            ++end;
        const auto from = words.begin() + std::ptrdiff_t(begin), to = words.begin() + std::ptrdiff_t(end);
        std::sort(from, to, [](const PdfWord& a, const PdfWord& b) { return a.box.left() < b.box.left(); });
        for (auto word = from; word != to; ++word) {
            // The blank between two counters is wider than one between two words.
            const double gap = word == from ? 0 : word->box.left() - lines.back().box.right();
            const double blank = 0.3 * word->box.height();
            if (word == from || !sameSize(*word, lines.back()) || gap > blank || gap < -blank) {
                lines.push_back(*word);
                continue;
            }
            lines.back().text += ' ' + word->text;
            lines.back().box |= word->box;
        }
        begin = end;
    }
    return lines;
}

} // namespace fw
