import { cardBack } from '../../boards/cards/card-picture.ts';

/** Draws the shoe on 120 by 90: a box of cards with the next one in its mouth. */
export function shoePicture(): string {
  const cards = [0, 1, 2, 3, 4, 5]
    .map((at) => `<path d="M${96 - at * 9} 12l10 4v46l-10-5z" fill="${at % 2 ? '#f4efe6' : '#d9cfc0'}"/>`)
    .join('');
  return `<svg viewBox="0 0 120 90" aria-hidden="true"><ellipse cx="62" cy="80" rx="54" ry="8" fill="#000" opacity=".35"/><path d="M36 16L110 4v56L36 76z" fill="#3a1f12"/><path d="M36 16L110 4l6 6-70 12z" fill="#7a4a28"/>${cards}<path d="M40 22l66-11v45L40 70z" fill="#fff" opacity=".14"/><path d="M10 30l30-12v54L10 78z" fill="#8a5226"/><path d="M14 34l22-9v42l-22 5z" fill="#1c0f08"/><g class="next-card" transform="translate(13 36) skewY(-20) scale(.22 .26)">${inner(cardBack())}</g><path d="M10 66l30-8v14L10 78z" fill="#a56a34"/><circle cx="25" cy="70" r="2" fill="#f3c766"/></svg>`;
}

/** The drawing inside an svg element, to stand in another. */
const inner = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
