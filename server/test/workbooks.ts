import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRowsHere } from '../src/common/workbook/read-rows.ts';
import type { Cell } from '../src/common/workbook/sheet-row.ts';
import { writeSheet } from '../src/common/workbook/write-sheet.ts';
import type { School, TestPerson } from './school.ts';

export const writeBook = (path: string, titles: readonly string[], rows: readonly (readonly Cell[])[]) =>
  writeSheet(path, {
    ...{ name: 'Sheet1', columns: titles.map((title) => ({ title })) },
    rows: [rows.map((cells) => ({ cells }))],
  });

/** An uploaded workbook with these titles and rows. */
export async function aWorkbook(titles: readonly string[], rows: readonly (readonly Cell[])[], name = '数据.xlsx') {
  const path = join(await mkdtemp(join(tmpdir(), 'yizhan-book-')), 'book.xlsx');
  await writeBook(path, titles, rows);
  return new File([new Uint8Array(await readFile(path))], name);
}

/** Lets waiting jobs of the school run. */
export const runJobs = ({ parts, tenant }: School) => parts.jobs.runDue(tenant);

type Start = { list: string; dry?: boolean; errorRegx?: number; headerLine?: number };

/** Uploads a workbook and takes the proposed matches. */
export async function startImport(person: TestPerson, file: File, { list, dry, errorRegx = 1, headerLine = 1 }: Start) {
  const { id } = (await person.bulk.upload({ list, file })).result;
  const { matchFieldList } = (await person.bulk.matchFields({ list, id, headerLine })).result;
  const matches = matchFieldList.flatMap(({ excelField, column }) => (column ? [[excelField, column]] : []));
  const matrixType = JSON.stringify(Object.fromEntries(matches));
  return person.bulk.startImport({ list, id, headerLine, ruleNum: 2, errorRegx, matrixType, dry: dry ?? false });
}

/** The whole import of a workbook, to its end. */
export async function importAll(school: School, person: TestPerson, file: File, start: Start) {
  const key = (await startImport(person, file, start)).result.redisKey;
  await runJobs(school);
  return { key, ...(await person.bulk.importProgress({ list: start.list, key })).result };
}

/** The rows of a workbook at an address of the school. */
export async function rowsAt(school: School, url: string): Promise<Cell[][]> {
  const answer = await school.app.inject({ url, headers: { host: school.host } });
  const path = join(await mkdtemp(join(tmpdir(), 'yizhan-book-')), 'book.xlsx');
  await writeFile(path, answer.rawPayload);
  const rows: Cell[][] = [];
  for await (const batch of readRowsHere(path, 'xlsx')) rows.push(...batch.map(({ cells }) => [...cells]));
  return rows;
}
