import { Writable } from 'node:stream';
import type { dutyLists } from '@yizhan/contract/calls/duty-lists.ts';
import { type DutyWords, dutyCell } from '@yizhan/contract/duty-cells.ts';
import type { DutyItemFilter } from '@yizhan/contract/entities/duty-item.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { dutyColumnNames as columnsEn, dutyLists as en } from '@yizhan/contract/texts/en/duty-lists.ts';
import { dutyColumnNames as columnsZh, dutyLists as zh } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { fail } from '../../common/fail.ts';
import type { WrittenRow } from '../../common/workbook/sheet-to-write.ts';
import { writeSheet } from '../../common/workbook/write-sheet.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../handlers.ts';
import type { Language, Person } from '../../person.ts';
import { readPage, readView } from './reading.ts';
import { assertWhole } from './rules.ts';

type Asking = Context & { person: Person | undefined };
type SheetQuery = DutyItemFilter & { listType: string };

const NUMBER_WIDTH = 6;
const WIDTH = 24;

const wordsOf =
  (language: Language): DutyWords =>
  (key, params = {}) =>
    (language === 'en' ? en : zh)[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** The list as its reader filtered it, page by page, by the writer of all workbooks. */
async function sheetOf(context: Asking, query: SheetQuery) {
  const { db, caller, english } = context;
  const { language } = caller;
  const { lists } = await english.inLanguage(db, language, await readView(context, query));
  const list = lists.find(({ code }) => code === query.listType) ?? fail('not_found');
  const t = wordsOf(language);
  const names = language === 'en' ? columnsEn : columnsZh;
  const titles = list.columns.map(({ key, label }) => ({ title: label || names[key], width: WIDTH, isText: true }));
  async function* rows(): AsyncIterable<WrittenRow[]> {
    const size = requestLimits.maxPageSize;
    for (let current = 1; ; current += 1) {
      const page = await english.inLanguage(db, language, await readPage(context, { ...query, current, size }));
      assertWhole(page.total);
      yield page.records.map((item, at) => ({
        cells: [(current - 1) * size + at + 1, ...list.columns.map(({ key }) => dutyCell(key, item, t))],
      }));
      if (page.records.length < size) return;
    }
  }
  const columns = [{ title: t('number'), width: NUMBER_WIDTH }, ...titles];
  const data = await bytesOf((target) => writeSheet(target, { name: list.name, columns, rows: rows() }));
  return { name: `${list.name}.xlsx`, data: data.toString('base64') };
}

async function bytesOf(write: (target: Writable) => Promise<void>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await write(
    new Writable({
      write(piece: Buffer, _, done) {
        pieces.push(piece);
        done();
      },
    }),
  );
  return Buffer.concat(pieces);
}

/** Files for readers. */
export const sheets: Pick<Handlers<typeof dutyLists>, 'sheet' | 'openSheet'> = {
  sheet: (query, context) => sheetOf(context, query),
  openSheet: (query, context) => sheetOf({ ...context, person: undefined }, query),
};
