import { paidPart } from '../../../../testing/open-withdraw.ts';
import { progressOf } from './progress.rules.ts';

const appliedAt = '2026-11-22T10:00:00.000Z';
const expectedBy = '2026-11-22T10:30:00.000Z';
const promise = { minutes: 30, by: expectedBy };
const [first, last] = ['2026-11-22T11:00:00.000Z', '2026-11-22T11:15:00.000Z'];
const asking = [paidPart({ answerBy: last }), paidPart({ answerBy: first })];
const answered = paidPart({ state: 'received', answerBy: '2026-11-22T10:50:00.000Z' });

test.each([
  ['applied', [], '0.00', { waits: 'applied', promise }],
  ['in_review', [], '0.00', { waits: 'in_review', promise }],
  ['approved', [], '0.00', { waits: 'approved', promise }],
  ['paying', asking, '0.00', { waits: 'paying', promise }],
  ['applied', [], '0.01', { waits: 'debt' }],
  ['in_review', [], '12.50', { waits: 'debt' }],
  ['approved', [], '12.50', { waits: 'debt' }],
  ['paying', [], '12.50', { waits: 'debt' }],
  ['paid', asking, '0.00', { waits: 'paid', answerBy: first }],
  ['paid', [answered, paidPart({ answerBy: last })], '0.00', { waits: 'paid', answerBy: last }],
  ['paid', asking, '12.50', { waits: 'paid', answerBy: first }],
  ['not_received', [paidPart({ state: 'not_received' })], '0.00', { waits: 'not_received' }],
  ['received', [answered], '0.00', undefined],
  ['rejected', [], '12.50', undefined],
  ['refunded', [], '0.00', undefined],
] as const)('%s with %j and a debt of %s', (state, parts, owed, progress) => {
  expect(progressOf({ state, parts: [...parts], appliedAt, expectedBy }, owed)).toEqual(progress);
});

test('promises nothing for a request from before there was a promise', () => {
  expect(progressOf({ state: 'applied', parts: [], appliedAt }, '0.00')).toEqual({ waits: 'applied' });
});
