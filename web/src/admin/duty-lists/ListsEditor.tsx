import { type DutyListsContent, type DutyListsDetail, dutyListsContent } from '@yizhan/contract/entities/duty-list.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { dutyListsManage } from '@yizhan/contract/texts/zh-CN/duty-lists-manage.ts';
import { useState } from 'react';
import { fieldError, type Path } from '../../admin-kit/form/field-error.ts';
import { PublishBar } from '../../admin-kit/publishing/PublishBar.tsx';
import { useEditorContent } from '../../admin-kit/publishing/useEditorContent.ts';
import { useSaveError } from '../../admin-kit/publishing/useSaveError.tsx';
import { api } from '../../lib/api.ts';
import { landingViewPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { describeLists } from './describe-lists.ts';
import { ListRows } from './ListRows.tsx';

const t = textsOf({ dutyListsManage });

type ListsEditorProps = {
  state: PublicationState;
  content: DutyListsContent;
  items: DutyListsDetail['items'];
  onReload: () => unknown;
};

/** Title, who may read, and the lists with their columns; the publish bar below. */
export function ListsEditor({ state: loaded, content, items, onReload }: ListsEditorProps) {
  const { state = loaded, shown, setShown, unsaved, ...draft } = useEditorContent(loaded, content);
  const [tried, setTried] = useState(false);
  const change = (changes: Partial<DutyListsContent>) => setShown((now) => ({ ...now, ...changes }));
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => draft.base,
    describe: describeLists,
    reload: onReload,
    rebase: draft.rebase,
    form: { setFields: () => setTried(true), scrollToField: () => undefined },
  });
  const errorAt = (path: Path, label: string) => (tried ? fieldError(dutyListsContent, shown, path, label) : undefined);
  /** What can be saved; otherwise shows what is wrong. */
  const check = () => {
    const numbered = { ...shown, lists: shown.lists.map((list, sort) => ({ ...list, sort })) };
    const parsed = dutyListsContent.safeParse(numbered);
    if (parsed.success) return parsed;
    setTried(true);
    toast.error(t('wrong'));
    return undefined;
  };
  const save = async () => {
    const parsed = check();
    if (!parsed) return undefined;
    const { id, version } = state;
    const saved = await api.dutyLists.saveConfig({ content: parsed.data, held: { id, version } });
    draft.markSaved(parsed.data, { version: saved.version });
    setTried(false);
    return saved;
  };
  return (
    <div className="duty-config">
      <section className="admin-card duty-config__part">
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <TextField
          label={t('title')}
          required
          maxLength={fieldLimits.nameLength}
          value={shown.title}
          error={errorAt(['title'], t('title'))}
          onChange={(title) => change({ title })}
        />
        <TextArea
          label={t('intro')}
          help={t('introHelp')}
          maxLength={fieldLimits.longTextLength}
          value={shown.intro}
          onChange={(intro) => change({ intro })}
        />
        <Checkbox checked={shown.showDeptTree} onChange={(showDeptTree) => change({ showDeptTree })}>
          {t('showDeptTree')}
        </Checkbox>
        <Checkbox checked={shown.anonymousVisible} onChange={(anonymousVisible) => change({ anonymousVisible })}>
          {t('anonymousVisible')}
        </Checkbox>
        <p className="admin-muted">
          {t('anonymousHelp')} <code>{landingViewPath('lists')}</code>
        </p>
      </section>
      <ListRows lists={shown.lists} items={items} errorAt={errorAt} onChange={(lists) => change({ lists })} />
      <PublishBar
        state={state}
        unsaved={unsaved}
        save={save}
        isValid={async () => check() !== undefined}
        describe={describeLists}
        onChanged={onReload}
        onRemoved={onReload}
        onFailed={failed}
      />
      {dialog}
    </div>
  );
}
