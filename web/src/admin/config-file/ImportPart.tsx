import type { ConfigCheck } from '@yizhan/contract/entities/config-file.ts';
import { configFile } from '@yizhan/contract/texts/zh-CN/config-file.ts';
import { useRef, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ask } from '../../ui/confirm.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { toast } from '../../ui/toast.ts';
import { CheckedFile } from './CheckedFile.tsx';

const t = textsOf({ configFile });

/** `turn`: each check begins with a choice of its own. */
type CheckedUpload = { file: File; check: ConfigCheck; turn: number };

/** A file, what it would change, and the choice of what to apply. */
export function ImportPart() {
  const picker = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<CheckedUpload>();
  const [busy, setBusy] = useState(false);
  const check = async (file: File) => {
    setBusy(true);
    const done = await runAction(api.configFile.check({ file }));
    setBusy(false);
    setChecked((now) => done && { file, check: done.answer, turn: (now?.turn ?? 0) + 1 });
  };
  const apply = async ({ file, check: { entries } }: CheckedUpload, chosen: readonly number[]) => {
    const n = chosen.length;
    const m = entries.filter(({ index, needsReview }) => needsReview && chosen.includes(index)).length;
    const text = m === 0 ? t('applyText') : `${t('applyText')}${t('applyReview', { n: m })}`;
    if (!(await ask({ title: t('applyTitle', { n }), text, yes: t('applyYes') }))) return;
    setBusy(true);
    const done = await runAction(api.configFile.apply({ file, chosen: chosen.join(',') }));
    setBusy(false);
    if (done) {
      const { applied, submitted } = done.answer;
      toast.success(t(submitted > 0 ? 'appliedReview' : 'applied', { n: applied, m: submitted }));
      setChecked(undefined);
    }
    // What was applied shows in every section; what was refused has another state now.
    await queryClient.invalidateQueries();
    if (!done) await check(file);
  };
  return (
    <section className="admin-card config-file" aria-label={t('importTitle')}>
      <Stack>
        <Text as="h2" size={16} strong>
          {t('importTitle')}
        </Text>
        <Text as="p" tone="second">
          {t('importText')}
        </Text>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={t('chooseFile')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void check(file);
          }}
        />
        <Row>
          <Button icon="upload" loading={busy} onClick={() => picker.current?.click()}>
            {t(checked ? 'otherFile' : 'chooseFile')}
          </Button>
        </Row>
        {checked && (
          <CheckedFile
            key={checked.turn}
            check={checked.check}
            busy={busy}
            onApply={(chosen) => void apply(checked, chosen)}
          />
        )}
      </Stack>
    </section>
  );
}
