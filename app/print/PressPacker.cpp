#include "app/print/PressPacker.h"

#include <stdexcept>
#include <zlib.h>

namespace fw {

namespace {

constexpr std::size_t mostThreads = 4;

std::string packed(const std::string& content)
{
    uLongf size = compressBound(uLong(content.size()));
    std::string out(size, '\0');
    if (compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(content.data()),
                  uLong(content.size()), streamPacking)
        != Z_OK)
        throw std::runtime_error("a stream cannot be compressed");
    out.resize(size);
    return out;
}

} // namespace

void PressPacker::pack(QPDFObjectHandle stream, std::string content)
{
    if (mOpen.size() - mWaited >= mostThreads)
        mOpen[mWaited++].second.wait();
    mOpen.emplace_back(stream, std::async(std::launch::async, packed, std::move(content)));
}

void PressPacker::finish()
{
    for (auto& [stream, content] : mOpen)
        stream.replaceStreamData(content.get(), QPDFObjectHandle::newName("/FlateDecode"), QPDFObjectHandle::newNull());
    mOpen.clear();
    mWaited = 0;
}

} // namespace fw
