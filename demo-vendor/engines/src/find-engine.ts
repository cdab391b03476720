import { baccarat } from './cards/baccarat/baccarat-game.rules.ts';
import { dragonTiger } from './cards/dragon-tiger/dragon-tiger.rules.ts';
import { dice } from './dice/dice.rules.ts';
import { sicBo } from './dice/sic-bo-game.rules.ts';
import { underOver } from './dice/under-over.rules.ts';
import type { Engine } from './engine.ts';
import { fishingDeep, fishingReef } from './fishing/fishing.rules.ts';
import { bingo } from './number-games/bingo.rules.ts';
import { keno } from './number-games/keno.rules.ts';
import { scratchCard } from './number-games/scratch-card.rules.ts';
import { plinko } from './plinko/plinko.rules.ts';
import { roulette } from './roulette/roulette-game.rules.ts';
import { slotBonus } from './slots/slot-bonus.rules.ts';
import { slotCascade } from './slots/slot-cascade.rules.ts';
import { slotClassic } from './slots/slot-classic.rules.ts';
import { slotCluster } from './slots/slot-cluster.rules.ts';
import { slotFreeSpins } from './slots/slot-free-spins.rules.ts';
import { slotHold } from './slots/slot-hold.rules.ts';
import { slotJackpot } from './slots/slot-jackpot.rules.ts';
import { slotLines } from './slots/slot-lines.rules.ts';
import { slotRows } from './slots/slot-rows.rules.ts';
import { slotWays } from './slots/slot-ways.rules.ts';
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
