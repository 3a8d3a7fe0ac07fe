import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import {
  ownDataNames as namesEn,
  ownDataReasons as reasonsEn,
  ownDataTexts as textsEn,
} from '@yizhan/contract/texts/en/own-data.ts';
import {
  ownDataNames as namesZh,
  ownDataReasons as reasonsZh,
  ownDataTexts as textsZh,
} from '@yizhan/contract/texts/zh-CN/own-data.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { ZipWriter } from '../../common/workbook/zip-writer.ts';
import type { Db } from '../../db/database.ts';
import type { Language } from '../../person.ts';
import { streamOwnRows } from './queries.ts';
import { csvLine, filledIn } from './rules.ts';
import { ownTables } from './tables-queries.ts';

type Key = keyof typeof ownTables;
const keys = Object.keys(ownTables) as Key[];

export type Owner = { userId: string; name: string; account: string; school: string };
type Work = { db: Db; owner: Owner; now: Date; language: Language; signal: AbortSignal };

/** One zip: what it is, everything as JSON, and each part as a table. Rows pass through; nothing is held. */
export async function writeOwnData(path: string, work: Work): Promise<void> {
  const file = createWriteStream(path);
  const zip = new ZipWriter(file);
  const t = work.language === 'en' ? textsEn : textsZh;
  const names = work.language === 'en' ? namesEn : namesZh;
  await zip.addText(t.readme, readme(work));
  await zip.add(t.all, everything(work));
  for (const key of keys) {
    if (await hasRows(work, key)) await zip.add(`${names[key]}.csv`, asTable(work, key));
  }
  await zip.finish();
  file.end();
  await finished(file);
}

async function hasRows(work: Work, key: Key): Promise<boolean> {
  for await (const rows of rowsOf(work, key)) return rows.length > 0;
  return false;
}

async function* rowsOf({ db, owner, signal }: Work, key: Key) {
  for await (const rows of streamOwnRows(db, ownTables[key], owner.userId)) {
    signal.throwIfAborted();
    yield rows.map(({ row }) => row);
  }
}

async function* everything(work: Work): AsyncIterable<Buffer> {
  let isFirstPart = true;
  for (const key of keys) {
    yield Buffer.from(`${isFirstPart ? '{\n' : ',\n'}${JSON.stringify(key)}: [`);
    isFirstPart = false;
    let between = '\n';
    for await (const rows of rowsOf(work, key)) {
      yield Buffer.from(between + rows.map((row) => JSON.stringify(row)).join(',\n'));
      between = ',\n';
    }
    yield Buffer.from(']');
  }
  yield Buffer.from('\n}\n');
}

/** Every row of a table has the same columns. */
async function* asTable(work: Work, key: Key): AsyncIterable<Buffer> {
  let columns: string[] | undefined;
  for await (const rows of rowsOf(work, key)) {
    const lines = rows.map((row) => {
      const head = columns === undefined ? `\uFEFF${csvLine(Object.keys(row))}` : '';
      columns ??= Object.keys(row);
      return head + csvLine(columns.map((column) => row[column]));
    });
    yield Buffer.from(lines.join(''));
  }
}

function readme({ owner, now, language }: Work): string {
  const t = language === 'en' ? textsEn : textsZh;
  const reasons = Object.values(language === 'en' ? reasonsEn : reasonsZh);
  const lines = [
    filledIn(t.head, owner),
    filledIn(t.made, { time: toWireTime(now) }),
    '',
    t.how,
    t.others,
    '',
    t.left,
    ...reasons.map((reason) => `- ${reason}`),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
