import { WorkbookError } from './workbook-error.ts';
import { attribute, openingTags } from './xml-text.ts';
import type { ZipFile } from './zip-file.ts';

export interface SheetPart {
  name: string;
  hidden: boolean;
  path: string;
}

/** Where the parts of an .xlsx are: their names are free, only the relations between them are fixed. */
export interface WorkbookParts {
  sheets: SheetPart[];
  /** Dates count from 1904, as old Macintosh workbooks do. */
  date1904: boolean;
  styles: string;
  sharedStrings: string;
}

type Relation = { id: string | undefined; type: string; path: string };

export async function findParts(zip: ZipFile): Promise<WorkbookParts> {
  const root = await relationsOf(zip, '');
  const main = root.find(({ type }) => type.endsWith('/officeDocument'))?.path ?? 'xl/workbook.xml';
  if (!zip.has(main) || main.endsWith('.bin')) throw new WorkbookError('wrongExtension', otherKind(zip, main));
  const xml = await zip.text(main);
  const related = await relationsOf(zip, main);
  const pathOf = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.path;
  const sheets = openingTags(xml, 'sheet').flatMap((tag, index): SheetPart[] => {
    const relation = related.find(({ id }) => id === attribute(tag, 'id'));
    // A chart or a dialog may be a sheet of its own.
    if (relation && !relation.type.endsWith('/worksheet')) return [];
    // Some programs forget the relations and keep to the usual names.
    const path = relation?.path ?? `xl/worksheets/sheet${index + 1}.xml`;
    if (!zip.has(path)) return [];
    const hidden = /hidden/i.test(attribute(tag, 'state') ?? '');
    return [{ name: attribute(tag, 'name') ?? '', hidden, path }];
  });
  if (sheets.length === 0)
    throw /<(?:[\w.-]+:)?workbook[\s/>]/.test(xml)
      ? new WorkbookError('empty')
      : new WorkbookError('wrongExtension', otherKind(zip, main));
  return {
    sheets,
    date1904: /^(?:1|true|on)$/.test(attribute(openingTags(xml, 'workbookPr')[0] ?? '', 'date1904') ?? ''),
    styles: pathOf('styles') ?? 'xl/styles.xml',
    sharedStrings: pathOf('sharedStrings') ?? 'xl/sharedStrings.xml',
  };
}

function otherKind(zip: ZipFile, main: string): string {
  if (main.endsWith('.bin')) return 'xlsb';
  if (zip.has('word/document.xml')) return 'docx';
  if (zip.has('ppt/presentation.xml')) return 'pptx';
  return zip.has('content.xml') ? 'ods' : 'zip';
}

async function relationsOf(zip: ZipFile, part: string): Promise<Relation[]> {
  const at = part.lastIndexOf('/') + 1;
  const xml = await zip.text(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`);
  return openingTags(xml, 'Relationship')
    .filter((tag) => attribute(tag, 'TargetMode') !== 'External')
    .map((tag) => ({
      id: attribute(tag, 'Id'),
      type: attribute(tag, 'Type') ?? '',
      path: existingPart(zip, resolvePart(part, attribute(tag, 'Target') ?? '')),
    }));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A target is an address: a space in the name of its part is written %20, by most. */
function existingPart(zip: ZipFile, path: string): string {
  if (zip.has(path) || !/%[\da-f]{2}/i.test(path)) return path;
  const name = decodePath(path);
  return zip.has(name) ? name : path;
}

function resolvePart(base: string, target: string): string {
  const plain = target.replaceAll('\\', '/');
  if (plain.startsWith('/')) return plain.slice(1);
  const path: string[] = [];
  for (const step of [...base.split('/').slice(0, -1), ...plain.split('/')]) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
