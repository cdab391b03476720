import { cards, chips, dice, wheel } from '../motifs-play.ts';
import type { Random } from '../random.ts';
import { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, polar, star, times } from '../shapes.ts';

const { body, second, gold, pale, dark, glow, glint } = paint;
const ink = '#160d24';
const wine = '#d3263a';
const spade = 'M0-30C26-6 32 6 24 16 16 24 6 20 3 12L10 32H-10L-3 12C-6 20-16 24-24 16-32 6-26-6 0-30Z';
const heart = 'M0 30C-30 8-34-4-28-16-20-28-4-26 0-12 4-26 20-28 28-16 34-4 30 8 0 30Z';

/** The shoe that cards are dealt from. */
export function shoe(random: Random): string {
  const dealt =
    box(-34, -46, 68, 92, 8, '#fffaf0', 'stroke="#0003"') +
    path(spade, ink, 'transform="scale(.9)"') +
    path(spade, ink, 'transform="translate(-22 -32) scale(.26)"');
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    moved(-70, 20, dealt, random.between(-26, -14)) +
    path('M-34-62 66-104 114-70V34L16 80Z', dark) +
    path('M-34-62 66-104 114-70 14-24Z', body) +
    path('M14-24 114-70V34L16 80Z', second) +
    path('M26-14 102-49V23L28 57Z', '#fff', 'opacity=".25"') +
    path(star(5, 24, 10), gold, 'transform="translate(65 5) skewY(-24)"') +
    path('M-34-62 14-24 16 80-34 36Z', pale) +
    path('M-25-42 6-17V14L-25-10Z', body) +
    path('M-34 6 15 46 16 80-34 36Z', ink) +
    path('M-30 30 15 68-40 104-86 62Z', '#fffaf0', 'stroke="#0004"') +
    path(heart, wine, 'transform="matrix(.62 .54 -.66 .46 -36 66) scale(.8)"') +
    path('M-34 6 15 46 15 62-34 22Z', gold) +
    path('M-24-64 62-100 76-90-10-54Z', '#fff', 'opacity=".4"')
  );
}

/** Three dice below their dome of glass. */
export function dome(random: Random): string {
  const glass = 'M-84 46C-84-104 84-104 84 46Z';
  return (
    circle(0, 0, 118, glow, 'opacity=".65"') +
    ellipse(0, 74, 112, 30, dark) +
    path('M-112 58H112V74H-112Z', dark) +
    ellipse(0, 58, 112, 30, gold) +
    ellipse(0, 54, 96, 24, body) +
    path(glass, '#fff', 'opacity=".22"') +
    moved(0, 10, dice(random).replace(/^<circle[^>]*>/, ''), 0, 0.62) +
    path(glass, 'none', 'stroke="#fff" stroke-width="5" opacity=".85"') +
    path('M-66 20C-66-30-46-56-20-64-40-44-50-14-50 24Z', '#fff', 'opacity=".6"') +
    path('M-84 46Q0 78 84 46L86 56Q0 90-86 56Z', gold) +
    ball(0, -74, 14, gold)
  );
}

/** Waistcoat and bow tie of the one who deals. */
export function dealer(random: Random): string {
  return (
    circle(0, -20, 118, glow, 'opacity=".6"') +
    path('M-104 112C-108 20-84-30-44-52H44C84-30 108 20 104 112Z', pale) +
    path('M-104 112C-106 50-96 6-76-24L-64 112ZM104 112C106 50 96 6 76-24L64 112Z', '#0b0b2a', 'opacity=".14"') +
    path('M-26-60C-20-74 20-74 26-60L0-26Z', dark) +
    mirrored(
      path('M44-52 66-38C60 0 66 60 62 112H0V62Z', body) +
        path('M44-52 0 62V78L66-38Z', dark, 'opacity=".4"') +
        path('M24-70C34-66 46-54 54-44L22-20 0-34C10-44 22-56 24-70Z', '#fff'),
    ) +
    line('M0 66V112', '#0004', 3) +
    times(3, (at) => ball(9, 76 + at * 17, 5, gold)) +
    mirrored(
      path('M4-36C18-54 44-56 50-44 54-32 52-20 46-14 34-12 16-20 4-28Z', wine) +
        line('M14-34l22-6M14-29l20 6', '#0004', 3),
    ) +
    box(-9, -43, 18, 22, 6, '#a3172b') +
    mirrored(moved(46, 34, path(star(4, 11, 4), gold))) +
    moved(-58, 68, cards(random).replace(/^<circle[^>]*>/, ''), -14, 0.42)
  );
}

/** The table from above: places, cards and stakes. */
export function felt(random: Random): string {
  const place = (turn: number) => {
    const [x, y] = polar(turn, 84);
    return moved(
      x,
      y - 34,
      circle(0, 0, 17, 'none', 'stroke="#fff" stroke-width="3" opacity=".75"') +
        (random.chance(0.6)
          ? ball(0, 0, 12, random.chance(0.5) ? gold : wine) + circle(0, 0, 6, '#fff', 'opacity=".7"')
          : ''),
    );
  };
  const card = (x: number, suit: string, fill: string, turn: number) =>
    moved(x, -22, box(-15, -21, 30, 42, 5, '#fffaf0') + path(suit, fill, 'transform="scale(.42)"'), turn);
  const top = 'M-112-44C-112-62-100-66-90-66H90C100-66 112-62 112-44 112 40 60 84 0 84S-112 40-112-44Z';
  return (
    circle(0, 0, 118, glow, 'opacity=".6"') +
    moved(0, 12, path(top, '#0a0620', 'opacity=".5"')) +
    path(top, gold) +
    moved(0, 0, path(top, '#5a2410'), 0, 0.96) +
    moved(0, -2, path(top, body), 0, 0.86) +
    path('M-78 4A84 78 0 0 0 78 4', 'none', 'stroke="#fff" stroke-width="2.5" opacity=".55"') +
    [118, 149, 180, 211, 242].map(place).join('') +
    box(-40, -76, 80, 20, 6, ink) +
    times(5, (at) => box(-34 + at * 14, -72, 11, 12, 3, [wine, '#fff', '#ffc94d', '#1c9a5b', '#1b4fa0'][at] ?? wine)) +
    card(-26, spade, ink, -8) +
    card(8, heart, wine, 4) +
    card(40, spade, ink, 12)
  );
}

/** A fool's cap with bells. */
export function joker(random: Random): string {
  const horn = path('M0-20C20-86 74-104 104-60 112-44 110-22 100-6 92-40 66-44 44 14Z', body);
  const bell = moved(100, 4, ball(0, 0, 13, gold) + line('M-8 3H8M0 3V11', '#7a3c08', 3));
  return moved(
    0,
    4,
    circle(0, 0, 116, glow, 'opacity=".65"') +
      moved(
        0,
        4,
        fan(9, 116, 244, (at) => path('M-16-40 0-96 16-40Z', at % 2 ? second : gold)),
      ) +
      horn +
      bell +
      `<g transform="scale(-1 1)">${horn.replaceAll(body, second)}${bell}</g>` +
      path('M-46 12C-44-60-20-104 8-124 4-96 40-60 46 12Z', gold) +
      moved(8, -124, ball(0, 0, 13, second)) +
      path('M-50 4C-50-20 50-20 50 4 54 60 30 94 0 96-30 94-54 60-50 4Z', pale) +
      path('M0-14C30-14 50-10 50 4 54 60 30 94 0 96Z', ink) +
      path('M-52 8C-30-14 30-14 52 8L48 20C28 2-28 2-48 20Z', dark) +
      path('M-36 34 -24 24-10 36-24 44Z', ink) +
      path('M36 34 24 24 10 36 24 44Z', '#fff') +
      path('M-24 46-20 66-28 58Z', wine) +
      path('M-28 62C-12 84 12 84 30 60 22 92-20 94-28 62Z', wine) +
      ellipse(-22, 0, 20, 10, glint) +
      moved(random.pick([-88, 88]), 72, path(spade, gold), random.between(-20, 20), 0.7),
    0,
    0.9,
  );
}

/** A painted fan, held open. */
export function foldingFan(random: Random): string {
  const count = 11;
  const flower = (x: number, y: number, size: number) =>
    moved(
      x,
      y,
      fan(5, 0, 288, () => ellipse(0, -11, 8, 11, '#fff')) + circle(0, 0, 6, gold),
      random.between(0, 70),
      size,
    );
  const blade = (at: number) => path('M-4-40-17-142Q0-150 17-142L4-40Z', at % 2 ? body : second);
  return moved(
    0,
    0,
    circle(0, -10, 116, glow, 'opacity=".6"') +
      moved(
        0,
        70,
        fan(count, -76, 76, () => path('M-3 8-6-60H6L3 8Z', '#7a3c08')) +
          fan(count, -76, 76, blade) +
          fan(count, -76, 76, (at) =>
            at % 2
              ? path('M0-40 17-142Q8-147 0-147Z', dark, 'opacity=".3"')
              : path('M0-40-17-142Q-8-147 0-147Z', '#fff', 'opacity=".25"'),
          ) +
          path('M-136-40A142 142 0 0 1 136-40', 'none', 'stroke="url(#g)" stroke-width="6"') +
          line(
            'M-92-50C-60-96-20-70 0-96 20-122 56-110 84-76M-20-84C-30-104-24-116-14-124M34-108C30-124 40-130 50-132',
            '#5a2410',
            5,
          ) +
          flower(-62, -76, 0.9) +
          flower(-14, -122, 1) +
          flower(26, -96, 0.8) +
          flower(72, -86, 1) +
          flower(-36, -100, 0.6) +
          ball(0, 2, 9, gold) +
          line('M0 8C-6 22 6 28 0 42', wine, 5) +
          path('M-7 40H7L10 66H-10Z', wine),
        random.between(-6, 6),
      ),
    0,
    0.84,
  );
}

/** A pot of tea, and its steam. */
export function teapot(random: Random): string {
  const side = random.pick([-1, 1]);
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    line('M-14-80c-14-16 12-24 0-44M14-82c-12-14 14-20 4-38', '#fff', 7, 'opacity=".55"') +
    `<g transform="scale(${side} 1)">` +
    line('M60-24C112-44 118 40 58 44', body, 17) +
    line('M60-24C112-44 118 40 58 44', '#fff', 4, 'opacity=".35"') +
    path('M-58-2C-84-4-86-40-112-52L-92-60C-68-52-62-28-44-24Z', body) +
    path('M-74-20C-82-62 82-62 76-4 80 60 40 78 0 78S-72 60-74-20Z', body) +
    path('M30-46C82-36 80 60 10 78 60 50 60-10 30-46Z', dark, 'opacity=".35"') +
    ellipse(0, -48, 42, 13, gold) +
    path('M-38-52C-34-76 34-76 38-52Z', second) +
    ball(0, -74, 11, gold) +
    moved(
      -4,
      14,
      fan(6, 0, 300, () => path('M0 0C12-10 12-26 0-36-12-26-12-10 0 0Z', '#fff', 'opacity=".85"')) +
        circle(0, 0, 9, gold),
      0,
      0.95,
    ) +
    ellipse(-40, -10, 16, 30, glint) +
    box(-44, 74, 88, 12, 6, gold) +
    '</g>' +
    moved(
      side * -74,
      78,
      path('M-30-20H30C30 10 16 22 0 22S-30 10-30-20Z', second) +
        ellipse(0, -20, 30, 9, pale) +
        ellipse(0, -19, 24, 6, '#b5651d'),
    )
  );
}

/** The ace of a fine pack. */
export function ace(random: Random): string {
  const scroll = mirrored(
    line('M0-92C26-92 44-84 40-70 36-60 22-64 26-74M0 92C26 92 44 84 40 70 36 60 22 64 26 74', gold, 3.5),
  );
  const card =
    box(-66, -108, 132, 216, 16, '#fffaf0', 'stroke="#0004"') +
    box(-57, -99, 114, 198, 10, 'none', `stroke="${gold}" stroke-width="4"`) +
    scroll +
    path(spade, ink, 'transform="scale(1.75)"') +
    path(star(8, 20, 12), gold, 'transform="translate(0 4)"') +
    path('M-12 8-15-8-6-1 0-11 6-1 15-8 12 8Z', wine) +
    `<text x="-42" y="-66" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="30" fill="${ink}">A</text>` +
    `<text x="-42" y="-66" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="30" fill="${ink}" transform="rotate(180)">A</text>`;
  return (
    circle(0, 0, 122, glow, 'opacity=".7"') +
    fan(20, 0, 342, () => path('M0-80 5-132-5-132Z', gold, 'opacity=".5"')) +
    moved(
      0,
      0,
      box(-66, -108, 132, 216, 16, body) +
        box(-56, -98, 112, 196, 10, 'none', 'stroke="#fff" stroke-width="4" opacity=".6"'),
      random.between(10, 18),
    ) +
    moved(0, 0, card, random.between(-10, -3))
  );
}

/** A wheel in the light of the stage. */
export function stage(random: Random): string {
  const ray = random.between(12, 22);
  return (
    fan(5, -48, 48, (at) =>
      path(`M0 90 ${ray}-130H-${ray}Z`, at % 2 ? second : pale, 'opacity=".28" transform="translate(0 20)"'),
    ) +
    ellipse(0, 92, 104, 26, dark) +
    ellipse(0, 84, 104, 26, body) +
    ellipse(0, 82, 82, 18, second) +
    moved(0, 0, wheel(random), 0, 0.62) +
    moved(-62, 66, chips(random), 0, 0.26) +
    moved(64, 66, chips(random), 0, 0.26)
  );
}
