import { judgedValue } from './field-rules.ts';

test.each([
  ['payeeName', ' Nguye\u0302\u0303n\u00a0\u00a0Van  A ', 'Nguyễn Van A'],
  ['payeeName', '王\u3000小明', '王 小明'],
  ['payeeName', 'Anne\u2011Marie O\u00b4Neil', "Anne-Marie O'Neil"],
  ['whatsapp', '+63 917 555 0102', '639175550102'],
  ['whatsapp', '0917-555-0102', '09175550102'],
  ['qqNum', '12 345', '12345'],
  ['idNumber', '079 123 456 789', '079123456789'],
  ['affiliateCode', ' AB\u200b 12', 'AB12'],
  ['affiliateCode', 'AB-12', 'AB-12'],
  ['password', ' a\u200bb ', 'a\u200bb'],
] as const)('normalises %s %p to %p', (field, typed, expected) => {
  expect(judgedValue(field, typed)).toBe(expected);
});
