import { playOutcome } from './play-outcome.ts';

const cases = [
  // stake, returned, void: kind, net, joy
  { what: 'a loss', stake: '0.50', returned: '0.00', kind: 'loss', net: '-0.50', joy: 'none' },
  { what: 'a partial return', stake: '0.50', returned: '0.45', kind: 'partial', net: '-0.05', joy: 'none' },
  { what: 'a cent less than the stake', stake: '10.00', returned: '9.99', kind: 'partial', net: '-0.01', joy: 'none' },
  { what: 'a push', stake: '10.00', returned: '10.00', kind: 'push', net: '0.00', joy: 'none' },
  { what: 'a cent more than the stake', stake: '10.00', returned: '10.01', kind: 'win', net: '0.01', joy: 'win' },
  { what: 'a win', stake: '5.00', returned: '10.00', kind: 'win', net: '5.00', joy: 'win' },
  { what: 'a win just below ten stakes', stake: '1.00', returned: '9.99', kind: 'win', net: '8.99', joy: 'win' },
  { what: 'a win of ten stakes', stake: '1.00', returned: '10.00', kind: 'win', net: '9.00', joy: 'big' },
  { what: 'a win of fifty stakes', stake: '0.10', returned: '5.00', kind: 'win', net: '4.90', joy: 'mega' },
  {
    what: 'a jackpot beyond what a number can hold',
    stake: '0.50',
    returned: '90071992547409.93',
    kind: 'win',
    net: '90071992547409.43',
    joy: 'mega',
  },
  { what: 'a free round that wins', stake: '0.00', returned: '3.20', kind: 'win', net: '3.20', joy: 'win' },
  { what: 'a free round that wins nothing', stake: '0.00', returned: '0.00', kind: 'loss', net: '0.00', joy: 'none' },
] as const;

test.each(cases)('$what: $kind', ({ stake, returned, kind, net, joy }) => {
  expect(playOutcome({ stake, returned })).toEqual({ kind, returned, net, joy });
});

test('refunds the stake of a cancelled play, whatever was drawn', () => {
  for (const returned of ['0.00', '5.00', '12.00'])
    expect(playOutcome({ stake: '5.00', returned, isVoid: true })).toEqual({
      kind: 'void',
      returned: '5.00',
      net: '0.00',
      joy: 'none',
    });
});
