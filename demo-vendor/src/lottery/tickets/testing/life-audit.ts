import assert from 'node:assert/strict';
import type { LotteryLife } from '../../../testing/crashable-lottery.ts';
import type { fakePlatform } from '../../../testing/fake-platform.ts';
import { isTicketOver } from '../lottery-ticket.ts';
import type { SentSlip } from '../slips/new-ticket.ts';
import { auditTicket } from './ticket-audit.ts';

interface LivedThrough {
  /** The last life, in which everything has ended. */
  life: LotteryLife;
  platform: ReturnType<typeof fakePlatform>;
  /** Every slip by the key of its ticket. */
  sent: ReadonlyMap<string, SentSlip>;
  /** Keys of the tickets confirmed to a page. */
  confirmed: ReadonlySet<string>;
  /** Opening balance of each player, in minor units. */
  purse: ReadonlyMap<string, bigint>;
  note(what: string): void;
}

/** Checks every slip against its draws, and every balance and round against the platform's ledger. */
export function auditLife({ life, platform, sent, confirmed, purse, note }: LivedThrough): void {
  const left = new Map(purse);
  for (const [key, { session }] of sent) {
    const ticket = life.ticketStore.ticket(key);
    if (!ticket) {
      assert.ok(!confirmed.has(key), `${key} was confirmed and is forgotten`);
      continue;
    }
    assert.ok(isTicketOver(ticket), key);
    assert.ok(ticket.state === 'taken' || !confirmed.has(key), `${key} was confirmed and is ${ticket.state}`);
    for (const { state, reason } of ticket.parts) note(`${state} ${reason ?? ''}`.trim());
    const before = left.get(session.playerId) ?? assert.fail(session.playerId);
    left.set(session.playerId, before + auditTicket(life, platform, ticket));
  }
  for (const [playerId, minor] of left) assert.equal(platform.balance(playerId), minor, playerId);
  assert.equal(new Set(platform.posted).size, platform.posted.length, 'nothing is posted twice');
  const open = [...platform.rounds.values()].filter(({ state }) => state === 'open');
  assert.deepEqual(open, []);
}
