import { Button } from '@portal/shared/ui/button';
import { useMayRelease } from '../../console-parts.ts';
import { Notice } from '../../frame/notice.tsx';
import { useText } from '../../texts/use-text.ts';
import type { Freeze } from './freeze.types.ts';
import { useFreezeText } from './use-freeze-text.ts';

/** Shown during a freeze: until when, by whom, and why. */
export function FreezeBanner({ freeze, onThaw }: { freeze: Freeze; onThaw: () => void }) {
  const t = useText();
  const freezeText = useFreezeText();
  const mayRelease = useMayRelease();
  return (
    <Notice
      id="freeze"
      tone="warn"
      action={
        <Button disabled={!mayRelease} aria-describedby={mayRelease ? undefined : 'no-role'} onClick={onThaw}>
          {t('freeze.thaw')}
        </Button>
      }
    >
      <strong>{t('freeze.title')}</strong>
      <p>{freezeText(freeze)}</p>
    </Notice>
  );
}
