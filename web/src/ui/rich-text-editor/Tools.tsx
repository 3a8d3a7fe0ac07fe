import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { type ReactNode, useRef } from 'react';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../IconButton.tsx';
import { PictureButton } from './PictureButton.tsx';
import { TableSizeButton } from './TableSizeButton.tsx';
import { insertTable, isTableAt } from './tables.ts';
import { alignAt } from './text-align.ts';
import { type Tool, tableTools, textTools } from './tool-groups.ts';
import { useToolbarKeys } from './useToolbarKeys.ts';

const t = textsOf({ richText });

type ToolsProps = {
  editor: Editor;
  onLink: () => void;
  /** Absent for a text without pictures. */
  onPictures?: ((files: readonly File[]) => void) | undefined;
};

const stateOf = (editor: Editor) => ({
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  alignLeft: alignAt(editor) === null,
  alignCenter: alignAt(editor) === 'center',
  alignRight: alignAt(editor) === 'right',
  link: editor.isActive('link'),
  isInTable: isTableAt(editor),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** The toolbar: icons in groups, each showing whether it is active at the cursor. One tab stop, then the arrow keys. */
export function Tools({ editor, onLink, onPictures }: ToolsProps) {
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) });
  const toolbar = useRef<HTMLDivElement>(null);
  const keys = useToolbarKeys(toolbar);
  const button = ({ key, icon, run }: Tool) => (
    <IconButton
      key={key}
      icon={icon}
      label={t(key)}
      {...(key in state && { 'aria-pressed': state[key as keyof typeof state] })}
      onClick={() => run(editor)}
    />
  );
  return (
    <div ref={toolbar} className="yz-editor__tools" role="toolbar" aria-label={t('formatting')} {...keys}>
      <Group label={t('steps')}>
        <IconButton
          icon="undo"
          label={t('undo')}
          disabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          icon="redo"
          label={t('redo')}
          disabled={!state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </Group>
      {textTools.map(({ name, tools }) => (
        <Group key={name} label={t(name)}>
          {tools.map(button)}
        </Group>
      ))}
      <Group label={t('insert')}>
        <IconButton icon="link" label={t('link')} aria-pressed={state.link} onClick={onLink} />
        {onPictures && <PictureButton onPictures={onPictures} />}
        <TableSizeButton disabled={state.isInTable} onChoose={(size) => insertTable(editor, size)} />
      </Group>
      {state.isInTable && <Group label={t('tableTools')}>{tableTools.map(button)}</Group>}
    </div>
  );
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="yz-editor__group" aria-label={label}>
    {children}
  </fieldset>
);
