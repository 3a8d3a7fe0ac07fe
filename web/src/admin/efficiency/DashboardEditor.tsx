import { type EfficiencyContent, efficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { efficiencyManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { useState } from 'react';
import { FormSections } from '../../admin-kit/form/FormSections.tsx';
import { fieldError, type Path } from '../../admin-kit/form/field-error.ts';
import { PictureField } from '../../admin-kit/PictureField.tsx';
import { PublishBar } from '../../admin-kit/publishing/PublishBar.tsx';
import { useEditorContent } from '../../admin-kit/publishing/useEditorContent.ts';
import { useSaveError } from '../../admin-kit/publishing/useSaveError.tsx';
import { api } from '../../lib/api.ts';
import { landingViewPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { DashboardPreview } from './DashboardPreview.tsx';
import { describeDashboard } from './describe-dashboard.ts';
import { ManualRows } from './ManualRows.tsx';
import { NumberField } from './NumberField.tsx';
import { PanelRows } from './PanelRows.tsx';
import { ScoreWeights } from './ScoreWeights.tsx';

const t = textsOf({ efficiencyManage });
const adminText = textsOf({ admin });

const thresholds = ['yellowPercent', 'yellowDays', 'minVolume'] as const;
type DashboardEditorProps = { state: PublicationState; content: EfficiencyContent; onReload: () => void };

/** Title, who may read, the panels in order and the thresholds; the publish bar below. */
export function DashboardEditor({ state: loaded, content, onReload }: DashboardEditorProps) {
  const { state = loaded, shown, setShown, unsaved, ...draft } = useEditorContent(loaded, content);
  const [tried, setTried] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const change = (changes: Partial<EfficiencyContent>) => setShown((now) => ({ ...now, ...changes }));
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => draft.base,
    describe: describeDashboard,
    reload: onReload,
    rebase: draft.rebase,
    form: { setFields: () => setTried(true), scrollToField: () => undefined },
  });
  const errorIn = (path: Path, label: string) =>
    tried ? fieldError(efficiencyContent, shown, path, label) : undefined;
  const errorAt = (field: keyof EfficiencyContent, label: string) => errorIn([field], label);
  /** What can be saved; otherwise shows what is wrong. */
  const check = () => {
    const parsed = efficiencyContent.safeParse(shown);
    if (parsed.success) return parsed;
    setTried(true);
    toast.error(t('wrong'));
    return undefined;
  };
  const save = async () => {
    const parsed = check();
    if (!parsed) return undefined;
    const { id, version } = state;
    const saved = await api.efficiency.saveConfig({ content: parsed.data, held: { id, version } });
    draft.markSaved(parsed.data, { version: saved.version });
    setTried(false);
    return saved;
  };
  // What is previewed is counted by the server, by the saved draft.
  const preview = async () => {
    try {
      if (!unsaved || (await save())) setPreviewing(true);
    } catch (error) {
      failed(error);
    }
  };
  const readers = (
    <>
      <TextField
        label={t('title')}
        required
        maxLength={efficiencyLimits.titleLength}
        value={shown.title}
        error={errorAt('title', t('title'))}
        onChange={(title) => change({ title })}
      />
      <TextArea
        label={t('intro')}
        help={t('introHelp')}
        maxLength={fieldLimits.textLength}
        value={shown.intro}
        onChange={(intro) => change({ intro })}
      />
      <Checkbox checked={shown.anonymousVisible} onChange={(anonymousVisible) => change({ anonymousVisible })}>
        {t('anonymousVisible')}
      </Checkbox>
      <p className="admin-muted">
        {t('anonymousHelp')} <code>{landingViewPath('efficiency')}</code>
      </p>
    </>
  );
  const wall = (
    <>
      <NumberField
        label={t('refreshSeconds', {
          from: efficiencyLimits.minRefreshSeconds,
          to: efficiencyLimits.maxRefreshSeconds,
        })}
        value={shown.refreshSeconds}
        error={errorAt('refreshSeconds', t('refreshName'))}
        onChange={(refreshSeconds) => change({ refreshSeconds })}
      />
      <Stack gap={1}>
        <Text>{t('wallPicture')}</Text>
        <PictureField
          size="1920 × 1080"
          alt={t('wallPicture')}
          value={shown.wallPicture}
          onChange={(wallPicture) => change({ wallPicture })}
        />
      </Stack>
    </>
  );
  const limits = (
    <>
      {thresholds.map((field) => (
        <NumberField
          key={field}
          label={t(field)}
          value={shown[field]}
          error={errorAt(field, t(field))}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
      <p className="admin-muted">{t('redHelp')}</p>
    </>
  );
  const sections = [
    { key: 'readers', title: t('partReaders'), content: readers },
    {
      key: 'panels',
      title: t('panels'),
      content: <PanelRows panels={shown.panels} onChange={(panels) => change({ panels })} />,
    },
    {
      key: 'manual',
      title: t('manual'),
      content: <ManualRows manual={shown.manual} errorAt={errorIn} onChange={(manual) => change({ manual })} />,
    },
    { key: 'wall', title: t('partWall'), content: wall },
    { key: 'thresholds', title: t('thresholds'), content: limits },
    {
      key: 'weights',
      title: t('weights'),
      content: <ScoreWeights value={shown} errorAt={errorIn} onChange={change} />,
    },
  ];
  return (
    <div className="eff-config">
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <FormSections
        label={adminText('sectionsOf')}
        className="admin-card eff-config__part"
        heading="h2"
        headingClass="eff-config__heading"
        sections={sections}
      />
      <PublishBar
        state={state}
        onPreview={() => void preview()}
        unsaved={unsaved}
        save={save}
        isValid={async () => check() !== undefined}
        describe={describeDashboard}
        onChanged={onReload}
        onRemoved={onReload}
        onFailed={failed}
      />
      {dialog}
      {previewing && <DashboardPreview onClose={() => setPreviewing(false)} />}
    </div>
  );
}
