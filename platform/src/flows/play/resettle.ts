import { type ResettleItem, resettleItem, vendorResettle } from '@portal/shared/contract/vendor-api/settlement';
import type { FastifyInstance } from 'fastify';
import { type Handler, route } from '../../kernel/contract-route.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import { postGroup } from './post-group.ts';
import { publishCorrected } from './publish-corrected.ts';
import { publishBalance } from './publish-play.ts';
import { readItems, withAnyItems } from './read-items.rules.ts';
import { type ResettleResult, resettlementOf, resettleResultOf } from './resettle.rules.ts';
import { itemGroups, type PlacedItem } from './settle-batch.rules.ts';

/** Settles rounds again after a corrected result; as in a batch, a fault in between leaves what was posted so far. */
export function resettleFlow(app: FastifyInstance, deps: { games: GamesModule; content: ContentModule }): void {
  const { kernel } = app;
  const call = withAnyItems(vendorResettle);

  /** Posts a whole group or nothing, and publishes its corrections in the same transaction. */
  const post = (provider: string, group: readonly PlacedItem<ResettleItem>[]) =>
    kernel.database.transaction(async () => {
      const rounds = group.map(({ item }) => resettlementOf(item));
      const outcomes = await deps.games.resettle(provider, rounds);
      const resettled = rounds.flatMap((round, at) => {
        const outcome = outcomes[at];
        return outcome?.outcome === 'posted' ? [{ round, outcome }] : [];
      });
      await publishCorrected(kernel, deps, provider, resettled);
      return outcomes;
    });

  const answer: Handler<typeof call> = async ({ items }, { vendor }) => {
    const results: ResettleResult[] = [];
    const { placed, unreadable } = readItems(resettleItem, items);
    for (const { no, result } of unreadable) results[no] = result;
    for (const group of itemGroups(placed)) {
      const outcomes = await postGroup(kernel, group, (some) => post(vendor.vendor, some));
      for (const [at, { no, item }] of group.entries()) {
        const outcome = outcomes[at];
        const result = resettleResultOf(item, outcome);
        results[no] = result;
        if (outcome?.outcome === 'posted' && result.balance)
          publishBalance(kernel, item.playerId, outcome.play_account, result.balance);
      }
    }
    return { results };
  };
  route(app, call, answer, { judgesItems: true });
}
