import { createHash } from 'node:crypto';
import { type LanguageCode, localeByLanguage } from '@portal/shared/contract/game-types';
import { markSvg } from './brand-mark.ts';
import { offlineTexts } from './offline-texts.ts';

/** Colours are those of shared/ui/src/theme/tokens.css; nothing is loaded, and no script runs. */
const style = [
  ':root{color-scheme:light dark;--ground:#fbf6ec;--ink:#14203f;--muted:#545d76}',
  '@media (prefers-color-scheme:dark){:root{--ground:#0e1230;--ink:#eef0fb;--muted:#aab2d6}}',
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.6 "Be Vietnam Pro",system-ui,"PingFang SC","Microsoft YaHei",sans-serif;text-align:center}',
  'main{max-width:420px}',
  'h1{margin:16px 0 8px;font-size:28px;line-height:1.3}',
  'p{margin:0 0 24px;color:var(--muted)}',
  'a{display:inline-block;min-height:44px;padding:10px 28px;border-radius:12px;background:linear-gradient(100deg,#ffb84d,#ff7a59);color:#2b1307;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}',
].join('');

/** Headers of the page: its own style and nothing else. */
export const offlineHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
};

/** The page shown when the portal cannot be reached. Its link asks for the same address again. */
export function offlinePage(language: LanguageCode): string {
  const { title, text, again } = offlineTexts[language];
  return `<!doctype html>
<html lang="${localeByLanguage[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main>${markSvg}<h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>
`;
}
