import type { getHelpCenter } from '@portal/shared/contract/content/help-center';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { DocumentsInForce } from '../documents/documents-in-force.ts';
import { type LanguageChain, pickTexts } from '../documents/pick-texts.rules.ts';

export type HelpArticle = CallResult<typeof getHelpCenter>['articles'][number];

export function helpArticlesOf({ byKind }: DocumentsInForce, languages: LanguageChain): HelpArticle[] {
  return byKind.help.map(({ id, document: { texts } }) => ({ id, ...pickTexts(texts, languages) }));
}
