import { foldedText } from '@portal/shared/contract/typed-text.rules';

/** Letters of other alphabets, small capitals and signs by the ASCII letter that they look like. */
const looks: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ@4',
  b: 'вβʙь',
  c: 'сϲᴄ',
  d: 'ԁᴅđð',
  e: 'еεєᴇ3',
  g: 'ɡɢց',
  h: 'нһհʜ',
  i: 'іιıɩɪll|!1ӏʟł',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  m: 'мμᴍ',
  n: 'пηɴո',
  o: 'оοօᴏø0',
  p: 'рρᴘþ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ$5',
  t: 'тτᴛ7+',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уγʏ',
};
const letterOf = new Map(Object.entries(looks).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])));

/** One text for all names that look alike: without invisible characters, accents and what separates words. */
export function lookOf(name: string): string {
  const bare = foldedText(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\s._-]+/gu, '');
  return [...bare]
    .map((sign) => letterOf.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
