import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import type { ReactNode } from 'react';
import { useCountdown } from '../time/use-countdown.ts';
import styles from './progress-note.module.css';
import { usePromiseWords } from './use-promise-words.ts';

interface ProgressNoteProps {
  /** What it waits for, and how long that usually takes. */
  children: ReactNode;
  /** When it is expected; after that the note says so and leads to customer service. */
  promise?: { minutes: number; by: string } | undefined;
  serverTime: string;
  /** Named to customer service. */
  reference: string;
  /** The way on, if the player has one. */
  way?: ReactNode;
}

/** What a deposit or withdrawal waits for, and until when. */
export function ProgressNote({ children, promise, serverTime, reference, way }: ProgressNoteProps) {
  const intl = useIntl();
  return (
    <section className={styles.note} aria-label={intl.formatMessage({ id: 'progress.title' })}>
      {children}
      {promise ? <Promised promise={promise} serverTime={serverTime} reference={reference} /> : null}
      {way ? <div>{way}</div> : null}
    </section>
  );
}

type PromisedProps = Pick<ProgressNoteProps, 'serverTime' | 'reference'> & { promise: { minutes: number; by: string } };

function Promised({ promise: { minutes, by }, serverTime, reference }: PromisedProps) {
  const words = usePromiseWords();
  const isLate = useCountdown(by, serverTime) === 0;
  const values = { time: words.moment(by, serverTime), duration: words.duration(minutes), reference };
  return (
    <>
      <p className={styles.promise} data-late={isLate || undefined}>
        <ClockIcon size={18} />
        <span>
          <FormattedMessage id={isLate ? 'progress.late' : 'progress.usual'} values={values} />
        </span>
      </p>
      {isLate ? <ToSupport /> : null}
    </>
  );
}

/** Leads to customer service. */
export function ToSupport() {
  const host = useHost();
  const open = () => {
    host.closeOverlay();
    host.navigate('/support');
  };
  return (
    <div>
      <Button size="small" onClick={open}>
        <FormattedMessage id="progress.support" />
      </Button>
    </div>
  );
}
