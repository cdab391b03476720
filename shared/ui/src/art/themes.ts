import type { GameCategory } from '../category.tsx';
import type { EdgeStyle } from './edges.ts';
import * as creature from './motifs-creatures.ts';
import * as place from './motifs-places.ts';
import * as play from './motifs-play.ts';
import * as treasure from './motifs-treasures.ts';
import type { Random } from './random.ts';
import { roomPapers, rooms } from './rooms/rooms.ts';
import { moved } from './shapes.ts';

export type Theme = {
  motif: creature.Motif;
  /** Hues (OKLCH degrees) of the paper and of the motif; a picture takes one of each. */
  paper: readonly [number, ...number[]];
  tone: readonly [number, ...number[]];
  edges: readonly [EdgeStyle, ...EdgeStyle[]];
};

function theme(motif: creature.Motif, paper: Theme['paper'], tone: Theme['tone'], ...edges: Theme['edges']): Theme {
  return { motif, paper, tone, edges };
}

/** A theme with the name of what is drawn, which may differ from the catalogue's. */
type Drawn = Theme & { subject: string };

/** Themes that a room alone shows, by name; their paper is the room's. */
export type RoomThemes = Readonly<Record<string, Omit<Theme, 'paper'>>>;

/** Themes by name. A theme text of the catalogue chooses the first name that it contains. */
export const themes: Record<string, Theme> = {
  dragon: theme(creature.dragon, [25, 290, 200], [150, 65, 25], 'cloud', 'flame'),
  tiger: theme(creature.tiger, [150, 285, 20], [62, 52, 85], 'leaf', 'cloud'),
  panda: theme(creature.panda, [150, 195, 350], [150, 130], 'leaf', 'gate'),
  monkey: theme(creature.monkey, [145, 300, 60], [55, 40], 'leaf', 'cloud'),
  cat: theme(creature.luckyCat, [20, 345, 200, 290], [25, 60], 'gate', 'cloud'),
  koi: theme(creature.koi, [215, 260, 185], [36, 20, 48], 'wave', 'gate'),
  shark: theme(creature.shark, [240, 210, 270], [235, 200, 290], 'wave'),
  octopus: theme(creature.octopus, [245, 195, 285], [330, 25, 305], 'wave'),
  phoenix: theme(creature.phoenix, [300, 15, 255], [40, 25, 70], 'flame', 'cloud'),
  rooster: theme(creature.rooster, [30, 275, 160], [40, 25, 70], 'flame', 'leaf'),
  lantern: theme(treasure.lantern, [275, 250, 310], [32, 50, 15], 'cloud', 'gate'),
  pearl: theme(treasure.pearl, [220, 195, 290], [340, 300, 200], 'wave'),
  gem: theme(treasure.gem, [290, 240, 340, 170], [330, 200, 150, 25, 290], 'crystal'),
  coin: theme(treasure.coins, [25, 155, 300], [60, 30], 'cloud', 'gate'),
  seven: theme(treasure.seven, [300, 260, 15], [25, 60], 'crystal', 'flame'),
  fruit: theme(treasure.fruit, [140, 330, 75, 200], [20, 65, 10], 'leaf', 'wave'),
  crown: theme(treasure.crown, [300, 260, 10], [20, 300], 'crystal', 'gate'),
  chest: theme(treasure.chest, [220, 160, 275], [45, 30], 'wave', 'leaf'),
  totem: theme(treasure.totem, [145, 165, 120], [50, 165, 30], 'leaf'),
  bell: theme(treasure.bell, [155, 20, 260], [25, 150], 'crystal', 'cloud'),
  firework: theme(treasure.fireworks, [275, 300, 245], [25, 330, 200], 'cloud', 'gate'),
  sword: theme(treasure.swords, [20, 250, 290], [25, 250, 160], 'flame', 'crystal'),
  star: theme(treasure.starlight, [285, 255, 320], [330, 250, 25], 'crystal', 'cloud'),
  lotus: theme(place.lotus, [195, 300, 250], [350, 320, 20], 'wave', 'gate'),
  pirate: theme(place.ship, [245, 220, 30], [25, 45, 200], 'wave'),
  egypt: theme(place.pyramid, [65, 45, 260], [75, 60], 'crystal', 'gate'),
  space: theme(place.planet, [285, 265, 310], [40, 330, 200, 150], 'cloud', 'crystal'),
  temple: theme(place.temple, [30, 285, 190], [25, 160, 285], 'cloud', 'gate'),
  city: theme(place.city, [295, 265, 330], [320, 220, 285], 'crystal', 'gate'),
  moon: theme(place.moonHare, [265, 290, 230], [70, 340, 300], 'cloud'),
  wave: theme(place.wave, [235, 210, 260], [225, 200], 'wave'),
  cards: theme(play.cards, [160, 290, 20, 255], [25, 285], 'gate', 'cloud'),
  dice: theme(play.dice, [20, 290, 160], [25, 300, 250], 'crystal', 'gate'),
  wheel: theme(play.wheel, [155, 15, 285], [22, 15], 'gate', 'cloud'),
  chips: theme(play.chips, [160, 265, 10], [25, 160, 260], 'gate', 'crystal'),
  football: theme(play.football, [150, 255, 165], [150, 130], 'gate', 'crystal'),
  basketball: theme(play.basketball, [265, 30, 295], [50, 42], 'gate', 'flame'),
  trophy: theme(play.trophy, [255, 290, 155], [25, 255], 'crystal', 'gate'),
  gamepad: theme(play.gamepad, [270, 300, 200], [290, 250, 340], 'crystal'),
  shield: theme(play.shield, [265, 20, 300], [255, 25, 300], 'crystal', 'flame'),
  lotto: theme(play.lottoBalls, [325, 20, 280, 200], [25, 340, 150], 'cloud', 'gate'),
  ticket: theme(play.ticket, [125, 330, 200], [20, 150, 330], 'gate', 'cloud'),
  mahjong: theme(play.mahjong, [160, 25, 200], [150, 25], 'cloud', 'gate'),
};

/** Other words that catalogues use for a theme. */
const alsoCalled: [RegExp, string][] = [
  [/jungle|safari|forest|aztec|maya|tribal|mask/, 'totem'],
  [/jewel|gems|diamond|crystal|ruby|jade|emerald/, 'gem'],
  [/cherry|juice|orange|melon|candy|sweet/, 'fruit'],
  [/fortune|gold|wealth|money|rich|ingot|lucky/, 'coin'],
  [/pharaoh|nile|pyramid|desert|sphinx|scarab/, 'egypt'],
  [/galaxy|planet|alien|comet|cosmos|rocket/, 'space'],
  [/harbou?r|ship|sail|captain|galleon|junk/, 'pirate'],
  [/ocean|sea|fish|reef|deep/, 'koi'],
  [/treasure|vault/, 'chest'],
  [/palace|pagoda|shrine|empress|dynasty/, 'temple'],
  [/neon|night|street|cyber/, 'city'],
  [/hare|rabbit|festival|tea/, 'moon'],
  [/king|queen|royal|vegas/, 'crown'],
  [/warrior|knight|samurai|viking|hero|battle/, 'sword'],
  [/roulette|fortune-wheel|spin/, 'wheel'],
  [/baccarat|poker|blackjack|card/, 'cards'],
  [/sic.?bo|craps/, 'dice'],
  [/soccer|goal|kick/, 'football'],
  [/hoop|court/, 'basketball'],
  [/christmas|xmas|winter/, 'bell'],
  [/bird|fire|sun/, 'phoenix'],
  [/cock/, 'rooster'],
  [/keno|bingo|ball|draw/, 'lotto'],
  [/scratch/, 'ticket'],
  [/arena|league|champion|cup/, 'trophy'],
];

/** What else a slot of a theme may show, so that two dozen games of one theme do not all show the same. */
const kin: Record<string, readonly [string, ...string[]]> = {
  dragon: ['dragon', 'dragon', 'temple', 'coin'],
  lantern: ['lantern', 'lantern', 'firework', 'temple', 'moon'],
  koi: ['koi', 'koi', 'wave', 'lotus'],
  pearl: ['pearl', 'pearl', 'octopus', 'chest'],
  tiger: ['tiger', 'tiger', 'sword', 'temple'],
  totem: ['totem', 'monkey', 'tiger'],
  gem: ['gem', 'gem', 'crown', 'star'],
  fruit: ['fruit', 'fruit', 'seven', 'bell'],
  pirate: ['pirate', 'pirate', 'chest', 'shark'],
  egypt: ['egypt', 'egypt', 'cat', 'crown'],
  space: ['space', 'space', 'star', 'city'],
  panda: ['panda', 'panda', 'lotus', 'temple'],
  phoenix: ['phoenix', 'phoenix', 'firework', 'rooster'],
  lotus: ['lotus', 'lotus', 'moon', 'temple'],
};

/**
 * The theme by its name or by a word it is also called. Slots show the theme itself; other rooms show what is
 * played there (tables, balls, tickets), by the room's own word if the text has one, or on the theme's paper. Tables of
 * cards and lotteries are few and stand side by side: each shows its theme, and cards or balls before it; so does a live
 * table whose text names cards or a wheel beside another theme.
 * @param others Themes of rooms that this code does not carry; without them, such a picture shows the room's first.
 */
export function themeOf(text: string, category: GameCategory, random: Random, others: RoomThemes = {}): Drawn {
  const wanted = text.toLowerCase();
  const name =
    Object.keys(themes).find((known) => wanted.includes(known)) ??
    alsoCalled.find(([words]) => words.test(wanted))?.[1];
  const room = rooms[category];
  if (category === 'slots') {
    if (!name) return themeCalled(random.pick(room));
    return { ...themeCalled(random.pick(kin[name] ?? [name])), paper: themeCalled(name).paper };
  }
  const shown = (subject: string): Drawn =>
    subject in themes
      ? themeCalled(subject)
      : { ...(others[subject] ?? themeCalled(room[0])), subject, paper: roomPapers[category] ?? [275] };
  const own = room.find((subject) => !(subject in themes) && new RegExp(`\\b${subject}s?\\b`).test(wanted));
  if (own) return shown(own);
  if (!name) return shown(random.pick(room));
  if (room.includes(name)) return themeCalled(name);
  const before = playedBefore(category, wanted);
  if (before) return withSmall(themeCalled(name), before);
  return { ...shown(random.pick(room)), paper: themeCalled(name).paper };
}

/** What stands before the theme of a table or a lottery. */
function playedBefore(category: GameCategory, text: string): Theme['motif'] | undefined {
  if (category === 'lottery' || category === 'elottery') return play.lottoBalls;
  if (category === 'live' && text.includes('wheel')) return play.wheel;
  return category === 'cards' || (category === 'live' && text.includes('cards')) ? play.cards : undefined;
}

function withSmall(theme: Drawn, small: Theme['motif']): Drawn {
  const motif: Theme['motif'] = (random) => theme.motif(random) + moved(58, 62, small(random), 8, 0.42);
  return { ...theme, motif };
}

function themeCalled(name: string): Drawn {
  return { ...(themes[name] ?? theme(treasure.lantern, [275], [32], 'cloud')), subject: name };
}
