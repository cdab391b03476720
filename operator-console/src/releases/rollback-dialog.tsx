import { rollbackRelease } from '@portal/shared/contract/operator/release-calls';
import { Checkbox } from '@portal/shared/ui/checkbox';
import { Select } from '@portal/shared/ui/select';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { Notice } from '../frame/notice.tsx';
import { useText } from '../texts/use-text.ts';
import { ActDialog } from './act-dialog.tsx';
import { FitNote } from './fit-note.tsx';
import type { Freeze } from './freeze.types.ts';
import { LiveNow } from './live-now.tsx';
import { type ReleaseCard, standingOf } from './release-cards.rules.ts';
import { Step } from './step.tsx';
import { useRollbackFit } from './use-fit.ts';
import { useMoved } from './use-newest-card.ts';
import { useReleaseTitle } from './use-release-title.ts';
import { useTogether } from './use-together.tsx';

export interface RollbackDialogProps {
  card: ReleaseCard;
  freeze?: Freeze;
  onClose: () => void;
}

/**
 * Rolls a release back: removes the candidate if there is one, otherwise restores the previous or the chosen version.
 * Shows the target and its compatibility before it asks for the reason.
 */
export function RollbackDialog({ card: shown, freeze, onClose }: RollbackDialogProps) {
  // As when the dialog opened: a button must not change its effect before the click.
  const [card, setCard] = useState(shown);
  const t = useText();
  const title = useReleaseTitle()(card.name);
  const { client } = useConsole();
  const moved = useMoved();
  const together = useTogether(card);
  const [chosen, setChosen] = useState('');
  const [isSure, setIsSure] = useState(false);
  const [insists, setInsists] = useState(false);
  const takesAway = chosen === '' ? card.candidate : undefined;
  const fit = useRollbackFit(card.name, takesAway ? card.live : chosen || undefined, standingOf(card));
  const isAwaited = !takesAway && chosen === '' && fit.isPending;
  const target = takesAway ? card.live : chosen || fit.data?.version || (isAwaited ? undefined : card.fallback);
  const hasNoTarget = !takesAway && chosen === '' && fit.hasNoTarget;
  const isMisfit = fit.data?.sets.some(({ fits }) => !fits) ?? false;
  function choose(to: string) {
    // A confirmation for one version does not hold for another.
    setInsists(false);
    together.forget();
    setChosen(to);
  }
  async function act(why: string) {
    if (together.isTaken) return together.act(why, freeze ? { despiteFreeze: isSure } : {});
    const change = await client.send(rollbackRelease, {
      ...{ name: card.name, why, from: standingOf(card) },
      ...(target && { to: target }),
      ...(freeze && { despiteFreeze: isSure }),
      ...(insists && isMisfit && { despiteMisfit: true }),
    });
    return <LiveNow change={change} />;
  }
  async function decideAnew(error: unknown) {
    together.learn(error);
    const now = await moved(card.name, error);
    if (now?.card) {
      choose('');
      setCard(now.card);
    }
    return now?.text;
  }
  function missing() {
    if (isAwaited) return t('rollback.wait');
    return freeze && !isSure ? t('rollback.notSure') : undefined;
  }
  return (
    <ActDialog
      isDanger
      title={t('rollback.title', { name: title })}
      submitLabel={together.isTaken ? t('rollback.submitTogether') : submitTextOf(t, takesAway, target, isAwaited)}
      missing={missing}
      blocked={hasNoTarget && card.onceLive.length < 2 ? t('rollback.nowhere') : undefined}
      onAct={act}
      onFailure={decideAnew}
      onClose={onClose}
    >
      <Step
        from={takesAway ? `${takesAway.version} (${takesAway.percent} %)` : card.live}
        to={target}
        note={takesAway ? t('rollback.candidateNote', { version: card.live ?? '' }) : t('rollback.note')}
      />
      <TargetSelect card={card} value={chosen} target={target} onChange={choose} />
      {hasNoTarget ? (
        <Notice tone="warn">{t('rollback.choose')}</Notice>
      ) : (
        <FitNote isPending={fit.isPending} sets={fit.data?.sets} nearest={fit.data?.nearest} />
      )}
      {isMisfit ? (
        <Checkbox
          label={t('rollback.despiteMisfit')}
          checked={insists}
          onChange={({ target: box }) => setInsists(box.checked)}
        />
      ) : null}
      {together.choice}
      {freeze ? <FreezeNote freeze={freeze} isSure={isSure} onSure={setIsSure} /> : null}
    </ActDialog>
  );
}

function submitTextOf(
  t: ReturnType<typeof useText>,
  takesAway: ReleaseCard['candidate'],
  target: string | undefined,
  isAwaited: boolean,
): string {
  if (takesAway) return t('rollback.submitCandidate', { version: takesAway.version });
  if (target) return t('rollback.submit', { version: target });
  return t(isAwaited ? 'rollback.submitWait' : 'rollback.submitPlain');
}

function FreezeNote({
  freeze,
  isSure,
  onSure,
}: {
  freeze: Freeze;
  isSure: boolean;
  onSure: (isSure: boolean) => void;
}) {
  const t = useText();
  return (
    <Notice tone="warn" role="alert">
      <p>{t('rollback.freeze', { who: freeze.who, why: freeze.why })}</p>
      <Checkbox label={t('rollback.despite')} checked={isSure} onChange={({ target: box }) => onSure(box.checked)} />
    </Notice>
  );
}

type TargetProps = { card: ReleaseCard; value: string; target: string | undefined; onChange: (to: string) => void };

/** The choice of another target than the usual one. */
function TargetSelect({ card, value, target, onChange }: TargetProps) {
  const t = useText();
  const others = card.onceLive.filter((version) => version !== card.live && version !== card.candidate?.version);
  const usual = card.candidate
    ? t('rollback.usualCandidate', { version: card.candidate.version })
    : t('rollback.usual', { version: (value === '' && target) || card.fallback || '–' });
  if (others.length === 0) return null;
  return (
    <Select
      label={t('rollback.to')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[{ value: '', label: usual }, ...others.map((version) => ({ value: version, label: version }))]}
    />
  );
}
