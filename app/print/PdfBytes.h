#pragma once

#include <QByteArray>
#include <QPageSize>
#include <functional>

class QPdfWriter;
class QString;

namespace fw {

/// A PDF without its creation date, so that the same sheet always gives the same bytes.
QByteArray undated(QByteArray pdf);

/// An undated PDF of pages without margins, painted at this number of dots per inch.
QByteArray pdfOf(const QPageSize& page, const QString& title, int dots, const std::function<void(QPdfWriter&)>& paint);

} // namespace fw
