/** English texts of the refusals about previews. */
export const previewTexts = {
  shell_has_no_preview: 'A preview shows a remote. A shell is tried on a portal of its own',
};
