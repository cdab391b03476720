import { RefusalError } from '@portal/shared/client/errors';
import { listReleaseHistory, listReleases, type ReleaseName } from '@portal/shared/contract/releases/releases';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback } from 'react';
import { useConsole } from '../../console-parts.ts';
import { useText } from '../../texts/use-text.ts';
import { cardsOf, type ReleaseCard } from '../cards/release-cards.rules.ts';
import { releasesKey } from '../use-releases.ts';

interface NewestCard {
  /** The current card; absent if it could not be fetched. */
  card?: ReleaseCard;
  /** A message about the current state. */
  text: string;
}

/**
 * Returns a function that fetches the current state after a refusal because something else went live, and updates the
 * page behind; undefined for every other failure.
 */
export function useNewestCard(): (name: ReleaseName, error: unknown) => Promise<NewestCard | undefined> {
  const t = useText();
  const { client } = useConsole();
  const queries = useQueryClient();
  return useCallback(
    async (name, error) => {
      if (!(error instanceof RefusalError) || error.code !== 'conflict') return undefined;
      try {
        const [listing, history] = await Promise.all([
          client.send(listReleases, {}),
          client.send(listReleaseHistory, {}),
        ]);
        queries.setQueryData([releasesKey, 'list'], listing);
        queries.setQueryData([releasesKey, 'history'], history);
        const card = cardsOf(listing, history.list).find((one) => one.name === name);
        return { ...(card && { card }), text: wordsOf(t, card) };
      } catch {
        // The refusal itself has the state, if only in English.
        return { text: t('conflict.unknown', { now: error.fields?.from ?? '–' }) };
      }
    },
    [t, client, queries],
  );
}

function wordsOf(t: ReturnType<typeof useText>, card: ReleaseCard | undefined): string {
  const live = card?.live ?? t('card.nothingLive');
  if (!card?.candidate) return t('conflict.live', { live });
  return t('conflict.beside', { live, ...card.candidate });
}
