import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/frame.tsx';
import { CheckIcon } from '../icons/status.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  key: string;
  /** `done` is an end as hoped for, `end` any other one. */
  look: 'passed' | 'now' | 'done' | 'end' | 'ahead';
  name: ReactNode;
  /** ISO, with the words that it is shown in. */
  at?: { iso: string; words: string };
  about?: ReactNode;
}

const icons = {
  passed: <CheckIcon size={14} />,
  done: <CheckIcon size={14} />,
  end: <CloseIcon size={14} />,
  now: null,
  ahead: null,
};

/** Past steps with times, the current one, and the next ones. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, look, name, at, about }) => (
        <li key={key} className={styles.step} data-is={look} aria-current={isLast(look) ? 'step' : undefined}>
          <span className={styles.mark}>{icons[look]}</span>
          <div>
            <p className={styles.head}>
              <span className={styles.name}>{name}</span>
              {at ? (
                <time className={styles.time} dateTime={at.iso}>
                  {at.words}
                </time>
              ) : null}
            </p>
            {about ? <p className={styles.about}>{about}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

const isLast = (look: TimelineStep['look']) => look === 'now' || look === 'done' || look === 'end';
