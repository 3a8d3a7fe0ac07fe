import { fill } from '@yizhan/contract/texts/format.ts';
import { type BulkColumn, type BulkList, noteOf } from '../../domain/bulk/list.ts';
import { sheetTexts } from '../../domain/bulk/rules.ts';
import type { Language } from '../../person.ts';

function kindNote({ kind }: BulkColumn, language: Language): string {
  const t = sheetTexts(language);
  switch (kind.type) {
    case 'text':
      return fill(t.textNote, { most: kind.longest });
    case 'integer':
      return fill(t.integerNote, { least: kind.least, most: kind.most });
    case 'day':
    case 'time':
      return t.dayNote;
    case 'flag':
      return t.flagNote;
    case 'option':
      return t.optionNote;
    case 'options':
      return fill(t.optionsNote, { most: kind.most });
    case 'lines':
      return fill(t.linesNote, { most: kind.most });
  }
}

/** What to write into a column: required or not, its own note, and what it holds. */
export const columnNote = (list: BulkList, column: BulkColumn, language: Language) =>
  [
    ...(column.required ? [sheetTexts(language).requiredNote] : []),
    noteOf(list, column.name, language) || kindNote(column, language),
  ].join(language === 'en' ? '. ' : '。');
