/** English texts of the refusals about squads and their keys. */
export const publisherTexts = {
  key_exists: 'This key, or its label, is known already',
  publisher_not_known: 'The publication is not signed by a key that is known here',
  publisher_of_another_release: 'This key publishes another release',
  publication_stale: 'The signature is not of the last five minutes. Check the clock and try again',
  question_repeated: 'This question was asked before. Sign another one',
};
