interface Origins {
  SCRIPTS_ORIGIN?: string;
  SCRIPTS_PORT: number;
  PORT: number;
  OPERATOR_PORT: number;
  PUBLIC_ORIGIN: string;
  OPERATOR_ORIGIN: string;
  VENDOR_ORIGIN: string;
  REMOTE_ORIGINS: Readonly<Record<string, string>>;
}

/**
 * Returns what is wrong with the origin for scripts of others, if anything: they share nothing with a page that holds a
 * session or with a remote of ours.
 */
export function scriptsOriginFault({ SCRIPTS_ORIGIN: scripts, ...read }: Origins): string | undefined {
  if (scripts === undefined) return undefined;
  const { PUBLIC_ORIGIN, OPERATOR_ORIGIN, VENDOR_ORIGIN, REMOTE_ORIGINS } = read;
  const ours = { PUBLIC_ORIGIN, OPERATOR_ORIGIN, VENDOR_ORIGIN, ...REMOTE_ORIGINS };
  const [shared] = Object.entries(ours).find(([, origin]) => new URL(origin).origin === scripts) ?? [];
  if (shared) return `SCRIPTS_ORIGIN: must be another origin than that of ${shared}`;
  if (PUBLIC_ORIGIN.startsWith('https:') && !scripts.startsWith('https:'))
    return 'SCRIPTS_ORIGIN: must be an https origin, as PUBLIC_ORIGIN is one';
  const isTaken = read.SCRIPTS_PORT === read.PORT || read.SCRIPTS_PORT === read.OPERATOR_PORT;
  return isTaken ? 'SCRIPTS_PORT: must be another port than PORT and OPERATOR_PORT' : undefined;
}
