import type { LanguageCode } from '@portal/shared/contract/game-types';

export interface StandByTexts {
  lang: string;
  starting: { title: string; text: string };
  away: { title: string; text: string };
  steps: string;
}

const english: StandByTexts = {
  lang: 'en',
  starting: { title: 'The portal is starting', text: 'This takes a moment. The portal opens here by itself.' },
  away: {
    title: 'The portal is not available for a moment',
    text: 'Nothing is lost. This page opens by itself as soon as the portal is back.',
  },
  steps: 'Progress',
};

const chinese: StandByTexts = {
  lang: 'zh-Hans',
  starting: { title: '平台正在启动', text: '请稍候，启动完成后此页面会自动打开平台。' },
  away: { title: '平台暂时无法使用', text: '您的数据不会丢失。平台恢复后，此页面会自动打开。' },
  steps: '进度',
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
};

/** Texts of the page that stands where the portal will be. */
export function standByTexts(language: LanguageCode): StandByTexts {
  if (language === 'CN') return chinese;
  return language === 'MY' ? malay : english;
}
