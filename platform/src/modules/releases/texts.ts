/** English texts of the registry's own refusals; the fields of the answer name the file or the reason. */
export const releaseTexts = {
  release_exists: 'This version is already published and cannot be changed. Publish a higher one',
  release_incomplete: 'The release is not complete',
  release_corrupt: 'The release does not match its manifest',
  release_version_wrong: 'The version is too low for what has changed',
  release_does_not_fit: 'The release is not compatible with what is live',
  already_live: 'This version is live already',
  nothing_to_roll_back_to: 'There is no earlier version to go back to',
  nothing_live_yet: 'Nothing is live yet, so it cannot take a share; promote it for all',
  shell_has_no_share: 'A shell always goes to all visitors; only remotes can take a share',
  release_frozen:
    'Releases are frozen. To roll back anyway, use --despite-freeze (in the console: "Roll back despite the freeze")',
  freeze_in_the_past: 'A freeze must end in the future',
  freeze_too_long: 'A freeze lasts at most {days} days',
  not_frozen: 'Releases are not frozen',
};
