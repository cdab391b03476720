import { releaseName } from '@portal/shared/contract/releases/releases';
import { Button } from '@portal/shared/ui/button';
import { Select } from '@portal/shared/ui/forms/select';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useState } from 'react';
import { useReleaseTitle } from '../releases/use-release-title.ts';
import { useText, useTimes } from '../texts/use-text.ts';
import { type AuditWords, noWords } from './audit-filter.rules.ts';
import styles from './audit-filters.module.css';

const wordLongest = 100;

/** Filters by person, act, release and days; applied on submit, not with every key. */
export function AuditFilters({ onAsk }: { onAsk: (words: AuditWords) => void }) {
  const t = useText();
  const title = useReleaseTitle();
  const { zone } = useTimes();
  const at = { zone: zone(new Date()) };
  const [words, setWords] = useState(noWords);
  const field = (name: keyof AuditWords) => ({
    value: words[name],
    onChange: ({ target }: { target: { value: string } }) => setWords({ ...words, [name]: target.value }),
  });
  return (
    <form
      className={styles.filters}
      aria-label={t('audit.filters')}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(words);
      }}
    >
      <TextField label={t('history.who')} maxLength={wordLongest} autoCapitalize="none" {...field('who')} />
      <TextField
        label={t('history.act')}
        placeholder={t('history.actExample')}
        maxLength={wordLongest}
        autoCapitalize="none"
        {...field('act')}
      />
      <Select
        label={t('history.release')}
        options={[
          { value: '', label: t('audit.anything') },
          ...releaseName.options.map((option) => ({ value: option, label: title(option) })),
        ]}
        {...field('release')}
      />
      <TextField type="date" label={t('audit.from', at)} max={words.to || undefined} {...field('from')} />
      <TextField type="date" label={t('audit.to', at)} min={words.from || undefined} {...field('to')} />
      <div className={styles.acts}>
        <Button type="submit" className={styles.act}>
          {t('audit.ask')}
        </Button>
        <Button
          variant="quiet"
          className={styles.act}
          onClick={() => {
            setWords(noWords);
            onAsk(noWords);
          }}
        >
          {t('audit.clear')}
        </Button>
      </div>
    </form>
  );
}
