import type { Dealer } from '../dealers.ts';

interface Look {
  skin: string;
  /** Of neck and lids. */
  shade: string;
  hair: string;
  vest: string;
  tie: string;
  lips: string;
  /** Drawn behind the head, over its top, and over the face. */
  back: string;
  front: string;
  more?: string;
}

const gold = '#f3c766';
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

const glasses = `<g fill="none" stroke="#26303f" stroke-width="2.4"><rect x="94" y="71" width="22" height="17" rx="8"/><rect x="124" y="71" width="22" height="17" rx="8"/><path d="M116 78q4-3 8 0"/></g>`;
const beard = fill('M89 92c3 22 15 34 31 34s28-12 31-34c-4 8-8 11-13 12-6-4-30-4-36 0-5-1-9-4-13-12z', '#4a2d1c');
const flower = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-7" rx="4.6" ry="7" fill="#fff7f0" transform="rotate(${turn})"/>`).join('')}<circle r="3.6" fill="${gold}"/></g>`;
const earrings = `<circle cx="86" cy="94" r="2.8" fill="${gold}"/><circle cx="154" cy="94" r="2.8" fill="${gold}"/>`;

const looks: Readonly<Record<Dealer['id'], Look>> = {
  mai: {
    skin: '#f3cda9',
    shade: '#dba97f',
    hair: '#1d1a26',
    vest: '#7c1f38',
    tie: gold,
    lips: '#b83a49',
    back: 'M78 150C66 100 72 28 120 27s54 73 42 123c-12 5-20 1-24-6V78h-36v66c-4 7-12 11-24 6z',
    front: 'M84 80C82 44 102 33 120 38c18-5 38 6 36 42-6-16-17-26-33-31-7 9-24 23-39 31z',
    more: earrings,
  },
  arun: {
    skin: '#c98d5f',
    shade: '#a96f45',
    hair: '#17151c',
    vest: '#1f3f66',
    tie: '#d9dfeb',
    lips: '#9c5142',
    back: 'M84 70C80 40 104 30 120 30s40 8 36 42z',
    front: 'M84 76C77 40 104 25 128 30c22 1 35 18 29 47-3-11-7-18-13-22-15 4-35 3-47-3-6 6-10 14-13 24z',
  },
  chloe: {
    skin: '#f7d9c4',
    shade: '#e0b294',
    hair: '#8a3b1e',
    vest: '#155744',
    tie: gold,
    lips: '#c04050',
    back: 'M82 78C76 38 100 30 120 30s44 8 38 48zM104 26a16 15 0 1 1 32 0 16 15 0 1 1-32 0z',
    front: 'M84 84C78 44 102 32 121 33c21-1 41 12 35 51-3-16-11-28-27-36-12 13-28 20-45 36z',
    more: `${line('M86 80q-5 14 0 26', '#8a3b1e', 4)}${line('M154 80q5 14 0 26', '#8a3b1e', 4)}${earrings}`,
  },
  wei: {
    skin: '#f0c8a0',
    shade: '#d3a276',
    hair: '#23212b',
    vest: '#4b2f73',
    tie: '#e6c5f4',
    lips: '#a8564b',
    back: 'M85 70C82 40 104 32 120 32s38 8 35 40z',
    front: 'M84 72c-5-32 15-46 40-43 23-2 39 13 32 44-3-9-5-13-8-17-19 3-41 1-55-10-4 8-7 15-9 26z',
    more: glasses,
  },
  thiri: {
    skin: '#dba878',
    shade: '#b98555',
    hair: '#1c1418',
    vest: '#0e5a6b',
    tie: '#ffd9a0',
    lips: '#a93e3f',
    back: 'M80 82C74 38 98 28 120 28s46 10 40 54zM148 92a15 15 0 1 1 26 8 15 15 0 0 1-26-8z',
    front: 'M84 82C80 44 100 32 122 33c22 0 38 15 34 49-2-19-12-31-26-35-14 3-40 14-46 35z',
    more: `${flower(160, 74)}${earrings}`,
  },
  rafael: {
    skin: '#e5b48b',
    shade: '#c48d62',
    hair: '#4a2d1c',
    vest: '#26262e',
    tie: '#c8313f',
    lips: '#a04a42',
    back: 'M82 84C74 40 100 28 120 28s46 12 38 56z',
    front:
      'M84 80c-9-14-3-26 3-30 2-14 18-20 28-16 12-8 28-3 32 6 12 4 16 20 8 40-1-12-5-19-11-23-10 4-18 0-24-4-10 8-29 10-36 27z',
    more: beard,
  },
};

const eye = (x: number, lid: string) =>
  `<path d="M${x - 8} 80q8-8 16 0-8 6-16 0z" fill="#fff"/><circle cx="${x}" cy="79.6" r="3.7" fill="#2a1a14"/><circle cx="${x + 1.2}" cy="78.4" r="1.1" fill="#fff"/>${line(`M${x - 8.5} 80q8.5-8.5 17 0`, '#20141a', 2)}<rect class="lid" x="${x - 9}" y="73" width="18" height="12" rx="6" fill="${lid}"/>`;

const arm = (side: 'left' | 'right', vest: string, skin: string) =>
  `<g class="dealer-arm dealer-arm-${side}"${side === 'left' ? ' transform="translate(240 0) scale(-1 1)"' : ''}><g class="reach">${line('M199 178Q204 190 172 192', '#f7f4ef', 24)}${line('M168 182v20', '#dcd5c8', 3)}${line('M172 182v20', vest, 2)}<path d="M166 182c-8-3-18-1-24 4-4 4-2 7 2 6-3 4 0 7 4 5 0 4 4 5 8 2 5 2 11 0 13-4z" fill="${skin}"/>${line('M144 192q6-3 11-2m-7 7q5-3 9-2', 'rgb(0 0 0 / .22)', 1.2)}</g></g>`;

/** Draws a dealer behind the table, on 240 by 204. */
export function dealerPicture(id: Dealer['id']): string {
  const { skin, shade, hair, vest, tie, lips, back, front, more = '' } = looks[id];
  return `<svg viewBox="0 0 240 204" aria-hidden="true">${fill(back, hair)}${fill('M34 204c0-48 32-58 64-66h44c32 8 64 18 64 66z', '#f7f4ef')}${fill('M58 204c-2-34 14-56 44-66l18 40 18-40c30 10 46 32 44 66z', vest)}${fill('M102 138l18 40 18-40 8 3-26 63-26-63z', 'rgb(0 0 0 / .2)')}${fill('M105 108h30v28q-15 16-30 0z', shade)}${fill('M100 136l20 17-13 12-14-24zM140 136l-20 17 13 12 14-24z', '#fffdf8')}${fill('M120 156l-17-9q-3 9 0 18zM120 156l17-9q3 9 0 18z', tie)}<circle cx="120" cy="156" r="4.4" fill="${tie}" stroke="rgb(0 0 0 / .25)"/>${[180, 194].map((y) => `<circle cx="120" cy="${y}" r="2.2" fill="${gold}"/>`).join('')}<ellipse cx="86" cy="84" rx="6" ry="9" fill="${shade}"/><ellipse cx="154" cy="84" rx="6" ry="9" fill="${shade}"/>${fill('M86 74c0-46 68-46 68 0 0 28-12 48-34 50-22-2-34-22-34-50z', skin)}<ellipse cx="100" cy="96" rx="8" ry="5" fill="#e8604c" opacity=".2"/><ellipse cx="140" cy="96" rx="8" ry="5" fill="#e8604c" opacity=".2"/>${line('M97 69q9-6 18-1', hair, 3.2)}${line('M125 68q9-5 18 1', hair, 3.2)}${eye(106, skin)}${eye(134, skin)}${line('M120 82q-3 8-1 13 2 1 4 0', shade, 2)}${id === 'rafael' ? more : ''}<path d="M108 106q12 8 24 0-3 10-12 10t-12-10z" fill="${lips}"/><path d="M110.500 107q9.500 5 19 0l-1.500 2.600q-8 2.800-16 0z" fill="#fff"/>${fill(front, hair)}${line('M98 47q12-8 26-8', 'rgb(255 255 255 / .2)', 4)}${id === 'rafael' ? '' : more}${arm('left', vest, skin)}${arm('right', vest, skin)}</svg>`;
}
