import type { CallOutput } from '@portal/shared/contract/define-call';
import { rollbackReleaseSet } from '@portal/shared/contract/releases/release-sets';
import type { rollbackRelease } from '@portal/shared/contract/releases/releases';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { type ReactNode, useState } from 'react';
import { useConsole } from '../../console-parts.ts';
import { Notice } from '../../frame/notice.tsx';
import { useText } from '../../texts/use-text.ts';
import { type ReleaseCard, seenStateOf } from '../cards/release-cards.rules.ts';
import { useReleaseTitle } from '../use-release-title.ts';
import { LiveNow } from './live-now.tsx';
import { type NamedVersion, rollbackSetOf } from './rollback-set.rules.ts';

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
