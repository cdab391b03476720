import type { Security } from './security.ts';

/** What every form of a protection is given. */
export interface ProtectionFormProps {
  security: Security;
  onClose: () => void;
}
