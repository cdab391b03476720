import { localeByLanguage } from '@portal/shared/contract/game-types';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { Button, buttonClass } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openScriptsFrame, type ScriptsFrame } from '../../../host/scripts-frame/open-scripts-frame.ts';
import { useText } from '../../../host/use-text.ts';
import { type FromSignIn, fromSignIn, type SocialChannel, type ToSignIn } from '../../../scripts-frame/messages.ts';
import styles from './social-buttons.module.css';

interface SocialButtonsProps {
  /** Channel that is at work. */
  busy: SocialChannel | undefined;
  onPressed(channel: SocialChannel): void;
  /** The provider's token for a login of type firebase. */
  onToken(channel: SocialChannel, token: string): void;
  onFailed(textId: string): void;
}

/**
 * One button per social channel that the operator offers. They stand in the frame of the provider, whose window opens in
 * the press itself.
 */
export function SocialButtons(props: SocialButtonsProps) {
  const t = useText();
  const { socialChannels } = useHost().site.identity;
  const [attempt, setAttempt] = useState(0);
  const [isLost, setIsLost] = useState(false);
  const retry = () => {
    setIsLost(false);
    setAttempt(attempt + 1);
  };
  if (socialChannels.length === 0) return null;
  return (
    <div className={styles.place}>
      {isLost ? (
        <Button variant="quiet" wide onClick={retry}>
          {t('common.retry')}
        </Button>
      ) : (
        <ButtonsFrame key={attempt} {...props} onLost={() => setIsLost(true)} />
      )}
      <FailureNote>{isLost && t('error.page_load')}</FailureNote>
    </div>
  );
}

function ButtonsFrame({ busy, onPressed, onToken, onFailed, onLost }: SocialButtonsProps & { onLost(): void }) {
  const t = useText();
  const { site, language, theme: hostTheme } = useHost();
  const locale = localeByLanguage[useReadable(language)];
  const theme = useReadable(hostTheme);
  const channels = site.identity.socialChannels;
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<ScriptsFrame<ToSignIn>>();
  const [height, setHeight] = useState<number>();
  const buttons = channels.map((channel) => ({ channel, label: t(`login.${channel}`) }));
  const title = buttons.map(({ label }) => label).join(', ');
  const asShown = JSON.stringify(buttons);
  const heed = useEffectEvent((message: FromSignIn) => {
    if (message.type === 'height') setHeight(message.height);
    else if (message.type === 'pressed') onPressed(message.channel);
    else if (message.type === 'failed') onFailed(message.textId);
    else if (message.type === 'token' && message.channel) onToken(message.channel, message.token);
    else if (message.type === 'escape') pressEscape(place.current);
  });
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (!place.current || !site.scriptsOrigin) return;
    const opened = openScriptsFrame<ToSignIn, typeof fromSignIn>({
      origin: site.scriptsOrigin,
      name: 'signIn',
      place: place.current,
      schema: fromSignIn,
      onMessage: (message) => heed(message),
      onLost: () => lose(),
    });
    setFrame(opened);
    return opened.close;
  }, [site.scriptsOrigin]);
  useEffect(() => {
    if (frame) frame.element.title = title;
    frame?.send({ type: 'show-buttons', theme, language: locale, buttons: JSON.parse(asShown), busy });
  }, [frame, theme, locale, asShown, title, busy]);
  useEffect(() => {
    if (frame && height !== undefined) frame.element.style.height = `${height}px`;
  }, [frame, height]);
  return (
    <div ref={place} className={styles.frame} data-drawn={height !== undefined || undefined} aria-busy={!height}>
      {height === undefined && (
        <div className={styles.skeletons}>
          {buttons.map(({ channel, label }) => (
            <Skeleton key={channel} shape="block" className={buttonClass({ wide: true }, styles.skeleton)}>
              {label}
            </Skeleton>
          ))}
        </div>
      )}
    </div>
  );
}

/** Keys pressed in a frame do not reach the dialog around it. */
function pressEscape(element: HTMLElement | null): void {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
