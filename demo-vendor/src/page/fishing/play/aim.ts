import { localize } from '../../texts/localize.ts';
import type { Fish } from '../sea/fish.ts';
import type { FishTank } from '../sea/fish-tank.ts';
import { aimAt, clampAim, type Point, type Water } from '../sea/geometry.rules.ts';
import { t } from '../texts/translate.ts';

/** Radians in a second that the arrow keys turn. */
const turnSpeed = 1.5;

export interface AimParts {
  tank: FishTank;
  /** Called when the lock is switched on or off. */
  changed(): void;
  announce(words: string): void;
}

/** Describes the payout of a catch. */
function paysOf({ facts: { pays } }: Fish): string {
  const [least, most] = [Math.min(...pays), Math.max(...pays)];
  return least === most ? `${most}×` : t('aim.range', { least, most });
}

/** Creates the aim of the cannon, free or locked on a fish. */
export function createAim({ tank, changed, announce }: AimParts) {
  let angle = -Math.PI / 2;
  let isLocked = false;
  let pivot: Point = { x: 0, y: 0 };
  let water: Water | undefined;
  let targetId: number | undefined;
  let turning = 0;

  const inSight = () => (water ? tank.visible(water) : []);

  function setLock(isOn: boolean): void {
    isLocked = isOn;
    changed();
  }

  function lockOn(fish: Fish | undefined): void {
    targetId = fish?.id;
    if (fish) announce(t('aim.at', { fish: localize(fish.facts.name), pays: paysOf(fish) }));
  }

  function dearest(): Fish | undefined {
    const worth = ({ facts }: Fish) => facts.pays.at(-1) ?? 0;
    return inSight().sort((a, b) => worth(b) - worth(a))[0];
  }

  return {
    angle: () => angle,
    isLocked: () => isLocked,
    target: () => (isLocked ? tank.find(targetId) : undefined),
    aimAt(point: Point): void {
      if (!isLocked) angle = aimAt(pivot, point);
    },
    /** -1 to the left, 1 to the right, 0 to stand still. */
    turn(direction: number): void {
      turning = direction;
    },
    toggleLock(): void {
      setLock(!isLocked);
      if (isLocked) lockOn(dearest());
      else announce(t('aim.free'));
    },
    /** Locks on a fish that was touched. */
    pick(fish: Fish): void {
      if (!isLocked) setLock(true);
      lockOn(fish);
    },
    /** Locks on the next fish in sight from left to right, or from right to left. */
    next(step: 1 | -1): void {
      const seen = inSight();
      if (!isLocked) setLock(true);
      const place = seen.findIndex(({ id }) => id === targetId);
      lockOn(seen[(place + step + seen.length) % Math.max(1, seen.length)] ?? seen[0]);
    },
    pass(seconds: number, at: Point, inWater: Water): void {
      pivot = at;
      water = inWater;
      if (turning !== 0) angle = clampAim(angle + turning * turnSpeed * seconds);
      if (!isLocked) return;
      if (!inSight().some(({ id }) => id === targetId)) lockOn(dearest());
      const target = tank.find(targetId);
      if (target) angle = aimAt(pivot, target);
    },
  };
}
