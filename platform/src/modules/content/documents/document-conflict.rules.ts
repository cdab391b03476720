import type { ContentKind } from '@portal/shared/contract/content/content-documents';
import { readDocument } from './checked-document.rules.ts';

interface Stored {
  id: string;
  value: unknown;
}

/**
 * Why a document conflicts with others of its kind, by field; undefined when it does not. Each level shown to visitors
 * has a rank of its own, because a member has exactly one level.
 */
export function documentConflict(
  kind: ContentKind,
  { id, value }: Stored,
  others: readonly Stored[],
): Record<string, string> | undefined {
  if (kind !== 'vip-level') return undefined;
  const level = readDocument(kind, value);
  if (!level?.isShown) return undefined;
  const twin = others.find((other) => {
    const document = other.id === id ? undefined : readDocument(kind, other.value);
    return document?.isShown && document.rank === level.rank;
  });
  return twin && { rank: `${twin.id} has the rank ${level.rank} already` };
}
