import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import type { ReactNode } from 'react';
import { useText } from '../../../host/use-text.ts';
import { AccessArt, type AccessArtProps } from './access-art.tsx';
import { accountFocus } from './account-focus.ts';

interface AccessSheetProps {
  title: string;
  description?: ReactNode;
  art?: AccessArtProps;
  /** Called on close, if that does more than close. */
  closeLabel?: string;
  onClose(): void;
  children: ReactNode;
}

/** The two-part sheet of every access dialog: art and form. A press outside keeps the input. */
export function AccessSheet({ art, closeLabel, ...sheet }: AccessSheetProps) {
  const t = useText();
  return (
    <Dialog
      {...sheet}
      isOpen
      isSticky
      finalFocus={accountFocus}
      closeLabel={closeLabel ?? t('common.close')}
      art={<AccessArt {...art} />}
    />
  );
}
