import sharp from 'sharp';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#063' } });
const script = '<script>alert(1)</script>';
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Returns files that are no picture, are broken, or would exhaust the server's memory, by name. */
export async function hostileFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const png = await plain(300, 300).png().toBuffer();
  const jpeg = await plain(300, 300).jpeg().toBuffer();
  const texts = [
    '',
    'GIF89a',
    '%PDF-1.7',
    'PK\u0003\u0004',
    'MZ\u0090',
    '#!/bin/sh\nrm -rf /',
    script,
    '<?php system($_GET[0]);',
  ];
  const drawings = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  ];
  for (const text of [...texts, ...drawings, 'push graphic-context\nimage over 0,0 0,0 "|id"'])
    files.set(`text ${text}`, Buffer.from(text, 'latin1'));
  for (const [name, head] of [
    ['png', pngHead],
    ['jpeg', jpegHead],
  ] as const) {
    files.set(`${name} head alone`, head);
    for (const text of texts)
      files.set(`${name} head before ${text}`, Buffer.concat([head, Buffer.from(text, 'latin1')]));
    files.set(`${name} head before zeros`, Buffer.concat([head, Buffer.alloc(2000)]));
    files.set(`${name} head before the other`, Buffer.concat([head, name === 'png' ? jpeg : png]));
  }
  for (const part of [0.2, 0.4, 0.6, 0.8]) files.set(`png cut at ${part}`, png.subarray(0, png.length * part));
  files.set('script before a png', Buffer.concat([Buffer.from(script), png]));
  files.set('script before a jpeg', Buffer.concat([Buffer.from(script), jpeg]));
  for (const head of ['GIF89a', '%PDF-1.7\n', 'PK\u0003\u0004', 'BM'])
    files.set(`${head} before a png`, Buffer.concat([Buffer.from(head, 'latin1'), png]));
  files.set('gif', await plain(9, 9).gif().toBuffer());
  files.set('webp', await plain(9, 9).webp().toBuffer());
  files.set('tiff', await plain(9, 9).tiff().toBuffer());
  files.set('avif', await plain(9, 9).avif().toBuffer());
  files.set('bomb of a png', await plain(5001, 5000).png({ compressionLevel: 9 }).toBuffer());
  files.set('bomb of a jpeg', await plain(5001, 5000).jpeg({ quality: 1 }).toBuffer());
  files.set('more than 5 MB of png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]));
  files.set('more than 5 MB of jpeg', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]));
  files.set('png that says it is endless', hugePng(png));
  return files;
}

interface LoadedPicture {
  bytes: Uint8Array;
  /** Hidden content besides the picture. */
  load: Buffer;
}

/**
 * Returns valid pictures with hidden content after their end or in their metadata, by name: they are accepted, and
 * nothing of the load may be stored.
 */
export async function loadedPictures(): Promise<Map<string, LoadedPicture>> {
  const files = new Map<string, LoadedPicture>();
  const png = await plain(60, 40).png().toBuffer();
  const jpeg = await plain(60, 40).jpeg().toBuffer();
  const loads = [
    script,
    '<?php system($_GET[0]); __halt_compiler();',
    'PK\u0003\u0004 an archive behind a picture',
    '%PDF-1.7 a paper behind a picture',
    '#!/bin/sh\nrm -rf / # behind a picture',
  ];
  for (const text of loads) {
    const load = Buffer.from(text, 'latin1');
    files.set(`png before ${text}`, { bytes: Buffer.concat([png, load]), load });
    files.set(`jpeg before ${text}`, { bytes: Buffer.concat([jpeg, load]), load });
  }
  const noise = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 167 + (index >> 5)) % 256));
  files.set('png before noise', { bytes: Buffer.concat([png, noise]), load: noise.subarray(100, 164) });
  const exif = { IFD0: { ImageDescription: script, Copyright: 'somebody at home' } };
  const described = await plain(60, 40).withExif(exif).jpeg().toBuffer();
  files.set('jpeg that describes itself with a script', { bytes: described, load: Buffer.from(script) });
  files.set('jpeg that says who took it', { bytes: described, load: Buffer.from('somebody at home') });
  return files;
}

/** Writes a size of two thousand million pixels into the header, with content for ten. */
function hugePng(png: Buffer): Buffer {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(0x7fffffff, 16);
  lying.writeUInt32BE(0x7fffffff, 20);
  return lying;
}
