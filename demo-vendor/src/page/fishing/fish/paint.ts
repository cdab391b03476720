/** Where a fish is drawn: about 100 wide, looking to the right, its middle at 0, 0. */
export type Pen = CanvasRenderingContext2D;

export const ink = 'rgb(10 16 40 / 0.55)';

function withStops(gradient: CanvasGradient, stops: readonly string[]): CanvasGradient {
  for (const [i, colour] of stops.entries())
    gradient.addColorStop(stops.length === 1 ? 0 : i / (stops.length - 1), colour);
  return gradient;
}

/** A gradient from the back of a fish to its belly. */
export function downwards(pen: Pen, top: number, bottom: number, ...stops: string[]): CanvasGradient {
  return withStops(pen.createLinearGradient(0, top, 0, bottom), stops);
}

/** A gradient from the tail to the nose. */
export function along(pen: Pen, from: number, to: number, ...stops: string[]): CanvasGradient {
  return withStops(pen.createLinearGradient(from, 0, to, 0), stops);
}

/** A gradient around a point. */
export function around(pen: Pen, x: number, y: number, radius: number, ...stops: string[]): CanvasGradient {
  return withStops(pen.createRadialGradient(x, y, 0, x, y, radius), stops);
}

type Style = string | CanvasGradient;

/** A shape from the data of an SVG path, filled, with an outline where a colour is given. */
export function shape(pen: Pen, data: string, style: Style, outline?: string, width = 1.4): Path2D {
  const path = new Path2D(data);
  pen.fillStyle = style;
  pen.fill(path);
  if (outline) {
    pen.strokeStyle = outline;
    pen.lineWidth = width;
    pen.lineJoin = 'round';
    pen.stroke(path);
  }
  return path;
}

export function line(pen: Pen, data: string, colour: Style, width = 1.4): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(data));
}

export function disc(pen: Pen, x: number, y: number, radius: number, style: Style, squash = 1): void {
  pen.fillStyle = style;
  pen.beginPath();
  pen.ellipse(x, y, radius, radius * squash, 0, 0, 7);
  pen.fill();
}

/** Discs at these places, each with its radius: the spots of a skin. */
export function discs(
  pen: Pen,
  places: readonly (readonly [x: number, y: number, radius: number])[],
  style: Style,
): void {
  for (const [x, y, radius] of places) disc(pen, x, y, radius, style);
}

/** A line with an edge on both sides: a tail, a leg, a whisker. */
export function cord(
  pen: Pen,
  data: string,
  colours: { skin: string; edge: string },
  width: number,
  outer: number,
): void {
  line(pen, data, colours.edge, outer);
  line(pen, data, colours.skin, width);
}

/** Draws inside of a shape only. */
export function inside(pen: Pen, path: Path2D, draw: () => void): void {
  pen.save();
  pen.clip(path);
  draw();
  pen.restore();
}

/** Draws turned around a point. */
export function turned(pen: Pen, x: number, y: number, angle: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  draw();
  pen.restore();
}
