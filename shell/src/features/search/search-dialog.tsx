import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { useRef } from 'react';
import type { DialogProps } from '../../frame/dialogs/dialog-props.ts';
import { useText } from '../../host/use-text.ts';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form.tsx';

/** Search as a full-height sheet, where the header has no room for its field. */
export function SearchDialog({ onClose }: DialogProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('header.search')}
      closeLabel={t('common.close')}
      initialFocus={field}
      className={styles.sheet}
    >
      <SearchForm isInSheet fieldRef={field} onLeave={onClose} />
    </Dialog>
  );
}
