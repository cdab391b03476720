import type { Banner, Notice } from '@portal/shared/contract/content/list-announcements';
import type { DocumentsInForce } from '../documents/documents-in-force.ts';
import { type LanguageChain, pickTexts } from '../documents/pick-texts.rules.ts';
import { isInTime } from '../documents/timing.rules.ts';

const noticesAtMost = 200;

/** Banners whose time it is, in their order; the page picks those of its group. */
export function bannersOf({ byKind }: DocumentsInForce, languages: LanguageChain, now: Date): Banner[] {
  return byKind.banner
    .filter(({ document }) => isInTime(document, now))
    .map(({ id, document: { url, groupName, linkageType, texts } }) => {
      const { title, text } = pickTexts(texts, languages);
      const banner = { bannerId: id, url, groupName, title };
      return { ...banner, ...(linkageType ? { linkageType } : {}), ...(text ? { text } : {}) };
    });
}

/** Announcements of the asked types, newest first; one with a later time waits for it. */
export function noticesOf(
  { byKind }: DocumentsInForce,
  languages: LanguageChain,
  now: Date,
  types: readonly Notice['type'][],
): Notice[] {
  return byKind.notice
    .filter(({ document: { type, at } }) => types.includes(type) && isInTime({ from: at }, now))
    .sort((a, b) => Date.parse(b.document.at) - Date.parse(a.document.at))
    .slice(0, noticesAtMost)
    .map(({ id, document: { type, at, texts } }) => ({ id, type, at, ...pickTexts(texts, languages) }));
}
