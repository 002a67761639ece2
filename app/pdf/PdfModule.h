#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <cstdint>
#include <string>
#include <vector>

namespace fw {

/// A word of a page, or several words of one line; lengths are millimetres from the upper left corner.
struct PdfWord {
    QString text;
    QRectF box;
};

/// The text of one page of a PDF.
struct PdfPage {
    QSizeF size;
    std::vector<PdfWord> words;
};

/// Why the words of a PDF cannot be read.
enum class PdfTrouble : std::uint8_t { None, Damaged, Encrypted, TooManyPages, DamagedPage, TooManyWords, NoText };

/// The words of a PDF, or why there are none.
struct PdfReading {
    PdfTrouble trouble = PdfTrouble::None;
    int number = 0; ///< of the page at fault; the number of pages if there are too many
    std::vector<PdfPage> pages;
};

constexpr int mostPdfPages = 400;
constexpr std::size_t mostPdfWords = 200'000;
constexpr std::size_t mostPdfWordsOfPage = 10'000;

/// The type of the function that the module fieldworks_pdf holds under the name in pdfFunction.
using ReadPdf = void (*)(const std::string& bytes, PdfReading& out);
constexpr const char* pdfFunction = "fieldworksReadPdf";

} // namespace fw
