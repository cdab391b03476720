import { s } from '../../art/svg.ts';

export const ballTones = ['#ffc34d', '#ff6b4a', '#28b79c', '#5b8cff', '#c163e8', '#f4f1e8'] as const;

/** A numbered ball with light from above, in a drawing of any size. */
export function ballPicture(x: number, y: number, radius: number, digit: string, tone: string): SVGGElement {
  return s(
    'g',
    { transform: `translate(${x} ${y}) scale(${radius / 10})` },
    s('ellipse', { cx: 0, cy: 9.5, rx: 8, ry: 2, fill: '#000', opacity: 0.22 }),
    s('circle', { r: 10, fill: tone }),
    s('path', { d: 'M-10 0a10 10 0 0 0 20 0q-4 6-10 6t-10-6', fill: '#000', opacity: 0.18 }),
    s('ellipse', { cx: -3.2, cy: -5.4, rx: 4.2, ry: 2.6, fill: '#fff', opacity: 0.6, transform: 'rotate(-24 -3 -5)' }),
    s('circle', { r: 5.4, fill: '#fffdf6' }),
    text(0, 2.9, 8, digit, '#23120c'),
  );
}

/** Figures in a drawing, set about their middle. */
export function text(
  x: number,
  y: number,
  size: number,
  words: string,
  fill: string,
  anchor = 'middle',
): SVGTextElement {
  const element = s('text', {
    x,
    y,
    fill,
    'font-size': size,
    'font-weight': 800,
    'text-anchor': anchor,
    'font-family': 'Be Vietnam Pro, system-ui, sans-serif',
  });
  element.textContent = words;
  return element;
}
