import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from './submission.rules.ts';

/** The captcha of a registration: its picture, or the solution of the device that stands for it. */
export function useCaptchaStep(form: UseFormReturn<RegistrationValues>) {
  const [picture, setPicture] = useState({ id: '', round: 0 });
  const [proof, setProof] = useState<string>();
  return {
    captchaId: picture.id,
    proof,
    /** Each picture and each solution is good for one try. */
    renew(): void {
      setPicture((now) => ({ ...now, round: now.round + 1 }));
      setProof(undefined);
      form.resetField('captcha');
    },
    /** For the field itself. */
    field: {
      round: picture.round,
      proof,
      onImage: (id: string) => setPicture((now) => ({ ...now, id })),
      onProof(solution: string): void {
        setProof(solution);
        form.setValue('captcha', '');
        form.clearErrors('captcha');
      },
    },
  };
}
