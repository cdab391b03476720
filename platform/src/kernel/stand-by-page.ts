import { createHash } from 'node:crypto';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { type StandByTexts, standByTexts, stepName } from './stand-by-texts.ts';
import type { StartStep } from './start-progress.ts';

/** Colours and shapes are those of shared/ui/tokens.css; nothing is loaded from anywhere. */
const style = `
:root{color-scheme:light dark;--ground:#fbf6ec;--raised:#fff;--ink:#14203f;--muted:#545d76;--line:#e6dac6;--soft:#ffedd2;--good:#0a6b4b}
@media (prefers-color-scheme:dark){:root{--ground:#0e1230;--raised:#191f46;--ink:#eef0fb;--muted:#aab2d6;--line:#2b3263;--soft:#262250;--good:#63dba9}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:radial-gradient(90% 70% at 50% 0,var(--soft),var(--ground) 70%);color:var(--ink);font:16px/1.5 "Be Vietnam Pro",system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{width:min(560px,100%);overflow:hidden;border-radius:20px;background:var(--raised);box-shadow:0 10px 32px rgb(20 24 58/.18)}
svg{display:block;width:100%;height:auto}
.body{padding:24px 32px 32px}
h1{margin:0 0 8px;font-size:28px;line-height:1.3;letter-spacing:-.015em}
p{margin:0;color:var(--muted)}
h2{margin:24px 0 4px;font-size:14px;color:var(--muted)}
ol{margin:0;padding:0;list-style:none}
li{display:flex;gap:12px;align-items:center;padding:8px 0;border-top:1px solid var(--line);font-size:14px}
li span{flex:1;overflow-wrap:anywhere}
li time{color:var(--muted);font-variant-numeric:tabular-nums}
li i{display:grid;place-items:center;flex:none;width:20px;height:20px;border-radius:50%}
li.done i{background:var(--good)}
li.done i::before{content:"";width:9px;height:5px;margin-top:-2px;border:solid var(--raised);border-width:0 0 2px 2px;transform:rotate(-45deg)}
li.running i::before{content:"";width:12px;height:12px;border-radius:50%;background:linear-gradient(100deg,#ffb84d,#ff7a59);animation:glow 1.2s ease-in-out infinite alternate}
li.running span{font-weight:600}
b{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.lamp{animation:glow 2.4s ease-in-out infinite alternate}
@keyframes glow{from{opacity:.45}to{opacity:1}}
@media (prefers-reduced-motion:reduce){.lamp,li.running i::before{animation:none}}
@media (max-width:420px){.body{padding:20px 20px 24px}h1{font-size:24px}}
`;

/** Asks whether the portal is there, draws what is under way, and opens the wanted address. */
const script = `
const list=document.querySelector('ol');
const head=document.querySelector('h2');
const {names,states}=JSON.parse(list.dataset.texts);
const nameOf=name=>names[name]??name.replace(/^build /,()=>names.build+' ');
function draw(steps){
  head.hidden=steps.length===0;
  list.replaceChildren(...steps.map(({name,state,ms})=>{
    const row=document.createElement('li');
    row.className=state;
    row.append(document.createElement('i'),Object.assign(document.createElement('span'),{textContent:nameOf(name)}),Object.assign(document.createElement('b'),{textContent:states[state]}),Object.assign(document.createElement('time'),{textContent:(ms/1000).toFixed(1)+' s'}));
    return row;
  }));
}
async function look(){
  const answer=await fetch('/readyz',{cache:'no-store'}).catch(()=>undefined);
  if(answer?.ok)return location.reload();
  if(answer?.status===404)return setTimeout(()=>location.reload(),5000);
  const told=await answer?.json().catch(()=>undefined);
  if(told?.steps)draw(told.steps);
  setTimeout(look,1000);
}
look();
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const headers: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const picture = `<svg viewBox="0 0 520 150" aria-hidden="true"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0a0e2c"/><stop offset=".7" stop-color="#3a2468"/><stop offset="1" stop-color="#8a4a63"/></linearGradient><radialGradient id="lamp" cy=".62" r=".62"><stop stop-color="#fff3b8"/><stop offset=".45" stop-color="#ffb347"/><stop offset="1" stop-color="#e4472e"/></radialGradient><radialGradient id="glow"><stop stop-color="#ffd79a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient></defs><path fill="url(#sky)" d="M0 0h520v150H0z"/><path fill="#1b1440" d="M0 118c60-30 100-22 150-6s110 14 170-8 130-20 200 2v44H0z"/><path fill="#120d30" d="M0 132h520v18H0z"/><circle class="lamp" cx="260" cy="66" r="88" fill="url(#glow)"/><path stroke="#ffd79a" stroke-width="2" d="M260 0v30M260 100v16"/><path fill="#2b1307" d="M245 28h30v8h-30zM245 96h30v8h-30z"/><ellipse cx="260" cy="66" rx="46" ry="33" fill="url(#lamp)"/></svg>`;

export interface StandByPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The page that stands where the portal will be: what is under way, and the way in as soon as there is one.
 * @param steps of the start; left out while a portal that has started is away
 */
export function standByPage(language: LanguageCode, steps?: readonly StartStep[]): StandByPage {
  const texts = standByTexts(language);
  const { title, text } = steps ? texts.starting : texts.away;
  const rows = (steps ?? []).map((step) => rowOf(texts, step)).join('');
  const data = escaped(JSON.stringify({ names: texts.names, states: texts.states }));
  const html = `<!doctype html>
<html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><noscript><meta http-equiv="refresh" content="5"></noscript><style>${style}</style></head>
<body><main>${picture}<div class="body"><h1>${title}</h1><p role="status">${text}</p><h2${rows === '' ? ' hidden' : ''}>${texts.steps}</h2><ol data-texts="${data}">${rows}</ol></div></main><script>${script}</script></body></html>
`;
  return { html, headers };
}

function rowOf(texts: StandByTexts, { name, state, ms }: StartStep): string {
  const label = escaped(stepName(texts, name));
  return `<li class="${state}"><i></i><span>${label}</span><b>${texts.states[state]}</b><time>${(ms / 1000).toFixed(1)} s</time></li>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
