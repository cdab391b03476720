import { partOfContact } from '@portal/shared/remote/verification/contact-refusals.rules';
import type { ProofField } from '@portal/shared/remote/verification/owner-proof.rules';
import { useOwnerProof } from '@portal/shared/remote/verification/use-owner-proof';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';
import { useLateFocus } from '../parts/use-late-focus.ts';

export type ContactField = 'contact' | 'code' | ProofField;

interface ContactFormOptions {
  setError(field: ContactField, message: string): void;
  setFocus(field: ContactField): void;
  onDone(): void;
}

/** Form state for binding a contact: what is sent, and where a refusal is shown; the input is kept. */
export function useContactForm({ setError, setFocus, onDone }: ContactFormOptions) {
  const t = useText();
  // Right after the first login no proof is needed.
  const proof = useOwnerProof(undefined, t('phone_auth.missing-verification-code'));
  const [failure, setFailure] = useState('');
  const focusOn = useLateFocus(setFocus);
  function show(error: unknown): void {
    const asked = proof.heed(error);
    const field = asked?.field ?? partOfContact(error);
    if (!field) {
      setFailure(failureText(error, t));
      return;
    }
    if (!asked?.isNew) setError(field, failureText(error, t));
    focusOn(field);
  }
  async function bind(send: () => Promise<unknown>): Promise<void> {
    setFailure('');
    try {
      await send();
      onDone();
    } catch (error) {
      show(error);
    }
  }
  return { proof, failure, bind };
}
