import {
  ball,
  box,
  circle,
  ellipse,
  fan,
  line,
  mirrored,
  moved,
  paint,
  path,
  star,
  times,
} from '@portal/shared/ui/pictures';

/* Presents that are things: each drawn around 0,0 within about 100 to every side, standing on y = 92. */

const { body, second, gold, pale, dark, shine, glint, glow } = paint;

export function gift(): string {
  return (
    box(-76, -20, 152, 112, 10, body) +
    box(-76, -20, 152, 112, 10, shine) +
    box(-88, -44, 176, 38, 10, second) +
    box(-88, -44, 176, 38, 10, shine) +
    box(-16, -44, 32, 136, 2, gold) +
    mirrored(
      path('M4-44C22-92 78-104 78-72 78-48 34-44 4-44Z', gold) +
        path('M16-50C30-78 60-84 60-70 60-58 36-54 16-50Z', dark),
    ) +
    ball(0, -48, 15, gold)
  );
}

export function phone(): string {
  return moved(
    0,
    -2,
    box(-50, -98, 100, 192, 20, dark) +
      box(-44, -92, 88, 180, 15, body) +
      box(-44, -92, 88, 180, 15, shine) +
      box(-16, -86, 32, 9, 4, '#0a0620') +
      circle(0, -22, 46, glow, 'opacity=".8"') +
      ellipse(0, -22, 30, 25, second) +
      ellipse(0, -22, 12, 25, 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="2"') +
      line('M0 3v18M-6 21v10M6 21v10', '#ffdf96', 3) +
      times(3, (at) => box(-32 + at * 23, 52, 18, 18, 5, at % 2 ? gold : pale, 'opacity=".9"')),
    8,
  );
}

export function headphones(): string {
  return (
    line('M-66 30V-6a66 66 0 0 1 132 0V30', dark, 20) +
    line('M-66 24V-6a66 66 0 0 1 132 0V24', body, 12) +
    mirrored(
      box(-92, 12, 46, 78, 20, second) +
        box(-92, 12, 46, 78, 20, shine) +
        box(-58, 8, 20, 86, 10, dark) +
        circle(-76, 50, 12, gold) +
        circle(-76, 50, 6, pale),
    ) +
    ellipse(-34, -58, 22, 8, glint)
  );
}

export function watch(): string {
  const strap = path('M-30-40-24-100H24L30-40Z', dark) + line('M-20-62H20M-22-78H22', '#fff', 3, 'opacity=".3"');
  return (
    strap +
    moved(0, 0, strap, 180) +
    box(60, -8, 12, 16, 4, gold) +
    circle(0, 0, 64, gold) +
    circle(0, 0, 53, dark) +
    circle(0, 0, 49, body) +
    fan(12, 0, 330, () => box(-2.5, -45, 5, 12, 2, '#fff', 'opacity=".9"')) +
    line('M0 0V-32', '#fff', 6) +
    line('M0 0 22 14', '#fff', 6) +
    circle(0, 0, 7, gold) +
    circle(0, 0, 49, shine, 'opacity=".8"')
  );
}

export function tea(): string {
  const steam = line('M-22-66c-10-12 10-18 0-32M6-66c-10-12 10-18 0-32', '#fff', 5, 'opacity=".55"');
  const cup =
    path('M-30-18H30C30 16 18 26 0 26S-30 16-30-18Z', pale) +
    ellipse(0, -18, 30, 8, body) +
    ellipse(0, 32, 34, 6, pale);
  return (
    steam +
    line('M64 6C104-4 104 56 58 56', second, 13) +
    path('M-62 6C-92 0-94-28-112-34L-118-22C-104-16-100 26-66 40Z', second) +
    path('M-74 26C-74-20-40-44-6-44S66-20 66 26C66 66 40 84-4 84S-74 66-74 26Z', second) +
    path('M-74 26C-74-20-40-44-6-44S66-20 66 26C66 66 40 84-4 84S-74 66-74 26Z', shine) +
    path('M-40-32C-26-50 18-50 32-32Z', body) +
    ball(-4, -50, 10, gold) +
    moved(-4, 24, path(star(8, 26, 13), gold, 'opacity=".85"')) +
    moved(76, 66, cup, 0, 0.86)
  );
}

export function umbrella(): string {
  const top = 'M-98 6C-90-60-44-96 0-96S90-60 98 6C82-10 62-10 49 6 34-10 16-10 0 6-16-10-34-10-49 6-62-10-82-10-98 6Z';
  return moved(
    0,
    0,
    line('M0-104V70a18 18 0 0 0 36 0', gold, 7) +
      path(top, body) +
      path('M0-96C-34-70-46-30-49 6-34-10-16-10 0 6 16-10 34-10 49 6 46-30 34-70 0-96Z', second) +
      path('M0-96C-12-62-12-26 0 6 12-26 12-62 0-96Z', pale, 'opacity=".5"') +
      path(top, shine),
    14,
  );
}

export function mug(): string {
  return (
    line('M-30-66c-10-12 10-16 0-30M4-66c-10-12 10-16 0-30M38-66c-10-12 10-16 0-30', '#fff', 5, 'opacity=".5"') +
    line('M54-14C104-20 104 52 52 46', body, 15) +
    path('M-66-46H66V66a26 26 0 0 1-26 26H-40a26 26 0 0 1-26-26Z', body) +
    path('M-66-46H66V66a26 26 0 0 1-26 26H-40a26 26 0 0 1-26-26Z', shine) +
    ellipse(0, -46, 66, 15, pale) +
    ellipse(0, -44, 56, 10, dark) +
    ellipse(0, 22, 30, 25, gold) +
    ellipse(0, 22, 12, 25, 'none', 'stroke="#7a3c08" stroke-width="2.5"') +
    line('M0 47v12', '#ffe08a', 4)
  );
}

export function backpack(): string {
  return (
    line('M-22-78a22 22 0 0 1 44 0', dark, 10) +
    mirrored(box(-88, 12, 30, 66, 14, second)) +
    path('M-66 76V-16C-66-70-40-84 0-84S66-70 66-16V76a16 16 0 0 1-16 16H-50a16 16 0 0 1-16-16Z', body) +
    path('M-66 76V-16C-66-70-40-84 0-84S66-70 66-16V76a16 16 0 0 1-16 16H-50a16 16 0 0 1-16-16Z', shine) +
    box(-44, 16, 88, 60, 12, second) +
    line('M-44 38H44', gold, 5) +
    box(-7, 32, 14, 20, 4, gold) +
    line('M-46-24C-30-40 30-40 46-24', '#fff', 4, 'opacity=".5"')
  );
}

export function speaker(): string {
  return (
    box(-56, -92, 112, 184, 22, body) +
    box(-56, -92, 112, 184, 22, shine) +
    circle(0, 34, 42, dark) +
    circle(0, 34, 30, second) +
    circle(0, 34, 13, dark) +
    circle(0, -44, 24, dark) +
    circle(0, -44, 14, second) +
    line('M76-30c12 16 12 40 0 56M94-46c20 26 20 62 0 88', '#ffe9a8', 5, 'opacity=".7"') +
    line('M-76-30c-12 16-12 40 0 56M-94-46c-20 26-20 62 0 88', '#ffe9a8', 5, 'opacity=".7"')
  );
}

export function cap(): string {
  return moved(
    0,
    34,
    path('M-78 30C-84-40-40-74 6-74S90-40 84 30Z', body) +
      path('M-78 30C-84-40-40-74 6-74S90-40 84 30Z', shine) +
      path('M-84 26C-40 6 40 6 92 26 116 36 130 58 116 66 60 44-10 44-88 50Z', second) +
      line('M6-74C-14-40-18-4-16 16M6-74C30-44 40-10 40 18', '#fff', 3, 'opacity=".4"') +
      circle(6, -74, 8, gold) +
      moved(10, -22, path(star(5, 26, 11), gold)),
  );
}
