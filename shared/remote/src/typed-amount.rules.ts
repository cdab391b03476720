import { amountFromMinor } from '@portal/shared/contract/amounts';

/** Amount text of the wire for what was typed ("1,200", "12.5"), or undefined when it is no amount. */
export function amountTyped(text: string): string | undefined {
  const match = /^(\d{1,15})(?:\.(\d{0,2}))?$/.exec(text.trim().replaceAll(',', ''));
  if (!match) return undefined;
  return amountFromMinor(BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`));
}
