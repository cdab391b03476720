import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from './submission.rules.ts';

/** Captcha of a registration: the picture, or the device's solution that replaces it. */
export function useCaptchaStep(form: UseFormReturn<RegistrationValues>) {
  const [picture, setPicture] = useState({ id: '', round: 0 });
  const [proof, setProof] = useState<string>();
  return {
    captchaId: picture.id,
    proof,
    /** Each picture and each solution is valid for one attempt. */
    renew(): void {
      setPicture((now) => ({ ...now, round: now.round + 1 }));
      setProof(undefined);
      form.resetField('captcha');
    },
    /** Props of the field. */
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
