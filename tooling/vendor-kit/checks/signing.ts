import { vendorBet, vendorRound } from '@portal/shared/contract/vendor-api/rounds';
import { acceptedValue, refusalOf } from '../expect-answer.ts';
import type { Check } from '../kit.ts';
import { type Faults, newNonce, nowSeconds } from '../signed-call.ts';

const part = 'Signing';
/** Beyond the 300 seconds, and beyond what two clocks of good will differ. */
const tooFar = 330;
const secondsFromNow = (seconds: number) => String(nowSeconds() + seconds);

const badSignatures: [rule: string, faults: () => Faults][] = [
  ['a signature with another secret', () => ({ secret: 'another-secret' })],
  ['an unknown key id', () => ({ keyId: 'vk_0000000000000000' })],
  ['no key id', () => ({ without: ['key'] })],
  ['no timestamp', () => ({ without: ['timestamp'] })],
  ['no nonce', () => ({ without: ['nonce'] })],
  ['no signature', () => ({ without: ['signature'] })],
  ['a signature in capitals', () => ({ signature: (hex) => hex.toUpperCase() })],
  ['a signature cut short', () => ({ signature: (hex) => hex.slice(0, 62) })],
  ['a body that is not the signed one', () => ({ body: (text) => text.replace('"roundId":"', '"roundId":"x') })],
  ['the path of another call', () => ({ signedPath: '/vendor/v1/win' })],
  ['a query that was not sent', () => ({ signedPath: '/vendor/v1/bet?a=1' })],
  ['another method', () => ({ signedMethod: 'PUT' })],
  ['a time too far behind', () => ({ timestamp: secondsFromNow(-tooFar) })],
  ['a time too far ahead', () => ({ timestamp: secondsFromNow(tooFar) })],
  ['a time in milliseconds', () => ({ timestamp: String(Date.now()) })],
  ['a time that is no number', () => ({ timestamp: 'now' })],
  ['a nonce of 15 characters', () => ({ nonce: newNonce().slice(0, 15) })],
  ['a nonce of 65 characters', () => ({ nonce: newNonce().padEnd(65, '0') })],
  ['a nonce of other characters', () => ({ nonce: `${newNonce()}+=` })],
];

const refused = badSignatures.map(
  ([rule, faults]): Check => ({
    part,
    rule: `refused: ${rule}`,
    async run(kit) {
      const exchange = await kit.send(vendorBet, kit.newBet(), faults());
      refusalOf(exchange, 'bad_signature');
      await kit.nothingMoved(exchange);
    },
  }),
);

export const signingChecks: readonly Check[] = [
  {
    part,
    rule: 'a good signature is taken, with a query and with a body',
    async run(kit) {
      await kit.round(kit.newId('round'));
      await kit.rolledBack(await kit.placed());
    },
  },
  ...refused,
  {
    part,
    rule: 'refused: a query that is not the signed one',
    async run(kit) {
      const signedPath = `${vendorRound.path}?roundId=another`;
      refusalOf(await kit.send(vendorRound, { roundId: kit.newId('round') }, { signedPath }), 'bad_signature');
    },
  },
  {
    part,
    rule: 'a nonce is good for one call',
    async run(kit) {
      const nonce = newNonce();
      const bet = kit.newBet();
      acceptedValue(vendorBet, await kit.send(vendorBet, bet, { nonce }));
      await kit.readBalance();
      refusalOf(await kit.send(vendorBet, bet, { nonce }), 'bad_signature');
      refusalOf(await kit.send(vendorBet, kit.newBet(), { nonce }), 'bad_signature');
      refusalOf(await kit.send(vendorRound, { roundId: bet.roundId }, { nonce }), 'bad_signature');
      await kit.rolledBack(bet);
    },
  },
];
