import { wayTo } from './vip-levels.rules.ts';

const level = (validBet: string) => ({ rank: 2, name: 'Bamboo', validBet, benefits: [] });

test.each([
  ['0.00', '10000.00', 0, '10000.00'],
  ['99.99', '10000.00', 0, '9900.01'],
  ['2500.00', '10000.00', 25, '7500.00'],
  ['9999.99', '10000.00', 99, '0.01'],
  ['10000.00', '10000.00', 100, undefined],
  ['99999999999999999.99', '40000000.00', 100, undefined],
  ['0.00', '0.00', 100, undefined],
])('%s of %s', (made, asked, percent, missing) => {
  expect(wayTo(level(asked), made)).toEqual({ percent, missing });
});
