/** Fields that a body may have where its call declares no other number. */
export const mostFields = 2_000;

/** A field of JSON has a comma or bracket and two texts. */
const signsPerField = 3;
const [comma, quote, backslash, bracket, brace] = [...',"\\[{'].map((sign) => sign.charCodeAt(0));

/**
 * Whether JSON may have more fields than so many: to parse, walk and check it costs a hundred times what counting does.
 * What stands inside of texts does not count. Nothing that is parsed goes uncounted, since parsing ends at the first fault.
 */
export function hasMoreFields(text: string, most: number): boolean {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at + 1);
    if (sign === quote || sign === comma || sign === bracket || sign === brace) found += 1;
    if (found > signsPerField * most) return true;
  }
  return false;
}

/** Returns where the text of JSON ends that starts here. Searched, not walked: a picture is one text of megabytes. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === backslash) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

/** Whether a form has more fields than so many. */
export function formHasMoreFields(text: string, most: number): boolean {
  let found = 1;
  for (let at = text.indexOf('&'); at >= 0 && found <= most; at = text.indexOf('&', at + 1)) found += 1;
  return found > most;
}
