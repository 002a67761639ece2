#include "app/print/OutputDevice.h"

#include "editor/Translated.h"

namespace fw {

namespace {

/// An Output as a QIODevice; it keeps the first error.
class OutputDevice : public QIODevice
{
public:
    explicit OutputDevice(Output& out) : mOut(out) { open(WriteOnly | Unbuffered); }
    bool isSequential() const override { return true; }
    /// The result of all writes so far.
    const Result<void>& written() const { return mWritten; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        if (mWritten)
            mWritten = mOut.write({data, std::size_t(size)});
        if (mWritten)
            return size;
        setErrorString(translated(mWritten.error().text));
        return -1;
    }

private:
    Output& mOut;
    Result<void> mWritten;
};

} // namespace

Result<void> writeBytes(const OutputTo& to, const QByteArray& bytes)
{
    return writeOutput(to, {bytes.constData(), std::size_t(bytes.size())});
}

Result<void> writeThrough(const OutputTo& to, const std::function<Result<void>(QIODevice&)>& writer)
{
    Result<Output> out = Output::open(to);
    if (!out)
        return tl::unexpected<Problem>(out.error());
    OutputDevice device(*out);
    const Result<void> done = writer(device);
    if (!device.written())
        return device.written();
    return done ? out->commit() : done;
}

} // namespace fw
