import type { LanguageCode } from '@portal/shared/contract/game-types';

export interface StandByTexts {
  lang: string;
  starting: { title: string; text: string };
  away: { title: string; text: string };
  steps: string;
  states: { running: string; done: string };
  /** With `{done}` and `{known}`. */
  count: string;
  /** Names of the steps of a start; `build` comes before the name of a release. */
  names: Readonly<Record<string, string>>;
}

const english: StandByTexts = {
  lang: 'en',
  starting: { title: 'The portal is starting', text: 'This takes a moment. The portal will open here automatically.' },
  away: {
    title: 'The portal is temporarily unavailable',
    text: 'Nothing is lost. This page will open automatically as soon as the portal is back.',
  },
  steps: 'Progress',
  states: { running: 'in progress', done: 'done' },
  count: '{done} of {known} steps done',
  names: {
    build: 'Build:',
    database: 'Database',
    publication: 'Publication',
    'seeding: content': 'Demo data: content',
    'seeding: catalogue': 'Demo data: games',
    'seeding: members': 'Demo data: members',
    'seeding: operators': 'Demo data: operators',
    'seeding: friends': 'Demo data: invited friends',
    'seeding: games history': 'Demo data: betting history',
    'seeding: envelopes': 'Demo data: red envelopes',
    'seeding: promotions': 'Demo data: promotions',
    'seeding: rewards': 'Demo data: rewards',
    'seeding: contracts': 'Demo data: agent contracts',
    'seeding: salaries': 'Demo data: salaries and dividends',
  },
};

const chinese: StandByTexts = {
  lang: 'zh-Hans',
  starting: { title: '平台正在启动', text: '请稍候，启动完成后此页面会自动打开平台。' },
  away: { title: '平台暂时无法使用', text: '您的数据不会丢失。平台恢复后，此页面会自动打开。' },
  steps: '进度',
  states: { running: '进行中', done: '已完成' },
  count: '已完成 {done} / {known} 步',
  names: {
    build: '构建：',
    database: '数据库',
    publication: '发布',
    'seeding: content': '演示数据：内容',
    'seeding: catalogue': '演示数据：游戏',
    'seeding: members': '演示数据：会员',
    'seeding: operators': '演示数据：运营人员',
    'seeding: friends': '演示数据：邀请好友',
    'seeding: games history': '演示数据：投注记录',
    'seeding: envelopes': '演示数据：红包',
    'seeding: promotions': '演示数据：优惠活动',
    'seeding: rewards': '演示数据：奖励',
    'seeding: contracts': '演示数据：代理契约',
    'seeding: salaries': '演示数据：工资与分红',
  },
};

const malay: StandByTexts = {
  lang: 'ms-MY',
  starting: {
    title: 'Portal sedang dimulakan',
    text: 'Sila tunggu sebentar. Portal akan dibuka di sini dengan sendirinya.',
  },
  away: {
    title: 'Portal tidak tersedia buat sementara',
    text: 'Tiada apa-apa yang hilang. Halaman ini akan dibuka sebaik sahaja portal kembali.',
  },
  steps: 'Kemajuan',
  states: { running: 'sedang berjalan', done: 'selesai' },
  count: '{done} daripada {known} langkah selesai',
  names: {
    build: 'Bina:',
    database: 'Pangkalan data',
    publication: 'Penerbitan',
    'seeding: content': 'Data demo: kandungan',
    'seeding: catalogue': 'Data demo: permainan',
    'seeding: members': 'Data demo: ahli',
    'seeding: operators': 'Data demo: pengendali',
    'seeding: friends': 'Data demo: rakan jemputan',
    'seeding: games history': 'Data demo: rekod pertaruhan',
    'seeding: envelopes': 'Data demo: sampul merah',
    'seeding: promotions': 'Data demo: promosi',
    'seeding: rewards': 'Data demo: ganjaran',
    'seeding: contracts': 'Data demo: kontrak ejen',
    'seeding: salaries': 'Data demo: gaji dan dividen',
  },
};

const vietnamese: StandByTexts = {
  lang: 'vi',
  starting: { title: 'Trang đang khởi động', text: 'Vui lòng chờ giây lát. Trang sẽ tự mở tại đây.' },
  away: {
    title: 'Trang tạm thời không truy cập được',
    text: 'Không có gì bị mất. Trang này sẽ tự mở ngay khi chúng tôi trở lại.',
  },
  steps: 'Tiến độ',
  states: { running: 'đang chạy', done: 'xong' },
  count: 'đã xong {done}/{known} bước',
  names: {
    build: 'Dựng:',
    database: 'Cơ sở dữ liệu',
    publication: 'Phát hành',
    'seeding: content': 'Dữ liệu mẫu: nội dung',
    'seeding: catalogue': 'Dữ liệu mẫu: trò chơi',
    'seeding: members': 'Dữ liệu mẫu: thành viên',
    'seeding: operators': 'Dữ liệu mẫu: nhà điều hành',
    'seeding: friends': 'Dữ liệu mẫu: bạn bè được mời',
    'seeding: games history': 'Dữ liệu mẫu: lịch sử cược',
    'seeding: envelopes': 'Dữ liệu mẫu: bao lì xì',
    'seeding: promotions': 'Dữ liệu mẫu: khuyến mãi',
    'seeding: rewards': 'Dữ liệu mẫu: phần thưởng',
    'seeding: contracts': 'Dữ liệu mẫu: hợp đồng đại lý',
    'seeding: salaries': 'Dữ liệu mẫu: lương và hoa hồng',
  },
};

const thai: StandByTexts = {
  lang: 'th',
  starting: { title: 'เว็บไซต์กำลังเริ่มทำงาน', text: 'รอสักครู่ เว็บไซต์จะเปิดที่นี่โดยอัตโนมัติ' },
  away: { title: 'เว็บไซต์ไม่พร้อมให้บริการชั่วคราว', text: 'ไม่มีอะไรสูญหาย หน้านี้จะเปิดเองทันทีที่เว็บไซต์กลับมา' },
  steps: 'ความคืบหน้า',
  states: { running: 'กำลังทำ', done: 'เสร็จ' },
  count: 'เสร็จแล้ว {done} จาก {known} ขั้น',
  names: {
    build: 'สร้าง:',
    database: 'ฐานข้อมูล',
    publication: 'การเผยแพร่',
    'seeding: content': 'ข้อมูลตัวอย่าง: เนื้อหา',
    'seeding: catalogue': 'ข้อมูลตัวอย่าง: เกม',
    'seeding: members': 'ข้อมูลตัวอย่าง: สมาชิก',
    'seeding: operators': 'ข้อมูลตัวอย่าง: ผู้ดูแล',
    'seeding: friends': 'ข้อมูลตัวอย่าง: เพื่อนที่ชวน',
    'seeding: games history': 'ข้อมูลตัวอย่าง: ประวัติเดิมพัน',
    'seeding: envelopes': 'ข้อมูลตัวอย่าง: อั่งเปา',
    'seeding: promotions': 'ข้อมูลตัวอย่าง: โปรโมชัน',
    'seeding: rewards': 'ข้อมูลตัวอย่าง: รางวัล',
    'seeding: contracts': 'ข้อมูลตัวอย่าง: สัญญาเอเย่นต์',
    'seeding: salaries': 'ข้อมูลตัวอย่าง: ค่าตอบแทนและเงินปันผล',
  },
};

const textsByLanguage: Readonly<Record<LanguageCode, StandByTexts>> = {
  EN: english,
  TY: english,
  CN: chinese,
  MY: malay,
  VN: vietnamese,
  TH: thai,
};

/** Returns the displayed name of a step of a start. */
export function stepName({ names }: Pick<StandByTexts, 'names'>, name: string): string {
  return names[name] ?? name.replace(/^build /, () => `${names.build} `);
}

/** Returns how many of the known steps are done, in words. */
export function countText({ count }: Pick<StandByTexts, 'count'>, { done, known }: { done: number; known: number }) {
  return count.replace('{done}', String(done)).replace('{known}', String(known));
}

/** Returns the texts of the page shown in place of the portal. */
export function standByTexts(language: LanguageCode): StandByTexts {
  return textsByLanguage[language];
}
