/* Small words for writing SVG as text. Pictures are text because text is small, and draws without a node per stroke. */

/** Fills that every picture defines, see `light.ts`. */
export const paint = {
  /** The motif's own colour, lit from above. */
  body: 'url(#m)',
  /** Its second colour. */
  second: 'url(#k)',
  gold: 'url(#g)',
  pale: 'url(#w)',
  dark: 'url(#d)',
  /** White in the upper left, fading out: lays volume over any shape. */
  shine: 'url(#s)',
  /** A soft white spot. */
  glint: 'url(#q)',
  glow: 'url(#h)',
};

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width = 3, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
}

/** A ball with its light: a disc and the shine over it. */
export function ball(x: number, y: number, radius: number, fill: string): string {
  return circle(x, y, radius, fill) + circle(x, y, radius, paint.shine);
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${more}/>`;
}

export function moved(x: number, y: number, inner: string, turn = 0, scale = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${Math.round(scale * 100) / 100})">${inner}</g>`;
}

/** The drawing and its mirror image: faces, wings, shells. */
export function mirrored(inner: string): string {
  return `${inner}<g transform="scale(-1 1)">${inner}</g>`;
}

export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** Copies turned around the middle by equal steps, from one angle (degrees) to another. */
export function fan(count: number, from: number, to: number, draw: (at: number) => string): string {
  return times(count, (at) => {
    const turn = from + ((to - from) * at) / Math.max(1, count - 1);
    return `<g transform="rotate(${round(turn)})">${draw(at)}</g>`;
  });
}

/** A point on a circle around 0,0; 0 degrees is up. */
export function polar(degrees: number, radius: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
}

/** A regular star or, with equal radii, a polygon. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => polar((at * 180) / points, at % 2 ? inner : outer));
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
}
