import { along, around, type Context2d, cord, disc, discs, inside, shape, turned } from './paint.ts';
import { arms, bothEyes, eye } from './parts.ts';

export function angler(ctx: Context2d, phase: number): void {
  const edge = 'rgb(30 8 20 / 0.85)';
  shape(
    ctx,
    'M-28-6C-38-18-46-22-52-20C-50-10-50 8-52 20C-46 20-38 16-28 6Z',
    along(ctx, -28, -52, '#6a3a6e', '#c05a8a'),
    edge,
  );
  shape(ctx, 'M4-26C-6-38-20-40-28-34C-26-28-24-22-22-16Z', '#7a4478', edge);
  const body = shape(
    ctx,
    'M44-8C38-26 22-33 4-31C-14-29-24-16-32-6L-32 6C-22 22-8 33 12 33C30 33 40 24 42 16C34 12 28 6 26 0C32-2 40-4 44-8Z',
    around(ctx, 6, -10, 52, '#a8628e', '#6f3a6e', '#3f1f4e', '#24102e'),
    edge,
    2,
  );
  inside(ctx, body, () => {
    disc(ctx, 6, -20, 20, 'rgb(255 255 255 / 0.16)', 0.5);
    discs(
      ctx,
      [
        [-8, 8, 4],
        [2, 18, 3],
        [-14, -6, 3.4],
        [14, 24, 2.6],
        [-2, -6, 2.6],
      ],
      'rgb(230 140 190 / 0.35)',
    );
  });
  shape(ctx, 'M44-8C36-5 30-2 26 0C28 6 34 12 42 16C46 8 47-2 44-8Z', '#1a0510', edge);
  for (let i = 0; i < 4; i += 1) {
    shape(
      ctx,
      `M${30 + i * 4} ${-2.6 - i * 1.4}L${32 + i * 4} ${5 - i * 1.2}L${34 + i * 4} ${-4 - i * 1.3}Z`,
      '#fffbe6',
    );
    shape(
      ctx,
      `M${29 + i * 3.4} ${7 + i * 2.6}L${33 + i * 3.2} ${2 + i * 2.2}L${33 + i * 3.4} ${10 + i * 2.2}Z`,
      '#fffbe6',
    );
  }
  turned(ctx, -2, 10, 0.4 + Math.sin(phase) * 0.35, () =>
    shape(ctx, 'M0-4C-8-6-18-2-20 4C-14 10-6 9 0 5Z', '#b8608e', edge),
  );
  eye(ctx, 22, -15, 6.5, '#f0d020');
  const sway = Math.sin(phase) * 3;
  cord(ctx, `M16-30C18-46 34-50 ${44 + sway}-38`, { skin: '#a8628e', edge }, 1.8, 3.4);
  disc(
    ctx,
    45 + sway,
    -35,
    15,
    around(ctx, 45 + sway, -35, 15, 'rgb(220 255 170 / 0.9)', 'rgb(160 255 120 / 0.25)', 'rgb(120 255 100 / 0)'),
  );
  disc(ctx, 45 + sway, -35, 4.4, '#fbffe0');
}

export function squid(ctx: Context2d, phase: number): void {
  arms(ctx, { count: 6, phase, lag: 1, colours: { skin: '#8fe0ff', edge: 'rgb(10 50 110 / 0.6)' } }, (spread) => ({
    x: -8,
    y: spread * 6,
    angle: Math.PI - spread * 0.3,
    length: 40 - Math.abs(spread) * 5,
    width: 4.4,
    curl: -spread * 0.4,
  }));
  for (const side of [-1, 1])
    shape(
      ctx,
      `M46 0C42 ${side * 10} 34 ${side * (20 + Math.sin(phase) * 3)} 24 ${side * 20}C26 ${side * 10} 28 ${side * 6} 30 ${side * 4}Z`,
      '#5ab8ff',
      'rgb(10 50 110 / 0.6)',
    );
  const mantle = shape(
    ctx,
    'M52 0C42-10 20-13 0-10C-8-9-12-6-12 0C-12 6-8 9 0 10C20 13 42 10 52 0Z',
    along(ctx, -12, 52, '#e8fbff', '#9fe4ff', '#4fa8ff', '#2a6ae0'),
    'rgb(10 50 110 / 0.75)',
    1.6,
  );
  inside(ctx, mantle, () => {
    for (let i = 0; i < 14; i += 1) disc(ctx, 4 + ((i * 17) % 40), -7 + ((i * 7) % 14), 1.4, 'rgb(255 120 200 / 0.5)');
    disc(ctx, 20, -6, 22, 'rgb(255 255 255 / 0.5)', 0.16);
  });
  bothEyes(ctx, -4, 6, 4.4, '#1a7a9a');
}
