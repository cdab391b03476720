import { findFacts } from '@portal/engines/find-facts';
import { amountOf } from '../tickets/amount-of.ts';
import { fishingGames } from './fishing-games.ts';
import type { StudioGame } from './game.ts';
import { codeOfName } from './game-names.ts';
import { namesByTheme } from './names.ts';
import { publishedFigures } from './published-figures.ts';
import { turns } from './turns.ts';

/** Vendor labels of the studio's games, since a real portal has several vendors. */
const labels = ['LANTERN', 'TIDE', 'EMBER', 'JADE', 'NOVA', 'MANGO', 'ORCHID', 'KITE'];

/**
 * Games with a picture other than their name gives, as a number added to its seed, so that no row of a lobby's page shows
 * a subject twice.
 */
const otherPictures: Readonly<Record<string, number>> = {
  'Crystal Mosaic': 1,
  'Ember Wing Ascent': 2,
  'Lotus Bloom': 1,
  'Lucky Stripes Temple': 3,
  'Misty Peak Grove': 1,
  'Misty Peak Holiday': 2,
  'Night Blossom Bloom': 2,
  'Panda Beat': 5,
  'Red Dragon Fortune': 1,
  'Ruby Mosaic': 1,
  'Tiger Temple': 1,
  'Tiger Trail': 1,
};

const gamesByTheme = Object.entries(namesByTheme).map(([theme, words], themeNo) =>
  words.first.flatMap((first, firstNo) =>
    words.second.map((second, secondNo) => gameOf(theme, `${first} ${second}`, themeNo * 5 + firstNo * 4 + secondNo)),
  ),
);

/** Themes take turns, so that games side by side show different things. */
export const studioGames: readonly StudioGame[] = gamesByTheme
  .flatMap((games) => games.map((game, turn) => ({ game, turn })))
  .sort((one, other) => one.turn - other.turn)
  .map(({ game }) => game);

const byCode = new Map([...studioGames, ...fishingGames].map((game) => [game.gameCode, game]));

/** Finds a game for a single player, played in rounds. */
export function findGame(gameCode: string): StudioGame | undefined {
  return byCode.get(gameCode);
}

function gameOf(theme: string, gameName: string, turn: number): StudioGame {
  const { engine, classify, minBet } = turns[turn % turns.length] ?? turns[0];
  const seed = seedOf(gameName);
  const { lines, jackpotPercent } = findFacts(engine);
  const hasJackpot = jackpotPercent !== undefined;
  return {
    gameCode: codeOfName(gameName),
    gameName,
    vassalage: labels[seed % labels.length] ?? 'LANTERN',
    gameClassify: classify,
    engine,
    theme,
    seed: (seed + (otherPictures[gameName] ?? 0)) % 1_000_000,
    minBet: amountOf(minBet),
    // One stake only for jackpot games, so that every round has the same chance of the pool for the same price.
    maxBet: hasJackpot ? amountOf(minBet) : '2000.00',
    ...publishedFigures(engine),
    lines,
    hasJackpot,
    isHot: seed % 9 === 0,
    isNew: seed % 7 === 0,
  };
}

/** Returns a stable number for a name, for the artwork (FNV-1a). */
function seedOf(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % 1_000_000;
}
