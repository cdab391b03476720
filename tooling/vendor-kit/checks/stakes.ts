import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorBet, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { must, refusalOf } from '../expect-answer.ts';
import type { BetInput, Check, Kit } from '../kit.ts';
import { NotChecked } from '../kit-problem.ts';

const part = 'Stakes';
const largest = '999999999999.99';

/** A bet that must be refused with the balance and change nothing. */
async function refusedBet(kit: Kit, bet: BetInput, ...codes: string[]): Promise<void> {
  const exchange = await kit.send(vendorBet, bet);
  const { balance } = refusalOf(exchange, ...codes);
  must(balance === kit.balance(), `the refusal says the balance, ${kit.balance()}`, exchange);
  await kit.nothingMoved(exchange);
}

const malformed: [what: string, amount: unknown][] = [
  ['zero', '0.00'],
  ['negative', '-1.00'],
  ['of three decimals', '1.000'],
  ['without decimals', '1'],
  ['a JSON number', 1],
  ['no number', 'all'],
  ['with a sign', '+1.00'],
  ['with zeros before it', '01.00'],
  ['above what can be asked for', '1000000000000.00'],
];

export const stakeChecks: readonly Check[] = [
  ...malformed.map(
    ([what, amount]): Check => ({
      part,
      rule: `refused: a stake that is ${what}`,
      async run(kit) {
        const exchange = await kit.send(vendorBet, { ...kit.newBet(), amount });
        refusalOf(exchange, 'invalid_input');
        await kit.nothingMoved(exchange);
      },
    }),
  ),
  {
    part,
    rule: 'refused: a win that is negative or of three decimals',
    async run(kit) {
      const bet = await kit.placed();
      for (const amount of ['-1.00', '1.000']) {
        refusalOf(await kit.send(vendorWin, { ...kit.winOf(bet, '0.00'), amount }), 'invalid_input');
      }
      await kit.rolledBack(bet);
    },
  },
  {
    part,
    rule: 'refused: a stake below the minimum of the game',
    async run(kit) {
      const { minimum } = kit.options;
      if (minimum === undefined) throw new NotChecked('needs --min');
      const below = minorUnits(minimum) - 1n;
      if (below <= 0n) throw new NotChecked('there is no stake below it');
      await refusedBet(kit, kit.newBet({ amount: amountFromMinor(below) }), 'below_minimum');
    },
  },
  {
    part,
    rule: 'refused: a stake above the maximum of the game',
    async run(kit) {
      const { maximum } = kit.options;
      const above = maximum === undefined ? largest : amountFromMinor(minorUnits(maximum) + 1n);
      await refusedBet(kit, kit.newBet({ amount: above }), 'above_maximum');
    },
  },
  {
    part,
    rule: 'refused: a stake above the balance',
    async run(kit) {
      const above = minorUnits(kit.balance()) + 1n;
      const { minimum, maximum } = kit.options;
      if (maximum === undefined) throw new NotChecked('needs --max');
      const isInBounds = above <= minorUnits(maximum) && above >= minorUnits(minimum ?? '0.01');
      if (!isInBounds) throw new NotChecked('needs a player whose balance is below --max');
      await refusedBet(kit, kit.newBet({ amount: amountFromMinor(above) }), 'insufficient_balance');
    },
  },
  {
    part,
    rule: 'refused: an unknown launch, game or player',
    async run(kit) {
      const nobody = kit.newId('nobody');
      refusalOf(await kit.send(vendorBet, kit.newBet({ launchId: nobody })), 'launch_ended');
      refusalOf(await kit.send(vendorBet, kit.newBet({ gameCode: nobody })), 'unknown_game');
      refusalOf(await kit.send(vendorBet, kit.newBet({ playerId: nobody })), 'unknown_player');
      await kit.nothingMoved();
    },
  },
];
