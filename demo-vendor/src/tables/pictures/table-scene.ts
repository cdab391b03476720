import type { FeltName } from '../../games/table-games.ts';
import type { Dealer } from '../dealers.ts';
import type { TableEngine } from '../table-texts.ts';
import { dealerPicture } from './dealer-picture.ts';
import { feltSkins } from './felt-skins.ts';
import { wheelPicture } from './wheel-picture.ts';

interface SceneOf {
  engine: TableEngine;
  felt: FeltName;
  dealer: Dealer;
}

/** Returns where the studio serves the scene of a table with a dealer. */
export const scenePath = (table: string, { id }: Dealer): string => `/tables/${table}/${id}.svg`;

/** Draws a table with its dealer for lobbies, on 640 by 320; what is played stands right of the dealer. */
export function tableScene({ engine, felt, dealer }: SceneOf): string {
  const body = room(felt) + dealerAt(dealer) + table(felt) + played(engine);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}

const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** The drawing placed and sized within another. */
const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" `);

function room(felt: FeltName): string {
  const { 'felt-1': near, 'felt-2': far, glow } = feltSkins[felt].colours;
  const folds = times(
    16,
    (at) => `<path d="M${at * 42 - 10} 0q16 120 0 240h20q-14-120 2-240z" fill="#000" opacity=".22"/>`,
  );
  const lanterns = [70, 545, 610].map((x, at) => {
    const y = [34, 58, 22][at] ?? 30;
    return `<circle cx="${x}" cy="${y}" r="64" fill="url(#g)"/><path d="M${x} 0v${y - 16}" stroke="#120a1c" stroke-width="2"/><ellipse cx="${x}" cy="${y}" rx="17" ry="20" fill="${glow}"/><path d="M${x - 8} ${y - 18}q-8 18 0 36m16-36q8 18 0 36M${x} ${y - 20}v40" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/><path d="M${x - 8} ${y - 20}h16m-16 40h16" stroke="#6b3414" stroke-width="4"/>`;
  });
  return `<defs><radialGradient id="g"><stop offset="0" stop-color="${glow}" stop-opacity=".4"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><radialGradient id="r" cx=".5" cy=".34" r=".75"><stop offset="0" stop-color="${near}"/><stop offset=".62" stop-color="${far}"/><stop offset="1" stop-color="#0b0716"/></radialGradient><radialGradient id="f" cx=".5" cy="0" r="1"><stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient></defs><rect width="640" height="320" fill="url(#r)"/>${folds}<circle cx="250" cy="100" r="190" fill="url(#g)"/>${lanterns.join('')}`;
}

/** The eyes are open: the page of the game closes its lids by a style sheet. */
const dealerAt = ({ id }: Dealer) =>
  placed(dealerPicture(id).replaceAll(/<rect class="lid"[^>]*>/g, ''), 121, 14, 258, 219);

function table(felt: FeltName): string {
  const { 'rail-1': rail, 'rail-2': edge, 'felt-line': mark } = feltSkins[felt].colours;
  return `<ellipse cx="320" cy="402" rx="470" ry="206" fill="#000" opacity=".3"/><ellipse cx="320" cy="408" rx="470" ry="204" fill="${edge}"/><ellipse cx="320" cy="410" rx="466" ry="202" fill="${rail}"/><ellipse cx="320" cy="418" rx="452" ry="198" fill="url(#f)"/><ellipse cx="320" cy="436" rx="410" ry="186" fill="none" stroke="${mark}" stroke-opacity=".4" stroke-width="3"/>`;
}

function played(engine: TableEngine): string {
  if (engine === 'roulette')
    return `<ellipse cx="468" cy="246" rx="124" ry="60" fill="#000" opacity=".4"/>${placed(wheelPicture(), 350, 166, 236, 140)}`;
  const card = (x: number, turn: number, suit: string, colour: string) =>
    `<g transform="translate(${x} 262) scale(1 .62) rotate(${turn})"><rect x="-27" y="-38" width="54" height="76" rx="6" fill="#fffdf7" stroke="#000" stroke-opacity=".25"/><text y="15" text-anchor="middle" font-size="42" fill="${colour}">${suit}</text></g>`;
  return `${card(372, -9, '♠', '#1b1b2a')}${card(420, 5, '♥', '#c8202f')}${card(492, -5, '♦', '#c8202f')}${card(540, 9, '♣', '#1b1b2a')}${shoe}`;
}

const shoe = `<g transform="translate(404 150)"><ellipse cx="62" cy="82" rx="58" ry="9" fill="#000" opacity=".35"/><path d="M36 16L110 4v56L36 76z" fill="#3a1f12"/><path d="M36 16L110 4l6 6-70 12z" fill="#7a4a28"/>${times(6, (at) => `<path d="M${96 - at * 9} 12l10 4v46l-10-5z" fill="${at % 2 ? '#f4efe6' : '#d9cfc0'}"/>`)}<path d="M40 22l66-11v45L40 70z" fill="#fff" opacity=".14"/><path d="M10 30l30-12v54L10 78z" fill="#8a5226"/><path d="M14 34l22-9v42l-22 5z" fill="#f4efe6"/><path d="M10 66l30-8v14L10 78z" fill="#a56a34"/></g>`;
