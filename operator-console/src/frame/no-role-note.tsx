import { useMayRelease } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';
import { Notice } from './notice.tsx';

/** Explains to operators without the role why the page's buttons are disabled; the buttons refer to it. */
export function NoRoleNote() {
  const t = useText();
  if (useMayRelease()) return null;
  return (
    <Notice tone="neutral" role="note" id="no-role">
      {t('page.noRole')}
    </Notice>
  );
}
