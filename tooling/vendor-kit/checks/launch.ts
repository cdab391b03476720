import { vendorAuthenticate, vendorBalance } from '@portal/shared/contract/vendor-api/rounds';
import { must, refusalOf } from '../expect-answer.ts';
import { type Check, exchangeOf } from '../kit.ts';

const part = 'Launch and balance';

export const launchChecks: readonly Check[] = [
  {
    part,
    rule: 'a launch token is good for one exchange',
    async run({ send, options, newId }) {
      const { launchToken } = options;
      refusalOf(await send(vendorAuthenticate, { launchToken }), 'launch_token_invalid');
      refusalOf(await send(vendorAuthenticate, { launchToken, exchangeId: newId('exchange') }), 'launch_token_invalid');
    },
  },
  {
    part,
    rule: 'an exchange that is asked again is answered with the same launch',
    async run({ ask, options, player }) {
      const again = await ask(vendorAuthenticate, exchangeOf(options));
      must(
        again.launchId === player.launchId && again.playerId === player.playerId,
        `the launch ${player.launchId} again`,
      );
    },
  },
  {
    part,
    rule: 'an unknown launch token is refused',
    async run({ send }) {
      refusalOf(await send(vendorAuthenticate, { launchToken: 'x'.repeat(43) }), 'launch_token_invalid');
    },
  },
  {
    part,
    rule: 'the balance is that of the launch',
    async run({ ask, player }) {
      const { playerId, launchId } = player;
      const { balance } = await ask(vendorBalance, { playerId, launchId });
      must(
        (await ask(vendorBalance, { playerId })).balance === balance,
        `the balance of the last launch is ${balance}`,
      );
    },
  },
  {
    part,
    rule: 'the balance of an unknown player is refused',
    async run({ send, newId }) {
      refusalOf(await send(vendorBalance, { playerId: newId('nobody') }), 'unknown_player');
    },
  },
  {
    part,
    rule: 'a round that nobody opened is unknown',
    async run({ round, newId }) {
      const { state, transactions } = await round(newId('round'));
      must(state === 'unknown' && transactions.length === 0, 'the state unknown, without transactions');
    },
  },
];
