import { createPortalBus } from '@portal/shared/events/portal-bus';
import { createOpenRounds } from './open-rounds.ts';

// covers 10
test('a round is open until it closes, for at most 15 minutes', () => {
  const events = createPortalBus();
  let now = 0;
  const rounds = createOpenRounds(events, () => now);
  expect(rounds.areOpen()).toBe(false);
  events.emit('round-opened', { roundId: 'a', gameCode: 'g' });
  events.emit('round-opened', { roundId: 'b', gameCode: 'g' });
  events.emit('round-closed', { roundId: 'a', gameCode: 'g' });
  expect(rounds.areOpen()).toBe(true);
  now = 15 * 60_000;
  expect(rounds.areOpen()).toBe(false);
});
