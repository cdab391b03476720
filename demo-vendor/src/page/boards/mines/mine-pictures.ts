/** What lies under the cells of the mines. */
export const gemPicture =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M30 18h40l18 24-38 42-38-42z" fill="url(#g-ice)" stroke="#123" stroke-opacity=".5" stroke-width="2"/><path d="M12 42h76M30 18l8 24 12 42 12-42 8-24M50 18 38 42m12-24 12 24" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none"/><path d="M30 18h20L38 42H12z" fill="#fff" opacity=".4"/></svg>';

export const minePicture =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M50 12v12M50 76v12M12 50h12M76 50h12M23 23l9 9M68 68l9 9M77 23l-9 9M32 68l-9 9" stroke="#2b2f45" stroke-width="8" stroke-linecap="round"/><circle cx="50" cy="50" r="29" fill="#1b1e30" stroke="#565c80" stroke-width="3"/><circle cx="50" cy="50" r="12" fill="url(#g-ruby)"/><path d="M34 42q4-11 14-14" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".6"/></svg>';
