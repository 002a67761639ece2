#include "app/print/PressNumbers.h"

#include "app/print/Press.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double finest = 0.0005 * pointsPerMm; ///< lengths are cut to this

} // namespace

int decimalsFor(double points)
{
    return points > 0 ? std::clamp(int(std::ceil(std::log10(points / finest))), 0, 9) : 9;
}

void appendPath(std::string& to, std::string_view path, int decimals)
{
    const char* at = path.data();
    const char* const end = at + path.size();
    const char* copied = at;
    while (at != end) {
        if (*at != '.') {
            ++at;
            continue;
        }
        const char* const point = at++;
        const char* significant = point; // behind the last digit that is not 0
        for (int place = 1; at != end && *at >= '0' && *at <= '9'; ++at, ++place)
            if (*at != '0' && place <= decimals)
                significant = at + 1;
        to.append(copied, significant);
        copied = at;
    }
    to.append(copied, end);
    to += '\n';
}

void appendInk(std::string& to, const Ink& ink)
{
    // A counter sheet has thousands of colours, and snprintf() takes several times as long.
    bool first = true;
    for (const double amount : ink) {
        const int thousandths = std::clamp(int(std::lround(amount * 1000)), 0, 1000);
        if (!first)
            to += ' ';
        first = false;
        if (thousandths % 1000 == 0) {
            to += thousandths == 0 ? '0' : '1';
            continue;
        }
        to += '.';
        for (int digit = 100, rest = thousandths; digit > 0; rest %= digit, digit /= 10)
            to += char('0' + rest / digit);
    }
}

} // namespace fw
