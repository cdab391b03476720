import { useReadable } from '@portal/shared/remote/host-context';
import { useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../../host/recent-searches.ts';

interface RecentSearches {
  recent: readonly string[];
  remember(text: string): void;
  forget(): void;
}

/** Recent searches of the member, or of the visitor, in this browser. */
export function useRecentSearches(): RecentSearches {
  const owner = useReadable(usePortal().host.member)?.id ?? '';
  const [read, setRead] = useState(() => ({ owner, texts: recentSearches(owner) }));
  const readAgain = () => setRead({ owner, texts: recentSearches(owner) });
  if (read.owner !== owner) readAgain();
  return {
    recent: read.owner === owner ? read.texts : [],
    remember(text) {
      rememberSearch(owner, text);
      readAgain();
    },
    forget() {
      forgetSearches();
      readAgain();
    },
  };
}
