/** The pit: lamps, a crowd behind the boards, sand, and the places of the two cocks. */
export function pitPicture(): string {
  const heads = Array.from({ length: 44 }, (_, i) => {
    const row = i % 2;
    const x = 8 + i * 18.4;
    const y = 96 + row * 26 + Math.sin(i * 2.3) * 5;
    const fill = ['#2b2033', '#35283d', '#241a2c', '#3d2e42'][i % 4];
    return `<g fill="${fill}"><circle cx="${x}" cy="${y.toFixed(1)}" r="11"/><rect x="${x - 15}" y="${(y + 9).toFixed(1)}" width="30" height="42" rx="13"/></g>`;
  });
  const boards = Array.from(
    { length: 17 },
    (_, i) => `<path d="M${i * 50} 158v52" stroke="#4a230c" stroke-opacity=".55" stroke-width="2"/>`,
  );
  const lamps = [140, 400, 660].map(
    (x) =>
      `<g><path d="M${x} 0v26" stroke="#0d0a10" stroke-width="4"/><path d="M${x - 26} 44q26-34 52 0z" fill="#20161f"/><ellipse cx="${x}" cy="45" rx="22" ry="5" fill="#fff2c4"/><path d="M${x - 22} 46 ${x - 150} 330h300L${x + 22} 46z" fill="url(#p-light)"/></g>`,
  );
  const specks = Array.from({ length: 40 }, (_, i) => {
    const x = (i * 197) % 800;
    return `<ellipse cx="${x}" cy="${246 + ((i * 71) % 120)}" rx="${3 + (i % 4)}" ry="1.4" fill="#8a5a24" opacity=".28"/>`;
  });
  const feathers = [0, 50, 110, 170, 230, 300].map(
    (turn, i) =>
      `<path d="M0 0q14-12 34-6-12 10-34 6z" fill="${['#f2a22c', '#e9edf5', '#b33a24'][i % 3]}" transform="rotate(${turn}) translate(14 0)"/>`,
  );
  const cock = (side: string, transform: string) =>
    `<g class="cock-${side}" transform="${transform}"><ellipse cx="102" cy="177" rx="58" ry="9" fill="#3b2208" opacity=".4"/><g class="cock-body"></g></g>`;
  return `<svg viewBox="0 0 800 380" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="p-light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".4"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></linearGradient><radialGradient id="p-sand" cx=".5" cy=".35" r=".75"><stop offset="0" stop-color="#f0cd8a"/><stop offset=".7" stop-color="#d3a257"/><stop offset="1" stop-color="#a06f30"/></radialGradient><linearGradient id="p-board" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9a5a26"/><stop offset="1" stop-color="#6b3814"/></linearGradient></defs><rect width="800" height="380" fill="#150f1c"/>${heads.join('')}<rect y="158" width="800" height="54" fill="url(#p-board)"/>${boards.join('')}<path d="M0 158h800" stroke="#e0a85a" stroke-width="4"/><path d="M0 206q400 22 800 0v174H0z" fill="url(#p-sand)"/><ellipse cx="400" cy="302" rx="330" ry="62" fill="none" stroke="#fff3d6" stroke-opacity=".55" stroke-width="4"/>${specks.join('')}${lamps.join('')}${cock('meron', 'translate(198 142)')}${cock('wala', 'translate(602 142) scale(-1 1)')}<g class="puff" opacity="0">${feathers.join('')}</g></svg>`;
}
