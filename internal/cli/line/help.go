package line

// HelpText is what "help" shows.
const HelpText = `Answer with a number of the list, with words that fit one choice only, or with its key:
  3                       the third choice
  7 3,-2                  where a number stands for several cells, the cell too
  attack goblin-1 sword   words of a choice, in any order; the beginnings are enough
  default                 what is answered when nobody says anything: mostly to do nothing
  do WORDS                an answer whose first word is one of the commands below
Look:
  list                    the choices again            blocked    what is not allowed now, and why
  map                     the map and who stands how   log [N]    the last N lines (20)
  why                     the last roll: every die, every modifier, every rule
  odds [N or WORDS]       what becomes of each choice, or of one
  rules ID or WORDS       the rules that fit
Take back, keep, leave:
  undo [N]                back to your last decision, or the Nth last
  save FILE               write the fight to a new file, and go on recording there
  quit                    leave; says how to go on another time
Standing answers, so that you are not asked:
  never [KIND]            answer this kind of question with its default: never dodge
  always WHAT             always dodge; dodge below 50 (percent of hit points)
  ask [KIND]              ask again; standing shows what is set, and standing KIND=WHAT sets it before it was asked
  watch                   be asked in the questions of bots too, where you have options of your own, such as
                          to speak; there pass lets the bot go on. watch again ends it
As game master, each with "because REASON" at its end if you like:
  gm set WHO METER N      gm set goblin-1 hp 5 because it was read out wrong
  gm add WHO CONDITION [N], gm clear WHO CONDITION, gm place WHO CELL, gm remove WHO, gm end SIDE
  gm fresh dice           the dice after the next answer fall anew; the record says so`
