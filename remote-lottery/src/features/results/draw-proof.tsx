import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { ShieldIcon } from '@portal/shared/ui/icons/frame';
import { ExternalIcon } from '@portal/shared/ui/icons/navigation';
import { useState } from 'react';
import { useLaunch } from '../../game/use-launch.ts';
import styles from './draw-proof.module.css';

/** Checks the commitment published before the draw against its seed; the studio's page draws the board again. */
export function DrawProof({ game, draw }: { game: LotteryGame; draw: OpenedDraw }) {
  const intl = useIntl();
  const launch = useLaunch();
  const [found, setFound] = useState<'good' | 'bad'>();
  const { proof } = draw;
  if (!proof) return null;
  const { commitment, seed } = proof;
  const check = async () => setFound(seed && (await sealHolds(commitment, seed)) ? 'good' : 'bad');
  return (
    <details className={styles.proof}>
      <summary className={styles.summary}>
        <ShieldIcon size={20} />
        <FormattedMessage id="proof.title" />
      </summary>
      <div className={styles.content}>
        <p>
          <FormattedMessage id="proof.text" />
        </p>
        <dl className={styles.facts}>
          <dt>
            <FormattedMessage id="proof.commitment" />
          </dt>
          <dd translate="no">{commitment}</dd>
          {seed ? (
            <>
              <dt>
                <FormattedMessage id="proof.seed" />
              </dt>
              <dd translate="no">{seed}</dd>
            </>
          ) : null}
        </dl>
        <div className={styles.acts}>
          {seed ? (
            <Button size="small" onClick={() => void check().catch(() => setFound('bad'))}>
              <FormattedMessage id="proof.check" />
            </Button>
          ) : null}
          {game.unavailable ? null : (
            <Button variant="quiet" size="small" icon={<ExternalIcon size={18} />} onClick={() => void launch(game)}>
              <FormattedMessage id="proof.studio" />
            </Button>
          )}
        </div>
        <p role="status" className={styles.found}>
          {found ? <Badge tone={found}>{intl.formatMessage({ id: `proof.${found}` })}</Badge> : null}
        </p>
      </div>
    </details>
  );
}

/** Whether the seed is the one that was sealed before the draw: its SHA-256, both as lower-case hex. */
async function sealHolds(commitment: string, seed: string): Promise<boolean> {
  if (!/^([0-9a-f]{2})+$/.test(seed)) return false;
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === commitment;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}
