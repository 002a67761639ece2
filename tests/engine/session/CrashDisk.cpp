#include "tests/engine/session/CrashDisk.h"

#include "engine/model/Procedures.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <sqlite3.h>

namespace {
constexpr std::size_t sector = 512;
}

struct CrashDisk::File {
    sqlite3_file base;
    CrashDisk* disk;
    std::shared_ptr<Node>* node;
    std::string* path;
};

struct CrashVfs {
    sqlite3_vfs base{};
    CrashDisk* disk = nullptr;
};

/// The functions that SQLite calls.
struct CrashCalls {
    using File = CrashDisk::File;
    static File* file(sqlite3_file* f) { return reinterpret_cast<File*>(f); }
    static CrashDisk* disk(sqlite3_vfs* v) { return reinterpret_cast<CrashVfs*>(v)->disk; }

    static int close(sqlite3_file* f)
    {
        delete file(f)->node;
        delete file(f)->path;
        return SQLITE_OK;
    }
    static int read(sqlite3_file* f, void* to, int size, sqlite3_int64 at)
    {
        if (file(f)->disk->mDead)
            return SQLITE_IOERR_READ;
        const std::string& bytes = (*file(f)->node)->current;
        const sqlite3_int64 there = std::clamp<sqlite3_int64>(static_cast<sqlite3_int64>(bytes.size()) - at, 0, size);
        if (there > 0)
            std::memcpy(to, bytes.data() + at, static_cast<std::size_t>(there));
        if (there == size)
            return SQLITE_OK;
        std::memset(static_cast<char*>(to) + there, 0, static_cast<std::size_t>(size - there));
        return SQLITE_IOERR_SHORT_READ;
    }
    static int put(sqlite3_file* f, CrashDisk::Write write)
    {
        CrashDisk::Node& node = **file(f)->node;
        const bool alive = file(f)->disk->tick();
        CrashDisk::perform(node.current, write);
        node.pending.push_back(std::move(write));
        return alive ? SQLITE_OK : SQLITE_IOERR_WRITE;
    }
    static int write(sqlite3_file* f, const void* from, int size, sqlite3_int64 at)
    {
        if (file(f)->disk->mDead)
            return SQLITE_IOERR_WRITE;
        return put(f, {at, std::string(static_cast<const char*>(from), static_cast<size_t>(size)), false});
    }
    static int truncate(sqlite3_file* f, sqlite3_int64 size)
    {
        if (file(f)->disk->mDead)
            return SQLITE_IOERR_TRUNCATE;
        return put(f, {size, {}, true});
    }
    static int sync(sqlite3_file* f, int)
    {
        CrashDisk* disk = file(f)->disk;
        if (disk->mDead || !disk->tick())
            return SQLITE_IOERR_FSYNC;
        if (disk->mLying)
            return SQLITE_OK;
        CrashDisk::Node& node = **file(f)->node;
        node.durable = node.current;
        node.pending.clear();
        node.durableName = true;
        return SQLITE_OK;
    }
    static int size(sqlite3_file* f, sqlite3_int64* out)
    {
        *out = static_cast<sqlite3_int64>((*file(f)->node)->current.size());
        return SQLITE_OK;
    }
    static int lock(sqlite3_file*, int) { return SQLITE_OK; }
    static int reserved(sqlite3_file*, int* out)
    {
        *out = 0;
        return SQLITE_OK;
    }
    static int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
    static int sectorSize(sqlite3_file*) { return static_cast<int>(sector); }
    static int traits(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

    static int open(sqlite3_vfs* v, const char* name, sqlite3_file* f, int flags, int* out)
    {
        static const sqlite3_io_methods methods = {1,       close,   read,     write,   truncate,   sync,   size,
                                                   lock,    lock,    reserved, control, sectorSize, traits, nullptr,
                                                   nullptr, nullptr, nullptr,  nullptr, nullptr};
        f->pMethods = nullptr;
        CrashDisk* d = disk(v);
        if (d->mDead)
            return SQLITE_CANTOPEN;
        const std::string path = name == nullptr ? "" : name;
        auto at = d->mNames.find(path);
        if (at == d->mNames.end()) {
            if ((flags & SQLITE_OPEN_CREATE) == 0 || !d->tick())
                return SQLITE_CANTOPEN;
            at = d->mNames.emplace(path, std::make_shared<CrashDisk::Node>()).first;
        }
        auto* opened = new (f) File;
        opened->base.pMethods = &methods;
        opened->disk = d;
        opened->node = new std::shared_ptr<CrashDisk::Node>(at->second);
        opened->path = new std::string(path);
        if (out != nullptr)
            *out = flags;
        return SQLITE_OK;
    }
    static int remove(sqlite3_vfs* v, const char* name, int syncFolder)
    {
        CrashDisk* d = disk(v);
        if (d->mDead)
            return SQLITE_IOERR_DELETE;
        const auto at = d->mNames.find(name);
        if (at == d->mNames.end())
            return SQLITE_IOERR_DELETE_NOENT;
        const bool alive = d->tick();
        if (at->second->durableName && (!alive || !syncFolder || d->mLying))
            d->mDeleted[at->first] = at->second;
        d->mNames.erase(at);
        return alive ? SQLITE_OK : SQLITE_IOERR_DELETE;
    }
    static int access(sqlite3_vfs* v, const char* name, int, int* out)
    {
        *out = disk(v)->mNames.contains(name) ? 1 : 0;
        return disk(v)->mDead ? SQLITE_IOERR_ACCESS : SQLITE_OK;
    }
    static int fullName(sqlite3_vfs*, const char* name, int room, char* out)
    {
        sqlite3_snprintf(room, out, "%s", name);
        return SQLITE_OK;
    }
    static int randomness(sqlite3_vfs*, int size, char* out)
    {
        std::memset(out, 7, static_cast<std::size_t>(size));
        return size;
    }
    static int sleep(sqlite3_vfs*, int micros) { return micros; }
    static int now(sqlite3_vfs*, double* out)
    {
        *out = 2460000.5;
        return SQLITE_OK;
    }
};

CrashDisk::CrashDisk(const std::string& name) : mName(name), mVfs(std::make_unique<CrashVfs>())
{
    sqlite3_vfs& vfs = mVfs->base;
    vfs.iVersion = 1;
    vfs.szOsFile = sizeof(File);
    vfs.mxPathname = 512;
    vfs.zName = mName.c_str();
    vfs.xOpen = CrashCalls::open;
    vfs.xDelete = CrashCalls::remove;
    vfs.xAccess = CrashCalls::access;
    vfs.xFullPathname = CrashCalls::fullName;
    vfs.xRandomness = CrashCalls::randomness;
    vfs.xSleep = CrashCalls::sleep;
    vfs.xCurrentTime = CrashCalls::now;
    mVfs->disk = this;
    sqlite3_vfs_register(&vfs, 0);
}

CrashDisk::~CrashDisk()
{
    sqlite3_vfs_unregister(&mVfs->base);
}

void CrashDisk::clear()
{
    mNames.clear();
    mDeleted.clear();
    mDead = false;
    cutAt(-1);
}

void CrashDisk::cutAt(std::int64_t n)
{
    mOperations = 0;
    mCut = n;
}

bool CrashDisk::tick()
{
    if (mCut >= 0 && mOperations >= mCut)
        mDead = true;
    ++mOperations;
    return !mDead;
}

void CrashDisk::perform(std::string& bytes, const Write& write)
{
    const auto at = static_cast<std::size_t>(write.at);
    if (write.truncates) {
        bytes.resize(at);
        return;
    }
    if (bytes.size() < at + write.bytes.size())
        bytes.resize(at + write.bytes.size());
    std::copy(write.bytes.begin(), write.bytes.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

void CrashDisk::performTorn(std::string& bytes, const Write& write, std::mt19937& random)
{
    if (random() % 3 == 0)
        return;
    if (write.truncates || random() % 2 == 0) {
        perform(bytes, write);
        return;
    }
    // Some sectors are written, some are not, and one is written in part.
    std::size_t from = 0;
    while (from < write.bytes.size()) {
        const std::size_t at = static_cast<std::size_t>(write.at) + from;
        const std::size_t size = std::min(sector - at % sector, write.bytes.size() - from);
        const auto fate = random() % 4;
        const std::size_t arrived = fate == 0 ? 0 : fate == 1 ? random() % (size + 1) : size;
        if (arrived > 0)
            perform(bytes, {static_cast<std::int64_t>(at), write.bytes.substr(from, arrived), false});
        from += size;
    }
}

void CrashDisk::restart(std::uint32_t seed)
{
    std::mt19937 random(seed);
    for (const auto& [path, node] : mDeleted)
        if (!mNames.contains(path) && random() % 2 == 0)
            mNames[path] = node;
    mDeleted.clear();
    for (auto at = mNames.begin(); at != mNames.end();) {
        Node& node = *at->second;
        if (!node.durableName && random() % 2 == 0) {
            at = mNames.erase(at);
            continue;
        }
        std::string bytes = node.durable;
        for (const Write& write : node.pending)
            performTorn(bytes, write, random);
        node.pending.clear();
        node.durable = node.current = bytes;
        node.durableName = true;
        ++at;
    }
    mDead = false;
    cutAt(-1);
}
