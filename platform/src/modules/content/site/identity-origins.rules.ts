/** Origins that pages with the identity provider need beside ours; all empty when no project is configured. */
export interface IdentityOrigins {
  frames: readonly string[];
  connections: readonly string[];
  scripts: readonly string[];
}

interface Provider {
  projectId: string;
  authDomain: string;
}

const none: IdentityOrigins = { frames: [], connections: [], scripts: [] };

/** `emulatorHost` is FIREBASE_AUTH_EMULATOR_HOST (`127.0.0.1:9099`); with it the real provider is not called. */
export function identityOrigins({ projectId, authDomain }: Provider, emulatorHost?: string): IdentityOrigins {
  if (!projectId) return none;
  // This script of the provider opens the frame for its popup, with the emulator too.
  const popupScript = 'https://apis.google.com';
  if (emulatorHost) {
    const emulator = `http://${emulatorHost}`;
    return { frames: [emulator], connections: [emulator], scripts: [popupScript] };
  }
  return {
    frames: [...(authDomain ? [`https://${authDomain}`] : []), 'https://www.google.com'],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    // The last two are the provider's own check for robots before it sends an SMS.
    scripts: [popupScript, 'https://www.google.com', 'https://www.gstatic.com'],
  };
}
