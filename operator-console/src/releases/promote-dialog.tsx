import { promoteRelease } from '@portal/shared/contract/operator/release-calls';
import { Chip, FilterRow } from '@portal/shared/ui/chip';
import { Select } from '@portal/shared/ui/select';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';
import { ActDialog } from './act-dialog.tsx';
import { FitNote } from './fit-note.tsx';
import type { Freeze } from './freeze.types.ts';
import { LiveNow } from './live-now.tsx';
import styles from './promote-dialog.module.css';
import { nextShare, type ReleaseCard, shares, standingOf } from './release-cards.rules.ts';
import { Step } from './step.tsx';
import { usePromotionFit } from './use-fit.ts';
import { useFreezeText } from './use-freeze-text.ts';
import { useReleaseTitle } from './use-release-title.ts';

export interface PromoteDialogProps {
  card: ReleaseCard;
  freeze?: Freeze;
  onClose: () => void;
}

const everybody = 100;

/** Puts a stored version live, for a share of the visitors or for all; the shell is one for all. */
export function PromoteDialog({ card: shown, freeze, onClose }: PromoteDialogProps) {
  // As it was when the dialog opened.
  const [card] = useState(shown);
  const t = useText();
  const title = useReleaseTitle()(card.name);
  const freezeText = useFreezeText();
  const { client } = useConsole();
  const choices = card.usable.filter((version) => version !== card.live);
  const isShell = card.name === 'shell';
  const [version, setVersion] = useState(card.candidate?.version ?? choices[0]);
  // Nothing to share with while nothing is live.
  const mayShare = !isShell && card.live !== undefined;
  const [percent, setPercent] = useState<number>(() =>
    mayShare ? (card.candidate ? (nextShare(card.candidate.percent) ?? everybody) : 10) : everybody,
  );
  const fit = usePromotionFit(card.name, version);
  async function act(why: string) {
    if (!version) return null;
    const share = percent === everybody ? {} : { percent };
    return (
      <LiveNow
        change={
          await client.send(promoteRelease, {
            ...{ name: card.name, version, from: standingOf(card) },
            ...share,
            ...(why && { why }),
          })
        }
      />
    );
  }
  return (
    <ActDialog
      title={t('promote.title', { name: title })}
      submitLabel={percent === everybody ? t('promote.submitAll') : t('promote.submitShare', { percent })}
      isReasonAsked={false}
      blocked={freeze ? freezeText(freeze) : version ? undefined : t('promote.nothing')}
      onAct={act}
      onClose={onClose}
    >
      {version ? (
        <>
          <Step
            from={card.live}
            to={version}
            note={
              percent === everybody
                ? t('promote.noteAll')
                : t('promote.noteShare', { percent, rest: everybody - percent })
            }
          />
          <Select
            label={t('promote.version')}
            value={version}
            onChange={({ target }) => setVersion(target.value)}
            options={choices.map((choice) => ({ value: choice, label: choice }))}
          />
          {mayShare ? (
            <div>
              <p className={styles.label} aria-hidden="true">
                {t('promote.share')}
              </p>
              <FilterRow label={t('promote.share')} className={styles.shares}>
                {shares.map((share) => (
                  <Chip key={share} isChosen={share === percent} onClick={() => setPercent(share)}>
                    {t('promote.percent', { percent: share })}
                  </Chip>
                ))}
              </FilterRow>
            </div>
          ) : null}
          <FitNote isPending={fit.isPending} sets={fit.data?.sets} nearest={fit.data?.nearest} />
        </>
      ) : null}
    </ActDialog>
  );
}
