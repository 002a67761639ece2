#include "app/print/LogPdf.h"

#include "app/print/PageFlow.h"

#include <QCoreApplication>

namespace fw {

namespace {

class LogPdfText
{
    Q_DECLARE_TR_FUNCTIONS(LogPdf)

public:
    static PageEdge edge(const LogDoc& log)
    {
        PageEdge out;
        out.title = QString::fromStdString(log.title);
        out.kind = tr("turn log");
        // The view of one side shows no chain, or players could guess a sealed answer and test it against the chain.
        out.foot = log.chain.empty()
                       ? tr("%n rows, as one side may see them", "", int(log.rows))
                       : tr("%n rows, chain %1", "", int(log.rows)).arg(QString::fromStdString(log.chain));
        return out;
    }
};

LayPieces laid(const LogDoc& log)
{
    return [&log](QPaintDevice* device, double perMillimetre, double width) {
        return LogPages(device, perMillimetre, width).lay(log);
    };
}

} // namespace

QByteArray logPdf(const LogDoc& log)
{
    return flowPdf(laid(log), LogPdfText::edge(log));
}

int printLog(QPagedPaintDevice& device, const LogDoc& log, int first, int last)
{
    return flowPages(device, laid(log), LogPdfText::edge(log), first, last);
}

} // namespace fw
