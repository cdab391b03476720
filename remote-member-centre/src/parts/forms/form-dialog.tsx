import type { useForm } from '@portal/shared/remote/forms/use-form';
import { useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import type { ReactNode, RefObject } from 'react';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  /** The submit is hard to undo. */
  isDanger?: boolean;
  use: Pick<ReturnType<typeof useForm>, 'form' | 'failure'>;
  onClose: () => void;
  /** Without it the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes afterwards; without it what opened the dialog. */
  finalFocus?: () => HTMLElement | true;
  children: ReactNode;
}

/** A form over the sheet: it holds the focus and gives it back to what opened it; a press outside loses nothing. */
export function FormDialog({ title, description, onClose, use, initialFocus, finalFocus, ...form }: FormDialogProps) {
  const closeLabel = useIntl().formatMessage({ id: 'form.close' });
  const head = { title, description, closeLabel, initialFocus, finalFocus };
  return (
    <Dialog isOpen isSticky onClose={onClose} {...head}>
      <SubmitForm {...form} {...use.form} failure={use.failure} />
    </Dialog>
  );
}

/** Words of a form dialog whose texts have the common ids. */
export function formWords(text: (id: 'title' | 'text' | 'submit') => string) {
  return { title: text('title'), description: text('text'), submitLabel: text('submit') };
}
