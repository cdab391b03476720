import { fieldOfRefusal } from './field-of-refusal.rules.ts';
import type { FieldPath } from './terms-typed.rules.ts';

const tiered: FieldPath[] = ['tiers.0.validBet', 'tiers.0.rate', 'tiers.1.validBet', 'tiers.1.rate'];
const realTime: FieldPath[] = ['profitRate', 'lossRate', 'singleBet'];
const refusalWith = (code: string, fields = {}, value = {}) => ({ code, fields, value });

test.each([
  ['that offer', 'offers.1.tiers.0.rate', 1, 'tiers.0.rate'],
  ['no other offer', 'offers.1.tiers.0.rate', 0, undefined],
  ['the first rate of the offer named alone', 'offers.1', 1, 'tiers.0.rate'],
  ['no other offer than the one named alone', 'offers.1', 0, undefined],
])('shows a refusal of one of several offers at %s', (_, field, offer, expected) => {
  expect(fieldOfRefusal(refusalWith('rate_above_own', { [field]: 'x' }), tiered, offer)).toBe(expected);
});

test('with several offers, assigns a refusal that names none to none', () => {
  for (const code of ['rate_above_own', 'tiers_out_of_order', 'contract_off'])
    expect(fieldOfRefusal(refusalWith(code), tiered, 0)).toBeUndefined();
});

test.each([
  ['the field it names', refusalWith('invalid_input', { 'terms.tiers.1.rate': 'x' }), tiered, 'tiers.1.rate'],
  ['within offers', refusalWith('invalid_input', { 'offers.0.tiers.1.validBet': 'x' }), tiered, 'tiers.1.validBet'],
  ['the tier in its value', refusalWith('rate_above_own', {}, { tier: 1 }), tiered, 'tiers.1.rate'],
  ['the first rate', refusalWith('tiers_out_of_order'), tiered, 'tiers.0.rate'],
  ['the first rate of real time', refusalWith('rate_above_own'), realTime, 'profitRate'],
  ['no field', refusalWith('contract_request_open'), tiered, undefined],
  ['no field that stands here', refusalWith('invalid_input', { account: 'x' }), tiered, undefined],
])('shows a refusal at %s', (_, refusal, paths, expected) => {
  expect(fieldOfRefusal(refusal, paths)).toBe(expected);
});
