import { around, type Context2d, disc, ink } from './paint.ts';

/** A lively eye: white, iris, pupil and two lights. */
export function eye(ctx: Context2d, x: number, y: number, radius: number, iris = '#5a3413'): void {
  disc(ctx, x, y, radius * 1.14, ink);
  disc(
    ctx,
    x,
    y,
    radius,
    around(ctx, x - radius * 0.2, y - radius * 0.2, radius * 1.3, '#ffffff', '#f4f8ff', '#b7c6dd'),
  );
  disc(
    ctx,
    x + radius * 0.18,
    y,
    radius * 0.7,
    around(ctx, x + radius * 0.18, y + radius * 0.3, radius * 0.8, iris, '#170b12'),
  );
  disc(ctx, x + radius * 0.2, y, radius * 0.42, '#0b0610');
  disc(ctx, x - radius * 0.05, y - radius * 0.34, radius * 0.26, '#ffffff');
  disc(ctx, x + radius * 0.42, y + radius * 0.3, radius * 0.12, 'rgb(255 255 255 / 0.8)');
}

/** Eyes on both sides of a creature that is seen from above. */
export function bothEyes(ctx: Context2d, x: number, apart: number, radius: number, iris: string): void {
  eye(ctx, x, -apart, radius, iris);
  eye(ctx, x, apart, radius, iris);
}

/** Rows of small arcs, as scales catch the light. */
export function scales(
  ctx: Context2d,
  left: number,
  right: number,
  top: number,
  bottom: number,
  size: number,
  colour: string,
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.7;
  for (let row = 0, y = top; y < bottom; row += 1, y += size * 0.8) {
    for (let x = left + (row % 2) * size * 0.5; x < right; x += size) {
      ctx.beginPath();
      ctx.arc(x, y, size * 0.52, -1.3, 1.3);
      ctx.stroke();
    }
  }
}

interface Arm {
  x: number;
  y: number;
  /** Where it begins to point to, in radians. */
  angle: number;
  length: number;
  width: number;
  curl: number;
}

interface ArmColours {
  skin: string;
  edge: string;
  sucker?: string;
}

/** A fan of arms, each a little later in its sway; `spread` goes from -1 to 1 over them. */
export function arms(
  ctx: Context2d,
  { count, phase, lag, colours }: { count: number; phase: number; lag: number; colours: ArmColours },
  armAt: (spread: number) => Arm,
): void {
  const middle = (count - 1) / 2;
  for (let i = 0; i < count; i += 1) arm(ctx, armAt((i - middle) / middle), phase + i * lag, colours);
}

/** An arm that tapers and sways. */
function arm(ctx: Context2d, at: Arm, phase: number, colours: ArmColours): void {
  const steps = 22;
  const points = [{ x: at.x, y: at.y, angle: at.angle }];
  for (let i = 1; i <= steps; i += 1) {
    const before = points[i - 1] ?? at;
    const part = i / steps;
    const angle = at.angle + at.curl * part * part * 2.2 + Math.sin(phase - part * 4) * 0.55 * part;
    const step = at.length / steps;
    points.push({ x: before.x + Math.cos(angle) * step, y: before.y + Math.sin(angle) * step, angle });
  }
  const widthAt = (i: number) => at.width * (1 - i / (steps + 1)) ** 0.85 + 0.6;
  for (const [extra, colour] of [
    [1.6, colours.edge],
    [0, colours.skin],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineCap = 'round';
    for (let i = 1; i < points.length; i += 1) {
      const [a, b] = [points[i - 1] ?? at, points[i] ?? at];
      ctx.lineWidth = widthAt(i) + extra;
      ctx.beginPath();
      ctx.moveTo(a.x, a.y);
      ctx.lineTo(b.x, b.y);
      ctx.stroke();
    }
  }
  if (!colours.sucker) return;
  for (let i = 2; i < steps; i += 2) {
    const point = points[i] ?? points[0];
    if (!point) continue;
    const side = widthAt(i) * 0.28;
    disc(
      ctx,
      point.x - Math.sin(point.angle) * side,
      point.y + Math.cos(point.angle) * side,
      widthAt(i) * 0.2,
      colours.sucker,
    );
  }
}
