import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { useSyncExternalStore } from 'react';
import { textsOf } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { questions } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import './Confirm.css';

const t = textsOf({ ui });

/** Shows the oldest pending question; part of Overlays. */
export function Confirm() {
  const question = useSyncExternalStore(questions.subscribe, questions.first);
  if (!question) return null;
  const { id, title, text, yes, no, danger, answer } = question;
  const actions = (
    <>
      <Button onClick={() => answer(false)} data-autofocus={danger ? '' : undefined}>
        {no ?? t('cancel')}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        onClick={() => answer(true)}
        data-autofocus={danger ? undefined : ''}
      >
        {yes ?? t('ok')}
      </Button>
    </>
  );
  return (
    <Dialog key={id} open role="alertdialog" width={380} title={title} onClose={() => answer(false)} actions={actions}>
      {text && <div className="yz-confirm">{text}</div>}
    </Dialog>
  );
}
