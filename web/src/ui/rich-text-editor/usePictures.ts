import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { filterAcceptable, uploadPicture } from './upload.ts';

const none = { done: 0, total: 0 };

/** Uploads pictures one after the other and inserts each at the requested position. */
export function usePictures() {
  const [progress, setProgress] = useState(none);
  const add = async (editor: Editor, files: readonly File[], at = editor.state.selection.to) => {
    const pictures = filterAcceptable(files);
    setProgress((before) => ({ ...before, total: before.total + pictures.length }));
    for (const file of pictures) {
      const attrs = await uploadPicture(file);
      if (attrs && !editor.isDestroyed) {
        const place = Math.min(at, editor.state.doc.content.size);
        editor.chain().insertContentAt(place, { type: 'picture', attrs }).run();
      }
      setProgress(({ done, total }) => (done + 1 < total ? { done: done + 1, total } : none));
    }
  };
  return { progress, add: (...args: Parameters<typeof add>) => void add(...args) };
}
