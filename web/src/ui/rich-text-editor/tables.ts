import { type Editor, Node } from '@tiptap/core';
import { type Command, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { readSpan } from '@yizhan/contract/rich-text.ts';

/** What the table commands know each node by. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => readSpan(element.getAttribute(name)) ?? 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const aCell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // The commands keep widths here; our columns have none.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => run(editor, goToNextCell(1)) || (run(editor, addRowAfter) && run(editor, goToNextCell(1))),
      'Shift-Tab': () => run(editor, goToNextCell(-1)),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

export const tableNodes = [Table, TableRow, aCell('tableCell', 'td'), aCell('tableHeader', 'th')];

const run = ({ state, view }: Editor, command: Command) => command(state, (tr) => view.dispatch(tr));

const commands = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  removeRow: deleteRow,
  columnLeft: addColumnBefore,
  columnRight: addColumnAfter,
  removeColumn: deleteColumn,
  headerRow: toggleHeaderRow,
  removeTable: deleteTable,
} satisfies Record<string, Command>;

export type TableCommand = keyof typeof commands;

/** Changes the table at the cursor. */
export function changeTable(editor: Editor, command: TableCommand): void {
  editor.view.focus();
  run(editor, commands[command]);
}

export const isTableAt = ({ state }: Editor) => isInTable(state);

export type TableSize = { rows: number; columns: number };

/** A table whose first row is its header, with the cursor in its first cell. */
export function insertTable(editor: Editor, { rows, columns }: TableSize): void {
  const line = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const content = Array.from({ length: rows }, (_, at) => line(at === 0 ? 'tableHeader' : 'tableCell'));
  const table = editor.schema.nodeFromJSON({ type: 'table', content });
  const tr = editor.state.tr.replaceSelectionWith(table);
  const first = TextSelection.near(tr.doc.resolve(editor.state.selection.from + 1));
  editor.view.dispatch(tr.setSelection(first).scrollIntoView());
  editor.view.focus();
}
