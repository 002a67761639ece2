#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace fw {

/// A matrix as rows of equal length.
using MatrixRows = std::vector<std::vector<double>>;

/// Solves a square system in place, for any number of right sides that follow each row; the solutions then stand in the
/// last columns. False if the system has no single solution. Gauss-Jordan elimination with partial pivoting.
inline bool solveLinear(MatrixRows& rows)
{
    const std::size_t n = rows.size();
    for (std::size_t k = 0; k < n; ++k) {
        const auto best = std::max_element(
            rows.begin() + std::ptrdiff_t(k), rows.end(),
            [k](const auto& a, const auto& b) { return std::abs(a[k]) < std::abs(b[k]); });
        if (std::abs((*best)[k]) < 1e-12)
            return false;
        std::swap(rows[k], *best);
        const double pivot = rows[k][k];
        for (double& value : rows[k])
            value /= pivot;
        for (std::size_t i = 0; i < n; ++i) {
            const double factor = rows[i][k];
            if (i == k || factor == 0)
                continue;
            for (std::size_t j = k; j < rows[i].size(); ++j)
                rows[i][j] -= factor * rows[k][j];
        }
    }
    return true;
}

} // namespace fw
