#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <utility>
#include <vector>

namespace fw {

/// The index of a row of one kind, invalid by default; indexes of other kinds and plain numbers do not convert to it.
template <class Tag>
class Id
{
public:
    /// No row.
    constexpr Id() = default;
    /// The row at an index; a negative index means no row.
    constexpr explicit Id(std::int32_t index) : mIndex(index) {}
    /// The index as a number, -1 for no row; for files and for lists that mix several kinds.
    constexpr std::int32_t index() const { return mIndex; }
    /// Whether it refers to a row.
    constexpr bool valid() const { return mIndex >= 0; }
    /// The next row of the list.
    constexpr Id& operator++()
    {
        ++mIndex;
        return *this;
    }
    friend constexpr auto operator<=>(Id, Id) = default;

private:
    std::int32_t mIndex = -1;
};

/// All indexes of a list, in order.
template <class Index>
class IdRange
{
public:
    /// The indexes from 0 to `count` - 1.
    constexpr explicit IdRange(std::size_t count) : mEnd(static_cast<std::int32_t>(count)) {}
    /// Goes from one index to the next.
    struct Iterator {
        Index at;
        constexpr Index operator*() const { return at; }
        constexpr Iterator& operator++()
        {
            ++at;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    /// The first index.
    constexpr Iterator begin() const { return {Index(0)}; }
    /// The end, after the last index.
    constexpr Iterator end() const { return {mEnd}; }

private:
    Index mEnd;
};

/// A view of a list of plain numbers as indexes of one kind.
template <class Index>
class IdView
{
public:
    /// Views the numbers of a range, which must outlive the view.
    constexpr IdView(const std::int32_t* first, const std::int32_t* last) : mFirst(first), mLast(last) {}
    /// Goes from one index to the next.
    struct Iterator {
        const std::int32_t* at;
        constexpr Index operator*() const { return Index(*at); }
        constexpr Iterator& operator++()
        {
            ++at;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    /// The first index.
    constexpr Iterator begin() const { return {mFirst}; }
    /// The end, after the last index.
    constexpr Iterator end() const { return {mLast}; }

private:
    const std::int32_t* mFirst;
    const std::int32_t* mLast;
};

/// A list whose rows are accessed by an index of their own kind; a debug build asserts the range.
template <class Index, class T>
class IdVector
{
public:
    /// No rows.
    IdVector() = default;
    /// The given rows.
    IdVector(std::initializer_list<T> rows) : mRows(rows) {}
    /// `count` empty rows.
    explicit IdVector(std::size_t count) : mRows(count) {}
    /// The row at an index, which must be one of ids().
    T& operator[](Index at) { return mRows[slot(at)]; }
    /// The row at an index, which must be one of ids().
    const T& operator[](Index at) const { return mRows[slot(at)]; }
    /// Whether the list has a row at the index.
    bool has(Index at) const { return at.valid() && at < behind(); }
    /// The indexes of all rows.
    IdRange<Index> ids() const { return IdRange<Index>(mRows.size()); }
    /// The index of a row, which must be an element of this list.
    Index idOf(const T& row) const { return Index(static_cast<std::int32_t>(&row - mRows.data())); }
    /// Appends a row and returns its index.
    Index add(T row)
    {
        const Index at = behind();
        mRows.push_back(std::move(row));
        return at;
    }
    /// Replaces the content by `count` copies of a value.
    void assign(std::size_t count, const T& value) { mRows.assign(count, value); }
    /// Resizes the list to `count` rows; new rows get this value.
    void resize(std::size_t count, const T& value = {}) { mRows.resize(count, value); }
    /// The number of rows.
    std::size_t size() const { return mRows.size(); }
    /// Whether there are no rows.
    bool empty() const { return mRows.empty(); }
    /// The first row, for range-based loops.
    auto begin() { return mRows.begin(); }
    /// The end, after the last row.
    auto end() { return mRows.end(); }
    /// The first row, for range-based loops.
    auto begin() const { return mRows.begin(); }
    /// The end, after the last row.
    auto end() const { return mRows.end(); }
    friend bool operator==(const IdVector&, const IdVector&) = default;

private:
    Index behind() const { return *ids().end(); }
    std::size_t slot(Index at) const
    {
        assert(has(at));
        return static_cast<std::size_t>(at.index());
    }
    std::vector<T> mRows;
};

} // namespace fw

template <class Tag>
struct std::hash<fw::Id<Tag>> {
    std::size_t operator()(fw::Id<Tag> id) const { return std::hash<std::int32_t>()(id.index()); }
};
