import type { listPointPresents } from '@portal/shared/contract/content/list-point-presents';
import type { Promotion } from '@portal/shared/contract/content/list-promotions';
import type { listVipLevels } from '@portal/shared/contract/content/list-vip-levels';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { DocumentsInForce } from '../documents/documents-in-force.ts';
import { type LanguageChain, pickTexts } from '../documents/pick-texts.rules.ts';

export type VipLevel = CallResult<typeof listVipLevels>['levels'][number];
export type PointPresent = CallResult<typeof listPointPresents>['presents'][number];

/** Promotions in their order, of one type or all. */
export function promotionsOf(
  { byKind }: DocumentsInForce,
  languages: LanguageChain,
  wanted: string | undefined,
): Promotion[] {
  return byKind.promotion
    .filter(({ document: { type } }) => wanted === undefined || type === wanted)
    .map(({ id, document: { type, art, state, endsAt, texts } }) => {
      const promotion = { id, type, art, state, ...pickTexts(texts, languages) };
      return endsAt ? { ...promotion, endsAt } : promotion;
    });
}

export function vipLevelsOf({ byKind }: DocumentsInForce, languages: LanguageChain): VipLevel[] {
  return byKind['vip-level'].map(({ document: { rank, validBet, texts } }) => ({
    ...{ rank, validBet },
    ...pickTexts(texts, languages),
  }));
}

export function pointPresentsOf({ byKind }: DocumentsInForce, languages: LanguageChain): PointPresent[] {
  return byKind['point-reward'].map(({ id, document: { type, points, art, texts } }) => ({
    ...{ id, type, points, art },
    ...pickTexts(texts, languages),
  }));
}
