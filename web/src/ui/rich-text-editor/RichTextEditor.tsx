import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { useEffect, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../classes.ts';
import { Progress } from '../Progress.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { Paste } from './paste/paste.ts';
import { Picture } from './picture.ts';
import './RichTextEditor.css';
import { Tools } from './Tools.tsx';
import { tableNodes } from './tables.ts';
import { Align } from './text-align.ts';
import { usePictures } from './usePictures.ts';

const t = textsOf({ richText });

type RichTextEditorProps = {
  label: string;
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  /** Pictures can be inserted: by button, paste or drop. */
  pictures?: boolean;
  /** For a whole article rather than a few lines. */
  tall?: boolean;
};

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;

const textKit = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }),
  ...tableNodes,
  ...[Align, Paste],
];

/** Rich text: headings, lists, tables, bold, links, pictures. The server removes anything else. */
export function RichTextEditor({
  label,
  id,
  value = '',
  onChange,
  pictures = false,
  tall = false,
}: RichTextEditorProps) {
  const [linking, setLinking] = useState(false);
  const { progress, add } = usePictures();
  const lastValue = useRef(value);
  const editor = useEditor({
    extensions: pictures ? [...textKit, Picture.configure({ onFiles: add })] : textKit,
    content: value,
    ...(nonce && { injectNonce: nonce }),
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', ...(id && { id }) } },
    onUpdate: ({ editor }) => {
      lastValue.current = editor.isEmpty ? '' : editor.getHTML();
      onChange?.(lastValue.current);
    },
  });
  // Changed from outside: a restored draft, a reloaded record.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const uploading = progress.total > 0 && t('uploading', { done: progress.done, total: progress.total });
  return (
    <div className={classes('yz-editor', tall && 'yz-editor--tall')}>
      <Tools
        editor={editor}
        onLink={() => setLinking(true)}
        onPictures={pictures ? (files) => add(editor, files) : undefined}
      />
      {uploading && (
        <div className="yz-editor__progress" role="status">
          {uploading}
          <Progress label={uploading} value={progress.done > 0 ? (progress.done / progress.total) * 100 : undefined} />
        </div>
      )}
      <EditorContent editor={editor} className="yz-editor__text" />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
