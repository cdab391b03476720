import { searchArticles } from './help-search.rules.ts';

const articles = [
  { id: 'start', title: 'Getting started', content: '<p>Make a <strong>deposit</strong> first.</p>' },
  { id: 'deposit', title: 'Deposits and withdrawals', content: '<p>Limits &amp; fees.</p>' },
  { id: 'vn', title: 'Điều khoản', content: '<p>Quyền riêng tư</p>' },
];
const found = (query: string) => searchArticles(articles, query).map(({ id }) => id);

test('titles come before texts, and every word counts', () => {
  expect(found('deposit')).toEqual(['deposit', 'start']);
  expect(found('deposit limits')).toEqual(['deposit']);
  expect(found('deposit chess')).toEqual([]);
});

test('case and accents make no difference; tags and entities are no words', () => {
  expect(found('DIEU khoan')).toEqual(['vn']);
  expect(found('ｄｉｅｕ, khoản!')).toEqual(['vn']);
  expect(found('strong')).toEqual([]);
  expect(found('amp')).toEqual([]);
});

test('without a query all articles stand in their order', () => {
  expect(found('  ')).toEqual(['start', 'deposit', 'vn']);
});
