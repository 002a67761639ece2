#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// An edit that inserts one row into a list at index `at`.
template <class T>
Edit insertRow(int at, T row)
{
    Edit edit;
    edit.add(RowChange<T>{at, {}, {std::move(row)}});
    return edit;
}

/// An edit that replaces one row of a list.
template <class T>
Edit changeRow(const std::vector<T>& list, int at, T row)
{
    Edit edit;
    if (at >= 0 && std::size_t(at) < list.size())
        edit.add(RowChange<T>{at, {list[std::size_t(at)]}, {std::move(row)}});
    return edit;
}

/// An edit that removes one row from a list.
template <class T>
Edit removeRow(const std::vector<T>& list, int at)
{
    Edit edit;
    if (at >= 0 && std::size_t(at) < list.size())
        edit.add(RowChange<T>{at, {list[std::size_t(at)]}, {}});
    return edit;
}

/// An edit that replaces a list; it holds only the rows that differ.
template <class T>
Edit replaceRows(const std::vector<T>& before, const std::vector<T>& after)
{
    std::size_t head = 0;
    while (head < before.size() && head < after.size() && before[head] == after[head])
        ++head;
    std::size_t tail = 0;
    while (tail + head < before.size() && tail + head < after.size()
           && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    Edit edit;
    edit.add(RowChange<T>{int(head),
                          {before.begin() + std::ptrdiff_t(head), before.end() - std::ptrdiff_t(tail)},
                          {after.begin() + std::ptrdiff_t(head), after.end() - std::ptrdiff_t(tail)}});
    return edit;
}

/// A name as an id: small letters, digits and dashes; "row" when it contains none.
std::string slug(const std::string& name);

/// `wanted`, with -2, -3 ... added if a row already has that id.
template <class T>
std::string freeId(const std::vector<T>& rows, const std::string& wanted)
{
    const auto taken = [&](const std::string& id) {
        for (const T& row : rows)
            if (row.id == id)
                return true;
        return false;
    };
    std::string id = wanted;
    for (int n = 2; taken(id); ++n)
        id = wanted + "-" + std::to_string(n);
    return id;
}

} // namespace fw
