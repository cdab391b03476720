import type { Banner, Notice } from '@portal/shared/contract/content/announcements';
import { agentNotice } from '@portal/shared/contract/content/content-documents';
import type { DocumentsInForce, ShownDocument } from '../documents/documents-in-force.ts';
import { type LanguageChain, pickTexts } from '../documents/pick-texts.rules.ts';
import { isInTime } from '../documents/timing.rules.ts';

const noticesAtMost = 200;

export type AgentNotice = Omit<Notice, 'type'>;

/** Current banners, in their order; the page picks those of its group. */
export function bannersOf({ byKind }: DocumentsInForce, languages: LanguageChain, now: Date): Banner[] {
  return byKind.banner
    .filter(({ document }) => isInTime(document, now))
    .map(({ id, document: { url, groupName, linkageType, texts } }) => {
      const { title, text } = pickTexts(texts, languages);
      const banner = { bannerId: id, url, groupName, title };
      return { ...banner, ...(linkageType ? { linkageType } : {}), ...(text ? { text } : {}) };
    });
}

/** Announcements whose time is reached, newest first. */
function newestOf({ byKind }: DocumentsInForce, now: Date): ShownDocument<'notice'>[] {
  return byKind.notice
    .filter(({ document: { at } }) => isInTime({ from: at }, now))
    .sort((a, b) => Date.parse(b.document.at) - Date.parse(a.document.at));
}

/**
 * Announcements of the requested types, newest first; one with a later time is not shown before it. Never those for
 * agents.
 */
export function noticesOf(
  documents: DocumentsInForce,
  languages: LanguageChain,
  now: Date,
  types: readonly Notice['type'][],
): Notice[] {
  return newestOf(documents, now)
    .flatMap(({ id, document: { type, at, texts } }) =>
      type !== agentNotice && types.includes(type) ? [{ id, type, at, ...pickTexts(texts, languages) }] : [],
    )
    .slice(0, noticesAtMost);
}

/** Announcements only for agents, newest first. */
export function agentNoticesOf(documents: DocumentsInForce, languages: LanguageChain, now: Date): AgentNotice[] {
  return newestOf(documents, now)
    .filter(({ document: { type } }) => type === agentNotice)
    .slice(0, noticesAtMost)
    .map(({ id, document: { at, texts } }) => ({ id, at, ...pickTexts(texts, languages) }));
}
