/** English texts of the refusals about teams. */
export const messageTexts: Readonly<Record<string, string>> = {
  too_many_links: 'You have {links} open links. Please close one first',
  link_not_found: 'This link does not exist',
};
