import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { openViewer } from '../image-viewer.ts';
import { TextField } from '../TextField.tsx';
import { type ToastKind, toast } from '../toast.ts';
import { useConfirm } from '../useConfirm.ts';
import { Section } from './Section.tsx';
import { sample } from './sample.ts';
import { samplePictures } from './sample-pictures.ts';

const kinds: ToastKind[] = ['success', 'info', 'warning', 'error'];

export function Floating() {
  const [width, setWidth] = useState<(typeof uiLimits.dialogWidths)[number]>();
  const [text, setText] = useState('');
  const confirm = useConfirm();
  const close = () => setWidth(undefined);
  const actions = (
    <>
      <Button onClick={close}>{sample.actions[1]}</Button>
      <Button variant="primary" onClick={close}>
        {sample.actions[0]}
      </Button>
    </>
  );
  return (
    <Section title="Dialog, useConfirm, toast, openViewer">
      {uiLimits.dialogWidths.map((each) => (
        <Button key={each} size="small" onClick={() => setWidth(each)}>
          {each} px
        </Button>
      ))}
      <Button
        size="small"
        onClick={() =>
          void confirm({ title: sample.actions[3], text: sample.sentence, yes: sample.actions[3], danger: true })
        }
      >
        useConfirm
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} size="small" onClick={() => toast.show({ kind, text: sample.rows[1] })}>
          {kind}
        </Button>
      ))}
      <Button size="small" onClick={() => toast.error(sample.error.msg, sample.error.msgDetail)}>
        error + detail
      </Button>
      <Button size="small" onClick={() => void openViewer({ pictures: samplePictures(), download: true })}>
        openViewer
      </Button>
      <Button size="small" onClick={() => void openViewer({ pictures: [{ src: '/files/none', alt: sample.notice }] })}>
        openViewer, error
      </Button>
      <Dialog
        open={width !== undefined}
        width={width}
        title={sample.notice}
        onClose={close}
        actions={actions}
        aside={sample.times[0]}
      >
        <p>{sample.sentence}</p>
        <TextField label={sample.department} value={text} onChange={setText} data-autofocus="" />
      </Dialog>
    </Section>
  );
}
