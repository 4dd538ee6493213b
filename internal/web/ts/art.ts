// Which icon stands for a combatant, and which for a condition. Names decide first, then what it holds.

import type { IconName } from "./icons";
import type { Tag, Token } from "./types";

type Words = readonly [IconName, RegExp];

const creatures: readonly Words[] = [
  ["gate", /\b(gate|door|portcullis)/], ["crate", /\b(crate|chest|barrel|cart|wagon|strongbox|vault)/], ["boat", /\b(boat|barge|ship|dredger)\b/],
  ["wolf", /\b(wolf|hound|dog|jackal|fox|cur\b)/], ["bear", /\b(bear\b|boar|badger)/], ["bird", /\b(bird\b|heron|raven|crow\b|hawk|eagle|owl|gull|harpy|goose)/],
  ["snake", /\b(snake|serpent|eel|worm|lamprey|leech)/], ["spider", /\b(spider|scorpion|crab\b|mite\b|insect|beetle)/], ["rat", /\b(rat\b|weasel|stoat|marten)/],
  ["horse", /\b(horse|mule|mount|pony|stag|elk|ox|bull)\b/], ["dragon", /\b(dragon|drake|wyrm|lizard|crocodile)/], ["fish", /\b(fish|pike-fish|shark|drowned)/],
  ["skull", /\b(skeleton|undead|corpse|zombie|wight|revenant|barrow)/], ["ghost", /\b(ghost|spirit|shade|wraith|phantom|spectre)/],
  ["slime", /\b(slime|ooze|jelly|mud)/], ["golem", /\b(golem|statue|stone|giant|ogre|troll|brute|hulk)/], ["machine", /\b(machine|robot|drone|automaton|turret|construct)/],
  ["flame", /\b(flame|fire|ember|burning)/], ["tree", /\b(tree|willow|bramble)/],
  ["healer", /\b(sister|brother|healer|priest|cleric|surgeon|doctor|medic|nun|abbot|monk)/], ["mage", /\b(mage|wizard|witch|sorcer|seer|adept|conjur|hexer)/],
  ["captain", /\b(captain|chief|leader|sergeant|marshal|commander|boss|warlord|reeve|standard)/], ["crown", /\b(lord|lady|king|queen|prince|regent|duke|baron|count|noble)/],
  ["drum", /\b(drummer|drum|horn)/], ["lute", /\b(bard|singer|minstrel|skald)/], ["book", /\b(scholar|clerk|scribe|judge|lawyer|pamphleteer|advocate|notary)/],
  ["hood", /\b(thief|rogue|assassin|spy|stalker|scout|sneak|cutter|burglar|footpad)/], ["bow", /\b(archer|bow\b|hunter|ranger)/], ["sling", /\b(slinger)/],
  ["spear", /\b(pike|spear|lancer|halberd)/], ["helm", /\b(knight|guard|warden|soldier|trooper|watch|sentinel|templar)/],
];

const weapons: readonly Words[] = [
  ["bow", /\b(bow|longbow|shortbow|yew-bow|short-bow)/], ["crossbow", /crossbow|arbalest/], ["rifle", /rifle|musket|carbine|shotgun/], ["gun", /pistol|gun|blaster|revolver/],
  ["spear", /spear|polearm|pike|halberd|glaive|lance|trident|javelin/], ["axe", /axe|cleaver|hatchet/], ["mace", /mace|hammer|club|maul|flail|cudgel|baton/], ["dagger", /dagger|knife|dirk|stiletto/],
  ["sword", /sword|blade|saber|sabre|rapier|falchion/], ["staff", /staff|wand|rod|quarterstaff/], ["whip", /whip|chain/], ["sling", /sling/], ["net", /net/], ["claws", /claw|bite|fang|tooth|talon|horn|beak/],
];

const conditions: readonly Words[] = [
  ["cross", /dead|dying|killed|gone|slain/], ["sleep", /unconscious|asleep|sleep|knocked out|incapacitated|helpless|down/], ["prone", /prone/], ["drop", /bleed|wound/],
  ["flame", /burn|fire/], ["poison", /poison|venom|sick|nausea|affliction|disease/], ["blind", /blind|dazzle|hidden|invisible|conceal|unseen/], ["mute", /silence|mute|deaf/],
  ["grip", /grab|grappl|held|hold/], ["chain", /restrain|bound|entangle|net|immobil|stuck|pinned|controlled|paraly/], ["stunned", /stun|daz|confus|stagger/],
  ["fear", /surpris|fear|fright|shaken|panic|afraid|scared/], ["slow", /slow|hinder|delay/], ["ready", /ready|readied|wait|abort/], ["target", /aim|mark|brace/],
  ["wing", /fly|flying|aloft/], ["mind", /concentrat|focus|sustain|charm|compel/], ["crack", /vulnerab|exposed|flat-footed|off guard|broken/], ["tired", /fatigue|exhaust|tired|weary|spent/],
  ["curse", /curse|hex|doom/], ["defend", /defen|guard|cover|ward|dodge|block|protect|total/], ["up", /haste|bless|inspired|advantage|boost|strength|bonus|stance|flow/], ["down", /weak|disadvantage|penalty|impaired|affected/],
  ["attack", /engaged|flank/], ["cold", /cold|frozen|chill/], ["calm", /calm|peace/], ["eye", /seen|known|assess/],
];

// artOf returns the icon of a combatant.
export function artOf(t: Pick<Token, "id" | "name" | "holds">): IconName {
  const named = t.name.toLowerCase();
  const last = named.replace(/ \d+$/, "").split(" ").pop() ?? ""; // a gate archer is an archer
  for (const text of [last, named, t.id]) {
    const kind = creatures.find(([, words]) => words.test(text));
    if (kind) return kind[0];
  }
  for (const item of t.holds ?? []) {
    const weapon = weapons.find(([, words]) => words.test(item.toLowerCase()));
    if (weapon) return weapon[0];
  }
  return "person";
}

// signOf returns the icon of a condition.
export function signOf(t: Pick<Tag, "name">): IconName {
  const named = t.name.toLowerCase();
  return conditions.find(([, words]) => words.test(named))?.[0] ?? "flag";
}
