import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { listPointPresents } from '@portal/shared/contract/content/point-presents';
import type { getPointReward } from '@portal/shared/contract/rewards/points';

type Shown = CallResult<typeof listPointPresents>['presents'][number];
type Redeemable = CallResult<typeof getPointReward>['presents'][number];
/** A present as visitors see it; members also see stock and bonus value. */
export type Present = Shown & Partial<Pick<Redeemable, 'stock' | 'amount' | 'turnover'>>;
export type PresentFilter = 'all' | Present['type'];

/** Filters presents by type; with `affordable` by this many points. */
export function presentsShown(
  presents: readonly Present[],
  filter: PresentFilter,
  affordable: number | undefined,
): readonly Present[] {
  return presents.filter(
    ({ type, points }) => (filter === 'all' || type === filter) && (affordable === undefined || points <= affordable),
  );
}

/** Types with a present, in a fixed order. */
export function typesOf(presents: readonly Present[]): Present['type'][] {
  return (['present', 'bonus'] as const).filter((wanted) => presents.some(({ type }) => type === wanted));
}

/** Pieces a member can redeem at once: by points, stock, and the mall's limit. */
export function mostPieces(
  { points, stock }: Pick<Present, 'points' | 'stock'>,
  owned: number,
  atMost: number,
): number {
  return Math.min(atMost, stock ?? atMost, Math.floor(owned / points));
}

/** Missing points; 0 when there are enough. */
export const pointsMissing = ({ points }: Pick<Present, 'points'>, owned: number) => Math.max(0, points - owned);

/** Sources other than play come last. */
const beyondPlay: readonly string[] = ['deposit', 'redeem'];

/** Sources with points, play first, then largest first, each with its share of the largest (0 to 1). */
export function sourcesOf(earned: Readonly<Record<string, number>>) {
  const sources = Object.entries(earned)
    .filter(([, points]) => points !== 0)
    .sort(([a, some], [b, other]) => beyondPlay.indexOf(a) - beyondPlay.indexOf(b) || other - some);
  const most = Math.max(1, ...sources.map(([, points]) => Math.abs(points)));
  return sources.map(([source, points]) => ({ source, points, share: Math.abs(points) / most }));
}
