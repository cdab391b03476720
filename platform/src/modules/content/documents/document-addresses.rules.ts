import type { ContentDocument, ContentKind } from '@portal/shared/contract/content/content-documents';
import { addressesIn } from './sanitise-html.ts';

/** Lists pictures and links of a document by the field that has them, those of its HTML by language. */
export function documentAddresses(document: ContentDocument<ContentKind>): Record<string, readonly string[]> {
  const addresses: Record<string, readonly string[]> = {};
  for (const [field, value] of Object.entries(document))
    if (addressFields.has(field) && typeof value === 'string') addresses[field] = [value];
  for (const [language, words] of Object.entries(document.texts))
    if ('content' in words) addresses[`texts.${language}.content`] = addressesIn(words.content);
  return addresses;
}

const addressFields: ReadonlySet<string> = new Set(['url', 'linkageType', 'art']);
