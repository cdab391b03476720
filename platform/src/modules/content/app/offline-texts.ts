import type { LanguageCode } from '@portal/shared/contract/game-types';

interface OfflineTexts {
  title: string;
  text: string;
  again: string;
}

const english: OfflineTexts = {
  title: 'You are offline',
  text: 'Check your connection and try again. Balances, bets and games appear once you are connected.',
  again: 'Try again',
};

/** Texts of the page that a browser shows without a connection; TY is English. */
export const offlineTexts: Readonly<Record<LanguageCode, OfflineTexts>> = {
  EN: english,
  TY: english,
  CN: {
    title: '您已离线',
    text: '请检查网络连接后重试。联网后即可查看余额、投注和游戏。',
    again: '重试',
  },
  MY: {
    title: 'Anda di luar talian',
    text: 'Semak sambungan anda dan cuba lagi. Baki, pertaruhan dan permainan dipaparkan apabila anda bersambung.',
    again: 'Cuba lagi',
  },
  VN: {
    title: 'Bạn đang ngoại tuyến',
    text: 'Hãy kiểm tra kết nối và thử lại. Số dư, cược và trò chơi sẽ hiện khi bạn có mạng.',
    again: 'Thử lại',
  },
  TH: {
    title: 'คุณออฟไลน์อยู่',
    text: 'ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง ยอดเงิน เดิมพัน และเกมจะแสดงเมื่อคุณเชื่อมต่อแล้ว',
    again: 'ลองอีกครั้ง',
  },
};
