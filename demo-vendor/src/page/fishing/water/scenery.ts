import { around, type Context2d, disc, downwards, line, shape } from '../fish/paint.ts';
import type { Chance } from '../sea/schools.rules.ts';
import { landmarks } from './landmarks.ts';
import type { Skin } from './skins.ts';

interface Ground {
  width: number;
  height: number;
  chance: Chance;
  skin: Skin;
}

/** Static background: water, ridges, sand, corals. Drawn once per page size. */
export function paintScenery(ctx: Context2d, ground: Ground): void {
  const { width, height, skin } = ground;
  ctx.fillStyle = downwards(ctx, 0, height, ...skin.water);
  ctx.fillRect(0, 0, width, height);
  disc(
    ctx,
    width * 0.5,
    -height * 0.1,
    height * 0.75,
    around(
      ctx,
      width * 0.5,
      -height * 0.1,
      height * 0.75,
      `rgb(${skin.light} / ${0.55 * skin.glow})`,
      `rgb(${skin.light} / 0)`,
    ),
  );
  if (skin.isNight) stars(ctx, ground);
  ridge(ctx, ground, { floor: 0.8, high: 0.2, colour: skin.rocks[0], alpha: 0.4 });
  landmarks[skin.landmark](
    ctx,
    { x: width * 0.74, y: height * 0.85, size: Math.min(width * 0.5, height * 0.42) },
    skin,
  );
  ridge(ctx, ground, { floor: 0.87, high: 0.14, colour: skin.rocks[1], alpha: 0.62 });
  sand(ctx, ground);
  ridge(ctx, { ...ground }, { floor: 0.99, high: 0.1, colour: skin.rocks[2], alpha: 0.85, isValley: true });
  reef(ctx, ground);
  const dark = ctx.createRadialGradient(
    width / 2,
    height * 0.42,
    Math.min(width, height) * 0.35,
    width / 2,
    height * 0.5,
    Math.max(width, height) * 0.75,
  );
  dark.addColorStop(0, 'rgb(0 6 30 / 0)');
  dark.addColorStop(1, 'rgb(0 6 30 / 0.45)');
  ctx.fillStyle = dark;
  ctx.fillRect(0, 0, width, height);
}

function stars(ctx: Context2d, { width, height, chance, skin }: Ground): void {
  for (let i = 0; i < 70; i += 1) {
    const [x, y, r] = [chance() * width, chance() * height * 0.9, 1 + chance() * 3];
    disc(ctx, x, y, r * 3, around(ctx, x, y, r * 3, `rgb(${skin.light} / 0.5)`, `rgb(${skin.light} / 0)`));
  }
}

function ridge(
  ctx: Context2d,
  { width, height, chance }: Ground,
  as: { floor: number; high: number; colour: string; alpha: number; isValley?: boolean },
): void {
  const steps = 26;
  ctx.globalAlpha = as.alpha;
  ctx.fillStyle = downwards(ctx, height * (as.floor - as.high), height, as.colour, as.colour);
  ctx.beginPath();
  ctx.moveTo(0, height);
  const [a, b] = [chance() * 6, chance() * 6];
  for (let i = 0; i <= steps; i += 1) {
    const part = i / steps;
    const sides = as.isValley ? (Math.abs(part - 0.5) * 2) ** 2.4 : 0.55 + 0.45 * Math.sin(part * 5 + a);
    const rough = Math.sin(part * 17 + b) * 0.22 + Math.sin(part * 41 + a) * 0.1;
    ctx.lineTo(part * width, height * (as.floor - as.high * Math.max(0, sides + rough * sides)));
  }
  ctx.lineTo(width, height);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function sand(ctx: Context2d, { width, height, skin, chance }: Ground): void {
  const top = height * 0.87;
  ctx.fillStyle = downwards(ctx, top, height, skin.sand[0], skin.sand[1]);
  ctx.beginPath();
  ctx.moveTo(0, height);
  ctx.lineTo(0, top + 20);
  ctx.bezierCurveTo(width * 0.25, top - 14, width * 0.4, top + 26, width * 0.62, top + 4);
  ctx.bezierCurveTo(width * 0.8, top - 12, width * 0.92, top + 18, width, top + 2);
  ctx.lineTo(width, height);
  ctx.fill();
  for (let i = 0; i < 18; i += 1) {
    const y = top + 18 + chance() * (height - top);
    const x = chance() * width;
    line(ctx, `M${x} ${y}q${30 + chance() * 40} -8 ${80 + chance() * 80} 0`, 'rgb(255 255 255 / 0.14)', 3);
  }
}

/** Corals in the corners, where no cannon stands. */
function reef(ctx: Context2d, { width, height, skin, chance }: Ground): void {
  const size = Math.min(150, Math.max(70, width * 0.11));
  for (let i = 0; i < 12; i += 1) {
    const side = i % 2 === 0;
    const inward = (Math.floor(i / 2) / 6) * width * 0.34;
    const x = side ? inward + chance() * 20 : width - inward - chance() * 20;
    const y = height * (0.985 - chance() * 0.09);
    const colours = skin.corals[i % skin.corals.length] ?? ['#ff9a8a', '#d8386a'];
    const high = size * (1.15 - (inward / width) * 1.9) * (0.8 + chance() * 0.5);
    [bush, tubes, fan, brain][Math.floor(chance() * 4)]?.(ctx, x, y, high, colours, chance);
  }
}

type Colours = readonly [string, string];

function bush(ctx: Context2d, x: number, y: number, size: number, colours: Colours, chance: Chance): void {
  ctx.lineCap = 'round';
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number) => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    const [midX, midY] = [(fromX + toX) / 2 + Math.sin(angle) * length * 0.15, (fromY + toY) / 2];
    for (const [extra, colour] of [
      [2.5, 'rgb(20 0 40 / 0.3)'],
      [0, colours[1]],
      [-width * 0.5, colours[0]],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = Math.max(1, width + extra);
      ctx.beginPath();
      ctx.moveTo(fromX, fromY);
      ctx.quadraticCurveTo(midX, midY, toX, toY);
      ctx.stroke();
    }
    if (width < size * 0.05) return;
    for (const turn of [-0.5, 0.45]) grow(toX, toY, angle + turn + (chance() - 0.5) * 0.3, length * 0.74, width * 0.7);
  };
  for (const lean of [-0.6, 0, 0.6]) grow(x + lean * size * 0.1, y, -Math.PI / 2 + lean, size * 0.34, size * 0.13);
}

function tubes(ctx: Context2d, x: number, y: number, size: number, colours: Colours, chance: Chance): void {
  for (let i = 0; i < 5; i += 1) {
    const [left, high, wide] = [x + (i - 2) * size * 0.2, size * (0.5 + chance() * 0.6), size * 0.11];
    const style = ctx.createLinearGradient(left - wide, 0, left + wide, 0);
    style.addColorStop(0, colours[1]);
    style.addColorStop(0.4, colours[0]);
    style.addColorStop(1, colours[1]);
    shape(
      ctx,
      `M${left - wide * 0.7} ${y}L${left - wide} ${y - high}L${left + wide} ${y - high}L${left + wide * 0.7} ${y}Z`,
      style,
    );
    disc(ctx, left, y - high, wide * 1.08, colours[0], 0.45);
    disc(ctx, left, y - high, wide * 0.72, 'rgb(30 0 50 / 0.6)', 0.4);
  }
}

function fan(ctx: Context2d, x: number, y: number, size: number, colours: Colours): void {
  for (let i = 0; i <= 12; i += 1) {
    const angle = -Math.PI / 2 + (i / 12 - 0.5) * 2.1;
    const [toX, toY] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.95];
    line(
      ctx,
      `M${x} ${y}Q${x + Math.cos(angle) * size * 0.4} ${y - size * 0.6} ${toX} ${toY}`,
      colours[1],
      size * 0.045,
    );
    line(
      ctx,
      `M${x} ${y}Q${x + Math.cos(angle) * size * 0.4} ${y - size * 0.6} ${toX} ${toY}`,
      colours[0],
      size * 0.02,
    );
  }
}

function brain(ctx: Context2d, x: number, y: number, size: number, colours: Colours): void {
  const radius = size * 0.46;
  disc(ctx, x, y - radius * 0.55, radius * 1.03, 'rgb(20 0 40 / 0.35)', 0.82);
  disc(
    ctx,
    x,
    y - radius * 0.55,
    radius,
    around(ctx, x - radius * 0.3, y - radius, radius * 1.5, colours[0], colours[1]),
    0.8,
  );
  for (let i = -3; i <= 3; i += 1) {
    line(
      ctx,
      `M${x + i * radius * 0.24} ${y - radius * (1.25 - Math.abs(i) * 0.1)}q${radius * 0.16} ${radius * 0.3} 0 ${radius * 0.55}t0 ${radius * 0.55}`,
      'rgb(255 255 255 / 0.22)',
      radius * 0.06,
    );
  }
}
