import { path, picture, s } from './svg.ts';

/** Line drawings on 24 by 24 in the colour of the text beside them. */
const lines = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  info: 'M12 11v6M12 7.500v.2M12 3a9 9 0 1 0 .1 0z',
  sound:
    'M9 18V6l10-2v11M9 18a2.5 2.5 0 1 1-2.5-2.500A2.5 2.5 0 0 1 9 18zM19 15a2.5 2.5 0 1 1-2.5-2.500A2.5 2.5 0 0 1 19 15z',
  live: 'M12 10.500a1.5 1.5 0 1 0 .1 0zM8 8.500a5 5 0 0 0 0 7M16 8.500a5 5 0 0 1 0 7M5.2 5.700a9 9 0 0 0 0 12.600M18.8 5.700a9 9 0 0 1 0 12.6',
  upcoming: 'M4 7h16v13H4zM4 11h16M8 4v5M16 4v5M12 14v3h3',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 7v2M14 11v2M14 15v2',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  up: 'M12 19V6M6 11l6-6 6 6',
  down: 'M12 5v13M6 13l6 6 6-6',
  next: 'M9 5l7 7-7 7',
  bin: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v6M13.5 11v6',
  check: 'M5 12.500l5 5L19.5 7',
  shield: 'M12 3l8 3v6q0 6-8 9-8-3-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  clock: 'M12 4a8 8 0 1 0 .1 0zM12 8v4.500l3 2',
  warn: 'M12 4l9 16H3zM12 10v5M12 17.500v.2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  balls: 'M8 13a4.5 4.5 0 1 0 .1 0zM17 15a3.2 3.2 0 1 0 .1 0zM15.500 3.500a3.7 3.7 0 1 0 .1 0z',
  numbers: 'M4 5h16v14H4zM4 12h16M12 5v14',
  board: 'M5 4h14v16H5zM5 9h14M9 13h6M9 16h6',
  dice: 'M5 5h14v14H5zM9 9v.2M15 15v.2M15 9v.2M9 15v.2M12 12v.2',
  spark: 'M12 4l1.800 5.200L19 11l-5.200 1.800L12 18l-1.800-5.200L5 11l5.200-1.800zM19 17v4M17 19h4',
  pen: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
} as const;

export type IconName = keyof typeof lines;

/** Creates an icon; the button around it has the accessible name. */
export function icon(name: IconName): SVGSVGElement {
  const line = path(lines[name], {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return picture('ico', 24, 24, s('g', {}, line));
}
