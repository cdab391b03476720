/** English texts of the registry's own refusals; the fields of the answer name the file or the reason. */
export const releaseTexts = {
  release_exists: 'This version is published already; a version never changes. Publish a higher one',
  release_incomplete: 'The release is not complete',
  release_corrupt: 'The release is not what its manifest says',
  release_version_wrong: 'The version is too low for what has changed',
  release_does_not_fit: 'The release does not fit what is live',
  already_live: 'This version is live already',
  nothing_to_roll_back_to: 'There is no earlier version to go back to',
  nothing_live_yet: 'Nothing is live beside which it could have a share; promote it for all',
  shell_has_no_share: 'A shell is for all visitors; only remotes take a share',
  release_frozen:
    'Releases are frozen. A rollback goes through with --despite-freeze (in the console: "Roll back despite the freeze")',
  freeze_in_the_past: 'A freeze ends in the future',
  freeze_too_long: 'A freeze lasts at most {days} days',
  not_frozen: 'Releases are not frozen',
};
