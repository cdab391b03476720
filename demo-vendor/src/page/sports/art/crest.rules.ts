import type { TeamView } from '../../../sports/sports-shapes.ts';
import { emblems } from './emblems.ts';

/** Parts of red, green and blue, 0 to 255. */
const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);

/** Mixes a colour with another, 0 to 1. */
function mixedColour(hex: string, other: string, part: number): string {
  const to = parts(other);
  const mixed = parts(hex).map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const rims = ['#f5c451', '#ffffff', '#cfd9ee', '#14203f', '#ffe9a8'] as const;

/** Returns the colours of a crest from the shirt, with contrasting signs. */
function coloursOf(shirt: string, style: number) {
  const dark = mixedColour(shirt, '#05070f', 0.68);
  const styles = [
    { first: shirt, second: mixedColour(shirt, '#05070f', 0.34), sign: '#fff6e2', back: dark },
    {
      first: mixedColour(shirt, '#05070f', 0.62),
      second: mixedColour(shirt, '#05070f', 0.4),
      sign: mixedColour(shirt, '#ffffff', 0.55),
      back: mixedColour(shirt, '#05070f', 0.82),
    },
    {
      first: '#f4f6fb',
      second: mixedColour(shirt, '#ffffff', 0.55),
      sign: mixedColour(shirt, '#05070f', 0.35),
      back: '#f4f6fb',
    },
    { first: '#f4f6fb', second: shirt, sign: '#10182c', back: '#f4f6fb' },
  ] as const;
  return styles[style % styles.length] ?? styles[0];
}

const outlines = ['heater', 'swiss', 'round', 'hexagon', 'pennant', 'plate'] as const;
const fields = ['plain', 'halves', 'stripes', 'hoops', 'sash', 'chevron', 'quarters', 'base'] as const;

/** Words in team names that have a sign of their own. */
const signWords: readonly (readonly [RegExp, string])[] = [
  [/knight|pawn|bishop|rook/, 'rook'],
  [/fox/, 'fox'],
  [/wol[fv]/, 'wolf'],
  [/lion|puma|panther|lynx|tiger|leopard/, 'lion'],
  [/hawk|eagle|falcon|kite|heron|gull|raven|crow|swan|crane|rooster|magpie|jay/, 'hawk'],
  [/stag|deer|elk|moose/, 'stag'],
  [/bull|ox\b|oxen|buffalo|bison|ram/, 'bull'],
  [/bear|otter|badger|panda/, 'bear'],
  [/shark|dolphin|orca|koi|carp|pike|marlin/, 'shark'],
  [/dragon|hydra|wyvern|drake/, 'dragon'],
  [/anchor|harbour|port|dock|mariner|sailor/, 'anchor'],
  [/star|comet|nova|meteor|astro/, 'star'],
  [/king|crown|royal|queen|prince/, 'crown'],
  [/bolt|thunder|storm|volt|spark|lightning/, 'bolt'],
  [/tower|castle|fort|citadel|guard/, 'tower'],
  [/ship|sail|corsair|pirate|voyager|junk/, 'ship'],
  [/sun|dawn|solar|day/, 'sun'],
  [/moon|night|lunar|eclipse/, 'moon'],
  [/flame|fire|phoenix|ember|blaze/, 'flame'],
  [/wave|tide|river|sea|current|lake/, 'wave'],
  [/peak|hill|mountain|summit|ridge|highland|glacier/, 'peak'],
  [/tree|forest|pine|oak|wood|cedar|bamboo/, 'tree'],
  [/owl/, 'owl'],
  [/snake|viper|cobra|python|serpent|mamba/, 'snake'],
  [/horse|stallion|colt|mustang|rider/, 'horse'],
  [/lantern|lamp|light|glow/, 'lantern'],
  [/bee|hornet|wasp/, 'bee'],
  [/sword|blade|sabre|duel|ronin/, 'swords'],
  [/ghost|shadow|phantom|cyber|pixel|ninja|mask/, 'visor'],
];

/** Returns the sign of the last word of a name that has one, so the animal wins over the town. */
export function signOfName(name: string): string | undefined {
  const words = name.toLowerCase().split(/\s+/).reverse();
  for (const word of words) {
    const found = signWords.find(([pattern]) => pattern.test(word));
    if (found) return found[1];
  }
  return undefined;
}

/** Hashes a name to a number. */
function mixed(name: string): number {
  let hash = 0x9e3779b9;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns the parts of a team's crest; the same for the same name and shirt. */
export function crestPlan({ name, colour }: Pick<TeamView, 'name' | 'colour'>) {
  const mix = mixed(name);
  const of = <T>(list: readonly T[], shift: number, otherwise: T): T =>
    list[Math.floor(mix / shift) % list.length] ?? otherwise;
  const colours = coloursOf(colour, Math.floor(mix / 397));
  return {
    key: mix.toString(36),
    outline: of(outlines, 1, 'heater'),
    field: of(fields, 7, 'plain'),
    emblem: signOfName(name) ?? of(Object.keys(emblems), 61, 'star'),
    rim: colours.first === '#f4f6fb' ? mixedColour(colour, '#05070f', 0.3) : of(rims, 1597, rims[0]),
    ...colours,
  };
}
