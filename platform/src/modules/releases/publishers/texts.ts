/** English texts of the refusals about squads and their keys. */
export const publisherTexts = {
  key_exists: 'This key or its label is already registered',
  publisher_not_known: 'The publication is not signed by a registered key',
  publisher_of_another_release: 'This key is for another release',
  publication_stale: 'The signature was not made in the last five minutes. Check the clock and try again',
  question_repeated: 'This signed request was already used. Sign a new one',
};
