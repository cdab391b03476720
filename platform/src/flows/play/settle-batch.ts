import { type SettleResult, settleItem, vendorSettle } from '@portal/shared/contract/vendor-api/settlement';
import type { FastifyInstance } from 'fastify';
import { type Handler, route } from '../../kernel/contract-route.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule, PlayOutcome } from '../../modules/games/index.ts';
import { postGroup } from './post-group.ts';
import { publishBalance, publishRound } from './publish-play.ts';
import { publishSettled } from './publish-settled.ts';
import { readItems, withAnyItems } from './read-items.rules.ts';
import { itemGroups, movementOf, type PlacedItem, resultOf } from './settle-batch.rules.ts';

/**
 * Settles wins and rollbacks of many tickets. A fault in between leaves what was posted so far; a repeat does the rest.
 */
export function settleBatchFlow(app: FastifyInstance, deps: { games: GamesModule; content: ContentModule }): void {
  const { kernel } = app;
  const call = withAnyItems(vendorSettle);

  /** Posts a whole group or nothing, and publishes its settled bets in the same transaction. */
  const post = (provider: string, group: readonly PlacedItem[]) =>
    kernel.database.transaction(async () => {
      const outcomes = await deps.games.settleMovements(
        provider,
        group.map(({ item }) => movementOf(item)),
      );
      const isSettled = ({ item }: PlacedItem, index: number) =>
        item.kind === 'win' && outcomes[index]?.round_closed === true;
      const closed = group.filter(isSettled).map(({ item }) => item.roundId);
      await publishSettled(kernel, deps, provider, closed);
      return outcomes;
    });

  async function publishOutcome(provider: string, { item }: PlacedItem, outcome: PlayOutcome): Promise<void> {
    const { balance } = resultOf(item, outcome);
    const won = item.kind === 'win' ? { gameCode: item.gameCode, amount: item.amount } : undefined;
    if (outcome.outcome === 'posted' && balance)
      publishBalance(kernel, item.playerId, outcome.play_account, balance, won);
    if (!outcome.round_closed) return;
    const { playerId, roundId } = item;
    const gameCode = item.kind === 'win' ? item.gameCode : await deps.games.gameCodeOf(provider, roundId);
    publishRound(kernel, playerId, { state: 'closed', roundId, gameCode });
  }

  const answer: Handler<typeof call> = async ({ items }, { vendor }) => {
    const results: SettleResult[] = [];
    const { placed, unreadable } = readItems(settleItem, items);
    for (const { no, result } of unreadable) results[no] = result;
    for (const group of itemGroups(placed)) {
      const outcomes = await postGroup(kernel, group, (some) => post(vendor.vendor, some));
      for (const [index, each] of group.entries()) {
        const outcome = outcomes[index];
        results[each.no] = resultOf(each.item, outcome);
        if (outcome) await publishOutcome(vendor.vendor, each, outcome);
      }
    }
    return { results };
  };
  route(app, call, answer, { judgesItems: true });
}
