import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import { like, or, type SQL } from 'drizzle-orm';
import { accountKeyOf } from './members.ts';
import { accountOrder, members } from './tables.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Matches accounts that begin with a text as typed or pasted, or with its folded form. */
export function accountBegins(typed: string): SQL | undefined {
  const keys = new Set([accountKeyOf(typed), accountKeyOf(foldedText(typed))]);
  return or(...[...keys].map((key) => like(accountOrder(members), `${escaped(key)}%`)));
}
