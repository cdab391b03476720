import { useHost } from '@portal/shared/remote/host-context';
import { Button } from '@portal/shared/ui/button';
import { useText } from '../../../host/use-text.ts';
import styles from './access.module.css';

type Channel = 'google' | 'facebook';

const logos: Readonly<Record<Channel, { letter: string; colour: string }>> = {
  google: { letter: 'G', colour: '#1a73e8' },
  facebook: { letter: 'f', colour: '#0866ff' },
};

/** The code that opens the provider's window must be loaded before the press, or the browser blocks it. */
const preload = () => void import('../../../host/firebase/firebase-session.ts').catch(() => undefined);

/** One button per social channel that the operator offers. */
export function SocialButtons({ busy, onPress }: { busy: string | undefined; onPress(channel: Channel): void }) {
  const t = useText();
  const { socialChannels } = useHost().site.identity;
  return (
    <div className={styles.social}>
      {socialChannels.map((channel) => (
        <Button
          key={channel}
          wide
          busy={busy === channel}
          icon={<ChannelLogo {...logos[channel]} />}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => onPress(channel)}
        >
          {t(`login.${channel}`)}
        </Button>
      ))}
    </div>
  );
}

/** Letter of the channel on its colour. */
function ChannelLogo({ letter, colour }: { letter: string; colour: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={colour} />
      <text x="10" y="14.5" textAnchor="middle" fontSize="13" fontWeight="800" fill="#ffffff">
        {letter}
      </text>
    </svg>
  );
}
