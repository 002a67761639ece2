#include "app/GameKey.h"

#include <QByteArray>
#include <QRandomGenerator>
#include <array>

namespace fw {

std::string newGameKey()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return QByteArray(reinterpret_cast<const char*>(words.data()), qsizetype(sizeof words)).toHex().toStdString();
}

} // namespace fw
