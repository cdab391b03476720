/** Where a fish is drawn: about 100 wide, looking to the right, its middle at 0, 0. */
export type Context2d = CanvasRenderingContext2D;

export const ink = 'rgb(10 16 40 / 0.55)';

function withStops(gradient: CanvasGradient, stops: readonly string[]): CanvasGradient {
  for (const [i, colour] of stops.entries())
    gradient.addColorStop(stops.length === 1 ? 0 : i / (stops.length - 1), colour);
  return gradient;
}

/** A gradient from the back of a fish to its belly. */
export function downwards(ctx: Context2d, top: number, bottom: number, ...stops: string[]): CanvasGradient {
  return withStops(ctx.createLinearGradient(0, top, 0, bottom), stops);
}

/** A gradient from the tail to the nose. */
export function along(ctx: Context2d, from: number, to: number, ...stops: string[]): CanvasGradient {
  return withStops(ctx.createLinearGradient(from, 0, to, 0), stops);
}

/** A gradient around a point. */
export function around(ctx: Context2d, x: number, y: number, radius: number, ...stops: string[]): CanvasGradient {
  return withStops(ctx.createRadialGradient(x, y, 0, x, y, radius), stops);
}

type Style = string | CanvasGradient;

/** A shape from the data of an SVG path, filled, with an outline where a colour is given. */
export function shape(ctx: Context2d, data: string, style: Style, outline?: string, width = 1.4): Path2D {
  const path = new Path2D(data);
  ctx.fillStyle = style;
  ctx.fill(path);
  if (outline) {
    ctx.strokeStyle = outline;
    ctx.lineWidth = width;
    ctx.lineJoin = 'round';
    ctx.stroke(path);
  }
  return path;
}

export function line(ctx: Context2d, data: string, colour: Style, width = 1.4): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(data));
}

export function disc(ctx: Context2d, x: number, y: number, radius: number, style: Style, squash = 1): void {
  ctx.fillStyle = style;
  ctx.beginPath();
  ctx.ellipse(x, y, radius, radius * squash, 0, 0, 7);
  ctx.fill();
}

/** Discs at these places, each with its radius: the spots of a skin. */
export function discs(
  ctx: Context2d,
  places: readonly (readonly [x: number, y: number, radius: number])[],
  style: Style,
): void {
  for (const [x, y, radius] of places) disc(ctx, x, y, radius, style);
}

/** A line with an edge on both sides: a tail, a leg, a whisker. */
export function cord(
  ctx: Context2d,
  data: string,
  colours: { skin: string; edge: string },
  width: number,
  outer: number,
): void {
  line(ctx, data, colours.edge, outer);
  line(ctx, data, colours.skin, width);
}

/** Draws inside of a shape only. */
export function inside(ctx: Context2d, path: Path2D, draw: () => void): void {
  ctx.save();
  ctx.clip(path);
  draw();
  ctx.restore();
}

/** Draws turned around a point. */
export function turned(ctx: Context2d, x: number, y: number, angle: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  draw();
  ctx.restore();
}
