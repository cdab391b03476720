import {
  type ContentDocument,
  type ContentKind,
  contentDocuments,
} from '@portal/shared/contract/content/content-documents';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { fieldTexts } from '../../../kernel/strings/field-texts.rules.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/**
 * A document as it may be stored: checked by the schema of its kind, its HTML reduced to what is harmless. Refuses
 * `invalid_content` with a text for each field.
 */
export function checkedDocument<K extends ContentKind>(kind: K, value: unknown): ContentDocument<K> {
  const checked = parseDocument(kind, value);
  if (!checked.success) throw new Refusal('invalid_content', { fields: fieldTexts(checked.issues) });
  return checked.output;
}

/** The same for a stored document: undefined when a later schema no longer accepts it. */
export function readDocument<K extends ContentKind>(kind: K, value: unknown): ContentDocument<K> | undefined {
  const checked = parseDocument(kind, value);
  return checked.success ? checked.output : undefined;
}

type Parsed<K extends ContentKind> =
  | { success: true; output: ContentDocument<K> }
  | { success: false; issues: readonly v.BaseIssue<unknown>[] };

function parseDocument<K extends ContentKind>(kind: K, value: unknown): Parsed<K> {
  const schema: v.GenericSchema<unknown, ContentDocument<K>> = contentDocuments[kind];
  const given = v.safeParse(schema, value);
  if (!given.success) return given;
  // Checked again: cleaning writes `&` as `&amp;`, and the stored text has to fit too.
  return v.safeParse(schema, withCleanHtml(given.output));
}

type Words = Readonly<Record<string, unknown>>;

/** `content` is the only HTML field of the texts. */
function withCleanHtml(document: { texts: object }): unknown {
  const texts = Object.entries(document.texts).map(([language, words]: [string, Words]) => [
    language,
    typeof words.content === 'string' ? { ...words, content: sanitiseHtml(words.content) } : words,
  ]);
  return { ...document, texts: Object.fromEntries(texts) };
}
