import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { ContentDocument } from '@portal/shared/contract/content/content-documents';
import type { listPointPresents } from '@portal/shared/contract/content/point-presents';
import type { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import type { DocumentsInForce } from '../documents/documents-in-force.ts';
import { type LanguageChain, pickTexts } from '../documents/pick-texts.rules.ts';

export type VipLevel = CallResult<typeof listVipLevels>['levels'][number];
export type PointPresent = CallResult<typeof listPointPresents>['presents'][number];

/** What it takes to reach a VIP level; see the setting `rewards.vip`. */
export interface LevelTerms {
  rank: number;
  validBet: string;
}

/** Levels with their texts; a level that the setting does not name cannot be reached, and is not shown. */
export function vipLevelsOf(
  { byKind }: DocumentsInForce,
  languages: LanguageChain,
  ranks: readonly LevelTerms[],
): VipLevel[] {
  return byKind['vip-level'].flatMap(({ document: { rank, texts } }): VipLevel[] => {
    const terms = ranks.find((each) => each.rank === rank);
    return terms ? [{ rank, validBet: terms.validBet, ...pickTexts(texts, languages) }] : [];
  });
}

/** Price and payout of a bonus; see the setting `points.bonuses`. */
export interface BonusTerms {
  id: string;
  points: number;
  amount: string;
  turnoverPercent: number;
}

/** A present of the points mall as it can be redeemed: its document, and for a bonus its price and payout. */
export interface OfferedPresent {
  id: string;
  document: ContentDocument<'point-reward'>;
  points: number;
  bonus?: BonusTerms;
}

/** The presents on offer; a bonus without terms is not. */
export function presentsOffered({ byKind }: DocumentsInForce, bonuses: readonly BonusTerms[]): OfferedPresent[] {
  return byKind['point-reward'].flatMap(({ id, document }): OfferedPresent[] => {
    if (document.type === 'present') return [{ id, document, points: document.points }];
    const bonus = bonuses.find((terms) => terms.id === id);
    return bonus ? [{ id, document, points: bonus.points, bonus }] : [];
  });
}

export function pointPresentsOf(offered: readonly OfferedPresent[], languages: LanguageChain): PointPresent[] {
  return offered.map(({ id, points, document: { type, art, texts } }) => ({
    id,
    type,
    points,
    art,
    ...pickTexts(texts, languages),
  }));
}
