export interface Point {
  x: number;
  y: number;
}

/** The water in pixels of the page: fish swim in all of it, bullets bounce off its walls. */
export interface Water {
  width: number;
  /** Where the header ends and the dock begins. */
  top: number;
  bottom: number;
  /** How large everything is, 1 in a sea of usual size. */
  scale: number;
}

/** Fish are smaller on small pages. */
export function waterOf(width: number, top: number, bottom: number): Water {
  const scale = Math.sqrt(width * Math.max(1, bottom - top)) / 860;
  return { width, top, bottom, scale: Math.min(1.35, Math.max(0.62, scale)) };
}

/** The cannon turns nearly to the floor on both sides; up is -PI / 2. */
const mostTurn = 1.35;
const up = -Math.PI / 2;

export function clampAim(angle: number): number {
  return Math.min(up + mostTurn, Math.max(up - mostTurn, angle));
}

/** Where the barrel points to look at a point; below the cannon it stays on its side. */
export function aimAt(from: Point, to: Point): number {
  const angle = Math.atan2(Math.min(to.y - from.y, -1), to.x - from.x);
  return clampAim(angle);
}

/** A bullet on its way for a time, straight on and off the walls. */
export function flown<B extends { x: number; y: number; vx: number; vy: number }>(
  bullet: B,
  seconds: number,
  water: Water,
): B {
  const x = bounced(bullet.x + bullet.vx * seconds, bullet.vx, 0, water.width);
  const y = bounced(bullet.y + bullet.vy * seconds, bullet.vy, water.top, water.bottom);
  return { ...bullet, x: x.at, vx: x.speed, y: y.at, vy: y.speed };
}

function bounced(at: number, speed: number, low: number, high: number): { at: number; speed: number } {
  if (at < low) return { at: Math.min(high, 2 * low - at), speed: Math.abs(speed) };
  if (at > high) return { at: Math.max(low, 2 * high - at), speed: -Math.abs(speed) };
  return { at, speed };
}

export interface Body extends Point {
  /** Heading in radians. */
  angle: number;
  length: number;
  height: number;
}

/** Whether a point lies in the body of a fish, which is an ellipse that is turned. */
export function isInside(body: Body, point: Point, grace = 0): boolean {
  const [dx, dy] = [point.x - body.x, point.y - body.y];
  const [cos, sin] = [Math.cos(body.angle), Math.sin(body.angle)];
  const along = (dx * cos + dy * sin) / (body.length * 0.46 + grace);
  const across = (dy * cos - dx * sin) / (body.height * 0.46 + grace);
  return along * along + across * across <= 1;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point of a cubic curve and where it leads there; `part` from 0 to 1. */
export function onCurve(curve: readonly [Point, Point, Point, Point], part: number): Point & { angle: number } {
  const [a, b, c, d] = curve;
  const remainder = 1 - part;
  const at = (name: 'x' | 'y') =>
    remainder ** 3 * a[name] +
    3 * remainder ** 2 * part * b[name] +
    3 * remainder * part ** 2 * c[name] +
    part ** 3 * d[name];
  const slope = (name: 'x' | 'y') =>
    3 * remainder ** 2 * (b[name] - a[name]) +
    6 * remainder * part * (c[name] - b[name]) +
    3 * part ** 2 * (d[name] - c[name]);
  return { x: at('x'), y: at('y'), angle: Math.atan2(slope('y'), slope('x')) };
}
