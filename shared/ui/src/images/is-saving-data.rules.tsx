/** What a browser that knows says of its line (Network Information API). */
export interface Line {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Whether nothing may be fetched that was not asked for: the player saves data, or waits long for every byte. */
export const isSavingData = ({ saveData, effectiveType }: Line = {}): boolean =>
  saveData === true || effectiveType?.endsWith('2g') === true;
