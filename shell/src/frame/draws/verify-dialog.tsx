import type { SealedDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { BadIcon, GoodIcon, InfoIcon } from '@portal/shared/ui/icons/frame';
import { useEffect, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import { usePrizeText } from './prize-text.tsx';
import { rememberedCommitment } from './remembered-commitments.ts';
import styles from './verify.module.css';
import { type Check, verifyDraw } from './verify-draw.ts';

/** Recomputes a draw in this browser and shows the result of each check. */
export function VerifyDialog({ draw, onClose }: { draw: SealedDraw; onClose(): void }) {
  const t = useText();
  const memberId = useReadable(useHost().member)?.id;
  const commitment = memberId === undefined ? undefined : rememberedCommitment(memberId, draw.id);
  const checks = useChecks(draw, commitment);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('lucky.verify_title')}
      description={t('lucky.verify_text')}
    >
      {checks === undefined ? (
        <Skeleton shape="block" height={160} />
      ) : (
        <Verdict checks={checks} isRemembered={commitment !== undefined} />
      )}
      {/* Focusable, so that the keyboard can scroll the dialog. */}
      <details open className={styles.more}>
        <summary>{t('lucky.facts')}</summary>
        <Facts draw={draw} />
        <p className={styles.rule}>{t('lucky.verify_rule')}</p>
      </details>
    </Dialog>
  );
}

function Verdict({ checks, isRemembered }: { checks: readonly Check[]; isRemembered: boolean }) {
  const t = useText();
  const holds = checks.every((check) => check.holds);
  return (
    <>
      <p role="status" className={styles.verdict} data-holds={holds}>
        {holds ? <GoodIcon /> : <BadIcon />}
        {t(holds ? 'lucky.verify_good' : 'lucky.verify_bad')}
      </p>
      <ul className={styles.checks}>
        {!isRemembered && (
          <li data-holds="unknown">
            <InfoIcon size={18} />
            <span>{t('lucky.not_told')}</span>
          </li>
        )}
        {checks.map((check) => (
          <li key={check.name} data-holds={check.holds}>
            {check.holds ? <GoodIcon size={18} /> : <BadIcon size={18} />}
            <span>
              {t(`lucky.check.${check.name}`)}
              <span className="visually-hidden"> {t(check.holds ? 'lucky.holds' : 'lucky.holds_not')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ draw }: { draw: SealedDraw }) {
  const t = useText();
  const text = usePrizeText();
  const { formatNumber } = useIntl();
  const facts = [
    ['prize', text.draw(draw)],
    ['number', t('lucky.number_of', { number: formatNumber(draw.number), bound: formatNumber(draw.bound) })],
    ['commitment', draw.commitment],
    ['serverSeed', draw.serverSeed],
    ['clientSeed', draw.clientSeed],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`lucky.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useChecks(draw: SealedDraw, commitment: string | undefined): readonly Check[] | undefined {
  const [checks, setChecks] = useState<readonly Check[]>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly Check[]) => isCurrent && setChecks(found);
    // If the browser cannot compute it, nothing has been verified.
    verifyDraw(draw, commitment).then(show, () => show([{ name: 'number', holds: false }]));
    return () => {
      isCurrent = false;
    };
  }, [draw, commitment]);
  return checks;
}
