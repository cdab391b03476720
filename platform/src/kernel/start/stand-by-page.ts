import { createHash } from 'node:crypto';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { StartStep } from './progress.ts';
import { countText, type StandByTexts, standByTexts, stepName } from './stand-by-texts.ts';

/** Colours and shapes are those of shared/ui/tokens.css; nothing is loaded from elsewhere. */
const style = `
:root{color-scheme:light dark;--ground:#fbf6ec;--raised:#fff;--ink:#14203f;--muted:#545d76;--line:#e6dac6;--soft:#ffedd2;--good:#0a6b4b}
@media (prefers-color-scheme:dark){:root{--ground:#0e1230;--raised:#191f46;--ink:#eef0fb;--muted:#aab2d6;--line:#2b3263;--soft:#262250;--good:#63dba9}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:start center;padding:max(16px,8dvh) 16px 24px;background:radial-gradient(90% 70% at 50% 0,var(--soft),var(--ground) 70%);color:var(--ink);font:16px/1.5 "Be Vietnam Pro",system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{width:min(560px,100%);overflow:hidden;border-radius:20px;background:var(--raised);box-shadow:0 10px 32px rgb(20 24 58/.18)}
svg{display:block;width:100%;height:auto}
.body{padding:24px 32px 32px}
h1{margin:0 0 8px;font-size:28px;line-height:1.3;letter-spacing:-.015em}
p{margin:0;color:var(--muted)}
.bar{display:grid;grid-template-columns:1fr auto;gap:8px 16px;align-items:baseline;margin-top:24px}
h2{margin:0;font-size:14px;line-height:1.5}
.count{font-size:14px;color:var(--muted);font-variant-numeric:tabular-nums}
progress{grid-column:1/-1;appearance:none;overflow:hidden;width:100%;height:8px;border:0;border-radius:4px;background:var(--line)}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{border-radius:4px;background:linear-gradient(100deg,#ffb84d,#ff7a59);transition:inline-size .24s ease-out}
progress::-moz-progress-bar{border-radius:4px;background:linear-gradient(100deg,#ffb84d,#ff7a59)}
progress:not([value])::-webkit-progress-bar{background:linear-gradient(90deg,var(--line) 20%,#ffb84d,#ff7a59,var(--line) 80%);animation:glow 1.2s ease-in-out infinite alternate}
ol{margin:16px 0 0;padding:0;list-style:none}
li{display:flex;gap:12px;align-items:center;padding:8px 0;border-top:1px solid var(--line);font-size:14px}
li span{flex:1;overflow-wrap:anywhere}
li time{color:var(--muted);font-variant-numeric:tabular-nums}
li i{display:grid;place-items:center;flex:none;width:20px;height:20px;border-radius:50%}
li.done i{background:var(--good)}
li.done i::before{content:"";width:9px;height:5px;margin-top:-2px;border:solid var(--raised);border-width:0 0 2px 2px;transform:rotate(-45deg)}
li.running i::before{content:"";width:12px;height:12px;border-radius:50%;background:linear-gradient(100deg,#ffb84d,#ff7a59);animation:glow 1.2s ease-in-out infinite alternate}
li.running span{font-weight:600}
[hidden]{display:none}
b{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.lamp{animation:glow 2.4s ease-in-out infinite alternate}
@keyframes glow{from{opacity:.45}to{opacity:1}}
@media (prefers-reduced-motion:reduce){.lamp,li.running i::before,progress::-webkit-progress-bar{animation:none!important}progress::-webkit-progress-value{transition:none}}
@media (forced-colors:active){progress{border:1px solid}li.running i::before{border:2px solid}progress::-webkit-progress-value{forced-color-adjust:none;background:Highlight}}
@media (max-width:420px){.body{padding:20px 20px 24px}h1{font-size:24px}}
`;

/** Limits how often a screen reader announces the current step. */
const announcedEveryMs = 5000;

/** Polls whether the portal is ready, draws the progress, and opens the requested address. */
const script = `
const list=document.querySelector('ol');
const bar=document.querySelector('progress');
const current=document.querySelector('[role=status] b');
const {names,states,count}=JSON.parse(list.dataset.texts);
const nameOf=name=>names[name]??name.replace(/^build /,()=>names.build+' ');
let announced=0;
function announce(name){
  if(name===current.textContent||performance.now()-announced<${announcedEveryMs})return;
  announced=performance.now();
  current.textContent=name;
}
function draw(steps){
  if(steps.length===0)return;
  const inState=wanted=>steps.filter(({state})=>state===wanted);
  const done=inState('done').length;
  const text=count.replace('{done}',done).replace('{known}',steps.length);
  document.querySelector('.bar').hidden=false;
  document.querySelector('.count').textContent=text;
  bar.max=steps.length;
  bar.value=done;
  bar.setAttribute('aria-valuetext',text);
  const [running]=inState('running');
  if(running)announce(nameOf(running.name));
  list.replaceChildren(...[...inState('running'),...inState('done').reverse()].map(({name,state,ms})=>{
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
  const state=await answer?.json().catch(()=>undefined);
  if(state?.steps&&state.missing!=='database')draw(state.steps);
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
 * Returns the page shown in place of the portal: the progress of the start, and a link once it is ready.
 * @param steps of the start; left out while a started portal is away
 */
export function standByPage(language: LanguageCode, steps?: readonly StartStep[]): StandByPage {
  const texts = standByTexts(language);
  const { title, text } = steps ? texts.starting : texts.away;
  const { steps: heading, names, states, count } = texts;
  const data = escaped(JSON.stringify({ names, states, count }));
  const inState = <S extends StartStep['state']>(wanted: S) =>
    (steps ?? []).flatMap((step) => (step.state === wanted ? [{ ...step, state: wanted }] : []));
  const running = inState('running');
  const current = running[0] ? escaped(stepName(texts, running[0].name)) : '';
  const rows = [...running, ...inState('done').reverse()].map((step) => rowOf(texts, step)).join('');
  const html = `<!doctype html>
<html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><noscript><meta http-equiv="refresh" content="5"></noscript><style>${style}</style></head>
<body><main>${picture}<div class="body"><h1>${title}</h1><p role="status" aria-atomic="false">${text} <b>${current}</b></p><div class="bar"${steps ? '' : ' hidden'}><h2 id="steps">${heading}</h2>${barOf(texts, steps ?? [])}</div><ol aria-labelledby="steps" data-texts="${data}">${rows}</ol></div></main><script>${script}</script></body></html>
`;
  return { html, headers };
}

/** Draws how many of the known steps are done; without a value while none is known. */
function barOf(texts: StandByTexts, steps: readonly StartStep[]): string {
  const done = steps.filter(({ state }) => state === 'done').length;
  const known = steps.length;
  const text = known > 0 ? countText(texts, { done, known }) : '';
  const value = known > 0 ? ` max="${known}" value="${done}" aria-valuetext="${text}"` : '';
  return `<span class="count">${text}</span><progress aria-labelledby="steps"${value}></progress>`;
}

type ShownStep = StartStep & { state: keyof StandByTexts['states'] };

function rowOf(texts: StandByTexts, { name, state, ms }: ShownStep): string {
  const label = escaped(stepName(texts, name));
  return `<li class="${state}"><i></i><span>${label}</span><b>${texts.states[state]}</b><time>${(ms / 1000).toFixed(1)} s</time></li>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
