import { getSecurity } from '@portal/shared/contract/member/security';
import { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/sms-codes';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';

/** Whether a change of the password asks for a code too (CHNGPASSVERIF3 and a bound number), and how it is sent. */
export function useOwnCode() {
  const host = useHost();
  const settings = useCallQuery(getRegisterSettings, {}).data;
  const mayNeedCode = settings?.flags.CHNGPASSVERIF3 === true;
  const security = useCallQuery(getSecurity, {}, { enabled: mayNeedCode }).data;
  return {
    rule: settings?.rules.password,
    needsCode: mayNeedCode && security?.passwordNeedsCode === true,
    mobile: security?.mobile,
    send: () => host.call(sendOwnSmsCode, { purpose: 'change_password' }),
  };
}
