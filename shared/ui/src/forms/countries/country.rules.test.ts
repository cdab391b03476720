import { matching } from './country.rules.tsx';

const codes = { TR: '+90', CI: '+225', RE: '+262', CW: '+599', ST: '+239', VN: '+84', PH: '+63', MY: '+60' };
const countries = Object.entries(codes).map(([countryCode, countryDialingCode]) => ({
  countryCode,
  countryDialingCode,
}));
const found = (typed: string, locale = 'en') =>
  matching(countries, typed, locale).map(({ countryCode }) => countryCode);

test.each([
  ['turkiye', 'TR'],
  ['Türkiye', 'TR'],
  ["cote d'ivoire", 'CI'],
  ['cote d’ivoire', 'CI'],
  ['cote d ivoire', 'CI'],
  ['reunion', 'RE'],
  ['curacao', 'CW'],
  ['sao tome', 'ST'],
  ['viet nam', 'VN'],
  ['ｖｉｅｔｎａｍ', 'VN'],
  ['+84', 'VN'],
  ['+８４', 'VN'],
  ['00 84', 'VN'],
  ['\u202a+84\u202c', 'VN'],
  ['vn', 'VN'],
])('finds by %s the country %s', (typed, code) => {
  expect(found(typed)).toEqual([code]);
});

test('finds countries by their names in the language of the page', () => {
  expect(found('phi luat tan', 'vi')).toEqual([]);
  expect(found('philippin', 'vi')).toEqual(['PH']);
  expect(found('越南', 'zh-Hans')).toEqual(['VN']);
});

// covers 9
test.each([
  ['en', 'CI,CW,MY,PH,RE,ST,TR,VN'],
  ['vi', 'CI,CW,MY,PH,RE,ST,TR,VN'],
  ['th', 'CI,CW,ST,TR,PH,MY,RE,VN'],
])('lists all without a search, in the order of names in %s', (locale, order) => {
  expect(found(' ', locale).join()).toBe(order);
});

test('lists none for what names no country', () => {
  expect([found('atlantis'), found('+999'), found('84 0')]).toEqual([[], [], []]);
});
