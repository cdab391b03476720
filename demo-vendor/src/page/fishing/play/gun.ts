import type { Point, Water } from '../sea/geometry.rules.ts';
import { type AimParts, createAim } from './aim.ts';
import { mayFire } from './batch.rules.ts';
import type { Bullets } from './bullets.ts';
import { barrelLength } from './draw-cannon.ts';
import { poorWords } from './words.ts';

interface GunParts extends AimParts {
  bullets: Bullets;
  /** Current state of money and shots; amounts in minor units. */
  state(): { unanswered: number; balance: number; reserved: number; value: number };
  /** A shot went off. */
  fired(): void;
  /** Automatic fire or the lock went on or off. */
  changed(): void;
}

/** Milliseconds between two shots of a finger, and of a button that is held or automatic fire. */
const pace = { single: 125, steady: 190 };

/** The cannon: its aim and its trigger. */
export function createGun(parts: GunParts) {
  const { bullets, state, fired, changed, announce } = parts;
  const aim = createAim(parts);
  const gun = { recoil: 0, isAuto: false, isHeld: false, isWanted: false };
  let lastShot = -Infinity;

  function stop(): void {
    Object.assign(gun, { isHeld: false, isWanted: false, isAuto: false });
    changed();
  }

  function fire(now: number, pivot: Point, water: Water): void {
    const money = state();
    const may = mayFire(money);
    gun.isWanted = false;
    if (may === 'poor') {
      stop();
      announce(poorWords());
    }
    if (may !== 'yes') return;
    lastShot = now;
    gun.recoil = 1;
    const [angle, far] = [aim.angle(), barrelLength + 4];
    const from = { x: pivot.x + Math.cos(angle) * far, y: pivot.y + Math.sin(angle) * far };
    bullets.fire(from, angle, money.value, aim.target()?.id, water);
    fired();
  }

  const { target, aimAt, turn, toggleLock, pick, next } = aim;
  return {
    target,
    aimAt,
    turn,
    toggleLock,
    pick,
    next,
    stop,
    shown: () => ({ angle: aim.angle(), isLocked: aim.isLocked(), recoil: gun.recoil, isAuto: gun.isAuto }),
    /** One shot, as soon as the cannon is ready. */
    shoot(): void {
      gun.isWanted = true;
    },
    hold(isOn: boolean): void {
      gun.isHeld = isOn;
    },
    toggleAuto(): void {
      gun.isAuto = !gun.isAuto;
      changed();
    },
    pass(seconds: number, now: number, pivot: Point, water: Water): void {
      gun.recoil = Math.max(0, gun.recoil - seconds * 7);
      aim.pass(seconds, pivot, water);
      const wait = gun.isWanted ? pace.single : pace.steady;
      if ((gun.isWanted || gun.isHeld || gun.isAuto) && now - lastShot >= wait) fire(now, pivot, water);
    },
  };
}
export type Gun = ReturnType<typeof createGun>;
