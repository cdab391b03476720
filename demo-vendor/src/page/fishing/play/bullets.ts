import type { Fish } from '../sea/fish.ts';
import type { FishTank } from '../sea/fish-tank.ts';
import { flown, isInside, type Point, type Water } from '../sea/geometry.rules.ts';

interface Bullet extends Point {
  vx: number;
  vy: number;
  /** Value of the cannon in minor units. */
  value: number;
  /** The targeted fish; the bullet passes all others while it exists. */
  targetId: number | undefined;
}

/** Pixels in a second, in a sea of usual size. */
const speed = 860;
/** So far a bullet goes between two looks at the fish. */
const stride = 11;

/** The bullets in the water: they bounce until they meet a fish. */
export function createBullets(tank: FishTank, onHit: (fish: Fish, bullet: Bullet) => void) {
  let bullets: Bullet[] = [];

  /** The bullet further on, or undefined when it met a fish. */
  function fly(start: Bullet, seconds: number, water: Water): Bullet | undefined {
    const steps = Math.max(1, Math.ceil((speed * water.scale * seconds) / stride));
    let bullet = start;
    for (let i = 0; i < steps; i += 1) {
      const target = tank.find(bullet.targetId);
      bullet = flown(target ? turned(bullet, target) : bullet, seconds / steps, water);
      const met = target ? (isInside(target, bullet, 4) ? target : undefined) : tank.at(bullet, 3);
      if (met && met.x > 0 && met.x < water.width) {
        onHit(met, bullet);
        return undefined;
      }
    }
    return bullet;
  }

  return {
    list: (): readonly Bullet[] => bullets,
    fire(from: Point, angle: number, value: number, targetId: number | undefined, water: Water): void {
      const pace = speed * water.scale;
      bullets.push({ ...from, vx: Math.cos(angle) * pace, vy: Math.sin(angle) * pace, value, targetId });
    },
    pass(seconds: number, water: Water): void {
      bullets = bullets.map((bullet) => fly(bullet, seconds, water)).filter((bullet) => bullet !== undefined);
    },
    /** Gives all back. */
    clear(): void {
      bullets = [];
    },
  };
}
export type Bullets = ReturnType<typeof createBullets>;

/** A bullet follows the fish it is locked on. */
function turned(bullet: Bullet, target: Point): Bullet {
  const pace = Math.hypot(bullet.vx, bullet.vy);
  const angle = Math.atan2(target.y - bullet.y, target.x - bullet.x);
  return { ...bullet, vx: Math.cos(angle) * pace, vy: Math.sin(angle) * pace };
}
