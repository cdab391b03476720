/** Where the game's way back leads: a path of the portal, whatever was asked for. */
export function backUrlOf(origin: string, asked: string | undefined): string {
  const home = `${origin}/`;
  if (asked === undefined || !URL.canParse(asked, home)) return home;
  const url = new URL(asked, home);
  return url.origin === origin ? url.href : home;
}
