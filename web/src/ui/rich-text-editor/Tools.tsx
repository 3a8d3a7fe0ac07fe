import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { useRef } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { pictureTypes } from './upload.ts';

const t = textsOf({ richText });

type ToolsProps = {
  editor: Editor;
  onLink: () => void;
  /** Absent for a text without pictures. */
  onPictures?: ((files: readonly File[]) => void) | undefined;
};

const isOn = (editor: Editor) => ({
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
});

/** The toolbar: each button shows whether it is active at the cursor. */
export function Tools({ editor, onLink, onPictures }: ToolsProps) {
  const on = useEditorState({ editor, selector: ({ editor }) => isOn(editor) });
  const markTools = [
    { key: 'heading', run: () => editor.chain().focus().toggleHeading({ level: 2 }).run() },
    { key: 'subheading', run: () => editor.chain().focus().toggleHeading({ level: 3 }).run() },
    { key: 'bold', run: () => editor.chain().focus().toggleBold().run() },
    { key: 'italic', run: () => editor.chain().focus().toggleItalic().run() },
    { key: 'bullets', run: () => editor.chain().focus().toggleBulletList().run() },
    { key: 'numbers', run: () => editor.chain().focus().toggleOrderedList().run() },
    { key: 'quote', run: () => editor.chain().focus().toggleBlockquote().run() },
    { key: 'link', run: onLink },
  ] as const;
  return (
    <div className="yz-editor__tools" role="toolbar" aria-label={t('formatting')}>
      {markTools.map(({ key, run }) => (
        <Button key={key} size="small" variant="quiet" aria-pressed={on[key]} onClick={run}>
          {t(key)}
        </Button>
      ))}
      {onPictures && <PictureButton onPictures={onPictures} />}
      <span className="yz-editor__gap" />
      <Button size="small" variant="quiet" onClick={() => editor.chain().focus().undo().run()}>
        {t('undo')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => editor.chain().focus().redo().run()}>
        {t('redo')}
      </Button>
    </div>
  );
}

function PictureButton({ onPictures }: { onPictures: (files: readonly File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" variant="quiet" icon="image" title={t('dropHint')} onClick={() => chooser.current?.click()}>
        {t('picture')}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label={t('picture')}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
