import { buffer } from 'node:stream/consumers';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import type { Db } from '../db/database.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../person.ts';

/** The width of the text area on A4 in Word's pixels, 96 per inch. */
const WIDTH = 590;

export type PaperPicture = { address: string; mime: string; width: number; bytes: Buffer };

type Needs = { db: Db; person: Person; files: Parts['files']; addressOf: (id: string) => string };

/** The pictures of a guide for print: at twice the screen resolution, in a format that every Word supports. */
export async function paperPictures(ids: readonly string[], needs: Needs): Promise<PaperPicture[]> {
  const drawn: PaperPicture[] = [];
  for (const id of ids.slice(0, guideLimits.maxFiles)) {
    const picture = await drawnForPaper(id, needs);
    if (picture) drawn.push(picture);
  }
  return drawn;
}

async function drawnForPaper(id: string, { db, person, files, addressOf }: Needs): Promise<PaperPicture | undefined> {
  const file = await files.findVisible(db, person, id);
  if (!file?.mime.startsWith('image/')) return undefined;
  const { default: sharp } = await import('sharp');
  const format = file.mime === 'image/jpeg' ? 'jpeg' : 'png';
  const { data, info } = await sharp(await buffer(await files.read(file)))
    .resize({ width: 2 * WIDTH, withoutEnlargement: true })
    .toFormat(format)
    .toBuffer({ resolveWithObject: true });
  return { address: addressOf(id), mime: `image/${format}`, width: Math.min(info.width, WIDTH), bytes: data };
}

/** Word ignores max-width, so each picture gets an explicit width. */
const sized = (document: string, pictures: readonly PaperPicture[]) =>
  document.replace(/<img\b[^>]*>/g, (tag) => {
    const picture = pictures.find(({ address }) => tag.includes(`src="${address}"`));
    if (!picture) return tag;
    const bare = tag.replace(/ (?:width|height|loading)="[^"]*"/g, '').replace(/\s*\/?>$/, '');
    return `${bare} width="${picture.width}">`;
  });

const BOUNDARY = '----=_paper';
const inLines = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const part = (type: string, address: string, bytes: Buffer) =>
  [
    `--${BOUNDARY}`,
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    `Content-Location: ${address}`,
    '',
    inLines(bytes),
  ].join('\r\n');

/** One self-contained file: plain HTML without pictures, a single-file web page (MHTML) with pictures. */
export function packed(document: string, address: string, pictures: readonly PaperPicture[]): string {
  if (pictures.length === 0) return document;
  return [
    'MIME-Version: 1.0',
    `Content-Type: multipart/related; type="text/html"; boundary="${BOUNDARY}"`,
    '',
    part('text/html; charset="utf-8"', address, Buffer.from(sized(document, pictures))),
    ...pictures.map(({ mime, address: at, bytes }) => part(mime, at, bytes)),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}
