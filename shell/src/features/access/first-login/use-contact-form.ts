import { RefusalError } from '@portal/shared/client/errors';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';
import { useLateFocus } from '../parts/use-late-focus.ts';
import { type ProofField, useOwnerProof } from './use-owner-proof.ts';

/** Refusals that speak of the contact itself. */
const contactCodes: readonly string[] = ['invalid_mobile', 'mobile_taken', 'invalid_email', 'contact_bound'];

export type ContactField = 'contact' | 'code' | ProofField;

function fieldOf(error: unknown): ContactField | undefined {
  if (!(error instanceof RefusalError)) return undefined;
  if (error.code === 'invalid_verification_code') return 'code';
  return contactCodes.includes(error.code) ? 'contact' : undefined;
}

export interface ContactFormOptions {
  setError(field: ContactField, message: string): void;
  setFocus(field: ContactField): void;
  onDone(): void;
}

/** Binding a contact: what is sent with it, and where a refusal stands; nothing that was typed is lost by one. */
export function useContactForm({ setError, setFocus, onDone }: ContactFormOptions) {
  const t = useText();
  const proof = useOwnerProof();
  const [failure, setFailure] = useState('');
  const focusOn = useLateFocus(setFocus);
  function show(error: unknown): void {
    const asked = proof.heed(error);
    const field = asked?.field ?? fieldOf(error);
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
