import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { useRef, useState } from 'react';
import type { TermsInHand } from '../../../parts/terms-editor/use-terms.ts';

/** Offers of contracts while they are put together: which kinds, and the terms of each while they are typed. */
export function useOffers() {
  const [kinds, setKinds] = useState<readonly ContractKind[]>([]);
  const inHand = useRef(new Map<ContractKind, TermsInHand>());
  return {
    kinds,
    inHand: inHand.current,
    toggle: (kind: ContractKind) =>
      setKinds((now) => (now.includes(kind) ? now.filter((each) => each !== kind) : [...now, kind])),
    clear: () => setKinds([]),
    /** Returns all offers; undefined when one is invalid, which then has the focus. */
    collect(): ContractTerms[] | undefined {
      const checked = kinds.map((kind) => inHand.current.get(kind)?.check());
      const terms = checked.filter((each) => each !== undefined);
      return terms.length === kinds.length ? terms : undefined;
    },
    /** Shows a refusal under the field of the offer it names, by its place in `collect`; false where it names none. */
    showRefusal: (error: unknown): boolean =>
      kinds.some((kind, at) => inHand.current.get(kind)?.showRefusal(error, at)),
  };
}

export type Offers = ReturnType<typeof useOffers>;
