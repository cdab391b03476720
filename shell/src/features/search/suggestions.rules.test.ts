import { suggestionsFor } from './suggestions.rules.ts';

const categories = [
  { gameType: 'LIVE', name: 'Sòng bài trực tiếp' },
  { gameType: 'LOTT', name: 'Điện tử' },
] as const;
const named = (text: string) =>
  suggestionsFor({ text, recent: [], popular: [], categories, answer: undefined }).flatMap(({ suggestions }) =>
    suggestions.map((one) => one.kind === 'category' && one.gameType),
  );

test.each([
  ['song bai', ['LIVE']],
  ['SÒNG  BÀI', ['LIVE']],
  ['dien tu', ['LOTT']],
  ['ｄｉｅｎ', ['LOTT']],
  ['chess', []],
])('suggests for %s the categories %j', (text, expected) => {
  expect(named(text)).toEqual(expected);
});

test.each(['\u0301', '\u200b', '%'])('suggests nothing for %j, which has neither letters nor digits', (text) => {
  expect(named(text)).toEqual([]);
});
