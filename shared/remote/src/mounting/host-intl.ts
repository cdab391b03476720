import { formatLocaleByLanguage, type LanguageCode } from '@portal/shared/contract/game-types';
import type { Messages } from '@portal/shared/i18n/messages';
import { IntlProvider } from '@portal/shared/remote/intl';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { useHost, useReadable } from '../host-context.ts';
import { useTimeZone } from '../time/use-time-zone.ts';

export type LoadMessages = (language: string) => Promise<Messages>;

interface HostIntlProps {
  /** Language and texts of the first render, loaded before it. */
  initial: { language: LanguageCode; messages: Messages };
  load: LoadMessages;
  children: ReactNode;
}

/** Texts of the chosen language; the old ones stay until the new ones have loaded. Times use the member's zone. */
export function HostIntl({ initial, load, children }: HostIntlProps) {
  const host = useHost();
  const language = useReadable(host.language);
  const timeZone = useTimeZone();
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    if (language === shown.language) return;
    let current = true;
    load(language).then(
      (messages) => current && setShown({ language, messages }),
      // The texts failed to load: the screen stays readable, and the next language change tries again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language, load, shown.language]);
  return createElement(IntlProvider, {
    locale: formatLocaleByLanguage[shown.language],
    timeZone,
    messages: shown.messages,
    children,
  });
}
