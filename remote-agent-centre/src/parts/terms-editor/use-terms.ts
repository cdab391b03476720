import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useIntl } from '@portal/shared/remote/intl';
import { useEffect, useRef, useState } from 'react';
import { fieldOfRefusal } from './field-of-refusal.rules.ts';
import { draftOf, emptyTier, type TermsDraft, type TierField } from './terms-draft.rules.ts';
import { termsFaults } from './terms-faults.rules.ts';
import { type FieldPath, termsTyped } from './terms-typed.rules.ts';

interface TermsOptions {
  kind: ContractKind;
  /** Initial values: for a new version the terms in force. */
  start?: ContractTerms;
  /** All own terms of that kind; no rate may exceed them. */
  own: readonly ContractTerms[];
}

/** Form state of terms of one kind; errors show for touched fields, and for all after `check`. */
export function useTerms({ kind, start, own }: TermsOptions) {
  const intl = useIntl();
  const [draft, setDraft] = useState(() => draftOf(kind, start, own));
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<{ path: FieldPath; text: string }>();
  const [marked, setMarked] = useState<{ path: FieldPath }>();
  const boxRef = useRef<HTMLDivElement>(null);
  const faults = termsFaults(draft, own);

  // After rendering, so that screen readers announce the field together with its error.
  useEffect(() => {
    if (marked) boxRef.current?.querySelector<HTMLInputElement>(`[name="${marked.path}"]`)?.focus();
  }, [marked]);

  function change(next: Partial<TermsDraft>, path?: FieldPath): void {
    setDraft((now) => ({ ...now, ...next }));
    setRefused(undefined);
    if (path) setTouched((now) => [...now, path]);
  }
  function changeTier(at: number, field: TierField, value: string): void {
    const tiers = draft.tiers.map((tier, index) => (index === at ? { ...tier, [field]: value } : tier));
    change({ tiers }, `tiers.${at}.${field}`);
  }
  const isErrorShown = (path: FieldPath) => isChecked || touched.includes(path);

  return {
    draft,
    own,
    boxRef,
    change,
    changeTier,
    addTier: () => change({ tiers: [...draft.tiers, emptyTier()] }),
    removeTier(at: number) {
      setTouched([]);
      change({ tiers: draft.tiers.filter((_, index) => index !== at) });
    },
    /** Error text of a field. */
    problem(path: FieldPath): string | undefined {
      if (refused?.path === path) return refused.text;
      const fault = isErrorShown(path) && faults[path];
      return fault ? intl.formatMessage({ id: `terms.fault.${fault}` }) : undefined;
    },
    /** Returns valid terms; otherwise undefined, and focuses the first wrong field. */
    check(): ContractTerms | undefined {
      setIsChecked(true);
      const [first] = pathsOf(draft).filter((path) => faults[path]);
      if (!first) return termsTyped(draft);
      setMarked({ path: first });
      return undefined;
    },
    /** The current terms if they are valid; shows no errors. */
    peek: (): ContractTerms | undefined => (Object.keys(faults).length > 0 ? undefined : termsTyped(draft)),
    /**
     * Shows a refusal of the platform under its field; false if it is about none of these. `offer`: index of these
     * terms among several offers, from 0.
     */
    showRefusal(error: unknown, offer?: number): boolean {
      const refusal = refusalOf(error);
      const path = refusal && fieldOfRefusal(refusal, pathsOf(draft), offer);
      if (!refusal || !path) return false;
      setRefused({ path, text: refusal.message });
      setMarked({ path });
      return true;
    },
  };
}

export type TermsInHand = ReturnType<typeof useTerms>;

/** Fields in the order of the form. */
function pathsOf({ kind, tiers }: TermsDraft): FieldPath[] {
  if (kind === 'realtime') return ['profitRate', 'lossRate', 'singleBet'];
  return tiers.flatMap((_, at) =>
    (['validBet', 'profitLoss', 'activeMembers', 'rate'] as const).map((name) => `tiers.${at}.${name}` as const),
  );
}
