package line

// HelpText is what "help" shows, in 80 columns.
const HelpText = `Answer by a number, by words that fit one choice, or by its key:
  3                   the third choice
  7 3,-2              where a number stands for several places, the place too
  attack gob sword    words of a choice, in any order; beginnings will do
  speak "Hold it!"    where words of your own may go with an answer, in quotes
  default             what is answered when nobody says anything
  do WORDS            an answer that begins with a word from below
Look:
  list                the choices again
  blocked             what is not allowed now, and the rules that forbid it
  map                 the map and who stands how
  log [N]             the last N lines of what happened (20)
  why                 the last roll: every die, every modifier, every rule
  odds [N or WORDS]   what becomes of each choice, or of one
  rules ID or WORDS   the rules that fit
Take back, keep, leave:
  undo [N]            back to your last decision, or the Nth last
  save FILE           write the fight to a new file, and record there
  next                on to the next fight of an adventure, after one is over
  quit                leave; says how to go on another time
Standing answers, so that you are not asked:
  never [KIND]        answer this kind of question with its default: never dodge
  always WHAT         always dodge; dodge below 50 (percent of hit points)
  ask [KIND]          ask again
  standing            what is set; standing KIND=WHAT sets one beforehand
  watch               be asked in the questions of bots too, where you may
                      do something, such as speak; there pass lets the
                      bot go on. watch again ends it
As game master, each with "because REASON" at its end if you like:
  gm                        all that may be decreed, with the ruleset's words
  gm set WHO NUMBER N       gm set goblin-1 hp 5 because it was misread;
                            without WHO a number of the fight: gm set die 3
  gm add WHO CONDITION [N]  gm clear WHO CONDITION     gm object DOOR open
  gm place WHO PLACE        gm remove WHO              gm end SIDE
  gm hide WHO               out of sight, and out of the fight, until:
  gm reveal WHO [PLACE]     there again, where it waited or elsewhere
  gm join NEW like WHO at PLACE
                            somebody new under the id NEW, like a combatant:
                            gm join goblin-9 like goblin-1 at 3,4; or like a
                            creature of the library, with a side:
                            gm join ava like mudkin-cutter of hills at 3,4.
                            gm reserve: the same, out of sight
  gm fresh dice             the dice after the next answer fall anew; the
                            record says so`
