import { type ProcessContent, type ProcessDetail, processContent } from '@yizhan/contract/entities/process.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { type KeyboardEvent, useState } from 'react';
import { PublishBar } from '../../admin-kit/publishing/PublishBar.tsx';
import { useEditorContent } from '../../admin-kit/publishing/useEditorContent.ts';
import { useSaveError } from '../../admin-kit/publishing/useSaveError.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { BasicTab } from './BasicTab.tsx';
import { describeProcess, describeProcessIn } from './describe-process.ts';
import type { TabProps } from './design.ts';
import { FlowTab } from './flow/FlowTab.tsx';
import { findHolder } from './flow/flow-edits.ts';
import { FormTab } from './form/FormTab.tsx';
import { PublishTab } from './PublishTab.tsx';
import { RightsTab } from './RightsTab.tsx';
import { TrialTab } from './TrialTab.tsx';
import { useFindings } from './useFindings.ts';
import { useHistory } from './useHistory.ts';
import { useNames } from './useNames.ts';

const t = textsOf({ processDesign });

const tabNames = ['basic', 'form', 'flow', 'rights', 'trial', 'publish'] as const;
export type TabName = (typeof tabNames)[number];
const tabLabels: Record<TabName, string> = {
  ...{ basic: t('tabBasic'), form: t('tabForm'), flow: t('tabFlow') },
  ...{ rights: t('tabRights'), trial: t('tabTrial'), publish: t('tabPublish') },
};
/** The tab where a part of the content is edited. */
const tabOf: Readonly<Record<string, TabName>> = { form: 'form', flow: 'flow' };

// Errors are shown by tab, not by antd's fields.
const noForm = { setFields: () => undefined, scrollToField: () => undefined };

type ProcessFormProps = {
  detail: ProcessDetail;
  tab: TabName;
  onTab: (tab: TabName) => void;
  onSaved: () => void;
  onReload: () => unknown;
  onRemoved: () => void;
};

/** The designer of one process: six tabs over one content, with undo, and the bar that publishes. */
export function ProcessForm({
  detail: { content, names: loaded, ...row },
  tab,
  onTab: setTab,
  onSaved,
  onReload,
  onRemoved,
}: ProcessFormProps) {
  const { state = row, shown, setShown, unsaved, ...draft } = useEditorContent(row, content);
  const [block, setBlock] = useState<string>();
  const history = useHistory<ProcessContent>(shown, setShown);
  const names = useNames(loaded);
  const describe = describeProcessIn(names);
  const { findings, isChecking } = useFindings(shown);
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => draft.base,
    describe,
    reload: onReload,
    rebase: draft.rebase,
    form: noForm,
  });
  /** What can be saved; otherwise opens the tab in which something is wrong. */
  const check = () => {
    const parsed = processContent.safeParse(shown);
    if (parsed.success) return parsed;
    const [part = 'settings'] = parsed.error.issues[0]?.path ?? [];
    const where = tabOf[String(part)] ?? 'basic';
    setTab(where);
    toast.error(t('unfinished', { where: describeProcess.label(parsed.error.issues[0]?.path.map(String) ?? []) }));
    return undefined;
  };
  const save = async () => {
    const parsed = check();
    if (!parsed) return undefined;
    const saved = await api.processes.update({ ...parsed.data, id: state.id, version: state.version });
    draft.markSaved(parsed.data, { version: saved.version, name: parsed.data.name });
    onSaved();
    return saved;
  };
  /** Of everything inside. */
  const shortcuts = { onKeyDown: (event: KeyboardEvent) => undoByKey(event, history) };
  const props: TabProps = { content: shown, change: history.change, findings, names };
  const errors = findings.filter(({ isWarning }) => !isWarning).length;
  const tabs = tabNames.map((key) => ({
    key,
    label: tabLabels[key],
    ...(key === 'publish' && errors > 0 && { count: errors }),
  }));
  const goTo = (to: 'form' | 'flow', blockId: string | undefined) => {
    setBlock(blockId && findHolder(shown.flow, blockId)?.id);
    setTab(to);
  };
  return (
    <div className="process-form" {...shortcuts}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <div className="process-form__history">
        <IconButton icon="undo" label={t('undo')} disabled={!history.canUndo} onClick={history.undo} />
        <IconButton icon="redo" label={t('redo')} disabled={!history.canRedo} onClick={history.redo} />
      </div>
      <Tabs label={t('tabs')} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'basic' && <BasicTab {...props} />}
        {tab === 'form' && <FormTab {...props} />}
        {tab === 'flow' && <FlowTab {...props} chosen={block} onChoose={setBlock} />}
        {tab === 'rights' && <RightsTab {...props} />}
        {tab === 'trial' && <TrialTab {...props} />}
        {tab === 'publish' && <PublishTab {...props} isChecking={isChecking} onGo={goTo} />}
      </Tabs>
      <PublishBar
        state={state}
        unsaved={unsaved}
        save={save}
        isValid={async () => check() !== undefined}
        describe={describe}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
    </div>
  );
}

type History = { undo: () => void; redo: () => void };

function undoByKey(event: KeyboardEvent, { undo, redo }: History): void {
  // Inside a text the browser undoes letters.
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
  if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}
