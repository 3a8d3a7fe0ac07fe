import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { bookRelationsXml, bookXml, contentTypesXml, rootRelationsXml, sheetRelationsXml } from './book-xml.ts';
import { notesDrawing, notesXml } from './notes-xml.ts';
import type { SheetToWrite } from './sheet-to-write.ts';
import { notesOf, optionsXml, sheetXml } from './sheet-xml.ts';
import { stylesXml } from './written-styles.ts';
import { ZipWriter } from './zip-writer.ts';

export interface WriteOptions {
  /** Called after each batch with the number of its rows. */
  onRows?: (count: number) => void;
}

/** Writes an .xlsx of one sheet as its rows come; it keeps none of them. The stream is ended. */
export async function writeSheet(
  target: string | Writable,
  sheet: SheetToWrite,
  { onRows = () => undefined }: WriteOptions = {},
): Promise<void> {
  const stream = typeof target === 'string' ? createWriteStream(target) : target;
  const notes = notesOf(sheet);
  const hasNotes = notes.length > 0;
  const hasOptions = sheet.columns.some(({ options = [] }) => options.length > 0);
  const zip = new ZipWriter(stream);
  // What goes wrong shows at the next write.
  stream.on('error', () => undefined);
  try {
    await zip.addText('[Content_Types].xml', contentTypesXml({ hasOptions, hasNotes }));
    await zip.addText('_rels/.rels', rootRelationsXml);
    await zip.addText('xl/workbook.xml', bookXml(sheet.name, { hasOptions, hasNotes }));
    await zip.addText('xl/_rels/workbook.xml.rels', bookRelationsXml({ hasOptions, hasNotes }));
    await zip.addText('xl/styles.xml', stylesXml);
    if (hasNotes) {
      await zip.addText('xl/worksheets/_rels/sheet1.xml.rels', sheetRelationsXml);
      await zip.addText('xl/comments1.xml', notesXml(notes));
      await zip.addText('xl/drawings/vmlDrawing1.vml', notesDrawing(notes));
    }
    if (hasOptions) await zip.addText('xl/worksheets/sheet2.xml', optionsXml(sheet.columns));
    await zip.add('xl/worksheets/sheet1.xml', sheetXml(sheet, onRows));
    await zip.finish();
    stream.end();
    await finished(stream, { readable: false });
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
