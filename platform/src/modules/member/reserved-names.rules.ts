import { foldedText } from '@portal/shared/contract/typed-text.rules';
import { lookOf } from '../../kernel/look-alike.rules.ts';

/** Nobody is to pass for the house. */
const names = new Set(
  ['admin', 'administrator', 'support', 'system', 'root', 'operator', 'customerservice'].map(lookOf),
);

/** Names that the platform makes itself: trial accounts, and accounts of who has chosen none. */
const made = /^(?:tr[il]a[il]\d+|m\d{9})$/;

/** True for a name that no member may choose; those of operators are for the caller to look up. */
export function isReservedName(name: string, brandName: string): boolean {
  const look = lookOf(name);
  const plain = foldedText(name)
    .toLowerCase()
    .replace(/[\s._-]+/gu, '');
  return names.has(look) || made.test(plain) || (look !== '' && look === lookOf(brandName));
}
