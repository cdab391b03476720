import type { StudioGame } from './game.ts';

/** Facts of a game besides its name; `minBet` in minor units, a multiple of the engine's denominator. */
interface Turn {
  engine: string;
  classify: NonNullable<StudioGame['gameClassify']>;
  minBet: number;
}

const slot = (engine: string, minBet: number): Turn => ({ engine, classify: 'SLOT', minBet });

/** Engines in rotation; slots are more frequent than cards and dice, and neighbours always differ. */
export const turns: readonly [Turn, ...Turn[]] = [
  slot('slot-lines', 10),
  slot('slot-free-spins', 20),
  { engine: 'slot-jackpot', classify: 'JP', minBet: 50 },
  slot('slot-cascade', 50),
  { engine: 'scratch-card', classify: 'SC', minBet: 1 },
  slot('slot-hold', 10),
  { engine: 'dice', classify: 'TG', minBet: 25 },
  slot('slot-cluster', 10),
  { engine: 'video-poker-jacks', classify: 'VP', minBet: 5 },
  { engine: 'plinko', classify: 'AC', minBet: 10 },
  slot('slot-ways', 75),
  slot('slot-bonus', 25),
  { engine: 'bingo', classify: 'BG', minBet: 5 },
  slot('slot-rows', 20),
  { engine: 'wheel', classify: 'TG', minBet: 1 },
  { engine: 'slot-classic', classify: 'AC', minBet: 5 },
  slot('slot-free-spins', 100),
  { engine: 'keno', classify: 'TG', minBet: 5 },
  slot('slot-lines', 20),
  { engine: 'under-over', classify: 'AC', minBet: 20 },
  slot('slot-hold', 50),
  { engine: 'blackjack', classify: 'TG', minBet: 10 },
  { engine: 'scratch-card', classify: 'SC', minBet: 50 },
  slot('slot-cluster', 50),
  { engine: 'mines', classify: 'AC', minBet: 1000 },
  { engine: 'roulette', classify: 'TG', minBet: 10 },
  slot('slot-classic', 10),
  { engine: 'dragon-tiger', classify: 'TG', minBet: 10 },
  slot('slot-rows', 100),
  { engine: 'video-poker-deuces', classify: 'VP', minBet: 10 },
  { engine: 'slot-jackpot', classify: 'JP', minBet: 50 },
  { engine: 'bingo', classify: 'BG', minBet: 1 },
  slot('slot-cascade', 10),
  { engine: 'hi-lo', classify: 'AC', minBet: 1000 },
  { engine: 'sic-bo', classify: 'TG', minBet: 10 },
  slot('slot-bonus', 75),
  { engine: 'plinko', classify: 'AC', minBet: 50 },
  { engine: 'baccarat', classify: 'TG', minBet: 20 },
];
