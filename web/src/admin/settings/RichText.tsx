import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button } from '../../ui/Button.tsx';
import { s } from './words.ts';

type RichTextProps = { label: string; id?: string; value?: string; onChange?: (html: string) => void };

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;

/** Text with form: headings, lists, bold, links. The server lets nothing else through. */
export function RichText({ label, id, value = '', onChange }: RichTextProps) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } })],
    content: value,
    ...(nonce && { injectNonce: nonce }),
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', ...(id && { id }) } },
    onUpdate: ({ editor }) => onChange?.(editor.isEmpty ? '' : editor.getHTML()),
  });
  return (
    <div className="admin-rich">
      <Tools editor={editor} />
      <EditorContent editor={editor} className="admin-rich__text" />
    </div>
  );
}

function Tools({ editor }: { editor: Editor }) {
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading: editor.isActive('heading'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
    }),
  });
  const tools = [
    { key: 'heading', run: () => editor.chain().focus().toggleHeading({ level: 3 }).run() },
    { key: 'bold', run: () => editor.chain().focus().toggleBold().run() },
    { key: 'italic', run: () => editor.chain().focus().toggleItalic().run() },
    { key: 'bullets', run: () => editor.chain().focus().toggleBulletList().run() },
    { key: 'numbers', run: () => editor.chain().focus().toggleOrderedList().run() },
  ] as const;
  return (
    <div className="admin-rich__tools" role="toolbar" aria-label={s('formatting')}>
      {tools.map(({ key, run }) => (
        <Button key={key} size="small" variant="quiet" aria-pressed={now[key]} onClick={run}>
          {s(key)}
        </Button>
      ))}
      <span className="admin-rich__gap" />
      <Button size="small" variant="quiet" onClick={() => editor.chain().focus().undo().run()}>
        {s('undo')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => editor.chain().focus().redo().run()}>
        {s('redo')}
      </Button>
    </div>
  );
}
