import type { Editor } from '@tiptap/core';
import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { type FormEvent, useId, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { TextField } from '../TextField.tsx';

const t = textsOf({ richText });

const isWebAddress = (address: string) => /^https?:\/\/\S+$/i.test(address) && URL.canParse(address);

/** Asks for the address of the selected text's link. */
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
    // Do not submit the form around the editor.
    event.stopPropagation();
    const href = address.trim();
    if (!isWebAddress(href)) return setError(t('linkWrong'));
    const chain = editor.chain().extendMarkRange('link');
    // Without a selection the address itself becomes the link text.
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
      title={t('linkTitle')}
      onClose={done}
      actions={
        <>
          {before && <Button onClick={remove}>{t('linkRemove')}</Button>}
          <Button type="submit" form={form} variant="primary">
            {t('linkSet')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={set}>
        <TextField
          type="url"
          label={t('linkTitle')}
          help={t('linkHelp')}
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
