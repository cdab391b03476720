import { Button } from '@portal/shared/ui/button';
import { useConsole } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';

interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  children: string;
  /** Accessible name, if the visible text alone is ambiguous. */
  label?: string;
}

/** A button that copies a text and confirms it. */
export function CopyButton({ value, children, label }: CopyButtonProps) {
  const t = useText();
  const { toasts } = useConsole();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show(t('copy.done'), 'good');
    } catch {
      // Without the clipboard the user can still select the text.
      toasts.show(t('copy.failed'), 'bad');
    }
  }
  return (
    <Button size="small" aria-label={label} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
