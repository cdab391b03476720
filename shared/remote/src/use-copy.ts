import { useState } from 'react';
import { useHost } from './host-context.ts';

/** Texts after copying; `done` takes the name of the copied value. */
interface CopyWords<Name extends string> {
  done: (name: Name) => string;
  failed: string;
}

/** Copies, and announces it beside the button and to screen readers. */
export function useCopy<Name extends string>(words: CopyWords<Name>) {
  const host = useHost();
  const [copied, setCopied] = useState<Name>();
  return {
    copied,
    async copy(name: Name, value: string): Promise<void> {
      try {
        await navigator.clipboard.writeText(value);
        setCopied(name);
        host.toast(words.done(name), 'good');
      } catch {
        // Without a clipboard the text can still be selected.
        host.toast(words.failed, 'bad');
      }
    },
  };
}
