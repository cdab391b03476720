import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { promoteRelease } from '@portal/shared/contract/releases/releases';
import { useText } from '../../texts/use-text.ts';
import { useReleaseTitle } from '../use-release-title.ts';

/** Shown after an act: the sequence of the composition, and what visitors now get. */
export function LiveNow({ change }: { change: CallOutput<typeof promoteRelease> }) {
  const t = useText();
  const title = useReleaseTitle()(change.name);
  return (
    <>
      <strong>{t('act.liveNow', { name: title, version: change.live })}</strong>
      {change.candidate ? <p>{t('act.candidateNow', { ...change.candidate })}</p> : null}
      <p>{t('act.sequence', { sequence: change.sequence })}</p>
    </>
  );
}
