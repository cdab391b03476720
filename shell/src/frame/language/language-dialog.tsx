import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { useText } from '../../host/use-text.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { LanguageList } from './language-list.tsx';

/** The language selector of a phone: a sheet with a search field. */
export function LanguageDialog({ onClose }: DialogProps) {
  const t = useText();
  return (
    <Dialog isOpen onClose={onClose} title={t('language.title')} closeLabel={t('common.close')}>
      <LanguageList isSearchable onChosen={onClose} />
    </Dialog>
  );
}
