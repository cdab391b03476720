import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { useRef, useState } from 'react';
import type { TermsInHand } from '../../../parts/terms-editor/use-terms.ts';

/** State of contract offers being edited: the chosen kinds and their typed terms. */
export function useOffers() {
  const [kinds, setKinds] = useState<readonly ContractKind[]>([]);
  const inHand = useRef(new Map<ContractKind, TermsInHand>());
  return {
    kinds,
    inHand: inHand.current,
    toggle: (kind: ContractKind) =>
      setKinds((now) => (now.includes(kind) ? now.filter((each) => each !== kind) : [...now, kind])),
    clear: () => setKinds([]),
    /** Returns all offers; if one is invalid, focuses it and returns undefined. */
    collect(): ContractTerms[] | undefined {
      const checked = kinds.map((kind) => inHand.current.get(kind)?.check());
      const terms = checked.filter((each) => each !== undefined);
      return terms.length === kinds.length ? terms : undefined;
    },
    /** Shows a refusal under the field of the offer it names, by its index in `collect`; false if it names none. */
    showRefusal: (error: unknown): boolean =>
      kinds.some((kind, at) => inHand.current.get(kind)?.showRefusal(error, at)),
  };
}

export type Offers = ReturnType<typeof useOffers>;
