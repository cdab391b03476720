import { rollbackRelease } from '@portal/shared/contract/releases/releases';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { Select } from '@portal/shared/ui/forms/select';
import { useState } from 'react';
import { useConsole } from '../../console-parts.ts';
import { Notice } from '../../frame/notice.tsx';
import { useText } from '../../texts/use-text.ts';
import { type ReleaseCard, seenStateOf } from '../cards/release-cards.rules.ts';
import type { Freeze } from '../freeze/freeze.types.ts';
import { useReleaseTitle } from '../use-release-title.ts';
import { ActDialog } from './act-dialog.tsx';
import { CompatibilityNote } from './compatibility-note.tsx';
import { LiveNow } from './live-now.tsx';
import { useNewestCard } from './use-newest-card.ts';
import { useRollbackCompatibility } from './use-release-compatibility.ts';
import { useRollbackSet } from './use-rollback-set.tsx';
import { VersionStep } from './version-step.tsx';

interface RollbackDialogProps {
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
  const moved = useNewestCard();
  const rollbackSet = useRollbackSet(card);
  const [chosen, setChosen] = useState('');
  const [isSure, setIsSure] = useState(false);
  const [insists, setInsists] = useState(false);
  const takesAway = chosen === '' ? card.candidate : undefined;
  const check = useRollbackCompatibility(card.name, takesAway ? card.live : chosen || undefined, seenStateOf(card));
  const isAwaited = !takesAway && chosen === '' && check.isPending;
  const target = takesAway ? card.live : chosen || check.data?.version || (isAwaited ? undefined : card.fallback);
  const hasNoTarget = !takesAway && chosen === '' && check.hasNoTarget;
  const isIncompatible = check.data?.sets.some(({ fits }) => !fits) ?? false;
  function choose(to: string) {
    // A confirmation for one version does not hold for another.
    setInsists(false);
    rollbackSet.forget();
    setChosen(to);
  }
  async function act(why: string) {
    if (rollbackSet.isTaken) return rollbackSet.act(why, freeze ? { despiteFreeze: isSure } : {});
    const change = await client.send(rollbackRelease, {
      name: card.name,
      why,
      from: seenStateOf(card),
      ...(target && { to: target }),
      ...(freeze && { despiteFreeze: isSure }),
      ...(insists && isIncompatible && { despiteMisfit: true }),
    });
    return <LiveNow change={change} />;
  }
  async function decideAgain(error: unknown) {
    rollbackSet.learn(error);
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
      submitLabel={rollbackSet.isTaken ? t('rollback.submitTogether') : submitTextOf(t, takesAway, target, isAwaited)}
      missing={missing}
      blocked={hasNoTarget && card.onceLive.length < 2 ? t('rollback.nowhere') : undefined}
      onAct={act}
      onFailure={decideAgain}
      onClose={onClose}
    >
      <VersionStep
        from={takesAway ? `${takesAway.version} (${takesAway.percent} %)` : card.live}
        to={target}
        note={takesAway ? t('rollback.candidateNote', { version: card.live ?? '' }) : t('rollback.note')}
      />
      <TargetSelect card={card} value={chosen} target={target} onChange={choose} />
      {hasNoTarget ? (
        <Notice tone="warn">{t('rollback.choose')}</Notice>
      ) : (
        <CompatibilityNote isPending={check.isPending} sets={check.data?.sets} nearest={check.data?.nearest} />
      )}
      {isIncompatible ? (
        <Checkbox
          label={t('rollback.despiteMisfit')}
          checked={insists}
          onChange={({ target: box }) => setInsists(box.checked)}
        />
      ) : null}
      {rollbackSet.choice}
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
