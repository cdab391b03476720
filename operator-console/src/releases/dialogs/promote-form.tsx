import { Select } from '@portal/shared/ui/forms/select';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useText } from '../../texts/use-text.ts';
import { allVisitorsPercent, type ReleaseCard, shares } from '../cards/release-cards.rules.ts';
import styles from './promote-dialog.module.css';
import { VersionStep } from './version-step.tsx';

interface PromoteFormProps {
  card: ReleaseCard;
  /** Absent until one is chosen. */
  version: string | undefined;
  choices: readonly string[];
  percent: number;
  mayShare: boolean;
  onVersion: (version: string) => void;
  onPercent: (percent: number) => void;
}

/** The choice of a version and of its share of the visitors. */
export function PromoteForm({ card, version, choices, percent, mayShare, onVersion, onPercent }: PromoteFormProps) {
  const t = useText();
  const note =
    percent === allVisitorsPercent
      ? t('promote.noteAll')
      : t('promote.noteShare', { percent, rest: allVisitorsPercent - percent });
  return (
    <>
      <VersionStep from={card.live} to={version} note={note} />
      <Select
        label={t('promote.version')}
        value={version ?? ''}
        onChange={({ target }) => onVersion(target.value)}
        options={[
          ...(version ? [] : [{ value: '', label: t('promote.choose') }]),
          ...choices.map((choice) => ({ value: choice, label: choice })),
        ]}
      />
      {mayShare ? (
        <div>
          <p className={styles.label} aria-hidden="true">
            {t('promote.share')}
          </p>
          <FilterRow label={t('promote.share')} className={styles.shares}>
            {shares.map((share) => (
              <Chip key={share} isChosen={share === percent} onClick={() => onPercent(share)}>
                {t('promote.percent', { percent: share })}
              </Chip>
            ))}
          </FilterRow>
        </div>
      ) : null}
    </>
  );
}
