import type { Editor } from '@tiptap/core';
import type { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import type { IconName } from '../icons/names.ts';
import { changeTable, type TableCommand } from './tables.ts';
import { setAlign } from './text-align.ts';

/** A button of the toolbar; its key names its text. */
export type Tool = { key: keyof typeof richText; icon: IconName; run: (editor: Editor) => void };

export const textTools: readonly { name: keyof typeof richText; tools: readonly Tool[] }[] = [
  {
    name: 'headings',
    tools: [
      {
        key: 'heading',
        icon: 'heading',
        run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      },
      {
        key: 'subheading',
        icon: 'subheading',
        run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      },
    ],
  },
  {
    name: 'letters',
    tools: [
      { key: 'bold', icon: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
      { key: 'italic', icon: 'italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
      { key: 'underline', icon: 'underline', run: (editor) => editor.chain().focus().toggleUnderline().run() },
    ],
  },
  {
    name: 'paragraphs',
    tools: [
      { key: 'bullets', icon: 'list', run: (editor) => editor.chain().focus().toggleBulletList().run() },
      { key: 'numbers', icon: 'list-numbers', run: (editor) => editor.chain().focus().toggleOrderedList().run() },
      { key: 'quote', icon: 'quote', run: (editor) => editor.chain().focus().toggleBlockquote().run() },
    ],
  },
  {
    name: 'alignment',
    tools: [
      { key: 'alignLeft', icon: 'align-left', run: (editor) => setAlign(editor, null) },
      { key: 'alignCenter', icon: 'align-center', run: (editor) => setAlign(editor, 'center') },
      { key: 'alignRight', icon: 'align-right', run: (editor) => setAlign(editor, 'right') },
    ],
  },
];

const tableTool = (key: TableCommand, icon: IconName): Tool => ({
  key,
  icon,
  run: (editor) => changeTable(editor, key),
});

/** Shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  tableTool('rowAbove', 'row-above'),
  tableTool('rowBelow', 'row-below'),
  tableTool('removeRow', 'row-remove'),
  tableTool('columnLeft', 'column-left'),
  tableTool('columnRight', 'column-right'),
  tableTool('removeColumn', 'column-remove'),
  tableTool('headerRow', 'table-header'),
  tableTool('removeTable', 'table-remove'),
];
