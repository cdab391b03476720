import { internationalOrNational, nationalDigits, typedMobile } from './typed-mobile.rules.ts';

test.each([
  ['0917 555 0102', '09175550102'],
  ['(0917) 555-0102', '09175550102'],
  ['917.555.0102', '9175550102'],
  ['0917/555/0102', '09175550102'],
  ['+63 917 555 0102', '+639175550102'],
  ['＋６３ ９１７ ５５５ ０１０２', '+639175550102'],
  ['\u202a+63\u00a0917\u2011555\u20130102\u202c', '+639175550102'],
  ['0063 917 555 0102', '+639175550102'],
  ['[+63] 917 555 0102', '+639175550102'],
  ['63 917 555 0102', '639175550102'],
  ['๐๙๑๗ ๕๕๕ ๐๑๐๒', '09175550102'],
  ['tel:+63-917-555-0102', '+639175550102'],
  ['0917\u30fc555\u30fc0102', '09175550102'],
  ['0917 · 555 • 0102', '09175550102'],
  ['0917_555~0102', '09175550102'],
  ['', ''],
  ['nine', 'nine'],
])('reads the digits of %p as %p', (text, expected) => {
  expect(typedMobile(text)).toBe(expected);
});

const philippines = { countryDialingCode: '+63', digits: 10 };

test.each([
  ['0917 555 0102', '9175550102'],
  ['+63 917 555 0102', '9175550102'],
  ['+63 (0)917 555 0102', '9175550102'],
  ['0063-917-555-0102', '9175550102'],
  ['63 917 555 0102', '9175550102'],
  ['63 0917 555 0102', '9175550102'],
  ['63-0917-555-0102', '9175550102'],
  ['6391755501', '6391755501'],
  ['+84 912 345 678', undefined],
])('the national digits of %p are %p', (text, expected) => {
  expect(nationalDigits(text, philippines)).toBe(expected);
});

test('reads a dialling code without its plus only if the digits require it', () => {
  expect(internationalOrNational('63 917 555 0102', philippines)).toBe('+639175550102');
  expect(internationalOrNational('0917 555 0102', philippines)).toBe('09175550102');
  expect(internationalOrNational('44 7400 123456', { countryDialingCode: '+44' })).toBe('447400123456');
});
