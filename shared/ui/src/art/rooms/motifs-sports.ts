import type { Random } from '../random.ts';
import { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, polar, star, times } from '../shapes.ts';

const { body, second, gold, pale, dark, shine, glow, glint } = paint;
const ink = '#160d24';

function racket(frame: string): string {
  return (
    path('M-12 26C-10 40-8 44-7 54H7C8 44 10 40 12 26Z', frame) +
    box(-8, 50, 16, 72, 7, dark) +
    times(4, (at) => line(`M-8 ${66 + at * 14}l16-8`, '#fff', 3, 'opacity=".45"')) +
    `<clipPath id="c"><ellipse cy="-34" rx="50" ry="64"/></clipPath><g clip-path="url(#c)" stroke="#fff" stroke-width="2.5" opacity=".85">${times(
      7,
      (at) => `<path d="M${-42 + at * 14}-100V32"/>`,
    )}${times(9, (at) => `<path d="M-52 ${-90 + at * 14}H52"/>`)}</g>` +
    ellipse(0, -34, 50, 64, 'none', `stroke="${frame}" stroke-width="13"`) +
    ellipse(0, -34, 50, 64, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".5"')
  );
}

export function tennis(random: Random): string {
  const hit = random.pick([-1, 1]);
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    moved(hit * -16, -8, racket(body), hit * 30, 1.06) +
    moved(
      hit * 58,
      50,
      circle(0, 0, 38, '#cfe63c') +
        line('M-34-16C-12-10-8 14-22 30M34-16C12-10 8 14 22 30', '#fff', 5) +
        circle(0, 0, 38, shine),
      random.between(-30, 30),
    )
  );
}

function glove(leather: string): string {
  return (
    path('M-46 34C-70-8-66-74-8-84 46-92 74-52 62-10 56 14 46 22 44 40Z', leather) +
    path('M-46-2C-86-14-90-58-58-64-38-66-26-46-30-22Z', leather) +
    path('M-46-2C-78-14-82-48-60-54', 'none', 'stroke="#0004" stroke-width="4" stroke-linecap="round"') +
    path('M-30-22C-16-8 4-6 20-14', 'none', 'stroke="#0004" stroke-width="4" stroke-linecap="round"') +
    ellipse(4, -56, 40, 22, glint) +
    path('M-46 34C-16 46 18 48 44 40L50 86C14 98-22 94-50 82Z', pale) +
    path('M-49 60C-18 72 20 74 47 64L50 86C14 98-22 94-50 82Z', dark) +
    line('M-6 54l20 18M14 54l-20 18', gold, 4)
  );
}

export function boxing(random: Random): string {
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    moved(42, -14, `<g transform="scale(-1 1)">${glove(second)}</g>`, 18, 0.86) +
    moved(-22, 8, glove(body), random.between(-16, -8), 1.06)
  );
}

export function badminton(random: Random): string {
  const feathers = fan(
    7,
    -33,
    33,
    (at) => path('M-5 0-15-96Q0-116 15-96L5 0Z', at % 2 ? pale : '#fff') + line('M0 0V-100', '#0003', 2),
  );
  const shuttle =
    moved(0, 46, feathers) +
    path('M-27-4Q0-16 27-4M-40-38Q0-56 40-38', 'none', `stroke="#b8882c" stroke-width="4"`) +
    path('M-24 36H24C30 86-30 86-24 36Z', pale) +
    path('M6 36H24C28 80 0 82-4 76 4 66 6 50 6 36Z', '#0b0b2a', 'opacity=".15"') +
    box(-27, 30, 54, 16, 7, body) +
    ellipse(-8, 56, 8, 12, '#fff');
  const side = random.pick([-1, 1]);
  return (
    circle(0, 0, 116, glow, 'opacity=".7"') +
    moved(side * 26, -6, racket(second), side * 34, 1.02) +
    moved(side * -34, -4, shuttle, side * random.between(-158, -146), 1.06)
  );
}

export function pingpong(random: Random): string {
  const bat = (rubber: string) =>
    path('M-15 40H15L18 108Q0 118-18 108Z', '#c98a4b') +
    path('M0 40H15L18 108Q8 114 0 114Z', '#5a2c0c', 'opacity=".35"') +
    path('M-54-22C-54-112 54-112 54-22 54 8 30 26 22 50H-22C-30 26-54 8-54-22Z', '#3b1a08') +
    path('M-49-24C-49-104 49-104 49-24 49 2 34 16 25 30H-25C-34 16-49 2-49-24Z', rubber) +
    path('M-25 30H25L20 48H-20Z', '#e7b87a') +
    ellipse(-16, -56, 26, 20, glint);
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    moved(26, -6, bat(dark), 38, 0.96) +
    moved(-22, -2, bat(body), random.between(-34, -24), 1.04) +
    moved(58, 56, ball(0, 0, 25, '#fff')) +
    line('M92 30l14-14M100 58h18', '#fff', 5, 'opacity=".7"')
  );
}

/** The referee's whistle. */
export function whistle(random: Random): string {
  const side = random.pick([-1, 1]);
  const drawn =
    line('M-62 0C-130 40-90 110-20 98 40 86 40 122 96 108', second, 8) +
    path('M-28-40H102Q110-40 110-32V-4Q110 2 102 2H40C48 62 2 88-32 76-76 62-86-34-28-40Z', gold) +
    path('M-28-40H102Q110-40 110-32V-26H-34C-60-20-70 6-66 26-82-10-64-38-28-40Z', '#fff', 'opacity=".45"') +
    path('M40 2C48 62 2 88-32 76 20 70 26 30 22 2Z', '#8a4a0c', 'opacity=".35"') +
    path('M10-42H58L46-12H22Z', dark) +
    circle(-16, 20, 34, dark) +
    ball(-10, 26, 22, body) +
    circle(-66, -6, 12, 'none', `stroke="${second}" stroke-width="8"`);
  return (
    circle(0, 0, 116, glow, 'opacity=".65"') +
    `<g transform="scale(${side} 1)">${moved(0, 6, drawn, -14)}${line('M24-74l-8-28M52-78l6-30M0-66l-22-22', '#fff', 8, 'opacity=".9"')}</g>`
  );
}

/** A field below the floodlights. */
export function stadium(): string {
  const mast = (x: number) =>
    line(`M${x} 20V-84`, '#2b2140', 7) +
    path(`M${x} -92L${-x * 0.35 - 60} 60H${-x * 0.35 + 60}Z`, '#fffbe0', 'opacity=".3"') +
    box(x - 26, -112, 52, 32, 5, ink) +
    times(6, (at) => circle(x - 16 + (at % 3) * 16, -104 + Math.floor(at / 3) * 15, 6, '#fffbe0'));
  return (
    ellipse(0, 36, 124, 66, dark) +
    ellipse(0, 26, 122, 62, second) +
    times(40, (at) => {
      const [x, y] = polar(at * 9 + (at % 2) * 4, at % 2 ? 112 : 102);
      return circle(x, y * 0.5 + 26, 3.4, at % 3 ? '#fff' : '#ffd35c', 'opacity=".85"');
    }) +
    ellipse(0, 34, 96, 46, dark) +
    ellipse(0, 38, 90, 42, '#2f8f46') +
    `<clipPath id="c"><ellipse cy="38" rx="90" ry="42"/></clipPath><g clip-path="url(#c)">${times(4, (at) => box(-90 + at * 48, -10, 24, 100, 0, '#58bd68'))}</g>` +
    path('M-58 18H58L72 58H-72ZM0 18V58', 'none', 'stroke="#fff" stroke-width="3.5"') +
    ellipse(0, 38, 20, 10, 'none', 'stroke="#fff" stroke-width="3.5"') +
    mast(-84) +
    mast(84)
  );
}

export function volleyball(random: Random): string {
  const fills = [body, pale, second];
  const third = (fill: string) =>
    path('M0 0C-8-34 2-66 30-92H110V72H65C56 35 33 10 0 0Z', fill) +
    line('M17 6C12-26 28-60 60-84M42 23C44-6 60-32 92-46', '#fff', 4, 'opacity=".9"') +
    line('M0 0C-8-34 2-66 30-92', ink, 4);
  return (
    circle(0, 0, 118, glow, 'opacity=".7"') +
    `<clipPath id="c"><circle r="88"/></clipPath><g clip-path="url(#c)">${moved(
      0,
      0,
      fan(3, 0, 240, (at) => third(fills[at] ?? pale)),
      random.between(0, 120),
    )}</g>` +
    circle(0, 0, 88, shine) +
    ellipse(-30, -44, 34, 24, glint)
  );
}

/** A medal of gold on its ribbon. */
export function medal(): string {
  const leaf = path('M0 0C10-8 12-22 4-32-8-24-8-8 0 0Z', '#8a4a0c', 'opacity=".55"');
  return (
    circle(0, 14, 116, glow, 'opacity=".7"') +
    path('M-74-124H-26L22-20H-18Z', second) +
    path('M74-124H26L-22-20H18Z', body) +
    path('M42-124H26L-22-20H-6Z', '#fff', 'opacity=".35"') +
    box(-20, -36, 40, 20, 7, gold) +
    circle(0, 44, 70, '#8a4a0c') +
    circle(-2, 40, 70, gold) +
    circle(-2, 40, 57, 'none', 'stroke="#9a5a10" stroke-width="3"') +
    mirrored(
      moved(
        0,
        40,
        times(5, (at) => {
          const [x, y] = polar(154 - at * 27, 44);
          return moved(x, y, leaf, 150 - at * 27 - 60);
        }),
      ),
    ) +
    path(star(5, 30, 13), body, 'transform="translate(-2 38)"') +
    ellipse(-26, 12, 30, 20, glint)
  );
}
