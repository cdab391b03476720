/** A small lantern as a data URL: the page icon until the operator uploads one. */
const lantern = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<path d="M16 1v5M12 27h8M16 27v4" stroke="#7a3b12" stroke-width="2" stroke-linecap="round"/>',
  '<rect x="10" y="5" width="12" height="3" rx="1" fill="#7a3b12"/>',
  '<ellipse cx="16" cy="17" rx="12" ry="10" fill="#ff8a4c"/>',
  '<ellipse cx="16" cy="17" rx="5" ry="10" fill="#ffc46b"/>',
  '</svg>',
].join('');

export const brandIcon = `data:image/svg+xml,${encodeURIComponent(lantern)}`;
