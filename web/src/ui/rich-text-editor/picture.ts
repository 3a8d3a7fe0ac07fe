import { type Editor, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { filePath, parseFileId } from '../../lib/file-link.ts';
import { PictureView } from './PictureView.tsx';

type Options = { onFiles: (editor: Editor, files: readonly File[], at?: number) => void };

/** Some programs copy an image of the text beside the text itself: then only the text is pasted. */
const pastedFiles = (data: DataTransfer | null) => (data?.types.includes('text/html') ? [] : [...(data?.files ?? [])]);

const lengthOf = (element: HTMLElement, name: string) => Number.parseInt(element.getAttribute(name) ?? '', 10) || null;

/** An uploaded picture between paragraphs. Pasted or dropped files are handed over for upload. */
export const Picture = Node.create<Options>({
  name: 'picture',
  group: 'block',
  draggable: true,
  addOptions: () => ({ onFiles: () => undefined }),
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => filePath(parseFileId(element.getAttribute('src') ?? '') ?? '') },
    alt: { default: '' },
    width: { default: null, parseHTML: (element) => lengthOf(element, 'width') },
    height: { default: null, parseHTML: (element) => lengthOf(element, 'height') },
  }),
  // External pictures are dropped: the server would remove them, too.
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (parseFileId(element.getAttribute('src') ?? '') ? null : false) },
  ],
  // Lazy: when the editor is destroyed, its node views go first, and the plain addresses behind them must not be
  // requested.
  renderHTML: ({ HTMLAttributes }) => ['img', { loading: 'lazy', ...HTMLAttributes }],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      new Plugin({
        props: {
          handlePaste(_view, event) {
            const files = pastedFiles(event.clipboardData);
            if (files.length > 0) options.onFiles(editor, files);
            return files.length > 0;
          },
          handleDrop(view, event, _slice, moved) {
            const files = moved ? [] : [...(event.dataTransfer?.files ?? [])];
            if (files.length === 0) return false;
            event.preventDefault();
            options.onFiles(editor, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
            return true;
          },
        },
      }),
    ];
  },
});
