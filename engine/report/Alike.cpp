#include "engine/report/Alike.h"

namespace fw {

std::string* whoIn(EventData& data)
{
    if (auto* placed = std::get_if<UnitPlaced>(&data))
        return &placed->who;
    if (auto* faced = std::get_if<UnitFaced>(&data))
        return &faced->who;
    if (auto* removed = std::get_if<UnitRemoved>(&data))
        return &removed->who;
    if (auto* members = std::get_if<MembersChanged>(&data))
        return &members->who;
    auto* mark = std::get_if<MarkChanged>(&data);
    return mark == nullptr || mark->who.empty() ? nullptr : &mark->who;
}

bool happensAlike(const EventData& a, const EventData& b)
{
    EventData one = a, other = b;
    std::string* const who = whoIn(one);
    const std::string* const also = whoIn(other);
    if (who == nullptr || also == nullptr)
        return false;
    *who = *also;
    for (EventData* data : {&one, &other}) // sentences mention the value before only for numbers
        if (auto* mark = std::get_if<MarkChanged>(data); mark != nullptr && mark->form != MarkChanged::Form::Number) {
            mark->before = 0;
            mark->after = mark->form == MarkChanged::Form::Flag && mark->after != Rational(0) ? 1 : 0;
        }
    return one == other;
}

} // namespace fw
