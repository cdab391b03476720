import { formatLocaleByLanguage, languageCodes, localeByLanguage } from './game-types.ts';

const noon = new Date('2026-11-30T12:00:00Z');

// covers 9
test.each(languageCodes)('dates of %s have the year 2026, in digits that everybody reads', (language) => {
  for (const dateStyle of ['full', 'long', 'medium'] as const) {
    const shown = new Intl.DateTimeFormat(formatLocaleByLanguage[language], { dateStyle, timeZone: 'UTC' }).format(
      noon,
    );
    expect([shown, /\b2026/.test(shown), /2569/.test(shown)]).toEqual([shown, true, false]);
  }
});

test.each([
  ['VN', '30 thg 11, 2026', '1.234,5', '12,50%'],
  ['TH', '30 พ.ย. 2026', '1,234.5', '12.50%'],
] as const)('%s has the forms of its language', (language, date, count, percent) => {
  const locale = formatLocaleByLanguage[language];
  expect(new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(noon)).toBe(date);
  expect(new Intl.NumberFormat(locale).format(1234.5)).toBe(count);
  expect(new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(0.125)).toBe(percent);
});

test.each([
  ['VN', ['Đà Nẵng', 'Ân', 'Dũng', 'An', 'Ăn'], 'An,Ăn,Ân,Dũng,Đà Nẵng'],
  ['TH', ['เกม', 'ขนม', 'กา', 'แก้ว'], 'กา,เกม,แก้ว,ขนม'],
] as const)('sorts names of %s as its dictionaries do', (language, names, order) => {
  expect([...names].sort(new Intl.Collator(formatLocaleByLanguage[language]).compare).join()).toBe(order);
});

test('the tag of the page names language and region alone', () => {
  expect(Object.values(localeByLanguage).filter((tag) => tag.includes('-u-'))).toEqual([]);
  expect([localeByLanguage.VN, localeByLanguage.TH]).toEqual(['vi', 'th']);
});
