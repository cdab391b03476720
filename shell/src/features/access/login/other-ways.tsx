import { localeByLanguage } from '@portal/shared/contract/game-types';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { failureText } from '../parts/failure-text.ts';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { useHumanCheck } from '../parts/human-verification/use-human-check.ts';
import { SocialButtons } from '../parts/social-buttons.tsx';
import { playFree } from './free-play.ts';
import type { LoginSteps } from './use-login.ts';

type Way = 'google' | 'facebook' | 'free';

/** Login methods beside the form: the two social channels, and a trial account if the operator offers it. */
export function OtherWays({ send }: { send: LoginSteps['send'] }) {
  const t = useText();
  const portal = usePortal();
  const human = useHumanCheck('login');
  const language = localeByLanguage[useReadable(useHost().language)];
  const [busy, setBusy] = useState<Way>();
  const [failure, setFailure] = useState('');
  const { toggles, identity } = portal.host.site;
  const hasSocial = toggles.socialLogin === true && identity.firebase !== undefined;
  const [run] = useOneAtATime(enterBy);
  if (!hasSocial && !toggles.freePlay) return null;

  async function enterBy(way: Way): Promise<void> {
    setBusy(way);
    setFailure('');
    try {
      await (way === 'free' ? playFree(portal) : signIn(way));
    } catch (error) {
      setFailure(failureText(error, t));
    } finally {
      setBusy(undefined);
    }
  }
  async function signIn(firebaseChannel: 'google' | 'facebook'): Promise<void> {
    if (!identity.firebase) return;
    const { signInSocially } = await import('../../../host/firebase/firebase-session.ts');
    const firebaseIdToken = await signInSocially(identity.firebase, firebaseChannel, language);
    const input = { type: 'firebase' as const, firebaseChannel, firebaseIdToken };
    await human.run((humanVerification) =>
      send({ ...input, ...(humanVerification && { humanVerification }) }, { way: { type: 'firebase', account: '' } }),
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.or}>{t('login.or')}</p>
      {hasSocial && <SocialButtons busy={busy} onPress={(channel) => void run(channel)} />}
      <HumanCheckNotice isSolving={human.isSolving} />
      {toggles.freePlay && (
        <Button variant="quiet" wide busy={busy === 'free'} onClick={() => void run('free')}>
          {t('login.free_play')}
        </Button>
      )}
      <FailureNote>{failure}</FailureNote>
    </div>
  );
}
