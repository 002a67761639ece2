#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/ReadGame.h"
#include "editor/Translated.h"
#include "engine/base/Escaped.h"
#include "engine/session/LogData.h"
#include "engine/session/Orders.h"
#include "engine/store/Form.h"
#include "engine/store/Head.h"

namespace fw {

namespace {

/// Reports whether a game still has a head that was written down, and at which row.
Exit findHead(const QString& name, const JournalCheck& check, const std::string& head)
{
    const QString said = QString::fromStdString(head);
    const std::int64_t row = rowOfHead(check.chain, head);
    const int since = int(check.rows - row - 1);
    if (row < 0)
        printLine(Cli::tr("%1: does not hold the head %2: rows were changed or cut off, or the head is of another game")
                      .arg(name, said));
    else if (since == 0)
        printLine(Cli::tr("%1: holds the head %2 as row %3, its last").arg(name, said).arg(row));
    else
        printLine(
            Cli::tr("%1: holds the head %2 as row %3; %n rows were added since", "", since).arg(name, said).arg(row));
    return row < 0 ? Exit::Findings : Exit::Done;
}

Exit deliverOrders(const std::string& orders, const Request& request)
{
    return deliver(request.output.empty() ? forTerminal(orders, Lines::Keep) : orders, outputOf(request, Form::Orders));
}

} // namespace

Exit runOrders(const Request& request)
{
    const std::string& path = request.files.front();
    if (const auto kept = keptLog(path)) {
        if (!*kept)
            return complain(kept->error());
        complainOf(path, (*kept)->doubts);
        if (const std::optional<std::string> orders = ordersIn(**kept))
            return exitCodeFor(deliverOrders(*orders, request), (*kept)->doubts);
        return complain(Cli::tr("%1: this log holds only what one side may see, so it has no orders")
                            .arg(QString::fromStdString(path)));
    }
    const Result<Game> game = readGame(path);
    if (!game)
        return complain(game.error());
    return exitCodeFor(deliverOrders(writeOrders(*game), request), game->doubts());
}

Exit runVerify(const Request& request)
{
    const std::string& path = request.files.front();
    const Result<std::string> head = request.head ? readHead(*request.head) : Result<std::string>(std::string());
    if (!head)
        return complain(Cli::tr("fieldworks: --head: %1").arg(translated(head.error().text)));
    const Result<JournalCheck> check = Game::verify({path, {}});
    if (!check)
        return complain(of(path, check.error()));
    for (const Problem& finding : check->findings)
        printLine(inWords(of(path, finding)));
    const QString name = QString::fromStdString(path);
    if (check->intact()) {
        printLine(Cli::tr("%1: intact, %n rows", "", int(check->rows)).arg(name));
        if (check->copy)
            printLine(
                Cli::tr("%1: a copy for the side %2; it holds only the hash of %n rows", "", int(check->copy->sealed))
                    .arg(name, QString::fromStdString(check->copy->side)));
        printLine(Cli::tr("%1: head %2, in full %3")
                      .arg(name, QString::fromStdString(shortHead(check->head)), QString::fromStdString(check->head)));
        if (!check->remark.empty())
            printLine(Cli::tr("%1: %2").arg(name, translated(check->remark)));
    }
    const Exit held = request.head ? findHead(name, *check, *head) : Exit::Done;
    return exitCodeFor(held, check->findings);
}

} // namespace fw
