import {
  type ResettleItem,
  resettleItem,
  type SettleItem,
  type SettleResult,
  settleItem,
  vendorResettle,
  vendorSettle,
} from '@portal/shared/contract/vendor-api/batch-settlement';
import type { FastifyInstance } from 'fastify';
import { type Handler, route } from '../../../kernel/calls/contract-route.ts';
import { isFaultOfOne } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { SiteSettings } from '../../content/index.ts';
import type { GamesModule, PlayOutcome } from '../../games/index.ts';
import { publishBalance, publishRound } from '../announce-play.ts';
import { publishCorrected } from '../publish-corrected.ts';
import { publishRolledBack } from '../publish-rolled-back.ts';
import { publishSettled } from '../publish-settled.ts';
import { readItems, withAnyItems } from '../read-items.rules.ts';
import { type ResettleResult, resettlementOf, resettleResultOf } from '../resettle.rules.ts';
import { itemGroups, movementOf, type PlacedItem, resultOf } from '../settle-batch.rules.ts';

/** 1,000 items of twice the fields that they have: studios may send more than we read. */
const batch = { judgesItems: true, mostFields: 16_000 };

/** Settles rounds again after a corrected result; as in a batch, a fault in between leaves what was posted so far. */
export function resettleRoute(app: FastifyInstance, deps: { games: GamesModule; settings: SiteSettings }): void {
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
  route(app, call, answer, batch);
}

/**
 * Settles wins and rollbacks of many tickets. A fault in between leaves what was posted so far; a repeat does the rest.
 */
export function settleBatchRoute(app: FastifyInstance, deps: { games: GamesModule; settings: SiteSettings }): void {
  const { kernel } = app;
  const call = withAnyItems(vendorSettle);

  /** Posts a whole group or nothing, and publishes the rounds it ends in the same transaction. */
  const post = (provider: string, group: readonly PlacedItem[]) =>
    kernel.database.transaction(async () => {
      const outcomes = await deps.games.settleMovements(
        provider,
        group.map(({ item }) => movementOf(item)),
      );
      const closedBy = (kind: SettleItem['kind']) =>
        group.flatMap(({ item }, at) => (item.kind === kind && outcomes[at]?.round_closed ? [item.roundId] : []));
      await publishSettled(kernel, deps, provider, closedBy('win'));
      await publishRolledBack(kernel, deps.games, provider, closedBy('rollback'));
      return outcomes;
    });

  function publishOutcome({ item }: PlacedItem, outcome: PlayOutcome): void {
    const { balance } = resultOf(item, outcome);
    const won = item.kind === 'win' ? { gameCode: item.gameCode, amount: item.amount } : undefined;
    if (outcome.outcome === 'posted' && balance && !outcome.is_held)
      publishBalance(kernel, item.playerId, outcome.play_account, balance, won);
    if (outcome.outcome === 'posted' && item.kind === 'win' && item.closeRound)
      publishRound(kernel, item.playerId, { state: 'closed', roundId: item.roundId, gameCode: item.gameCode });
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
        if (outcome) publishOutcome(each, outcome);
      }
    }
    return { results };
  };
  route(app, call, answer, batch);
}

/**
 * Posts the items of a group in one transaction. If the database refuses it because of an item, posts each alone; that
 * item has no outcome and the others are posted. @throws what is no fault of an item
 */
export async function postGroup<Item, Outcome>(
  kernel: Pick<Kernel, 'logger'>,
  group: readonly Item[],
  post: (group: readonly Item[]) => Promise<Outcome[]>,
): Promise<(Outcome | undefined)[]> {
  try {
    return await post(group);
  } catch (error) {
    if (!isFaultOfOne(error)) throw error;
    if (group.length === 1) {
      kernel.logger.error({ err: error, item: group[0] }, 'an item of a batch cannot be posted');
      return [undefined];
    }
  }
  const outcomes: (Outcome | undefined)[] = [];
  for (const item of group) outcomes.push(...(await postGroup(kernel, [item], post)));
  return outcomes;
}
