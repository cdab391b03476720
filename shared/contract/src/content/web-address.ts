import * as v from 'valibot';

const message = 'an address begins with https://, http:// or /';

/** An address the operator may link to: http(s), or a path of this site (not `//host`, not `javascript:`). */
export const webAddress = v.pipe(
  v.string(),
  v.maxLength(500, 'at most 500 characters'),
  v.regex(/^(?:https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/, message),
  v.check(isAddress, message),
);

/** A picture: an address, or `art:<scene>` for built-in artwork. */
export const pictureAddress = v.union(
  [webAddress, v.pipe(v.string(), v.regex(/^art:[a-z][a-z0-9-]{1,31}$/))],
  'a picture is an address (https://, http://, /) or art:<scene>',
);

function isAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text, 'https://own.invalid').protocol);
  } catch {
    return false;
  }
}
