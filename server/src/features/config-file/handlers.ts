import type { configFileCalls } from '@yizhan/contract/calls/config-file.ts';
import { type ConfigPart, configParts } from '@yizhan/contract/config-parts.ts';
import { type ConfigFile, configFile } from '@yizhan/contract/entities/config-file.ts';
import * as configLimits from '@yizhan/contract/limits/config-file.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { Handlers } from '../../handlers.ts';
import type { Person } from '../../person.ts';
import { applyFile } from './apply.ts';
import { exportFile, publishedItems } from './export.ts';
import { planImport } from './plan.ts';
import { listImports } from './queries.ts';
import { itemsOf, undoImport } from './undo.ts';

const partsOf = ({ menus }: Person): ConfigPart[] => configParts.filter((part) => menus.has(publishables[part].menu));

export const handlers: Handlers<typeof configFileCalls> = {
  async parts(_, context) {
    const parts = partsOf(context.person);
    const items = await publishedItems(context, parts);
    return parts.map((part) => ({ part, published: items.filter(({ kind }) => kind === part).length }));
  },

  async exportFile({ parts }, context) {
    const own = partsOf(context.person);
    if (!parts.every((part) => own.includes(part))) fail('no_menu_entry');
    const file = await exportFile(context, parts);
    const after = { parts, items: file.items.length };
    await audit(context, { action: 'export', entity: 'configFile', entityId: '0', after });
    return file;
  },

  async check({ file }, context) {
    const read = await readFile(file.file);
    const { entries } = await planImport(context, read);
    return { school: read.school, exportedAt: read.exportedAt, entries };
  },

  async apply({ file, chosen }, context) {
    const read = await readFile(file.file);
    return applyFile(context, read, new Set(chosen.split(',').map(Number)));
  },

  async history(_, { db }) {
    const rows = await listImports(db);
    return rows.map(({ after, ...row }) => ({
      ...row,
      names: itemsOf(after).map(({ kind, name }) => ({ kind, name })),
    }));
  },

  undo: ({ id }, context) => undoImport(context, id),
};

async function readFile(stream: AsyncIterable<Uint8Array>): Promise<ConfigFile> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > configLimits.maxFileBytes) fail('config_file_large');
    chunks.push(chunk);
  }
  const parsed = configFile.safeParse(parseJson(Buffer.concat(chunks).toString('utf8')));
  return parsed.success ? parsed.data : fail('config_file_wrong');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
