import { daily, own, tier } from '../testing/contract-answers.ts';
import { agreedTerms, offeredKinds } from './own-terms.rules.ts';

const later = daily(tier('0.00', 0, 20));
const next = own.version && { ...own.version, no: 2, terms: later };
const both = { ...own, ...(next && { next }) };

// covers 4
test('what is in force and what comes next both bind an offer', () => {
  expect(agreedTerms([both], 'daily')).toEqual([own.version?.terms, later]);
  expect(agreedTerms([own], 'daily')).toEqual([own.version?.terms]);
  expect(offeredKinds([both])).toEqual(['daily']);
});

test.each(['ending', 'offered', 'ended'] as const)('of a contract that is %s nothing is offered', (state) => {
  expect(agreedTerms([{ ...both, state }], 'daily')).toEqual([]);
  expect(offeredKinds([{ ...both, state }])).toEqual([]);
});

test('each kind for itself', () => expect(agreedTerms([both], 'hourly')).toEqual([]));
