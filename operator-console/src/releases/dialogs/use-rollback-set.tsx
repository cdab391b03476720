import { RefusalError } from '@portal/shared/client/errors';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { rollbackReleaseSet } from '@portal/shared/contract/releases/release-sets';
import { type ReleaseName, releaseName, type rollbackRelease } from '@portal/shared/contract/releases/releases';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { type ReactNode, useState } from 'react';
import { is } from 'valibot';
import { useConsole } from '../../console-parts.ts';
import { Notice } from '../../frame/notice.tsx';
import { useText } from '../../texts/use-text.ts';
import { type ReleaseCard, seenStateOf } from '../cards/release-cards.rules.ts';
import { useReleaseTitle } from '../use-release-title.ts';
import { LiveNow } from './live-now.tsx';

type Change = CallOutput<typeof rollbackRelease>;

/** A rollback that is compatible only with others: offered once the platform has named them, used when ticked. */
export function useRollbackSet(card: ReleaseCard) {
  const t = useText();
  const titleOf = useReleaseTitle();
  const { client } = useConsole();
  const [named, setNamed] = useState<readonly NamedVersion[]>([]);
  const [isTaken, setIsTaken] = useState(false);

  function offer(releases: readonly NamedVersion[]): void {
    setNamed(releases);
    setIsTaken(false);
  }

  async function act(why: string, despite: { despiteFreeze?: boolean }): Promise<ReactNode> {
    const releases = named.map(({ name, version: to }) => ({
      name,
      to,
      ...(name === card.name && { from: seenStateOf(card) }),
    }));
    const { sequence, releases: now } = await client.send(rollbackReleaseSet, { releases, why, ...despite });
    return now.map((one) => <LiveNow key={one.name} change={{ ...one, sequence } satisfies Change} />);
  }

  const releases = named.map(({ name, version }) => `${titleOf(name)} ${version}`).join(', ');
  const choice =
    named.length > 0 ? (
      <Notice tone="neutral" role="status">
        <p>{t('rollback.togetherNote')}</p>
        <Checkbox
          label={t('rollback.together', { releases })}
          checked={isTaken}
          onChange={({ target }) => setIsTaken(target.checked)}
        />
      </Notice>
    ) : null;
  return { choice, isTaken, act, learn: (error: unknown) => offer(rollbackSetOf(error)), forget: () => offer([]) };
}

interface NamedVersion {
  name: ReleaseName;
  version: string;
}

/** Returns the releases that a refused rollback names as compatible if rolled back together; empty if it names none. */
function rollbackSetOf(error: unknown): NamedVersion[] {
  if (!(error instanceof RefusalError) || error.code !== 'release_does_not_fit') return [];
  const named = (error.fields?.together ?? '').split(' ').flatMap((text) => {
    const [name, version] = text.split('@');
    return version && is(releaseName, name) ? [{ name, version }] : [];
  });
  return named.length > 1 ? named : [];
}
