import { tintOf } from '@portal/shared/ui/category';
import type { CSSProperties } from 'react';
import styles from './bank-logo.module.css';
import { bankLetters, bankTint } from './bank-logo.rules.ts';

interface BankLogoProps {
  bank: { bankCode: string; bankName: string; kind: 'bank' | 'wallet' };
  /** Edge in px. */
  size?: number;
}

const columns = 'M5 34h30v3H5zM8 15h4v18H8zM18 15h4v18h-4zM28 15h4v18h-4zM20 3l16 9H4z';
const wallet = 'M4 12h28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM4 12l22-8v8zM26 21h10v7H26a3.5 3.5 0 0 1 0-7z';

/** A mark drawn from the name: letters over columns for a bank, over a purse for a wallet. Decorative. */
export function BankLogo({ bank: { bankCode, bankName, kind }, size = 40 }: BankLogoProps) {
  const look = { '--mark-tint': tintOf(bankTint(bankCode)), '--mark-size': `${size}px` } as CSSProperties;
  return (
    <span className={styles.mark} style={look} aria-hidden="true">
      <svg className={styles.motif} viewBox="0 0 40 40" focusable="false" aria-hidden="true">
        <path d={kind === 'wallet' ? wallet : columns} />
      </svg>
      <span className={styles.letters}>{bankLetters(bankName)}</span>
    </span>
  );
}
