import { askLoginPasskey } from '@portal/shared/contract/sessions/passkeys';
import { browserKeys, hasPasskeysHere, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import type { SocialChannel } from '../../../scripts-frame/messages.ts';
import styles from '../parts/access.module.css';
import { failureText } from '../parts/failure-text.ts';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { useHumanCheck } from '../parts/human-verification/use-human-check.ts';
import { SocialButtons } from '../parts/social-buttons.tsx';
import { playFree } from './free-play.ts';
import { cameTooLate, type PasskeyAnswer } from './passkey-answer.ts';
import type { LoginSteps } from './use-login.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

type Way = { name: 'free' } | { name: 'passkey'; chosen?: PasskeyAnswer } | { name: SocialChannel; token: string };

interface OtherWaysProps {
  send: LoginSteps['send'];
  /** The field of the username is there, and no login is under way: it may offer passkeys, too. */
  canFillIn?: boolean;
}

/** Login methods beside the form: passkeys, the two social channels, and a trial account if the operator offers it. */
export function OtherWays({ send, canFillIn = false }: OtherWaysProps) {
  const t = useText();
  const portal = usePortal();
  const human = useHumanCheck('login');
  const [busy, setBusy] = useState<Way['name']>();
  const [failure, setFailure] = useState('');
  const { toggles, identity, scriptsOrigin } = portal.host.site;
  const hasSocial = toggles.socialLogin === true && identity.firebase !== undefined && scriptsOrigin !== undefined;
  const [run] = useOneAtATime(enterBy);
  const hasPasskeys = hasPasskeysHere(portal.host.site);
  usePasskeyAutofill(hasPasskeys && canFillIn && busy === undefined, (chosen) => void run({ name: 'passkey', chosen }));
  if (!hasPasskeys && !hasSocial && !toggles.freePlay) return null;

  function show(name: Way['name']): void {
    setBusy(name);
    setFailure('');
  }
  async function enterBy(way: Way): Promise<void> {
    show(way.name);
    try {
      if (way.name === 'free') await playFree(portal);
      else if (way.name === 'passkey') await logInByPasskey(way.chosen ?? (await askForPasskey()));
      else await signIn(way.name, way.token);
    } catch (error) {
      setFailure(error instanceof NoKeyError ? t('login.no_passkey') : failureText(error, t));
    } finally {
      setBusy(undefined);
    }
  }
  async function askForPasskey(): Promise<PasskeyAnswer> {
    const askedAt = Date.now();
    const { options } = await portal.host.call(askLoginPasskey, {});
    return { proof: await browserKeys.prove(options), askedAt };
  }
  async function logInByPasskey(answer: PasskeyAnswer): Promise<void> {
    try {
      await sendPasskey(answer);
    } catch (error) {
      if (!cameTooLate(answer, error)) throw error;
      setFailure(t('login.passkey_late'));
      const again = await askForPasskey();
      setFailure('');
      await sendPasskey(again);
    }
  }
  async function sendPasskey({ proof }: PasskeyAnswer): Promise<void> {
    const input = { type: 'passkey' as const, answer: proof };
    await human.run((humanVerification) =>
      send({ ...input, ...(humanVerification && { humanVerification }) }, { way: { type: 'passkey', account: '' } }),
    );
  }
  async function signIn(firebaseChannel: SocialChannel, firebaseIdToken: string): Promise<void> {
    const input = { type: 'firebase' as const, firebaseChannel, firebaseIdToken };
    await human.run((humanVerification) =>
      send({ ...input, ...(humanVerification && { humanVerification }) }, { way: { type: 'firebase', account: '' } }),
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.or}>{t('login.or')}</p>
      {hasPasskeys && (
        <Button wide busy={busy === 'passkey'} onClick={() => void run({ name: 'passkey' })}>
          {t('login.passkey')}
        </Button>
      )}
      {hasSocial && (
        <SocialButtons
          busy={busy === 'free' || busy === 'passkey' ? undefined : busy}
          onPressed={show}
          onToken={(name, token) => void run({ name, token })}
          onFailed={(textId) => {
            setBusy(undefined);
            setFailure(t(textId));
          }}
        />
      )}
      <HumanCheckNotice isSolving={human.isSolving} />
      {toggles.freePlay && (
        <Button variant="quiet" wide busy={busy === 'free'} onClick={() => void run({ name: 'free' })}>
          {t('login.free_play')}
        </Button>
      )}
      <FailureNote>{failure}</FailureNote>
    </div>
  );
}
