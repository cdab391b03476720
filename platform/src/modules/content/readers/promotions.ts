import type { ContentDocument } from '@portal/shared/contract/content/content-documents';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { DocumentsInForce } from '../documents/documents-in-force.ts';
import { type LanguageChain, pickTexts } from '../documents/pick-texts.rules.ts';

type Words = ContentDocument<'promotion'>['texts'][LanguageCode];

/** A promotion as the operator wrote it; its state for a member is in the module rewards. */
export interface ShownPromotion extends NonNullable<Words> {
  id: string;
  type: string;
  art: string;
  startsAt?: string;
  endsAt?: string;
  /** Its title by language. */
  titles: Partial<Record<LanguageCode, string>>;
}

/** Promotions in their order. */
export function promotionsOf({ byKind }: DocumentsInForce, languages: LanguageChain): ShownPromotion[] {
  return byKind.promotion.map(({ id, document: { type, art, startsAt, endsAt, texts } }) => ({
    id,
    type,
    art,
    ...pickTexts(texts, languages),
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    titles: Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title])),
  }));
}
