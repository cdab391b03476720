import {
  cancelTournament,
  createTournament,
  getTournamentResult,
} from '@portal/shared/contract/rewards/operator-tournaments';
import { getTournament, joinTournament, listTournaments } from '@portal/shared/contract/rewards/tournaments';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import type { FinanceOperators } from '../../payments/testing/finance-operators.ts';
import { memberAccount } from '../../wallet/index.ts';

export interface TournamentPlayer {
  id: string;
  uplinePath: string;
  token: string;
}

/** Terms of a race by stakes that begins in a minute and takes an hour, with three places. */
export function raceTerms({ server }: App, change: object = {}) {
  const now = server.kernel.clock.now().getTime();
  const [startsAt, endsAt] = [60_000, 3_660_000].map((ms) => new Date(now + ms).toISOString());
  const prizes = [
    { places: 1, amount: '100.00', turnoverPercent: 300 },
    { places: 1, amount: '50.00', points: 20, turnoverPercent: 0 },
    { places: 1, points: 10 },
  ];
  const scope = { by: 'category', of: ['RNG'] };
  return { name: { EN: 'Race' }, measure: 'stake', scope, startsAt, endsAt, entry: 'open', prizes, ...change };
}

/** Calls of players and operators about tournaments. */
export function tournamentHarness(app: App, finance: FinanceOperators) {
  const api = apiClient(app);
  const { kernel } = app.server;
  const keyed = (token: string) => ({ token, headers: { 'idempotency-key': newId() } });
  const why = 'a test of tournaments';
  const harness = {
    api,
    keyed,
    propose: async (change: object = {}, token?: string) =>
      api.send(createTournament, { ...raceTerms(app, change), why }, keyed(token ?? (await finance.maker()))),
    /** Has a tournament made by two operators; returns its id. */
    async make(change: object = {}): Promise<string> {
      const proposed = await harness.propose(change);
      if (!proposed.success) throw new Error(`Not proposed: ${proposed.code} ${JSON.stringify(proposed.fields)}`);
      const accepted = await finance.accept(proposed.value.approvalRequest?.id ?? '');
      if (!accepted.success) throw new Error(`Not accepted: ${accepted.code}`);
      return proposed.value.id;
    },
    cancel: async (id: string) => api.send(cancelTournament, { id, why }, keyed(await finance.checker())),
    result: async (id: string) =>
      (await api.send(getTournamentResult, { id, pageSize: 100 }, { token: await finance.checker() })).value,
    async player(account: string, change: object = {}): Promise<TournamentPlayer> {
      const { id, uplinePath } = await addMember(app, account, change);
      return { id, uplinePath, token: await harness.session(id) };
    },
    /** Without a login, whose tries are limited. */
    session: (memberId: string) =>
      app.modules.session.open({ address: '127.0.0.1', client: '', passwordChangeRequired: false, memberId }),
    list: async (token?: string) => (await api.send(listTournaments, {}, { token })).value.tournaments,
    board: async (id: string, token?: string) => (await api.send(getTournament, { id }, { token })).value,
    join: (id: string, token: string) => api.send(joinTournament, { id }, { token }),
    /** A round of now: 25.00, won 10.00, unless the change says otherwise. */
    bet(player: Pick<TournamentPlayer, 'id' | 'uplinePath'>, change: Partial<BetSettled> = {}): BetSettled {
      const now = kernel.clock.now().toISOString();
      return settledBet(player, { openedAt: now, settledAt: now, day: now.slice(0, 10), ...change });
    },
    async play(...bets: BetSettled[]): Promise<void> {
      await kernel.outbox.publishAll(betSettled, bets);
      await kernel.outbox.drain();
    },
    places: async (id: string) =>
      (await harness.board(id)).list.map(({ place, account, score }) => `${place} ${account} ${score}`),
    wallet: (id: string) => app.modules.wallet.balanceOf(memberAccount(id)),
    points: (id: string) => app.modules.wallet.balanceOf(memberAccount(id, 'points')),
  };
  return harness;
}

export type TournamentHarness = ReturnType<typeof tournamentHarness>;
