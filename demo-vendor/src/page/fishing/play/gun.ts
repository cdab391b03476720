import type { Fish, FishTank } from '../sea/fish-tank.ts';
import { aimAt, clampAim, type Point, type Water } from '../sea/geometry.rules.ts';
import { mayFire } from './batch.rules.ts';
import type { Bullets } from './bullets.ts';
import { barrelLength } from './draw-cannon.ts';
import { poorWords } from './words.ts';

export interface GunParts {
  tank: FishTank;
  bullets: Bullets;
  /** What is known of money and shots now; amounts in minor units. */
  state(): { unanswered: number; balance: number; reserved: number; value: number };
  /** A shot went off. */
  fired(): void;
  /** Automatic fire or the lock went on or off. */
  changed(): void;
  say(words: string): void;
}

/** Milliseconds between two shots of a finger, and of a button that is held or automatic fire. */
const pace = { single: 125, steady: 190 };
/** Radians in a second that the arrow keys turn. */
const turnSpeed = 1.5;

/** What a catch pays, in words. */
function paysOf({ facts: { pays } }: Fish): string {
  const [least, most] = [Math.min(...pays), Math.max(...pays)];
  return least === most ? `${most}×` : `${least}× to ${most}×`;
}

/** The cannon: where it points, when it fires, and what it is locked on. */
export function createGun({ tank, bullets, state, fired, changed, say }: GunParts) {
  const gun = { angle: -Math.PI / 2, recoil: 0, isAuto: false, isLocked: false };
  let pivot: Point = { x: 0, y: 0 };
  let water: Water | undefined;
  let targetId: number | undefined;
  let turning = 0;
  let isHeld = false;
  let isWanted = false;
  let lastShot = -Infinity;

  function set(next: Partial<typeof gun>): void {
    Object.assign(gun, next);
    changed();
  }

  function lockOn(fish: Fish | undefined): void {
    targetId = fish?.id;
    if (fish) say(`Aiming at ${fish.facts.name}, ${paysOf(fish)}`);
  }

  /** The dearest fish in sight. */
  function dearest(): Fish | undefined {
    const worth = ({ facts }: Fish) => facts.pays.at(-1) ?? 0;
    return water && tank.visible(water).sort((a, b) => worth(b) - worth(a))[0];
  }

  function aim(seconds: number): void {
    if (turning !== 0) gun.angle = clampAim(gun.angle + turning * turnSpeed * seconds);
    if (!gun.isLocked || !water) return;
    const seen = tank.visible(water).find(({ id }) => id === targetId);
    if (!seen) lockOn(dearest());
    const target = tank.find(targetId);
    if (target) gun.angle = aimAt(pivot, target);
  }

  function fire(now: number): void {
    const money = state();
    const may = mayFire(money);
    isWanted = false;
    if (may === 'poor') {
      stop();
      say(poorWords);
    }
    if (may !== 'yes' || !water) return;
    lastShot = now;
    gun.recoil = 1;
    const far = barrelLength + 4;
    const from = { x: pivot.x + Math.cos(gun.angle) * far, y: pivot.y + Math.sin(gun.angle) * far };
    bullets.fire(from, gun.angle, money.value, gun.isLocked ? targetId : undefined, water);
    fired();
  }

  function stop(): void {
    isHeld = false;
    isWanted = false;
    if (gun.isAuto) set({ isAuto: false });
  }

  return {
    shown: (): Readonly<typeof gun> => gun,
    target: () => (gun.isLocked ? tank.find(targetId) : undefined),
    aimAt(point: Point): void {
      if (!gun.isLocked) gun.angle = aimAt(pivot, point);
    },
    /** -1 to the left, 1 to the right, 0 to stand still. */
    turn(direction: number): void {
      turning = direction;
    },
    /** One shot, as soon as the cannon is ready. */
    shoot(): void {
      isWanted = true;
    },
    hold(isOn: boolean): void {
      isHeld = isOn;
    },
    toggleAuto: () => set({ isAuto: !gun.isAuto }),
    toggleLock(): void {
      set({ isLocked: !gun.isLocked });
      if (gun.isLocked) lockOn(dearest());
      else say('The cannon aims freely.');
    },
    /** Locks on a fish; touched or chosen. */
    pick(fish: Fish): void {
      if (!gun.isLocked) set({ isLocked: true });
      lockOn(fish);
    },
    /** The next fish in sight from left to right, or from right to left. */
    next(step: 1 | -1): void {
      const seen = water ? tank.visible(water) : [];
      if (!gun.isLocked) set({ isLocked: true });
      const place = seen.findIndex(({ id }) => id === targetId);
      lockOn(seen[(place + step + seen.length) % Math.max(1, seen.length)] ?? seen[0]);
    },
    stop,
    pass(seconds: number, now: number, at: Point, inWater: Water): void {
      pivot = at;
      water = inWater;
      gun.recoil = Math.max(0, gun.recoil - seconds * 7);
      aim(seconds);
      const wait = isWanted ? pace.single : pace.steady;
      if ((isWanted || isHeld || gun.isAuto) && now - lastShot >= wait) fire(now);
    },
  };
}
export type Gun = ReturnType<typeof createGun>;
