import type { ReactNode } from 'react';
import styles from './licence-badge.module.css';

export type LicenceBadgeProps = {
  /** Which neutral sign: a code of the setting `licences`; an unknown one gets a seal. */
  code: string;
  label: string;
  /** The operator's own logo instead of the drawn sign. */
  picture?: ReactNode;
};

const signs: Record<string, ReactNode> = {
  fsc: (
    <path d="M10 18c0-6 5-11 12-11s12 5 12 11v3H10zM8 24h28v4H8zM12 30h4v6h-4zM20 30h4v6h-4zM28 30h4v6h-4zM8 37h28v3H8z" />
  ),
  mga: (
    <path d="M22 4 38 11v10c0 9-7 15-16 19C13 36 6 30 6 21V11zM19 12v6h-6v6h6v8h6v-8h6v-6h-6v-6z" fillRule="evenodd" />
  ),
  pagcor: (
    <path
      d="M22 3l3 8 8-4-4 8 8 3-8 3 4 8-8-4-3 8-3-8-8 4 4-8-8-3 8-3-4-8 8 4zM22 13a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
      fillRule="evenodd"
    />
  ),
};

const seal = <path d="M22 4a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM13 22l7 7 12-13-3-3-9 10-4-4z" fillRule="evenodd" />;

/** A licence as a quiet sign of our own and its name in words; not the authority's trade mark. */
export function LicenceBadge({ code, label, picture }: LicenceBadgeProps) {
  return (
    <span className={styles.badge}>
      {picture ?? (
        <svg width="32" height="32" viewBox="0 0 44 44" fill="currentColor" aria-hidden="true" focusable="false">
          {signs[code.toLowerCase()] ?? seal}
        </svg>
      )}
      <span>{label}</span>
    </span>
  );
}

/** The 18+ sign of the footer. `label` says it in words. */
export function AgeBadge({ age, label }: { age: number; label: string }) {
  return (
    <span className={styles.age} role="img" aria-label={label}>
      {age}+
    </span>
  );
}
