import { type ConfigPart, configParts } from '@yizhan/contract/config-parts.ts';
import type { ConfigFile } from '@yizhan/contract/entities/config-file.ts';
import * as configLimits from '@yizhan/contract/limits/config-file.ts';
import { fail } from '../../common/fail.ts';
import { fileIdOf } from '../../common/picture-links.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import { nameOf } from '../../domain/publishing/contents.ts';
import { listPublishedContents } from '../../domain/publishing/publishing.ts';
import { referencesOf } from '../../domain/publishing/references.ts';
import { translate } from './references.ts';
import { schoolTranslations, withPictures } from './translations.ts';

type Reading = Pick<SignedInContext, 'db' | 'files'>;

export type PublishedItem = { kind: ConfigPart; name: string; content: unknown };

async function publishedOf<K extends ConfigPart>({ db }: Reading, kind: K): Promise<PublishedItem[]> {
  const rows = await listPublishedContents(db, kind);
  return rows.map(({ content }) => ({ kind, name: nameOf(kind, content), content }));
}

/** A group comes before what stands in it. */
const groupsFirst = ({ content }: PublishedItem) =>
  typeof content === 'object' && content !== null && 'parentId' in content && content.parentId !== null ? 1 : 0;

/** In the order they are applied. */
export async function publishedItems(reading: Reading, parts: readonly ConfigPart[]): Promise<PublishedItem[]> {
  const ordered = configParts.filter((part) => parts.includes(part));
  const lists = await Promise.all(ordered.map((part) => publishedOf(reading, part)));
  return lists.flatMap((list) => list.toSorted((a, b) => groupsFirst(a) - groupsFirst(b)));
}

/** Pictures are named by their bytes: the same picture has the same name everywhere. */
export async function namesOfPictures({ db, files }: Reading, addresses: readonly string[]) {
  const found = await Promise.all(
    [...new Set(addresses)].map(async (address) => [address, await files.find(db, fileIdOf(address))] as const),
  );
  return found.flatMap(([address, file]) => (file ? [{ address, file, name: `picture:${file.sha256}` }] : []));
}

export async function exportFile(context: SignedInContext, parts: readonly ConfigPart[]): Promise<ConfigFile> {
  const { db, files, tenant, now } = context;
  const items = await publishedItems(context, parts);
  if (items.length > configLimits.maxItems) fail('config_file_large');
  const references = items.flatMap(({ kind, content }) => referencesOf(kind, content));
  const pictures = await namesOfPictures(
    context,
    references.filter(({ to }) => to === 'picture').map(({ name }) => name),
  );
  const bytes = pictures.reduce((sum, { file }) => sum + file.size, 0);
  // Base64 takes four characters for three bytes.
  if (bytes * 2 > configLimits.maxFileBytes || pictures.length > configLimits.maxPictures) fail('config_file_large');
  const translations = withPictures(
    await schoolTranslations(db, references, 'toNames'),
    new Map(pictures.map(({ address, name }) => [address, name])),
  );
  const carried: ConfigFile['pictures'] = {};
  for (const { file, name } of pictures) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await files.read(file)) chunks.push(chunk as Uint8Array);
    carried[name] = { name: file.name, data: Buffer.concat(chunks).toString('base64') };
  }
  return {
    ...{ format: 'yizhan-configuration', version: 1, school: tenant.name, exportedAt: toWireTime(now) },
    items: items.map((item) => ({ ...item, content: translate(item.kind, item.content, translations).content })),
    pictures: carried,
  };
}
