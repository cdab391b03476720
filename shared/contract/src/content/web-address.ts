import * as v from 'valibot';

/** An address the operator may link to: http(s), or a path of this site (not `//host`, not `javascript:`). */
export const webAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:https?:\/\/[^\s"'<>]+|\/(?![/\\])[^\s"'<>\\]*)$/, 'an address begins with https://, http:// or /'),
);

/** A picture: an address, or `art:<scene>` for artwork that the product draws. */
export const pictureAddress = v.union([
  webAddress,
  v.pipe(v.string(), v.regex(/^art:[a-z][a-z0-9-]{1,31}$/, 'a picture is an address or art:<scene>')),
]);
