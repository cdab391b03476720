import { Button } from '@portal/shared/ui/button';
import { useConsole } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';

export interface CopyButtonProps {
  /** What is copied. */
  value: string;
  children: string;
  /** Its name where the words alone do not say of what. */
  label?: string;
}

/** Copies a text, and says so. */
export function CopyButton({ value, children, label }: CopyButtonProps) {
  const t = useText();
  const { toasts } = useConsole();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      toasts.say(t('copy.done'), 'good');
    } catch {
      // Without the clipboard the text is there to be selected.
      toasts.say(t('copy.failed'), 'bad');
    }
  }
  return (
    <Button size="small" aria-label={label} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
