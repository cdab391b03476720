import { vendorResults } from '@portal/shared/contract/vendor-api/results';
import { acceptedValue, must, refusalOf } from '../expect-answer.ts';
import type { Check, Kit } from '../kit.ts';

const part = 'Results';

const drawOf =
  (kit: Kit, eventId: string) =>
  (state: string, more: object = {}) => ({
    kind: 'draw',
    gameCode: kit.player.gameCode,
    eventId,
    state,
    ...more,
  });

async function accepts(kit: Kit, events: readonly object[], due: number): Promise<void> {
  const exchange = await kit.send(vendorResults, { events });
  must(acceptedValue(vendorResults, exchange).accepted === due, `${due} accepted`, exchange);
}

export const resultChecks: readonly Check[] = [
  {
    part,
    rule: 'an event goes from opened to its result; repeats and late states do not count',
    async run(kit) {
      const draw = drawOf(kit, kit.newId('draw'));
      await accepts(kit, [draw('opened'), draw('result', { result: '7' })], 2);
      await accepts(kit, [draw('opened'), draw('result', { result: '7' })], 0);
      await accepts(kit, [draw('closed')], 0);
    },
  },
  {
    part,
    rule: 'another end is refused with its whole call, and the event is named',
    async run(kit) {
      const draw = drawOf(kit, kit.newId('draw'));
      await accepts(kit, [draw('result', { result: '7' })], 1);
      const innocent = drawOf(kit, kit.newId('draw'))('opened');
      for (const other of [draw('result', { result: '8' }), draw('cancelled')]) {
        const exchange = await kit.send(vendorResults, { events: [innocent, other] });
        refusalOf(exchange, 'result_conflict');
        must(JSON.stringify(exchange.answer).includes(`"${other.eventId}"`), 'the refusal names the event', exchange);
      }
      await accepts(kit, [innocent], 1);
    },
  },
  {
    part,
    rule: 'results of an unknown game are refused',
    async run(kit) {
      const event = { ...drawOf(kit, kit.newId('draw'))('opened'), gameCode: kit.newId('game') };
      refusalOf(await kit.send(vendorResults, { events: [event] }), 'unknown_game');
    },
  },
];
