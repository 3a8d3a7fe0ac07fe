/** The notes of titles. A sheet needs them twice: their texts, and a drawing that says where their boxes are. */
import { columnLetters } from './row-xml.ts';
import { escapeText } from './xml-text.ts';

export type Note = { row: number; column: number; text: string };

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export function notesXml(notes: readonly Note[]): string {
  const items = notes.map(({ row, column, text }) => {
    const run = `<r><rPr><sz val="10"/><rFont val="宋体"/></rPr><t xml:space="preserve">${escapeText(text)}</t></r>`;
    return `<comment ref="${columnLetters(column)}${row}" authorId="0"><text>${run}</text></comment>`;
  });
  return [
    head,
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author></author></authors>',
    `<commentList>${items.join('')}</commentList></comments>`,
  ].join('');
}

/** Left column, its offset, top row, its offset, right column, offset, bottom row, offset. */
const anchor = ({ row, column, text }: Note) => {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 16), 1);
  return [column + 1, 8, row, 4, column + 3, 60, row + Math.max(3, lines), 8].join(',');
};

function shape(note: Note, index: number): string {
  return [
    `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" `,
    'style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">',
    '<v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox/>',
    '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>',
    `<x:Anchor>${anchor(note)}</x:Anchor><x:AutoFill>False</x:AutoFill>`,
    `<x:Row>${note.row - 1}</x:Row><x:Column>${note.column}</x:Column></x:ClientData></v:shape>`,
  ].join('');
}

export function notesDrawing(notes: readonly Note[]): string {
  return [
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ',
    'xmlns:x="urn:schemas-microsoft-com:office:excel">',
    '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>',
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">',
    '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>',
    notes.map(shape).join(''),
    '</xml>',
  ].join('');
}
