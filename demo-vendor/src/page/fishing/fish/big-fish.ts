import {
  along,
  arm,
  around,
  disc,
  downwards,
  eye,
  ink,
  inside,
  line,
  type Pen,
  scales,
  shape,
  turned,
} from './paint.ts';

function ray(pen: Pen, phase: number, skin: readonly string[], spot: string, edge: string): void {
  const flap = Math.sin(phase);
  line(pen, `M-30 0C-40 ${flap * 4} -46 ${-flap * 5} -58 ${flap * 5}`, edge, 3.4);
  line(pen, `M-30 0C-40 ${flap * 4} -46 ${-flap * 5} -58 ${flap * 5}`, skin[1] ?? edge, 1.8);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(1, side * (0.9 + flap * 0.16));
    const wing = shape(
      pen,
      `M34 2C30 20 14 44 ${-10 - flap * 4} 56C${-14} 40 -18 24 -34 4Z`,
      downwards(pen, 0, 56, ...skin),
      edge,
      2,
    );
    inside(pen, wing, () => {
      shape(pen, 'M30 6C22 22 8 38-8 50C-2 32 8 18 30 6Z', 'rgb(255 255 255 / 0.2)');
      for (const [x, y, r] of [
        [2, 22, 3.4],
        [-8, 30, 2.6],
        [-6, 14, 3],
        [-16, 20, 2],
        [10, 12, 2.4],
      ] as const)
        disc(pen, x, y, r, spot);
    });
    pen.restore();
    shape(
      pen,
      `M32 ${side * 6}C40 ${side * 7} 48 ${side * 12} 54 ${side * 8}C50 ${side * 3} 42 ${side * 3} 36 ${side * 2}Z`,
      skin[1] ?? edge,
      edge,
      1.4,
    );
  }
  const body = shape(
    pen,
    'M42 0C38-11 20-13 0-11C-16-9-28-5-36 0C-28 5-16 9 0 11C20 13 38 11 42 0Z',
    around(pen, 10, -4, 44, ...skin),
    edge,
    1.2,
  );
  inside(pen, body, () => disc(pen, 10, -5, 22, 'rgb(255 255 255 / 0.25)', 0.3));
  eye(pen, 33, -9, 3.2, '#111');
  eye(pen, 33, 9, 3.2, '#111');
}

export const manta = (pen: Pen, phase: number) =>
  ray(pen, phase, ['#7fb8ff', '#3a6ad8', '#1d3a9a', '#142a6e'], 'rgb(210 235 255 / 0.75)', 'rgb(6 14 50 / 0.85)');
export const goldenManta = (pen: Pen, phase: number) =>
  ray(pen, phase, ['#fff6c0', '#ffc93a', '#e88a12', '#a8500a'], 'rgb(255 252 220 / 0.9)', 'rgb(90 40 0 / 0.85)');

export function marlin(pen: Pen, phase: number): void {
  const edge = 'rgb(4 14 60 / 0.85)';
  shape(
    pen,
    'M-34-3C-42-12-48-24-56-28C-52-16-47-6-46 0C-47 6-52 16-56 28C-48 24-42 12-34 3Z',
    along(pen, -34, -56, '#1d4fc0', '#0a1f6a'),
    edge,
  );
  const sail = shape(
    pen,
    'M24-8C22-22 14-33 0-34C-12-34-22-24-28-6Z',
    downwards(pen, -34, -6, '#6a4bff', '#1f6be0', '#0f3fae'),
    edge,
    1.6,
  );
  inside(pen, sail, () => {
    for (let x = -22; x < 24; x += 5) line(pen, `M${x}-4L${x - 5}-36`, 'rgb(255 255 255 / 0.25)', 1);
    for (let i = 0; i < 12; i += 1) disc(pen, -18 + (i % 6) * 7, -14 - Math.floor(i / 6) * 9, 1.6, '#9fe0ff');
  });
  shape(pen, 'M-8 8C-10 16-16 20-20 22C-20 16-20 12-18 7Z', '#163f9e', edge);
  const body = shape(
    pen,
    'M66-1C54-3 46-5 38-8C26-12 0-13-16-9C-26-7-32-4-37-3L-37 3C-30 4-20 8-8 10C10 13 30 9 38 3C46 2 56 0 66-1Z',
    downwards(pen, -12, 12, '#102a8a', '#1f6be0', '#8fd0ff', '#ffffff', '#e8f4ff'),
    edge,
    1.8,
  );
  inside(pen, body, () => {
    for (let x = -28; x < 26; x += 8)
      shape(pen, `M${x}-14L${x + 3}-14L${x + 1} 2L${x - 1} 2Z`, 'rgb(120 210 255 / 0.6)');
    shape(pen, 'M40-6C20-10-10-10-30-5C-10-8 20-8 40-6Z', 'rgb(255 255 255 / 0.5)');
  });
  turned(pen, 16, 6, 0.7 + Math.sin(phase) * 0.2, () =>
    shape(pen, 'M0-2C-6-2-20 2-24 8C-14 8-4 6 0 3Z', along(pen, 0, -24, '#2a5fd0', '#0f2f8a'), edge),
  );
  line(pen, 'M22-8C18-3 18 3 22 8', 'rgb(6 20 70 / 0.5)', 1.6);
  line(pen, 'M40 2L54 1', 'rgb(6 20 70 / 0.6)', 1.2);
  eye(pen, 31, -4, 3.6, '#d8a01a');
}

function sharkBody(pen: Pen, phase: number, head: string, skin: readonly string[]): Path2D {
  const edge = 'rgb(6 16 34 / 0.85)';
  const dark = skin[0] ?? edge;
  shape(
    pen,
    'M-36-3C-42-12-46-24-54-30C-53-16-48-6-46 0C-46 5-48 12-50 18C-44 14-40 8-36 3Z',
    along(pen, -36, -54, skin[1] ?? dark, dark),
    edge,
    1.6,
  );
  shape(pen, 'M14-14C8-24 0-32-8-35C-8-26-8-18-10-12Z', downwards(pen, -35, -12, dark, skin[1] ?? dark), edge, 1.6);
  shape(pen, 'M-20-9C-23-14-27-17-31-18C-30-13-29-9-28-6Z', dark, edge);
  shape(pen, 'M-18 9C-22 14-26 16-30 17C-28 12-27 9-26 6Z', dark, edge);
  const body = shape(pen, head, downwards(pen, -16, 15, ...skin), edge, 1.8);
  inside(pen, body, () => {
    shape(pen, 'M44-8C24-15-6-15-30-6C-6-11 24-11 44-8Z', 'rgb(255 255 255 / 0.3)');
    shape(pen, 'M54 5C30 7 0 5-40 1L-40 20L54 20Z', 'rgb(255 255 255 / 0.55)');
    shape(pen, 'M40 12C20 16 0 14-30 5L-30 20L40 20Z', 'rgb(20 50 90 / 0.16)');
  });
  for (let i = 0; i < 5; i += 1)
    line(pen, `M${24 - i * 3.4}-4C${22 - i * 3.4} 0 ${22 - i * 3.4} 3 ${24 - i * 3.4} 6`, 'rgb(6 20 44 / 0.55)', 1.3);
  turned(pen, 14, 8, 0.9 + Math.sin(phase) * 0.14, () =>
    shape(pen, 'M4-3C-2-4-24 4-30 12C-18 12-2 8 6 3Z', along(pen, 4, -30, skin[1] ?? dark, dark), edge, 1.6),
  );
  return body;
}

export function shark(pen: Pen, phase: number): void {
  sharkBody(
    pen,
    phase,
    'M54-1C48-9 34-14 14-15C-8-15-26-8-38-3L-38 3C-28 6-12 13 10 14C28 14 44 11 50 7C53 4 55 2 54-1Z',
    ['#2f4f74', '#5f86ac', '#a8c4da', '#f4faff'],
  );
  shape(pen, 'M50 6C44 3 38 4 33 8C38 11 45 11 50 6Z', '#5a0f1c', 'rgb(6 16 34 / 0.8)', 1.2);
  for (let i = 0; i < 5; i += 1) shape(pen, `M${35 + i * 3}  5.4L${36.5 + i * 3} 8.6L${38 + i * 3} 5.2Z`, '#ffffff');
  disc(pen, 38, -4, 3.4, '#060a14');
  disc(pen, 39, -5, 1.1, '#ffffff');
  line(pen, 'M33-9L42-7', 'rgb(6 16 34 / 0.8)', 2);
}

export function hammerhead(pen: Pen, phase: number): void {
  sharkBody(pen, phase, 'M40-4C34-11 26-14 12-14C-8-14-26-8-38-3L-38 3C-28 6-12 13 10 13C24 13 34 9 40 4Z', [
    '#3a3f6e',
    '#6a6fae',
    '#b8bce0',
    '#f6f4ff',
  ]);
  const head = shape(
    pen,
    'M34-6C38-18 42-25 47-26C53-25 53-18 51-10C54-4 54 4 51 10C53 18 53 25 47 26C42 25 38 18 34 6Z',
    along(pen, 34, 54, '#7d82be', '#4a4f88'),
    'rgb(6 10 34 / 0.85)',
    1.8,
  );
  inside(pen, head, () => shape(pen, 'M50-26C46-14 46 0 48 12L54 12L54-26Z', 'rgb(255 255 255 / 0.28)'));
  eye(pen, 47, -22, 3.2, '#d8b01a');
  eye(pen, 47, 22, 3.2, '#d8b01a');
}

export function whale(pen: Pen, phase: number): void {
  const edge = 'rgb(4 14 50 / 0.85)';
  shape(
    pen,
    'M-34-3C-42-6-50-18-60-19C-58-9-52-2-48 1C-53 4-58 10-58 18C-50 18-42 8-34 5Z',
    along(pen, -34, -60, '#3a64b8', '#1a2f7a'),
    edge,
    1.6,
  );
  const body = shape(
    pen,
    'M52 2C52-14 38-24 18-24C-8-24-26-12-38-4L-38 4C-26 10-8 22 16 23C36 23 51 16 52 2Z',
    downwards(pen, -24, 23, '#1f3f98', '#3f74d0', '#7fb0f0', '#cfe6ff'),
    edge,
    2,
  );
  inside(pen, body, () => {
    shape(pen, 'M54 6C34 8 10 10-14 8C-4 22 30 30 54 20Z', '#eef7ff');
    for (let i = 0; i < 6; i += 1)
      line(
        pen,
        `M50 ${9 + i * 2.4}C30 ${12 + i * 2.4} 10 ${13 + i * 2} ${-8 + i * 3} ${11 + i * 1.8}`,
        'rgb(60 100 170 / 0.4)',
        1,
      );
    shape(pen, 'M46-8C32-22 0-22-26-8C0-17 30-17 46-8Z', 'rgb(255 255 255 / 0.3)');
    for (const [x, y, r] of [
      [10, -14, 2],
      [-4, -12, 1.5],
      [22, -17, 1.4],
      [-16, -7, 1.6],
    ] as const)
      disc(pen, x, y, r, 'rgb(220 240 255 / 0.6)');
  });
  turned(pen, 12, 12, 0.7 + Math.sin(phase) * 0.25, () =>
    shape(pen, 'M4-3C-6-4-24 4-28 12C-16 14 0 10 6 3Z', along(pen, 4, -28, '#3f74d0', '#1a2f7a'), edge, 1.6),
  );
  line(pen, 'M51 4C44 7 36 7 30 4', 'rgb(6 20 70 / 0.7)', 1.6);
  eye(pen, 32, -1, 3, '#123');
}

export function angler(pen: Pen, phase: number): void {
  const edge = 'rgb(30 8 20 / 0.85)';
  shape(
    pen,
    'M-28-6C-38-18-46-22-52-20C-50-10-50 8-52 20C-46 20-38 16-28 6Z',
    along(pen, -28, -52, '#6a3a6e', '#c05a8a'),
    edge,
  );
  shape(pen, 'M4-26C-6-38-20-40-28-34C-26-28-24-22-22-16Z', '#7a4478', edge);
  const body = shape(
    pen,
    'M44-8C38-26 22-33 4-31C-14-29-24-16-32-6L-32 6C-22 22-8 33 12 33C30 33 40 24 42 16C34 12 28 6 26 0C32-2 40-4 44-8Z',
    around(pen, 6, -10, 52, '#a8628e', '#6f3a6e', '#3f1f4e', '#24102e'),
    edge,
    2,
  );
  inside(pen, body, () => {
    disc(pen, 6, -20, 20, 'rgb(255 255 255 / 0.16)', 0.5);
    for (const [x, y, r] of [
      [-8, 8, 4],
      [2, 18, 3],
      [-14, -6, 3.4],
      [14, 24, 2.6],
      [-2, -6, 2.6],
    ] as const)
      disc(pen, x, y, r, 'rgb(230 140 190 / 0.35)');
  });
  shape(pen, 'M44-8C36-5 30-2 26 0C28 6 34 12 42 16C46 8 47-2 44-8Z', '#1a0510', edge);
  for (let i = 0; i < 4; i += 1) {
    shape(
      pen,
      `M${30 + i * 4} ${-2.6 - i * 1.4}L${32 + i * 4} ${5 - i * 1.2}L${34 + i * 4} ${-4 - i * 1.3}Z`,
      '#fffbe6',
    );
    shape(
      pen,
      `M${29 + i * 3.4} ${7 + i * 2.6}L${33 + i * 3.2} ${2 + i * 2.2}L${33 + i * 3.4} ${10 + i * 2.2}Z`,
      '#fffbe6',
    );
  }
  turned(pen, -2, 10, 0.4 + Math.sin(phase) * 0.35, () =>
    shape(pen, 'M0-4C-8-6-18-2-20 4C-14 10-6 9 0 5Z', '#b8608e', edge),
  );
  eye(pen, 22, -15, 6.5, '#f0d020');
  const sway = Math.sin(phase) * 3;
  line(pen, `M16-30C18-46 34-50 ${44 + sway}-38`, edge, 3.4);
  line(pen, `M16-30C18-46 34-50 ${44 + sway}-38`, '#a8628e', 1.8);
  disc(
    pen,
    45 + sway,
    -35,
    15,
    around(pen, 45 + sway, -35, 15, 'rgb(220 255 170 / 0.9)', 'rgb(160 255 120 / 0.25)', 'rgb(120 255 100 / 0)'),
  );
  disc(pen, 45 + sway, -35, 4.4, '#fbffe0');
}

export function squid(pen: Pen, phase: number): void {
  for (let i = 0; i < 6; i += 1) {
    const spread = (i - 2.5) / 2.5;
    arm(
      pen,
      {
        x: -8,
        y: spread * 6,
        angle: Math.PI - spread * 0.3,
        length: 40 - Math.abs(spread) * 5,
        width: 4.4,
        curl: -spread * 0.4,
      },
      phase + i,
      { skin: '#8fe0ff', edge: 'rgb(10 50 110 / 0.6)' },
    );
  }
  for (const side of [-1, 1])
    shape(
      pen,
      `M46 0C42 ${side * 10} 34 ${side * (20 + Math.sin(phase) * 3)} 24 ${side * 20}C26 ${side * 10} 28 ${side * 6} 30 ${side * 4}Z`,
      '#5ab8ff',
      'rgb(10 50 110 / 0.6)',
    );
  const mantle = shape(
    pen,
    'M52 0C42-10 20-13 0-10C-8-9-12-6-12 0C-12 6-8 9 0 10C20 13 42 10 52 0Z',
    along(pen, -12, 52, '#e8fbff', '#9fe4ff', '#4fa8ff', '#2a6ae0'),
    'rgb(10 50 110 / 0.75)',
    1.6,
  );
  inside(pen, mantle, () => {
    for (let i = 0; i < 14; i += 1) disc(pen, 4 + ((i * 17) % 40), -7 + ((i * 7) % 14), 1.4, 'rgb(255 120 200 / 0.5)');
    disc(pen, 20, -6, 22, 'rgb(255 255 255 / 0.5)', 0.16);
  });
  eye(pen, -4, -6, 4.4, '#1a7a9a');
  eye(pen, -4, 6, 4.4, '#1a7a9a');
}

/** The boss of the warm reef: a koi on its way to become a dragon. */
export function dragonKoi(pen: Pen, phase: number): void {
  const edge = 'rgb(90 26 0 / 0.85)';
  const veil = Math.sin(phase) * 4;
  for (const side of [-1, 1]) {
    shape(
      pen,
      `M-30 ${side * 3}C-44 ${side * 16 + veil} -58 ${side * 26} -74 ${side * 28 + veil}C-64 ${side * 16} -58 ${side * 8} -50 0Z`,
      along(pen, -30, -74, '#ff7a1a', '#ffd34a', 'rgb(255 240 170 / 0.5)'),
      edge,
    );
    for (let i = 0; i < 4; i += 1)
      line(
        pen,
        `M-34 ${side * 3}C-46 ${side * (8 + i * 3)} -56 ${side * (12 + i * 4)} ${-60 - i * 2} ${side * (14 + i * 4) + veil}`,
        'rgb(255 250 210 / 0.5)',
        1,
      );
  }
  shape(
    pen,
    `M22-15C14-34 0-40-12-38C-8-32-14-34-20-32C-16-26-22-28-28-24C-26-18-28-12-32-6Z`,
    downwards(pen, -38, -8, '#fff0a0', '#ff8a1a', '#e0421a'),
    edge,
    1.6,
  );
  shape(pen, `M2 15C-2 26-12 30-20 30C-18 24-20 18-24 10Z`, downwards(pen, 12, 30, '#e0421a', '#ffc23d'), edge);
  const body = shape(
    pen,
    'M48 1C44-12 26-18 8-18C-12-18-26-9-36-4L-36 4C-26 9-12 18 8 18C26 18 44 13 48 1Z',
    downwards(pen, -18, 18, '#c9301a', '#ff7a1a', '#ffd34a', '#fff6c9'),
    edge,
    2,
  );
  inside(pen, body, () => {
    scales(pen, -36, 26, -18, 19, 5.6, 'rgb(255 250 200 / 0.75)');
    scales(pen, -35.4, 26, -17.4, 19, 5.6, 'rgb(140 40 0 / 0.5)');
    shape(pen, 'M44-7C26-17-6-17-30-6C-6-12 26-12 44-7Z', 'rgb(255 255 255 / 0.42)');
  });
  for (let i = 0; i < 2; i += 1) {
    const sway = Math.sin(phase + i) * 4;
    line(pen, `M45 4C54 ${8 + i * 6} 56 ${18 + i * 5} ${44 - i * 8 + sway} ${24 + i * 4}`, edge, 3);
    line(pen, `M45 4C54 ${8 + i * 6} 56 ${18 + i * 5} ${44 - i * 8 + sway} ${24 + i * 4}`, '#ffe08a', 1.8);
  }
  shape(
    pen,
    'M26-14C20-24 12-26 4-28C8-24 8-20 12-17C16-15 20-13 26-14Z',
    downwards(pen, -28, -12, '#fffbe0', '#e0a83a'),
    edge,
    1.4,
  );
  shape(pen, 'M34-12C32-20 26-24 20-26C24-20 24-16 28-12Z', downwards(pen, -26, -12, '#fffbe0', '#e0a83a'), edge, 1.4);
  turned(pen, 16, 9, 0.6 + Math.sin(phase) * 0.3, () => {
    shape(pen, 'M2-4C-10-8-26-2-32 8C-20 14-4 10 2 4Z', along(pen, 2, -32, '#ff7a1a', '#ffe08a'), edge, 1.4);
    line(pen, 'M-2-2L-24 0M-2 0L-27 5M-2 3L-20 8', 'rgb(255 255 255 / 0.5)', 1);
  });
  line(pen, 'M24-12C17-4 17 6 24 13', 'rgb(120 30 0 / 0.6)', 2);
  line(pen, 'M47 3C43 6 39 6 35 5', 'rgb(90 10 0 / 0.8)', 2);
  disc(pen, 34, -5, 9, around(pen, 34, -5, 9, 'rgb(255 250 160 / 0.8)', 'rgb(255 220 80 / 0)'));
  eye(pen, 34, -5, 5, '#18a05a');
}

/** The boss of the deep. */
export function kraken(pen: Pen, phase: number): void {
  const colours = { skin: '#7a2f9a', edge: 'rgb(20 0 40 / 0.85)', sucker: '#ffb0e0' };
  for (let i = 0; i < 8; i += 1) {
    const spread = (i - 3.5) / 3.5;
    arm(
      pen,
      {
        x: spread * 20,
        y: 12,
        angle: Math.PI / 2 - spread * 1.15,
        length: 58 - Math.abs(spread) * 4,
        width: 12,
        curl: spread * 1.1,
      },
      phase + i * 0.9,
      colours,
    );
  }
  const head = shape(
    pen,
    'M-30 14C-40-2-32-22-20-36C-10-48 0-56 0-56C0-56 10-48 20-36C32-22 40-2 30 14C24 24 8 22 0 22C-8 22-24 24-30 14Z',
    around(pen, -8, -22, 62, '#e08aff', '#9a3fd0', '#5a1a8a', '#2a0a4e'),
    'rgb(20 0 40 / 0.9)',
    2.2,
  );
  inside(pen, head, () => {
    for (const [x, y, r] of [
      [0, -40, 4],
      [-12, -28, 5],
      [12, -26, 4],
      [2, -22, 3],
      [-20, -12, 3.4],
      [20, -10, 4],
    ] as const)
      disc(pen, x, y, r, 'rgb(255 150 250 / 0.4)');
    disc(pen, -10, -34, 13, 'rgb(255 255 255 / 0.22)', 1.5);
    line(pen, 'M-26-6L-6 2M26-6L6 2', ink, 5);
  });
  for (const side of [-1, 1]) {
    disc(pen, side * 14, 5, 13, around(pen, side * 14, 5, 13, 'rgb(255 230 80 / 0.95)', 'rgb(255 140 20 / 0)'));
    shape(
      pen,
      `M${side * 4} 4C${side * 10} -3 ${side * 20} -2 ${side * 25} 2C${side * 20} 11 ${side * 10} 12 ${side * 4} 4Z`,
      around(pen, side * 14, 4, 12, '#fffbd0', '#ffd22e', '#e8700a'),
      'rgb(20 0 40 / 0.9)',
      1.6,
    );
    disc(pen, side * 14, 4, 2.4, '#1a0208', 2.2);
  }
}
