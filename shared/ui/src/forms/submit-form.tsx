import type { ReactNode, Ref } from 'react';
import { useOneAtATime } from '../behaviour/use-one-at-a-time.tsx';
import { Button } from '../button.tsx';
import { FailureNote } from '../feedback/failure-note.tsx';
import styles from './submit-form.module.css';

export interface SubmitFormProps {
  /** Checks and sends, and reports errors itself; the button is busy until it settles. */
  onSubmit: () => unknown;
  submitLabel: ReactNode;
  /** Reason of a refusal that belongs to no field. */
  failure: ReactNode;
  /** The submit is hard to undo. */
  isDanger?: boolean;
  /** Something that is sent with the fields is still being loaded. */
  isWaiting?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** Fields, what failed, and the one button as wide as they are. A second press while the first is sent does nothing. */
export function SubmitForm({ onSubmit, submitLabel, failure, isDanger, isWaiting, ref, children }: SubmitFormProps) {
  const [submit, isBusy] = useOneAtATime(onSubmit);
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <FailureNote>{failure}</FailureNote>
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        size="large"
        wide
        busy={isBusy}
        disabled={isWaiting}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
