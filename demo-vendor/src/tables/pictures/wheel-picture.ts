import { colourOf, wheelOrder } from '@portal/engines/roulette/roulette.rules';

const fills = { red: '#b3121f', black: '#15151c', green: '#0a7a43' } as const;
const turn = 360 / wheelOrder.length;

/** Returns the angle of a number's pocket in degrees, clockwise from the top of the rotor. */
export const pocketAngle = (number: number) => wheelOrder.indexOf(number) * turn;

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(200 + radius * Math.cos(angle)).toFixed(2)} ${(200 + radius * Math.sin(angle)).toFixed(2)}`;
};

function ring(inner: number, outer: number, from: number, to: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}z`;
}

function pocket(number: number): string {
  const at = pocketAngle(number);
  const [from, to] = [at - turn / 2, at + turn / 2];
  const fill = fills[colourOf(number)];
  return `<path d="${ring(128, 166, from, to)}" fill="${fill}" stroke="#e8c877" stroke-width="1"/><path d="${ring(96, 128, from, to)}" fill="${fill}" stroke="#e8c877" stroke-width=".8"/><path d="${ring(96, 128, from, to)}" fill="#000" opacity=".32"/><text x="200" y="59" text-anchor="middle" font-size="16" font-weight="800" fill="#fff" transform="rotate(${at} 200 200)">${number}</text>`;
}

/** Draws bowl, rotor with its pockets, and ball; the page rotates the groups `.rotor` and `.ball`. */
export function wheelPicture(): string {
  const diamonds = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M200 13l5 9-5 9-5-9z" fill="url(#w-gold)" stroke="#6b4a12" stroke-width=".8" transform="rotate(${i * 45 + 22.5} 200 200)"/>`,
  );
  const spokes = Array.from(
    { length: 4 },
    (_, i) =>
      `<g transform="rotate(${i * 90} 200 200)"><rect x="196.5" y="140" width="7" height="50" rx="3.5" fill="url(#w-gold)"/><circle cx="200" cy="138" r="8" fill="url(#w-gold)" stroke="#6b4a12"/></g>`,
  );
  const defs = `<defs><radialGradient id="w-wood"><stop offset=".8" stop-color="#5d2f12"/><stop offset=".9" stop-color="#8d4e20"/><stop offset="1" stop-color="#3a1a08"/></radialGradient><linearGradient id="w-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff2bf"/><stop offset=".5" stop-color="#dba83c"/><stop offset="1" stop-color="#8a5d12"/></linearGradient><radialGradient id="w-cone" cx=".4" cy=".35"><stop offset="0" stop-color="#a8642c"/><stop offset="1" stop-color="#42200b"/></radialGradient><radialGradient id="w-ball" cx=".35" cy=".3"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#b9c0cf"/></radialGradient></defs>`;
  const rotor = `<g class="rotor"><circle cx="200" cy="200" r="168" fill="#2a1206"/>${[...wheelOrder].map(pocket).join('')}<circle cx="200" cy="200" r="96" fill="url(#w-cone)" stroke="url(#w-gold)" stroke-width="3"/>${spokes.join('')}<circle cx="200" cy="200" r="22" fill="url(#w-gold)" stroke="#6b4a12"/><circle cx="200" cy="200" r="11" fill="#fff6d8" opacity=".75"/></g>`;
  return `<svg viewBox="0 0 400 400" aria-hidden="true">${defs}<circle cx="200" cy="200" r="199" fill="url(#w-wood)"/><circle cx="200" cy="200" r="196" fill="none" stroke="url(#w-gold)" stroke-width="3"/><circle cx="200" cy="200" r="171" fill="#1c0c04" stroke="url(#w-gold)" stroke-width="2"/>${diamonds.join('')}${rotor}<g class="ball"><circle cx="200" cy="200" r="8" fill="url(#w-ball)" stroke="#70788c" stroke-width=".6"/></g></svg>`;
}
