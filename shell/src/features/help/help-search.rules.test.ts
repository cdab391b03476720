import { searchArticles } from './help-search.rules.ts';

const articles = [
  { id: 'start', title: 'Getting started', content: '<p>Make a <strong>deposit</strong> first.</p>' },
  { id: 'deposit', title: 'Deposits and withdrawals', content: '<p>Limits &amp; fees.</p>' },
  { id: 'vn', title: 'Điều khoản', content: '<p>Quyền riêng tư</p>' },
];
const found = (query: string) => searchArticles(articles, query).map(({ id }) => id);

test('ranks titles before texts and requires every word', () => {
  expect(found('deposit')).toEqual(['deposit', 'start']);
  expect(found('deposit limits')).toEqual(['deposit']);
  expect(found('deposit chess')).toEqual([]);
});

test('ignores case, accents, tags and entities', () => {
  expect(found('DIEU khoan')).toEqual(['vn']);
  expect(found('ｄｉｅｕ, khoản!')).toEqual(['vn']);
  expect(found('strong')).toEqual([]);
  expect(found('amp')).toEqual([]);
});

test('keeps the order of all articles without a query', () => {
  expect(found('  ')).toEqual(['start', 'deposit', 'vn']);
});
