import { useHost } from '@portal/shared/remote/host-context';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import styles from './access.module.css';
import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';
import { HumanCheckNotice } from './human-verification/human-check-notice.tsx';
import { solveHumanChallenge } from './human-verification/solve-challenge.ts';

type CaptchaOrProofProps = CaptchaFieldProps & {
  /** Solution of the purpose captcha, sent as humanVerification with an empty captcha. */
  proof: string | undefined;
  onProof(proof: string): void;
};

/** The picture captcha, with proof of work by the device as the accessible alternative. */
export function CaptchaOrProof({ proof, onProof, ...captcha }: CaptchaOrProofProps) {
  const t = useText();
  const { call } = useHost();
  const [hasFailed, setHasFailed] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const [solve, isSolving] = useOneAtATime(async () => {
    leaving.current = new AbortController();
    setHasFailed(false);
    const solution = await solveHumanChallenge(call, 'captcha', leaving.current.signal).catch(() => undefined);
    setHasFailed(!solution);
    if (solution) onProof(solution);
  });
  if (proof)
    return (
      <p role="status" className={styles.done}>
        {t('login.captcha_done')}
      </p>
    );
  return (
    <div className={styles.captchaPlace}>
      <CaptchaField {...captcha} />
      <button type="button" className={styles.textButton} aria-disabled={isSolving} onClick={() => void solve()}>
        {t('login.captcha_other')}
      </button>
      <HumanCheckNotice isSolving={isSolving} />
      <FailureNote>{hasFailed && t('login.captcha_failed')}</FailureNote>
    </div>
  );
}
