/** Connection facts of the Network Information API, if supported. */
export interface Line {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Whether prefetching is not allowed: the player saves data or has a slow connection. */
export const isSavingData = ({ saveData, effectiveType }: Line = {}): boolean =>
  saveData === true || effectiveType?.endsWith('2g') === true;
