import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getReferral, ReferralTerms } from '@portal/shared/contract/rewards/referral';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import { useCopy } from '@portal/shared/remote/use-copy';
import { Button } from '@portal/shared/ui/button';
import { ShareIcon } from '@portal/shared/ui/icons/frame';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import { Qr, qrDefaults } from '@portal/shared/ui/images/qr';
import styles from './referral.module.css';

/** Invitation code, link on the current domain, and its QR code. */
export function InviteCard({ code, path, terms }: Pick<CallOutput<typeof getReferral>, 'code' | 'path' | 'terms'>) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `referral.${id}` });
  const { copied, copy } = useCopy<'code' | 'link'>({
    done: (name) => text(`copied.${name}`),
    failed: text('copy.failed'),
  });
  const link = new URL(path, window.location.origin).href;
  async function share(): Promise<void> {
    if (!navigator.share) return copy('link', link);
    // Closing the system's share sheet is no error and needs no message.
    await navigator.share({ title: text('share.title'), text: text('share.text'), url: link }).catch(() => undefined);
  }
  const copyButton = (name: 'code' | 'link', value: string) => (
    <Button
      size="small"
      icon={copied === name ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      aria-label={text(`copy.${name}`)}
      onClick={() => void copy(name, value)}
    >
      {text(copied === name ? 'copied' : 'copy')}
    </Button>
  );
  return (
    <section className={styles.invite} aria-labelledby="referral-headline">
      <div className={styles.ways}>
        <Headline id="referral-headline" terms={terms} />
        <div className={styles.way}>
          <span className={styles.label}>{text('code')}</span>
          <strong className={styles.code} translate="no">
            {code}
          </strong>
          {copyButton('code', code)}
        </div>
        <div className={styles.way}>
          <span className={styles.label}>{text('link')}</span>
          <span className={styles.link} translate="no">
            {link}
          </span>
          {copyButton('link', link)}
        </div>
        <Button variant="primary" size="large" wide icon={<ShareIcon size={20} />} onClick={() => void share()}>
          {text('share')}
        </Button>
      </div>
      <figure className={styles.picture}>
        <Qr
          address={link}
          size={qrDefaults.size}
          margin={qrDefaults.margin}
          title={text('qr')}
          failed={text('qr.failed')}
        />
        <figcaption>{text('qr.hint')}</figcaption>
      </figure>
    </section>
  );
}

/** The reward for an invitation in a sentence; without a reward a plain invitation. */
function Headline({ id, terms }: { id: string; terms: ReferralTerms }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const hasReward = terms.isOpen && terms.inviterReward !== '0.00';
  return (
    <div className={styles.headline}>
      <h2 id={id}>
        {intl.formatMessage(
          { id: hasReward ? 'referral.headline' : 'referral.headline.plain' },
          { reward: shown(terms.inviterReward) },
        )}
      </h2>
      <p>{intl.formatMessage({ id: terms.isOpen ? 'referral.lead' : 'referral.closed' })}</p>
    </div>
  );
}
