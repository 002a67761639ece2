#pragma once

#include "app/referee/controller/Referee.h"

#include <QListWidget>
#include <map>

namespace fw {

struct UnavailableEntry;

/// What may be clicked next, a line each with its case number; the first nine have a key, a number is its own.
class ChoiceList : public QListWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(Referee& referee, QWidget* parent = nullptr);
    /// Says below a line what the answer comes to, by its value; nothing where that is not known.
    void setForeseen(std::map<std::string, QString> foreseen);
    /// Lists the choices anew.
    void refresh();
    /// Takes the choice on a line, counted from 0; false when there is none.
    bool pick(int line);
    /// The choice on the line that is highlighted; null where it stands for no single one.
    const Choice* lookedAt() const;
    /// Takes what a typed number means: the number itself where one is asked for, else that line, counted from 1.
    /// False when there is none.
    bool pickNumbered(int number);
    /// Whether a number is asked for, so that a digit means itself.
    bool asksNumber() const { return mCounted; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What a line stands for.
    struct Line {
        enum class Kind { Route, Choice, Later, Picked, UnavailableEntry } kind = Kind::Choice;
        std::size_t index = 0; ///< in the table's list of these
        std::string value;     ///< cell of a route, unit or place, menu entry of what is barred
        bool entry = false;    ///< what is barred is an entry
    };
    void add(Line line, const QString& text, const QString& cite, const QString& say);
    void addEntries();
    void addValues();
    void addBarred(Line line, const QString& what, const Problem& why);
    void addBarred(const UnavailableEntry& one);
    void addGone(Choice was);
    std::string whereItBegins() const;
    void addRoutes();
    void addChoice(std::size_t index);
    void addLater();
    QString joining(const Later& later) const;
    QString wordsOf(const Choice& choice) const;
    int lineOfDone() const;
    bool isNumber(const Choice& choice) const;
    bool open(int line) const;

    Referee& mReferee;
    const TableState& mTable;
    std::vector<Line> mLines;
    bool mCounted = false;       ///< a number is asked for: a digit means itself
    std::string mOf;             ///< the entry and field that the lines are for
    int mDone = -1;              ///< the line that says "that is all"; -1 where there is none
    std::vector<Choice> mValues; ///< what could be given for it, in the order of its lines, which stay put
    std::map<std::string, QString> mForeseen;
};

} // namespace fw
