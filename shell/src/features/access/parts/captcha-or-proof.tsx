import { useHost } from '@portal/shared/remote/host-context';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import styles from './access.module.css';
import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';
import { HumanCheckNotice } from './human-verification/human-check-notice.tsx';
import { solveHumanChallenge } from './human-verification/solve-challenge.ts';

export type CaptchaOrProofProps = CaptchaFieldProps & {
  /** Solution of the purpose captcha: goes as humanVerification, with an empty captcha. */
  proof: string | undefined;
  onProof(proof: string): void;
};

/** The picture captcha, and the other way for who cannot read it: proof of work by the device. */
export function CaptchaOrProof({ proof, onProof, ...captcha }: CaptchaOrProofProps) {
  const t = useText();
  const { call } = useHost();
  const [state, setState] = useState<'idle' | 'solving' | 'failed'>('idle');
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  async function solve(): Promise<void> {
    if (state === 'solving') return;
    leaving.current = new AbortController();
    setState('solving');
    const solution = await solveHumanChallenge(call, 'captcha', leaving.current.signal).catch(() => undefined);
    setState(solution ? 'idle' : 'failed');
    if (solution) onProof(solution);
  }
  if (proof)
    return (
      <p role="status" className={styles.done}>
        {t('login.captcha_done')}
      </p>
    );
  return (
    <div className={styles.captchaPlace}>
      <CaptchaField {...captcha} />
      <button
        type="button"
        className={styles.textButton}
        aria-disabled={state === 'solving'}
        onClick={() => void solve()}
      >
        {t('login.captcha_other')}
      </button>
      <HumanCheckNotice isSolving={state === 'solving'} />
      <p role="alert" className={styles.failure}>
        {state === 'failed' && t('login.captcha_failed')}
      </p>
    </div>
  );
}
