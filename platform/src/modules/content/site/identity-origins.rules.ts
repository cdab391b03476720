/** Origins that pages with the identity provider need beside ours; all empty when no project is configured. */
export interface IdentityOrigins {
  frames: readonly string[];
  connections: readonly string[];
  scripts: readonly string[];
}

interface Provider {
  authDomain: string;
  /** Of a local emulator; with it the real provider is not called. */
  emulatorAddress?: string;
}

const none: IdentityOrigins = { frames: [], connections: [], scripts: [] };

/** Returns what a page with the SDK of the identity provider needs; nothing without a provider. */
export function identityOrigins(provider: Provider | undefined): IdentityOrigins {
  if (!provider) return none;
  const { authDomain, emulatorAddress: emulator } = provider;
  // This script of the provider opens the frame for its popup, with the emulator too.
  const popupScript = 'https://apis.google.com';
  if (emulator) return { frames: [emulator], connections: [emulator], scripts: [popupScript] };
  return {
    frames: [...(authDomain ? [`https://${authDomain}`] : []), 'https://www.google.com'],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    // The last two are the provider's own check for robots before it sends an SMS.
    scripts: [popupScript, 'https://www.google.com', 'https://www.gstatic.com'],
  };
}
