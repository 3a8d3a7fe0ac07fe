import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useRef, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { readProcessFile } from './process-file.ts';

const t = textsOf({ processDesign });

/** A draft from the file of another installation. */
export function ImportButton({ onImported }: { onImported: (id: string) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = async (file: File) => {
    const read = await readProcessFile(file);
    if (!read) return toast.error(t('importWrong'));
    setBusy(true);
    const done = await runAction(api.processes.importFile(read), t('imported'));
    setBusy(false);
    if (done) onImported(done.answer.id);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('importFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button icon="upload" loading={busy} onClick={() => picker.current?.click()}>
        {t('importFile')}
      </Button>
    </>
  );
}
