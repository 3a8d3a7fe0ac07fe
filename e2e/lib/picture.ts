import { crc32, deflateSync } from 'node:zlib';
import { files } from '@yizhan/contract/calls/files.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { address } from './address.ts';

type Size = { width: number; height: number };

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of known size, with a grid so that its position is visible. */
export function aPicture({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x++) {
      const dark = (Math.floor(x / 50) + Math.floor(y / 50)) % 2 === 0 ? 40 : 0;
      row.set(
        [180 - Math.floor((x * 120) / width) - dark, 210 - dark, 120 + Math.floor((y * 100) / height)],
        1 + x * 3,
      );
    }
    return row;
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Uploads a picture, and returns its address for the owner. */
export async function uploadPicture(token: string, size: Size): Promise<string> {
  const form = new FormData();
  form.set('picture', 'true');
  form.set('file', new Blob([new Uint8Array(aPicture(size))], { type: 'image/png' }), 'picture.png');
  const response = await fetch(`${address}${addressOf(files.upload)}`, {
    method: 'POST',
    headers: { [wire.authHeader]: `bearer ${token}` },
    body: form,
  });
  const { result, msg } = (await response.json()) as { msg: string; result?: { url: string } };
  if (!result) throw new Error(`the picture was not taken: ${response.status} ${msg}`);
  return result.url;
}
