import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { TextField } from '../TextField.tsx';
import { r } from './words.ts';

const isWebAddress = (address: string) => /^https?:\/\/\S+$/i.test(address) && URL.canParse(address);

/** Asks where the chosen words lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();
  const form = useId();
  const done = () => {
    onClose();
    editor.commands.focus();
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    // The form around the editor must not be sent along.
    event.stopPropagation();
    const href = address.trim();
    if (!isWebAddress(href)) return setError(r('linkWrong'));
    const chain = editor.chain().extendMarkRange('link');
    // Without chosen words the address itself is what people read.
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    done();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    done();
  };
  return (
    <Dialog
      open
      width={434}
      title={r('linkTitle')}
      onClose={done}
      actions={
        <>
          {before && <Button onClick={remove}>{r('linkRemove')}</Button>}
          <Button type="submit" form={form} variant="primary">
            {r('linkSet')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={set}>
        <TextField
          type="url"
          label={r('linkTitle')}
          help={r('linkHelp')}
          error={error}
          data-autofocus=""
          autoComplete="off"
          value={address}
          onChange={setAddress}
        />
      </form>
    </Dialog>
  );
}
