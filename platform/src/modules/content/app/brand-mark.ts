/** The brand mark as in shared/ui/src/brand/mark.tsx, 48 by 48: a paper lantern. */
const mark = [
  '<linearGradient id="glow" x1="12" y1="8" x2="36" y2="42" gradientUnits="userSpaceOnUse">',
  '<stop stop-color="#ffb84d"/><stop offset="1" stop-color="#ff7a59"/></linearGradient>',
  '<path d="M24 1.5v5" stroke="#ff7a59" stroke-width="2.4" stroke-linecap="round"/>',
  '<path d="M17 9a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v1H17z" fill="#ff7a59"/>',
  '<path d="M24 10c13 0 19 6 19 13.5S37 37 24 37 5 31 5 23.5 11 10 24 10z" fill="url(#glow)"/>',
  '<path d="M24 10c-5.5 2.8-8 7.5-8 13.5S18.5 34.2 24 37c5.5-2.8 8-7.5 8-13.5S29.5 12.8 24 10zM24 10v27" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="1.8"/>',
  '<path d="M17 37h14v1.5a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3z" fill="#ff7a59"/>',
  '<path d="M20.5 43v2.5M24 43v4M27.5 43v2.5" stroke="#ffb84d" stroke-width="2" stroke-linecap="round"/>',
].join('');

/** Night behind the mark: ground of the dark theme. */
export const nightColor = '#0e1230';

/** The mark alone. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96" aria-hidden="true">${mark}</svg>`;

interface Tile {
  /** Side of the mark as a share of the tile. */
  share: number;
  /** Radius of the corners in 48ths of the tile; systems that cut icons themselves get 0. */
  radius: number;
}

/** The mark on its tile, as an icon of an app. */
export function tileSvg({ share, radius }: Tile): string {
  const offset = (48 * (1 - share)) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<radialGradient id="sky" cy=".45" r=".75"><stop stop-color="#3a2468"/><stop offset="1" stop-color="${nightColor}"/></radialGradient>`,
    `<rect width="48" height="48" rx="${radius}" fill="url(#sky)"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${share})">${mark}</g></svg>`,
  ].join('');
}
