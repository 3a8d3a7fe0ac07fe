import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnglishText } from '@yizhan/contract/entities/english.ts';
import * as englishLimits from '@yizhan/contract/limits/english.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { english } from '@yizhan/contract/texts/zh-CN/english.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PaneSkeleton } from '../form/PaneSkeleton.tsx';
import { runAction } from '../run-action.ts';

const t = textsOf({ english });
const adminText = textsOf({ admin });

/** The English text of one Chinese text of the school. It is saved at once, apart from any form around it. */
export function EnglishDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const found = useQuery({ ...query.english.get({ text }), staleTime: 0, gcTime: 0 });
  return (
    <Loaded
      query={found}
      skeleton={
        <Dialog open title={t('editTitle')} onClose={onClose}>
          <PaneSkeleton />
        </Dialog>
      }
    >
      {(stored) => <OpenEnglish key={stored.version} stored={stored} onClose={onClose} />}
    </Loaded>
  );
}

const BuiltIn = ({ text }: { text: string }) => (
  <>
    {t('builtInHelp')} <span lang="en">{text}</span>
  </>
);

function OpenEnglish({ stored, onClose }: { stored: EnglishText; onClose: () => void }) {
  const client = useQueryClient();
  const { text, builtIn, version } = stored;
  const [typed, setTyped] = useState(stored.english);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const saved = await runAction(api.english.submit({ text, english: typed.trim(), version }), adminText('saved'));
    setSaving(false);
    await client.invalidateQueries({ queryKey: query.english.queryKey });
    if (saved) onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{adminText('cancel')}</Button>
      <Button variant="primary" loading={saving} onClick={() => void save()}>
        {adminText('save')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('editTitle')} onClose={onClose} actions={actions}>
      <TextField
        label={text}
        lang="en"
        help={builtIn ? <BuiltIn text={builtIn} /> : t('help', { name: text })}
        maxLength={englishLimits.textLength}
        data-autofocus=""
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
        }}
      />
    </Dialog>
  );
}
