import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot';
import { refusalOf } from '../expect-answer.ts';
import type { BetInput, Check, Kit } from '../kit.ts';
import { NotChecked } from '../kit-problem.ts';

const part = 'Jackpot';

const jackpotOf = (kit: Kit, { playerId, gameCode, roundId }: BetInput) => ({
  transactionId: kit.newId('jackpot'),
  playerId,
  gameCode,
  roundId,
});

/** The jackpot is never requested where it might be paid. */
export const jackpotChecks: readonly Check[] = [
  {
    part,
    rule: 'refused: the jackpot of an unknown and of a closed round',
    async run(kit) {
      refusalOf(await kit.send(vendorJackpotWin, jackpotOf(kit, kit.newBet())), 'unknown_round');
      refusalOf(await kit.send(vendorJackpotWin, jackpotOf(kit, await kit.settled())), 'round_closed');
      await kit.nothingMoved();
    },
  },
  {
    part,
    rule: 'refused: the jackpot of a game that has none',
    async run(kit) {
      if (!kit.options.hasNoJackpot) throw new NotChecked('needs --no-jackpot');
      const bet = await kit.placed();
      refusalOf(await kit.send(vendorJackpotWin, jackpotOf(kit, bet)), 'no_jackpot');
      await kit.nothingMoved();
      await kit.rolledBack(bet);
    },
  },
];
