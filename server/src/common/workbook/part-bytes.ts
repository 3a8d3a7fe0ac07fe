import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import { encodingOf } from './part-encoding.ts';
import { WorkbookError } from './workbook-error.ts';
import { assertNoEntities, type ZipFile } from './zip-file.ts';

/** Consumes complete elements and returns how many bytes they took, 0 for none; 'end' when the rest does not matter. */
export type Consume = (bytes: Buffer) => number | 'end';

/** Where a DOCTYPE would have to stand. */
const PROLOG_BYTES = 4096;

/** Hands a part over as UTF-8, chunk by chunk, each with what was left of the one before. Yields after each step. */
export async function* consumePart(zip: ZipFile, part: string, consume: Consume): AsyncGenerator<void> {
  let rest: Buffer | undefined;
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let isFirst = true;
  for await (const chunk of zip.chunks(part)) {
    const encoding = isFirst ? encodingOf(chunk) : 'utf-8';
    if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
    const piece = decoder ? Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8') : chunk;
    let bytes: Buffer = rest ? Buffer.concat([rest, piece]) : piece;
    if (isFirst) assertNoEntities(bytes.toString('latin1', 0, PROLOG_BYTES));
    isFirst = false;
    for (let used = -1; used !== 0 && bytes.length > 0; bytes = bytes.subarray(used)) {
      const consumed = consume(bytes);
      yield;
      if (consumed === 'end') return;
      used = consumed;
    }
    rest = bytes.length > 0 ? bytes : undefined;
    if (bytes.length > workbooksLimits.maxCellMarkupBytes) throw new WorkbookError('tooLarge');
  }
}
