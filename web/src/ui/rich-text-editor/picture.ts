import { type Editor, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { filePath, parseFileId } from '../../lib/file-link.ts';
import { PictureView } from './PictureView.tsx';

type Options = { onFiles: (editor: Editor, files: readonly File[], at?: number) => void };

/** Two programs put a picture of the copied text beside the text itself: then the text is meant. */
const pastedFiles = (data: DataTransfer | null) => (data?.types.includes('text/html') ? [] : [...(data?.files ?? [])]);

const lengthOf = (element: HTMLElement, name: string) => Number.parseInt(element.getAttribute(name) ?? '', 10) || null;

/** An uploaded picture between paragraphs. Files that are pasted or dropped are handed over to be uploaded. */
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
  // Pictures of elsewhere are left behind: the server would not keep them either.
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (parseFileId(element.getAttribute('src') ?? '') ? null : false) },
  ],
  // Lazy: when the editor goes, its views go first, and the plain addresses behind them must not be asked for.
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
