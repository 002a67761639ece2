#include "editor/render/PathData.h"

#include <cmath>

namespace fw {

namespace {

bool blank(QChar c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

/// The number of arguments of a command; -1 for an unknown command.
int numbersOf(QChar command)
{
    switch (command.toLower().unicode()) {
    case 'm':
    case 'l':
    case 't': return 2;
    case 'h':
    case 'v': return 1;
    case 'c': return 6;
    case 's':
    case 'q': return 4;
    case 'a': return 7;
    case 'z': return 0;
    default: return -1;
    }
}

/// Reads one argument of a command; the two flags of an arc are one digit each and need no blank after them.
bool takeArgument(QStringView data, qsizetype& at, bool flag)
{
    if (!flag)
        return takeSvgNumber(data, at);
    if (at >= data.size() || (data[at] != '0' && data[at] != '1'))
        return false;
    ++at;
    return true;
}

} // namespace

bool takeSvgNumber(QStringView text, qsizetype& at)
{
    const auto digits = [&](qsizetype& i) {
        const qsizetype from = i;
        while (i < text.size() && text[i] >= '0' && text[i] <= '9')
            ++i;
        return i > from;
    };
    const auto sign = [&](qsizetype& i) {
        if (i < text.size() && (text[i] == '+' || text[i] == '-'))
            ++i;
    };
    qsizetype i = at;
    sign(i);
    bool any = digits(i);
    if (i < text.size() && text[i] == '.') {
        ++i;
        any = digits(i) || any;
    }
    if (!any)
        return false;
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        sign(i);
        if (!digits(i))
            return false;
    }
    bool read = false;
    const double value = text.mid(at, i - at).toDouble(&read);
    at = i;
    return read && std::isfinite(value);
}

bool takeSvgComma(QStringView text, qsizetype& at)
{
    bool comma = false;
    while (at < text.size() && (blank(text[at]) || (!comma && text[at] == ',')))
        comma = text[at++] == ',' || comma;
    return comma;
}

int pathPieces(QStringView data)
{
    data = data.trimmed();
    qsizetype at = 0;
    int pieces = 0;
    if (!data.isEmpty() && data.front().toLower() != 'm')
        return -1;
    while (at < data.size()) {
        const QChar command = data[at++];
        const int numbers = numbersOf(command);
        if (numbers < 0 || takeSvgComma(data, at))
            return -1;
        pieces += numbers == 0 ? 1 : 0;
        // The arguments may repeat as a group, but occur at least once.
        for (bool more = numbers > 0; more;) {
            bool comma = false;
            for (int n = 0; n < numbers; ++n) {
                if (!takeArgument(data, at, numbers == 7 && (n == 3 || n == 4)))
                    return -1;
                comma = takeSvgComma(data, at);
            }
            // Qt stores a curve as three points, and an arc as four curves and a line to its start.
            pieces += numbers == 7 ? 13 : numbers > 2 || command.toLower() == 't' ? 3 : 1;
            more = comma || (at < data.size() && !data[at].isLetter());
        }
    }
    return pieces;
}

} // namespace fw
