import { around, disc, ink, type Pen } from './paint.ts';

/** A lively eye: white, iris, pupil and two lights. */
export function eye(pen: Pen, x: number, y: number, radius: number, iris = '#5a3413'): void {
  disc(pen, x, y, radius * 1.14, ink);
  disc(
    pen,
    x,
    y,
    radius,
    around(pen, x - radius * 0.2, y - radius * 0.2, radius * 1.3, '#ffffff', '#f4f8ff', '#b7c6dd'),
  );
  disc(
    pen,
    x + radius * 0.18,
    y,
    radius * 0.7,
    around(pen, x + radius * 0.18, y + radius * 0.3, radius * 0.8, iris, '#170b12'),
  );
  disc(pen, x + radius * 0.2, y, radius * 0.42, '#0b0610');
  disc(pen, x - radius * 0.05, y - radius * 0.34, radius * 0.26, '#ffffff');
  disc(pen, x + radius * 0.42, y + radius * 0.3, radius * 0.12, 'rgb(255 255 255 / 0.8)');
}

/** Eyes on both sides of a creature that is seen from above. */
export function bothEyes(pen: Pen, x: number, apart: number, radius: number, iris: string): void {
  eye(pen, x, -apart, radius, iris);
  eye(pen, x, apart, radius, iris);
}

/** Rows of small arcs, as scales catch the light. */
export function scales(
  pen: Pen,
  left: number,
  right: number,
  top: number,
  bottom: number,
  size: number,
  colour: string,
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 0.7;
  for (let row = 0, y = top; y < bottom; row += 1, y += size * 0.8) {
    for (let x = left + (row % 2) * size * 0.5; x < right; x += size) {
      pen.beginPath();
      pen.arc(x, y, size * 0.52, -1.3, 1.3);
      pen.stroke();
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
  pen: Pen,
  { count, phase, lag, colours }: { count: number; phase: number; lag: number; colours: ArmColours },
  armAt: (spread: number) => Arm,
): void {
  const middle = (count - 1) / 2;
  for (let i = 0; i < count; i += 1) arm(pen, armAt((i - middle) / middle), phase + i * lag, colours);
}

/** An arm that tapers and sways. */
function arm(pen: Pen, at: Arm, phase: number, colours: ArmColours): void {
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
    pen.strokeStyle = colour;
    pen.lineCap = 'round';
    for (let i = 1; i < points.length; i += 1) {
      const [a, b] = [points[i - 1] ?? at, points[i] ?? at];
      pen.lineWidth = widthAt(i) + extra;
      pen.beginPath();
      pen.moveTo(a.x, a.y);
      pen.lineTo(b.x, b.y);
      pen.stroke();
    }
  }
  if (!colours.sucker) return;
  for (let i = 2; i < steps; i += 2) {
    const point = points[i] ?? points[0];
    if (!point) continue;
    const side = widthAt(i) * 0.28;
    disc(
      pen,
      point.x - Math.sin(point.angle) * side,
      point.y + Math.cos(point.angle) * side,
      widthAt(i) * 0.2,
      colours.sucker,
    );
  }
}
