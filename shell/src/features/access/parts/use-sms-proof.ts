import { type TypedMobile, useSmsProof as useProof } from '@portal/shared/remote/verification/use-sms-proof';
import { useText } from '../../../host/use-text.ts';
import { useHumanCheck } from './human-verification/use-human-check.ts';

type SendByPlatform = (
  mobile: TypedMobile,
  humanVerification: string | undefined,
) => Promise<{ expiredMinutes: number }>;

/** Verifies the number of a visitor; a code of the platform may need human verification. */
export function useSmsProof(sendByPlatform: SendByPlatform) {
  const t = useText();
  const human = useHumanCheck('sms');
  const proof = useProof({
    sendByPlatform: (mobile) => human.run((verification) => sendByPlatform(mobile, verification)),
    notAsked: t('phone_auth.missing-verification-code'),
  });
  return { ...proof, isSolving: human.isSolving };
}
