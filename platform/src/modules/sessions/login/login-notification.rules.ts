import type { NewMessage } from '../../inbox/index.ts';

interface NewAddressLogin {
  memberId: string;
  /** By name, such as `Chrome, Android`. */
  device: string;
  address: string;
  at: Date;
}

/** The notification to a member about a login from a new address: it may have been somebody else. */
export function newAddressNotification({ memberId, device, address, at }: NewAddressLogin): NewMessage {
  const from = `${device} (${address})`;
  return {
    memberId,
    reference: `login-${at.toISOString()}`,
    topic: 'security',
    texts: {
      EN: {
        title: 'Login from a new place',
        content: `Someone logged in to your account from a new place: ${from}. If this was not you, change your password and end the other sessions under My account.`,
      },
      CN: {
        title: '来自新地点的登录',
        content: `有人从新的地点登录了您的账号：${from}。如果不是您本人，请立即更改密码，并在“我的账号”中结束其他会话。`,
      },
      MY: {
        title: 'Log masuk dari tempat baharu',
        content: `Seseorang log masuk ke akaun anda dari tempat baharu: ${from}. Jika bukan anda, tukar kata laluan anda dan tamatkan sesi lain di akaun saya.`,
      },
      VN: {
        title: 'Đăng nhập từ nơi mới',
        content: `Có người đã đăng nhập vào tài khoản của bạn từ nơi mới: ${from}. Nếu không phải bạn, hãy đổi mật khẩu và kết thúc các phiên khác trong Tài khoản của tôi.`,
      },
      TH: {
        title: 'เข้าสู่ระบบจากที่ใหม่',
        content: `มีการเข้าสู่ระบบบัญชีของคุณจากที่ใหม่: ${from} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและสิ้นสุดเซสชันอื่นที่หน้าบัญชีของฉัน`,
      },
    },
  };
}
