/** A person at the page: `userEvent`, or what its `setup` returns. */
interface Person {
  click(field: Element): Promise<unknown>;
  paste(text: string): Promise<unknown>;
  keyboard(keys: string): Promise<unknown>;
}

const sent = '{Enter}';

/** Fills a field in one step, as a paste does: a tenth of the time of typing. A text that ends in `{Enter}` sends the form. */
export async function fillField(user: Person, field: Element, text: string): Promise<void> {
  const isSent = text.endsWith(sent);
  const filled = isSent ? text.slice(0, -sent.length) : text;
  await user.click(field);
  if (filled) await user.paste(filled);
  if (isSent) await user.keyboard(sent);
}
