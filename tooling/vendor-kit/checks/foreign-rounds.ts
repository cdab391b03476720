import { vendorAuthenticate, vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { refusalOf } from '../expect-answer.ts';
import type { Check } from '../kit.ts';
import { NotChecked } from '../kit-problem.ts';

const part = 'Foreign rounds';

export const foreignChecks: readonly Check[] = [
  {
    part,
    rule: 'refused: a win of the round for another game or an unknown player',
    async run(kit) {
      const bet = await kit.placed();
      const win = kit.winOf(bet, '1.00');
      refusalOf(await kit.send(vendorWin, { ...win, gameCode: kit.newId('game') }), 'foreign_round');
      const stranger = { ...win, playerId: kit.newId('nobody') };
      refusalOf(await kit.send(vendorWin, stranger), 'foreign_round', 'unknown_player');
      await kit.nothingMoved();
      await kit.rolledBack(bet);
    },
  },
  {
    part,
    rule: 'refused: bet, win and rollback of another player in the round',
    async run(kit) {
      const { otherLaunchToken: launchToken } = kit.options;
      if (launchToken === undefined) throw new NotChecked('needs --other-launch');
      const other = await kit.ask(vendorAuthenticate, { launchToken });
      const bet = await kit.placed();
      const { playerId, launchId, gameCode } = other;
      const foreign = kit.newBet({ playerId, launchId, gameCode, roundId: bet.roundId });
      refusalOf(await kit.send(vendorBet, foreign), 'foreign_round');
      refusalOf(await kit.send(vendorWin, { ...kit.winOf(bet, '1.00'), playerId }), 'foreign_round');
      refusalOf(await kit.send(vendorRollback, { ...kit.rollbackOf(bet), playerId }), 'foreign_round');
      await kit.nothingMoved();
      await kit.rolledBack(bet);
    },
  },
];
