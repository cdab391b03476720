import { partOfContact } from '@portal/shared/remote/contact-refusals.rules';
import type { ProofField } from '@portal/shared/remote/owner-proof.rules';
import { useOwnerProof } from '@portal/shared/remote/use-owner-proof';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';
import { useLateFocus } from '../parts/use-late-focus.ts';

export type ContactField = 'contact' | 'code' | ProofField;

export interface ContactFormOptions {
  setError(field: ContactField, message: string): void;
  setFocus(field: ContactField): void;
  onDone(): void;
}

/** Binding a contact: what is sent with it, and where a refusal stands; nothing that was typed is lost by one. */
export function useContactForm({ setError, setFocus, onDone }: ContactFormOptions) {
  const t = useText();
  // Right after the first login nothing is asked for.
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
