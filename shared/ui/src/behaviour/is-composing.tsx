interface ComposingKey {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Whether a key belongs to an input method: its Enter ends a word and chooses nothing, its Escape leaves the word.
 * Safari sends that Enter after the composition, with the key code 229.
 */
export const isComposing = ({ isComposing, keyCode }: ComposingKey) => isComposing || keyCode === 229;
