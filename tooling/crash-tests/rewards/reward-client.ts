import type { ApiClient } from '@portal/platform/testing/api-client';
import type { Client } from '../money/run-clients.ts';
import { shuffled } from '../money/through-kills.ts';
import { claimedTypes } from './reward-bets.ts';
import { drawnGames, rewardDraws } from './reward-draws.ts';
import type { RewardFixture, RewardPlayer } from './reward-fixture.ts';
import { type RewardDone, type RewardOperation, type RewardOperations, rewardOperations } from './reward-operations.ts';
import { missionCount } from './reward-settings.ts';

interface ClientParts {
  fixture: RewardFixture;
  api: ApiClient;
  player: RewardPlayer;
  random: () => number;
  /** One of a member's browsers makes the draws. */
  draws: boolean;
}

/** One of the browsers of a member: claims what there is in an order of its own, some of it again under a new key. */
export function rewardClient({ fixture, api, player, random, draws: isDrawing }: ClientParts): Client<RewardOperation> {
  const operations = rewardOperations({ fixture, api, player });
  const draws = isDrawing ? rewardDraws(operations, { ...fixture, player, random }) : undefined;
  const endless = endlessOf(operations, random);
  const supply = shuffled(supplyOf(operations, fixture, player), random);
  /** One of every kind comes first, and if there is no time even for these, at the end. */
  const firsts = shuffled<() => RewardOperation | undefined>(
    [
      ...drawnGames.map((game) => () => draws?.next(game)),
      ...[operations.birthday, operations.list, () => operations.mission('mission-1'), ...endless],
      // Not the first gift: it may have expired before a slow machine comes to claims.
      ...supplyOf(operations, { ...fixture, ...firstOfEach(fixture) }, { gifts: player.gifts.slice(1, 2) }, 0),
    ],
    random,
  );
  const known = new Set<string>(player.gifts);
  const applied: string[] = [];

  function noteList({ operation, answer }: RewardDone): void {
    for (const id of operation.namesIn(answer).filter((one) => !known.has(one))) {
      known.add(id);
      supply.push(() => operations.gift(id));
    }
  }

  return {
    next(): RewardOperation {
      const waiting = applied.pop();
      const first = waiting === undefined ? firsts.pop()?.() : operations.approval(waiting);
      if (first) return first;
      const game = drawnGames[Math.floor(random() * 10)];
      const drawn = game && draws?.next(game);
      if (drawn) return drawn;
      const another = endless[Math.floor(random() * endless.length)] ?? operations.list;
      return ((random() < 0.7 ? supply.pop() : undefined) ?? another)();
    },
    remaining: () => [
      ...firsts.splice(0).flatMap((first) => first() ?? []),
      ...applied.splice(0).map(operations.approval),
    ],
    note(done): void {
      const { kind, subject, namesIn } = done.operation;
      if (drawnGames.some((game) => game === kind)) draws?.note(done);
      if (kind === 'application' && done.answer.success) applied.push(...namesIn(done.answer));
      if (kind === 'mission' && done.answer.code === 'mission_not_reached')
        supply.unshift(() => operations.mission(subject));
      if (kind === 'gift' && random() < 0.3) supply.push(() => operations.gift(subject));
      if (kind === 'list') noteList(done);
    },
  };
}

const firstOfEach = ({ bonuses, raffles, applications, promoCodes }: RewardFixture) => ({
  bonuses: bonuses.slice(0, 1),
  raffles: raffles.slice(0, 1),
  applications: applications.slice(0, 1),
  promoCodes: promoCodes.slice(0, 1),
});

/** Rewards that can be claimed once. */
function supplyOf(
  operations: RewardOperations,
  { bonuses, raffles, applications, promoCodes }: RewardFixture,
  { gifts }: Pick<RewardPlayer, 'gifts'>,
  missions = missionCount,
): (() => RewardOperation)[] {
  return [
    ...gifts.map((id) => () => operations.gift(id)),
    ...Array.from({ length: missions }, (_, no) => () => operations.mission(`mission-${no + 1}`)),
    ...bonuses.map((id) => () => operations.bonus(id)),
    ...raffles.map((id) => () => operations.raffle(id)),
    ...applications.map((id) => () => operations.application(id)),
    ...promoCodes.map((code) => () => operations.promoCode(code)),
  ];
}

/** Operations that can be repeated. */
function endlessOf(operations: RewardOperations, random: () => number): (() => RewardOperation)[] {
  const oneOf = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
  return [
    operations.list,
    () => operations.rebate(oneOf(claimedTypes)),
    () => operations.conversion(100 * (1 + Math.floor(random() * 20))),
    () => operations.redemption(oneOf(['dice-cup', 'bonus-10'])),
  ];
}
