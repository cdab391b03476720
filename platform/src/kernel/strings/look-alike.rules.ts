import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';

/** Letters of other alphabets (Lisu and Cherokee too), small capitals and signs, by the ASCII letter they resemble. */
const looks: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ@4ꓮᎪ',
  b: 'вβʙьꓐᏴ',
  c: 'сϲᴄꓚᏟ',
  d: 'ԁᴅđðꓓᎠ',
  e: 'еεєᴇ3ꓰᎬ',
  f: 'ꓝ',
  g: 'ɡɢցꓖᏀ',
  h: 'нһհʜꓧᎻ',
  i: 'іιıɩɪll|!1ӏʟłꓡᏞꓲᎥ',
  j: 'јϳᴊꓙᎫ',
  k: 'кκᴋꓗᏦ',
  m: 'мμᴍꓟᎷ',
  n: 'пηɴոꓠ',
  o: 'оοօᴏø0ꓳᎾ',
  p: 'рρᴘþꓑᏢ',
  q: 'ԛ',
  r: 'гʀꓣᎡᏒ',
  s: 'ѕꜱ$5ꓢᏚᏕ',
  t: 'тτᴛ7+ꓔᎢ',
  u: 'υսᴜꓴ',
  v: 'νѵᴠꓦᏙ',
  w: 'ԝωᴡꓪᎳᏔ',
  x: 'хχꓫ',
  y: 'уγʏꓬᎽ',
  z: 'ꓜᏃ',
};
const letterOf = new Map(
  Object.entries(looks).flatMap(([letter, signs]) => [...signs.toLowerCase()].map((sign) => [sign, letter])),
);

/** Returns one text for all names that look alike: letters and digits only, without accents. */
export function foldLookAlikes(name: string): string {
  const bare = foldedText(name).toLowerCase().normalize('NFD');
  return [...bare]
    .map((sign) => letterOf.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
