import { listReleases, type ReleaseName } from '@portal/shared/contract/releases/releases';
import { useQuery } from '@portal/shared/remote/query';
import { useConsole } from '../console-parts.ts';
import { cardsOf } from '../releases/cards/release-cards.rules.ts';
import { useFailureText, useText } from '../texts/use-text.ts';

interface PreviewChoice {
  name: ReleaseName;
  /** Versions that can be previewed, those that are not live first. */
  versions: string[];
  live?: string;
}

/** Returns the remotes with stored versions; the shell has no preview. `blocked` explains an empty choice. */
export function usePreviewChoices(): { choices: PreviewChoice[]; blocked?: string } {
  const t = useText();
  const failureText = useFailureText();
  const { client } = useConsole();
  // Fetched once, when the dialog opens: a button must not change its effect before the click.
  const listing = useQuery({
    queryKey: ['preview-choices'],
    queryFn: ({ signal }) => client.send(listReleases, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!listing.data) return { choices: [], blocked: listing.error ? failureText(listing.error) : t('page.loading') };
  const choices = cardsOf(listing.data, [])
    .filter(({ name, usable }) => name !== 'shell' && usable.length > 0)
    .map(({ name, usable, live }) => ({
      name,
      live,
      versions: [...usable.filter((version) => version !== live), ...usable.filter((version) => version === live)],
    }));
  return choices.length > 0 ? { choices } : { choices, blocked: t('previews.nothing') };
}
