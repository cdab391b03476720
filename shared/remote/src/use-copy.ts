import { useState } from 'react';
import { useHost } from './host-context.ts';

/** What is said after copying; `done` by the name of what was copied. */
interface CopyWords<Name extends string> {
  done: (name: Name) => string;
  failed: string;
}

/** Copies, and says so beside the button and to who cannot see it. */
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
        // Without the clipboard the text is there to be selected.
        host.toast(words.failed, 'bad');
      }
    },
  };
}
