import { path, s } from '../../art/svg.ts';

const soft = { fill: '#fff', opacity: 0.2 };
const line = { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.35, 'stroke-linecap': 'round' };

/** Background of Vietnamese tickets: a pagoda, a bridge, hills over the water, a lotus, sails, lanterns. */
export const landmarks: readonly (() => SVGElement)[] = [
  () =>
    path(
      'M92 18l4-8 4 8q10 8 24 8l-6 9h-5v9q12 5 22 5l-7 10h-6v18h12v12h-88v-12h12v-18h-6l-7-10q10 0 22-5v-9h-5l-6-9q14 0 24-8z',
      { ...soft, transform: 'translate(-14 2)' },
    ),
  () =>
    s(
      'g',
      line,
      path('M8 74q18-34 36 0t36 0 36 0 36 0'),
      path('M4 76h152M26 57v19M62 74v2M80 76V58M98 74v2M134 58v18'),
      path('M8 74q-2-14-6-16'),
    ),
  () =>
    s(
      'g',
      soft,
      path('M0 78q14-40 24-40t18 26q8-46 22-46t20 40q8-24 18-24t16 22q8-14 16-14t26 36z'),
      path('M0 82h160v5H0zM10 91h130v4H10z'),
    ),
  () =>
    s(
      'g',
      { ...soft, transform: 'translate(80 66)' },
      path(
        'M0 0q-16-26 0-52 16 26 0 52zM-4 2q-30-12-32-40 24 8 32 40zM4 2q30-12 32-40-24 8-32 40zM-8 6q-34 4-52-18 32-6 52 18zM8 6q34 4 52-18-32-6-52 18z',
      ),
    ),
  () =>
    s(
      'g',
      soft,
      path(
        'M58 70V14q34 12 40 56zM52 70V26q-22 14-26 44zM20 76h86q-6 12-18 12h-48q-14 0-20-12zM124 70V38q16 8 18 32zM112 74h40q-4 8-10 8h-20q-8 0-10-8z',
      ),
    ),
  () =>
    s(
      'g',
      {},
      ...(
        [
          [30, 20, 1],
          [78, 8, 1.25],
          [126, 22, 0.95],
        ] as const
      ).map(([x, y, size]) =>
        s(
          'g',
          { transform: `translate(${x} ${y}) scale(${size})`, ...soft },
          path(
            'M-1-20h2v14h-2zM-8-6h16v4h-16zM-15 12q0-14 8-14h14q8 0 8 14t-8 14h-14q-8 0-8-14zM-8 26h16v4h-16zM-1 30h2v14h-2z',
          ),
        ),
      ),
    ),
];
