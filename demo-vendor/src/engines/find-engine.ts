import { baccarat } from './baccarat/baccarat-game.rules.ts';
import { dice } from './dice/dice.rules.ts';
import type { Engine } from './engine.ts';
import { roulette } from './roulette/roulette-game.rules.ts';
import { scratchCard } from './scratch-card/scratch-card.rules.ts';
import { sicBo } from './sic-bo/sic-bo-game.rules.ts';
import { slotCascade } from './slot-cascade/slot-cascade.rules.ts';
import { slotClassic } from './slot-classic/slot-classic.rules.ts';
import { slotLines } from './slot-lines/slot-lines.rules.ts';
import { slotWays } from './slot-ways/slot-ways.rules.ts';
import { underOver } from './under-over/under-over.rules.ts';

export const engines: readonly Engine[] = [
  slotClassic,
  slotLines,
  slotWays,
  slotCascade,
  scratchCard,
  dice,
  underOver,
  roulette,
  sicBo,
  baccarat,
];

export function findEngine(id: string): Engine {
  const engine = engines.find((each) => each.id === id);
  if (!engine) throw new Error(`no engine named ${id}`);
  return engine;
}
