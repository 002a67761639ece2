#pragma once

#include <QByteArray>
#include <QPageSize>
#include <functional>

class QPdfWriter;
class QString;

namespace fw {

/// A PDF without the moment it was made, so that the same sheet is the same bytes whenever and
/// wherever it is written.
QByteArray undated(QByteArray pdf);

/// A PDF of pages without margins, painted at so many dots an inch, undated.
QByteArray pdfOf(const QPageSize& page, const QString& title, int dots, const std::function<void(QPdfWriter&)>& paint);

} // namespace fw
