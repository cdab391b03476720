import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { shownAmount } from '../../texts/figures.ts';
import { localize } from '../../texts/localize.ts';
import type { Fish } from '../sea/fish.ts';
import type { FishTank } from '../sea/fish-tank.ts';
import { distance, type Point } from '../sea/geometry.rules.ts';
import { t } from '../texts/translate.ts';
import type { Hit } from './batch.rules.ts';
import type { Effects } from './effects.ts';

export interface CatchParts {
  tank: FishTank;
  effects: Effects;
  symbol: string;
  /** Where coins fly to. */
  purse(): Point;
  width: number;
  isCalm: boolean;
}

/** A shot that caught: the fish tumbles, its coins fly, its worth is shown. Returns how hard the page shakes. */
export function celebrateCatch(parts: CatchParts, hit: Hit, pay: number): number {
  const { tank, effects, symbol, purse, width, isCalm } = parts;
  const fish = tank.catchOne(hit.fishId, hit.kind);
  const seen = fish && fish.x > 0 && fish.x < width ? fish : hit;
  const at = { x: Math.min(width - 60, Math.max(60, seen.x)), y: Math.max(90, seen.y) };
  const amount = `${symbol} ${shownAmount(amountFromMinor(BigInt(hit.value * pay)))}`;
  effects.figure(at, amount, 20 + Math.min(26, Math.sqrt(pay) * 2.4));
  effects.ring(at, 46 + Math.sqrt(pay) * 9, '255 230 130');
  if (!isCalm) effects.coins(at, purse(), Math.min(34, 3 + Math.round(Math.sqrt(pay) * 2.4)));
  if (fish?.facts.art === 'crab') strike(tank, effects, fish);
  if (fish?.facts.art === 'urchin') blast(tank, effects, fish);
  if (pay < 40) return 0;
  const middle = { x: Math.min(width - 110, Math.max(110, at.x)), y: Math.max(170, at.y) };
  effects.medal(middle, `${fish ? localize(fish.facts.name) : t('catch.some')} ${pay}×`, amount);
  return isCalm ? 0 : Math.min(10, 3 + pay / 30);
}

/** Lightning jumps from the crab to the fish around it. */
function strike(tank: FishTank, effects: Effects, crab: Fish): void {
  const near = around(tank, crab, 420).slice(0, 7);
  for (const fish of near) {
    effects.bolt(crab, { x: fish.x, y: fish.y });
    fish.flash = 1;
  }
}

function blast(tank: FishTank, effects: Effects, urchin: Fish): void {
  effects.ring(urchin, 260, '255 150 80');
  effects.ring(urchin, 170, '255 240 200');
  for (const fish of around(tank, urchin, 260)) fish.flash = 1;
}

function around(tank: FishTank, from: Fish, far: number): Fish[] {
  const others = tank.list().filter((fish) => fish.id !== from.id && fish.caughtFor === undefined);
  return others.filter((fish) => distance(fish, from) < far).sort((a, b) => distance(a, from) - distance(b, from));
}
