interface ProgressWords {
  /** 0 to 100. */
  percent: number;
  /** What it measures. */
  label: string;
  /** Progress in words. */
  text?: string;
}

/** Attributes that announce the progress to a screen reader. */
export const progressAria = ({ percent, label, text }: ProgressWords) =>
  ({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': text,
  }) as const;
