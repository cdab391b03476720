import { useMayRelease } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';
import { Notice } from './notice.tsx';

/** Says why the buttons of the page do nothing, to who may only look; they name it as their description. */
export function NoRoleNote() {
  const t = useText();
  if (useMayRelease()) return null;
  return (
    <Notice tone="neutral" role="note" id="no-role">
      {t('page.noRole')}
    </Notice>
  );
}
