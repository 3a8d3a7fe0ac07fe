import { type FileHandle, open } from 'node:fs/promises';
import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import { readOleNames } from './ole-directory.ts';
import type { WorkbookKind } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';
import { readAt } from './zip-directory.ts';

const ZIP = 0x504b0304;
const EMPTY_ZIP = 0x504b0506;
const OLE = 0xd0cf11e0;
/** Web pages begin with styles, often long ones. */
const HEAD_BYTES = 4096;

/** The bytes decide what a file is: a name is easily changed, and many systems call their HTML .xls. */
export async function assertKind(path: string, kind: WorkbookKind, limit: WorkbookLimits): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new WorkbookError('empty');
    const most = kind === 'xls' ? Math.min(limit.fileBytes, workbooksLimits.maxOldWorkbookBytes) : limit.fileBytes;
    if (size > most) throw new WorkbookError('tooLarge');
    const actual = await detectKind(file);
    if (actual === 'encrypted') throw new WorkbookError('encrypted');
    if (actual === undefined) throw new WorkbookError('corrupt');
    if (actual !== kind) throw new WorkbookError('wrongExtension', actual);
  } finally {
    await file.close();
  }
}

async function detectKind(file: FileHandle): Promise<string | undefined> {
  const head = await readAt(file, 0, HEAD_BYTES);
  const signature = head.length < 4 ? 0 : head.readUInt32BE(0);
  if (signature === ZIP || signature === EMPTY_ZIP) return 'xlsx';
  if (signature === OLE) return kindOfOle(await readOleNames(file));
  return isBareBiff(head) ? 'xls' : kindOfText(head);
}

function kindOfOle(names: ReadonlySet<string>): string | undefined {
  if (names.has('EncryptedPackage')) return 'encrypted';
  if (names.has('Workbook') || names.has('Book') || names.has('WORKBOOK') || names.has('BOOK')) return 'xls';
  if (names.has('WordDocument')) return 'doc';
  return names.has('PowerPoint Document') ? 'ppt' : undefined;
}

/** Workbooks before 1993 have no container: they begin with the record that begins every sheet. */
export const isBareBiff = (head: Buffer) =>
  head.length > 8 && head[0] === 9 && [0, 2, 4, 8].includes(head[1] ?? -1) && [4, 6, 8, 16].includes(head[2] ?? -1);

function kindOfText(head: Buffer): string | undefined {
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe;
  if (!isUtf16 && head.includes(0)) return undefined;
  const text = head
    .toString(isUtf16 ? 'utf16le' : 'utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  // A page saved together with its pictures is a letter.
  if (/^(?:mime-version|content-type: *multipart)/i.test(text)) return 'html';
  if (text.startsWith('<'))
    return /^<\?xml|^<(?:[\w.-]+:)?workbook/i.test(text) && !/<html/i.test(text) ? 'xml' : 'html';
  if (text.startsWith('%PDF')) return 'pdf';
  if (text.startsWith('{\\rtf')) return 'doc';
  return /[,\t;]/.test(text) ? 'csv' : 'txt';
}
