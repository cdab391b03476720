import { amountFromMinor } from '@portal/shared/contract/amounts';
import { findEngine } from '../engines/find-engine.ts';
import type { StudioGame } from './game.ts';
import { namesByTheme } from './names.ts';

/** The studio plays under these labels, as a real operator would have games of several vendors. */
const labels = ['LANTERN', 'TIDE', 'EMBER', 'JADE', 'NOVA', 'MANGO', 'ORCHID', 'KITE'];

/** Engines in turn; slots come more often than cards and dice. */
const turns = [
  { engine: 'slot-lines', classify: 'SLOT', minBet: 10 },
  { engine: 'slot-ways', classify: 'JP', minBet: 50 },
  { engine: 'slot-classic', classify: 'AC', minBet: 5 },
  { engine: 'slot-cascade', classify: 'SLOT', minBet: 50 },
  { engine: 'slot-ways', classify: 'SLOT', minBet: 75 },
  { engine: 'scratch-card', classify: 'SC', minBet: 1 },
  { engine: 'slot-lines', classify: 'JP', minBet: 20 },
  { engine: 'slot-classic', classify: 'SLOT', minBet: 10 },
  { engine: 'dice', classify: 'TG', minBet: 25 },
  { engine: 'slot-cascade', classify: 'AC', minBet: 10 },
  { engine: 'under-over', classify: 'TG', minBet: 20 },
] as const;

export const studioGames: readonly StudioGame[] = Object.entries(namesByTheme).flatMap(([theme, words], themeNo) =>
  words.first.flatMap((first, firstNo) =>
    words.second.map((second, secondNo) => gameOf(theme, `${first} ${second}`, themeNo * 5 + firstNo * 4 + secondNo)),
  ),
);

const byCode = new Map(studioGames.map((game) => [game.gameCode, game]));

export function findGame(gameCode: string): StudioGame | undefined {
  return byCode.get(gameCode);
}

function gameOf(theme: string, gameName: string, turn: number): StudioGame {
  const { engine, classify, minBet } = turns[turn % turns.length] ?? turns[0];
  const seed = seedOf(gameName);
  return {
    gameCode: gameName.toLowerCase().replaceAll(' ', '-'),
    gameName,
    vassalage: labels[seed % labels.length] ?? 'LANTERN',
    gameClassify: classify,
    engine,
    theme,
    seed,
    minBet: amountFromMinor(BigInt(minBet)),
    maxBet: '2000.00',
    lines: findEngine(engine).lines,
    hasJackpot: false,
    isHot: seed % 9 === 0,
    isNew: seed % 7 === 0,
  };
}

/** A number that stays with the name, for the artwork (FNV-1a). */
function seedOf(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % 1_000_000;
}
