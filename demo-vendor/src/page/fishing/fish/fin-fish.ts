import { along, type Context2d, disc, downwards, ink, inside, line, shape, turned } from './paint.ts';
import { eye, scales } from './parts.ts';

/** A fish with a round body and fins, as most of the small ones are. */
export interface FinFish {
  /** Half of the height of the body above and below the middle; the length is 100. */
  up: number;
  down: number;
  /** From the back to the belly. */
  skin: readonly string[];
  /** From the root of a fin to its edge. */
  fin: readonly [string, string];
  tail: 'fork' | 'round' | 'fan' | 'lyre';
  /** Dorsal fin: how high, and how pointed backwards. */
  dorsal: { high: number; back: number };
  edge?: string;
  iris?: string;
  eyeSize?: number;
  scaleColour?: string;
  /** What is painted onto the skin. */
  markings?(ctx: Context2d): void;
}

const tails: Readonly<Record<FinFish['tail'], string>> = {
  fork: 'M-31-5C-38-10-45-20-52-22C-49-12-46-5-44 0C-46 5-49 12-52 22C-45 20-38 10-31 5Z',
  round: 'M-31-6C-38-13-46-17-51-14C-54-5-54 5-51 14C-46 17-38 13-31 6Z',
  fan: 'M-30-6C-40-22-50-27-55-24C-52-16-54-8-50 0C-54 8-52 16-55 24C-50 27-40 22-30 6Z',
  lyre: 'M-31-6C-40-18-52-28-62-29C-54-20-48-8-45 0C-48 8-54 20-62 29C-52 28-40 18-31 6Z',
};

export function drawFinFish(ctx: Context2d, fish: FinFish, phase: number): void {
  const { up, down, fin, dorsal } = fish;
  const edge = fish.edge ?? ink;
  const finStyle = (from: number, to: number) => downwards(ctx, from, to, fin[0], fin[1]);
  shape(ctx, tails[fish.tail], along(ctx, -31, -54, fin[0], fin[1]), edge);
  line(ctx, 'M-34-3L-48-13M-35 0L-46-3M-35 1L-46 4M-34 3L-48 13', 'rgb(255 255 255 / 0.28)', 0.9);
  const high = -up - dorsal.high;
  const dorsalFin = `M20 ${-up * 0.86}C14 ${high} ${2 - dorsal.back} ${high - 2} ${-14 - dorsal.back} ${high * 0.86}C${-17 - dorsal.back * 0.4} ${high * 0.7} -22 ${-up * 0.62} -28 ${-up * 0.3}Z`;
  shape(ctx, dorsalFin, finStyle(-up * 0.7, high), edge);
  const low = down + dorsal.high * 0.62;
  shape(
    ctx,
    `M4 ${down * 0.9}C0 ${low} ${-8 - dorsal.back} ${low} ${-16 - dorsal.back} ${low * 0.86}C-20 ${low * 0.66} -22 ${down * 0.56} -28 ${down * 0.3}Z`,
    finStyle(down * 0.7, low),
    edge,
  );
  line(
    ctx,
    `M12 ${-up}L${4 - dorsal.back * 0.5} ${high * 0.92}M2 ${-up}L${-6 - dorsal.back * 0.7} ${high * 0.92}M-8 ${-up * 0.85}L${-13 - dorsal.back * 0.8} ${high * 0.84}`,
    'rgb(255 255 255 / 0.3)',
    0.9,
  );
  const body = shape(
    ctx,
    `M47 2C42 ${-up * 0.62} 24 ${-up} 5 ${-up}C-14 ${-up} -26 ${-up * 0.36} -35 -5.5L-35 5.5C-26 ${down * 0.36} -14 ${down} 5 ${down}C24 ${down} 42 ${down * 0.66} 47 2Z`,
    downwards(ctx, -up, down, ...fish.skin),
    edge,
    1.8,
  );
  inside(ctx, body, () => {
    fish.markings?.(ctx);
    if (fish.scaleColour) scales(ctx, -34, 22, -up, down, 7, fish.scaleColour);
    shape(
      ctx,
      `M44 -4C36 ${-up * 0.72} 20 ${-up * 0.86} 2 ${-up * 0.84}C-14 ${-up * 0.8} -22 ${-up * 0.4} -32 -6C-20 ${-up * 0.34} 20 ${-up * 0.62} 44 -4Z`,
      'rgb(255 255 255 / 0.3)',
    );
    shape(ctx, `M-34 4C-20 ${down * 0.6} 20 ${down * 0.9} 46 6L46 ${down + 4}L-34 ${down + 4}Z`, 'rgb(4 10 50 / 0.2)');
  });
  line(ctx, `M25 ${-up * 0.55}C18 ${-up * 0.2} 18 ${down * 0.3} 25 ${down * 0.6}`, 'rgb(10 10 40 / 0.3)', 1.5);
  line(ctx, 'M46 4C43 6 40 6.5 37 6', 'rgb(20 8 20 / 0.65)', 1.6);
  turned(ctx, 15, down * 0.28, 0.35 + Math.sin(phase) * 0.4, () => {
    shape(ctx, 'M0-3C-8-6-18-4-21 1C-19 8-8 9 0 4Z', along(ctx, 0, -21, fin[0], fin[1]), edge, 1.1);
    line(ctx, 'M-3-1L-17-1M-3 1L-18 2M-3 3L-15 5', 'rgb(255 255 255 / 0.35)', 0.8);
  });
  const size = fish.eyeSize ?? 5;
  eye(ctx, 33, -up * 0.22, size, fish.iris);
  disc(ctx, 27, down * 0.22, 3.4, 'rgb(255 120 120 / 0.22)', 0.7);
}
