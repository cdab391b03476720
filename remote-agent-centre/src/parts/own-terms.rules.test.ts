import { daily, own, tier } from '../testing/contract-answers.ts';
import { agreedTerms, offeredKinds } from './own-terms.rules.ts';

const later = daily(tier('0.00', 0, 20));
const next = own.version && { ...own.version, no: 2, terms: later };
const both = { ...own, ...(next && { next }) };

// covers 4
test('binds an offer by the terms in force and by the next ones', () => {
  expect(agreedTerms([both], 'daily')).toEqual([own.version?.terms, later]);
  expect(agreedTerms([own], 'daily')).toEqual([own.version?.terms]);
  expect(offeredKinds([both])).toEqual(['daily']);
});

test.each(['ending', 'offered', 'ended'] as const)('offers nothing of a contract that is %s', (state) => {
  expect(agreedTerms([{ ...both, state }], 'daily')).toEqual([]);
  expect(offeredKinds([{ ...both, state }])).toEqual([]);
});

test('treats each kind separately', () => expect(agreedTerms([both], 'hourly')).toEqual([]));
