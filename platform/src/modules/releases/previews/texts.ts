/** English texts of the refusals about previews. */
export const previewTexts = {
  shell_has_no_preview: 'Only remotes can be previewed. Test a shell on a separate portal',
};
