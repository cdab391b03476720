import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialog';
import type { ReactNode } from 'react';
import styles from './form-dialog.module.css';
import type { useForm } from './use-form.ts';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  /** What the submit does cannot be taken back lightly. */
  isDanger?: boolean;
  use: Pick<ReturnType<typeof useForm>, 'form' | 'failure' | 'isSending'>;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the sheet: it holds the focus and gives it back to what opened it; a press outside loses nothing. */
export function FormDialog(props: FormDialogProps) {
  const intl = useIntl();
  const { form, failure, isSending } = props.use;
  return (
    <Dialog
      isOpen
      isSticky
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      closeLabel={intl.formatMessage({ id: 'form.close' })}
    >
      <form {...form} className={styles.form}>
        {props.children}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <Button type="submit" variant={props.isDanger ? 'danger' : 'primary'} size="large" wide busy={isSending}>
          {props.submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}
