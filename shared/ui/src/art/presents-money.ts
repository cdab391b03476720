import {
  ball,
  box,
  circle,
  ellipse,
  line,
  mirrored,
  moved,
  paint,
  path,
  star,
  times,
} from '@portal/shared/ui/pictures';
import type { Motif } from './motifs-creatures.ts';

/* Presents that are credit: each drawn around 0,0 within about 100 to every side. */

const { body, second, gold, pale, shine, glint, glow } = paint;
const notched = 'M-100-50H100V-14a14 14 0 0 0 0 28V50H-100V14a14 14 0 0 0 0-28Z';

const coin =
  ellipse(0, 6, 34, 13, '#8a4a0c') +
  ellipse(0, 0, 34, 13, gold) +
  ellipse(0, 0, 24, 8, 'none', 'stroke="#9a5a10" stroke-width="2"');

/** A voucher in front of others; the star is its stamp. */
export const voucher: Motif = (random) =>
  circle(0, 0, 110, glow, 'opacity=".55"') +
  moved(-8, -34, path(notched, second), -15, 0.92) +
  moved(6, -10, path(notched, pale), 9, 0.96) +
  moved(
    0,
    22,
    path(notched, body) +
      path(notched, shine) +
      line('M46-44V44', '#fff', 3, 'stroke-dasharray="3 9" opacity=".8"') +
      moved(
        -32,
        0,
        circle(0, 0, 34, gold) +
          circle(0, 0, 27, 'none', 'stroke="#7a3c08" stroke-width="2"') +
          path(star(5, 20, 9), '#7a3c08'),
      ) +
      line('M20-20H32M20 0H32M20 20H32', '#fff', 5, 'opacity=".7"'),
    random.between(-7, -2),
  );

/** The red packet of the new year, with what it holds. */
export const envelope: Motif = (random) =>
  circle(0, -10, 112, glow, 'opacity=".6"') +
  times(3, (at) =>
    moved(
      -40 + at * 40,
      -70 - (at % 2) * 16,
      box(-26, -36, 52, 74, 5, '#fff6d8') + box(-20, -30, 40, 62, 3, pale),
      -14 + at * 14,
    ),
  ) +
  moved(
    0,
    22,
    box(-66, -84, 132, 156, 12, '#d8212f') +
      box(-66, -84, 132, 156, 12, shine) +
      path('M-66-72a12 12 0 0 1 12-12H54a12 12 0 0 1 12 12V-44C30-8-30-8-66-44Z', '#b3121f') +
      line('M-66-44C-30-8 30-8 66-44', '#ffcf6b', 4) +
      ball(0, -16, 24, gold) +
      box(-8, -24, 16, 16, 2, '#a3161f') +
      mirrored(line('M22 44q10-14 22 0', '#ffcf6b', 3)) +
      line('M-16 48H16', '#ffcf6b', 4),
    random.between(-6, 6),
  ) +
  moved(-76, 84, coin) +
  moved(-70, 74, coin) +
  moved(74, 86, coin);

/** The golden egg of the ticket, on its cushion. */
export const goldenEgg: Motif = () =>
  circle(0, -10, 112, glow, 'opacity=".75"') +
  path('M-96 72C-60 52 60 52 96 72 104 92 80 98 0 98S-104 92-96 72Z', second) +
  path('M-96 72C-60 52 60 52 96 72 104 92 80 98 0 98S-104 92-96 72Z', shine) +
  path('M0-96C46-96 70-26 70 18 70 60 40 82 0 82S-70 60-70 18C-70-26-46-96 0-96Z', gold) +
  path('M0-96C46-96 70-26 70 18 70 60 40 82 0 82S-70 60-70 18C-70-26-46-96 0-96Z', shine) +
  ellipse(-26, -34, 16, 30, glint) +
  line('M-62 14 -36-2 -14 16 8-4 32 14 62-4', '#8a4a0c', 4, 'opacity=".65"') +
  moved(62, -70, path(star(4, 26, 5), '#fff'));

/** Cash in a clip of gold. */
export const banknotes: Motif = (random) => {
  const note =
    box(-92, -46, 184, 92, 8, body) +
    box(-82, -36, 164, 72, 5, 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="3"') +
    circle(0, 0, 26, pale, 'opacity=".85"') +
    ellipse(0, 0, 14, 12, second) +
    line('M0 12v10', '#ffdf96', 3);
  return (
    circle(0, 0, 110, glow, 'opacity=".55"') +
    moved(0, -26, note, -16, 0.94) +
    moved(0, -6, note, 8, 0.97) +
    moved(0, 16, note + box(40, -50, 24, 100, 4, gold) + box(40, -50, 24, 100, 4, shine), random.between(-6, -2)) +
    times(4, (at) => moved(-64, 92 - at * 11, coin)) +
    times(3, (at) => moved(66, 94 - at * 11, coin))
  );
};

/** A card with a chip, as shops sell them. */
export const giftCard: Motif = (random) =>
  circle(0, 0, 110, glow, 'opacity=".5"') +
  moved(8, -18, box(-92, -58, 184, 116, 14, second), 10) +
  moved(
    -4,
    12,
    box(-94, -60, 188, 120, 14, body) +
      box(-94, -60, 188, 120, 14, shine) +
      box(-74, -14, 36, 28, 5, gold) +
      line('M-74 0H-38M-56-14V14', '#8a4a0c', 2) +
      moved(
        54,
        -26,
        ellipse(0, 0, 20, 17, '#ffe9a8') +
          ellipse(0, 0, 8, 17, 'none', 'stroke="#b3541c" stroke-width="2"') +
          line('M0 17v9', '#ffe9a8', 3),
      ) +
      line('M-74 36H-10', '#fff', 6, 'opacity=".75"') +
      line('M40 36H74', '#fff', 6, 'opacity=".75"'),
    random.between(-10, -4),
  );
