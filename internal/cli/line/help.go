package line

// HelpText is the output of "help", in 80 columns.
const HelpText = `Answer with a number, with words that match one choice, or with its key:
  3                   the third choice
  7 3,-2              a number and a place, if the number lists several places,
                      or words for it: 7 next to grik, 7 2 spaces east
  12b                 a number and the letter of a target, or words of its name:
                      12 grik; an indented line adds something to the line
                      above and has its targets
  attack gob sword    words of a choice in any order; you may shorten words
  speak Hold it!      say something; other answers take your words in quotes
  default             the answer that counts if nobody answers in time
  do WORDS            an answer that starts with a command from below
Look:
  list                show the choices again
  sort chance         list the best chance first, or sort damage, falls or number;
                      choices keep their numbers and letters
  blocked             show what is not allowed now, and the rules that forbid it
  map                 show the map, all its levels, and the state of everyone
  levels              show from the side who is on which level of the map
  log [N]             show the last N lines of the log (20)
  why [N]             explain the last roll, or the Nth last: every die, modifier
                      and rule
  odds [N or WORDS]   show the odds of each choice, or of one
  hint                look ahead: the best choices, and how often they win
  rules ID or WORDS   show the rules that match
  look WORDS          explain a combatant, item, ability, condition or action, or a cell
  look N              explain the choice with this number, or with these words
Undo, save, leave:
  undo [N]            return to your last decision, or to the Nth last
  save FILE           save the fight to a new file and record it there
  next                start the next fight of an adventure, once one is over
  quit                leave; fray shows how to resume
Standing answers, so that fray does not ask you:
  never [KIND]        give the default answer to a kind of question: never dodge
  always WHAT         always dodge; dodge below 50 (percent of hit points);
                      always dodge when goblin-1 acts
                      always counter if fatigue is 0 (a number of the ruleset)
  only when NAME acts   ask this kind of question only then, else take the
  only when I am the target                                        default
  only if fatigue is 1 or less
  ask [KIND]          ask again
  standing            show standing answers; standing KIND=WHAT sets one early
  watch               also ask you in the turns of bots, where you have options;
                      pass lets the bot continue; watch again turns it off;
                      standing turn=ask when goblin-1 acts asks only then
As game master (you may add "because REASON" to any of them):
  gm                        list all decrees, with the words of the ruleset
  gm set WHO NUMBER N       gm set goblin-1 hp 5 because it was misread;
                            without WHO, a number of the fight: gm set die 3
  gm add WHO CONDITION [N]  gm clear WHO CONDITION     gm object DOOR open
  gm place WHO PLACE        gm remove WHO              gm end SIDE
  gm hide WHO               take a combatant out of sight and out of the fight
  gm reveal WHO [PLACE]     bring it back, where it waited or elsewhere
  gm join NEW like WHO at PLACE
                            add a combatant with the id NEW, a copy of another:
                            gm join goblin-9 like goblin-1 at 3,4; or, with a
                            side, a creature from the library:
                            gm join ava like mudkin-cutter of hills at 3,4
  gm reserve ...            the same as join, out of sight
  gm fresh dice             new dice after the next answer; the record keeps it`
