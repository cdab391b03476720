import { baccarat } from './baccarat/baccarat-game.rules.ts';
import { bingo } from './bingo/bingo.rules.ts';
import { dice } from './dice/dice.rules.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.rules.ts';
import type { Engine } from './engine.ts';
import { fishingDeep, fishingReef } from './fishing/fishing.rules.ts';
import { keno } from './keno/keno.rules.ts';
import { plinko } from './plinko/plinko.rules.ts';
import { roulette } from './roulette/roulette-game.rules.ts';
import { scratchCard } from './scratch-card/scratch-card.rules.ts';
import { sicBo } from './sic-bo/sic-bo-game.rules.ts';
import { slotBonus } from './slot-bonus/slot-bonus.rules.ts';
import { slotCascade } from './slot-cascade/slot-cascade.rules.ts';
import { slotClassic } from './slot-classic/slot-classic.rules.ts';
import { slotCluster } from './slot-cluster/slot-cluster.rules.ts';
import { slotFreeSpins } from './slot-free-spins/slot-free-spins.rules.ts';
import { slotHold } from './slot-hold/slot-hold.rules.ts';
import { slotJackpot } from './slot-jackpot/slot-jackpot.rules.ts';
import { slotLines } from './slot-lines/slot-lines.rules.ts';
import { slotRows } from './slot-rows/slot-rows.rules.ts';
import { slotWays } from './slot-ways/slot-ways.rules.ts';
import { underOver } from './under-over/under-over.rules.ts';
import { wheel } from './wheel/wheel.rules.ts';

export const engines: readonly Engine[] = [
  slotClassic,
  slotLines,
  slotWays,
  slotCascade,
  scratchCard,
  dice,
  underOver,
  slotFreeSpins,
  slotBonus,
  slotHold,
  slotJackpot,
  slotRows,
  slotCluster,
  wheel,
  plinko,
  keno,
  bingo,
  dragonTiger,
  roulette,
  sicBo,
  baccarat,
  fishingReef,
  fishingDeep,
];

export function findEngine(id: string): Engine {
  const engine = engines.find((each) => each.id === id);
  if (!engine) throw new Error(`no engine named ${id}`);
  return engine;
}
