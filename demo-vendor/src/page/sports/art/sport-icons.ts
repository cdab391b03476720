import { path, picture } from '../../art/svg.ts';

const ring = 'M12 2.5a9.5 9.5 0 1 0 .1 0z';

/** Signs of sports and titles on 24 by 24. */
const drawings: Readonly<Record<string, string>> = {
  football: `${ring}M12 8l3.8 2.8-1.4 4.4H9.600l-1.4-4.400zM12 8V3M15.8 10.800l5-1.600M14.4 15.200l3 4.300M9.6 15.200l-3 4.300M8.2 10.800l-5-1.6`,
  basketball: `${ring}M12 2.500v19M2.5 12h19M5.3 5.300q6.7 6.7 0 13.400M18.7 5.300q-6.7 6.7 0 13.4`,
  tennis: `${ring}M4.8 5.800q7 6.2 0 12.400M19.2 5.800q-7 6.2 0 12.4`,
  moba: 'M12 2l3 4-1.5 1.500V13h-3V7.500L9 6zM8 13h8l1 3H7zM5 22l2-6M19 22l-2-6M5 22h14M12 16v6M4 9l-1 3M20 9l1 3',
  shooter: `M12 4.500a7.5 7.5 0 1 0 .1 0zM12 2v6M12 16v6M2 12h6M16 12h6M12 11.500v1`,
  fighter: 'M5 3l11 12M3 3v3l10 11M19 3L8 15M21 3v3L11 17M13 18l4-4M11 18l-4-4M6 16l-3 4M18 16l3 4',
  efootball:
    'M7 8h10a5 5 0 0 1 5 5v3a2.5 2.5 0 0 1-4.5 1.5L16 15.5H8l-1.5 2A2.5 2.5 0 0 1 2 16v-3a5 5 0 0 1 5-5zM7.5 10.5v4M5.5 12.5h4M16 11v.2M18.5 13v.2M12 8V5.5h3V3',
};

/** Returns the icon of a sport or title; a trophy by default. */
export function sportIcon(sport: string): SVGSVGElement {
  const trophy = 'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3q0 6 4.5 6M17 5h4q0 6-4.5 6M12 14v4M8 21h8M9 21l1-3h4l1 3';
  return picture(
    'ico',
    24,
    24,
    path(drawings[sport] ?? trophy, {
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}
