import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProcessContent, ProcessSettings } from '@yizhan/contract/entities/process.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { NumberField } from '../../forms/NumberField.tsx';
import { PersonPicker } from '../../forms/PersonPicker.tsx';
import { type Named, SearchPicker } from '../../forms/SearchPicker.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { TabProps } from './design.ts';

const t = textsOf({ processDesign });
const formText = textsOf({ forms });

/** Name, owner, service and the rules of the whole process. */
export function BasicTab({ content, change, names }: TabProps) {
  const { settings } = content;
  const set = (changes: Partial<ProcessContent>, tag?: string) => change({ ...content, ...changes }, tag);
  const setRule = (changes: Partial<ProcessSettings>, tag?: string) =>
    set({ settings: { ...settings, ...changes } }, tag);
  const person = (id: string | null): Named | undefined => (id ? { id, name: names.of('user', id) } : undefined);
  const learn = (chosen: Named | undefined) => {
    if (chosen) names.learn('user', [chosen]);
    return chosen?.id;
  };
  return (
    <section className="design-basics admin-card" aria-label={t('tabBasic')}>
      <TextField
        label={t('name')}
        required
        maxLength={processLimits.nameLength}
        value={content.name}
        onChange={(name) => set({ name }, 'name')}
      />
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        required
        maxLength={processLimits.codeLength}
        value={content.code}
        onChange={(code) => set({ code: code.toLowerCase() }, 'code')}
      />
      <TextArea
        label={t('intro')}
        help={t('introHelp')}
        rows={3}
        maxLength={fieldLimits.longTextLength}
        value={content.intro}
        onChange={(intro) => set({ intro }, 'intro')}
      />
      <Field label={t('department')} required>
        {({ id }) => (
          <DepartmentSelect
            id={id}
            value={content.ownerDeptId}
            onChange={(ownerDeptId) => ownerDeptId && set({ ownerDeptId })}
          />
        )}
      </Field>
      <PersonPicker
        label={t('owner')}
        help={t('ownerHelp')}
        required
        value={person(content.ownerId)}
        onChange={(chosen) => set({ ownerId: learn(chosen) ?? '' })}
      />
      <ServicePicker
        value={content.serviceId ? { id: content.serviceId, name: names.of('service', content.serviceId) } : undefined}
        onChange={(service) => {
          if (service) names.learn('service', [service]);
          set({ serviceId: service?.id ?? null });
        }}
      />
      <TextField
        label={t('numberPattern')}
        help={
          <>
            {t('numberHelp')} <code>{'QJ-{yyyy}-{0000}'}</code>
          </>
        }
        required
        value={settings.numberPattern}
        onChange={(numberPattern) => setRule({ numberPattern }, 'number')}
      />
      <NumberField
        label={t('promiseDays')}
        unit={t('unit_days')}
        value={settings.promiseDays ?? undefined}
        onChange={(days) => setRule({ promiseDays: days ?? null }, 'promise')}
      />
      <Select
        label={t('withdraw')}
        value={settings.withdraw}
        onChange={(withdraw) => setRule({ withdraw })}
        options={[
          { value: 'undecided', label: t('withdrawUndecided') },
          { value: 'anytime', label: t('withdrawAnytime') },
        ]}
      />
      <Select
        label={t('resubmit')}
        value={settings.resubmit}
        onChange={(resubmit) => setRule({ resubmit })}
        options={[
          { value: 'same', label: t('resubmitSame') },
          { value: 'start', label: t('resubmitStart') },
        ]}
      />
      <PersonPicker
        label={t('substitute')}
        help={t('substituteHelp')}
        value={person(settings.substituteId)}
        onChange={(chosen) => setRule({ substituteId: learn(chosen) ?? null })}
      />
      <div className="design-checks">
        <Checkbox checked={settings.skipApplicant} onChange={(skipApplicant) => setRule({ skipApplicant })}>
          {t('skipApplicant')}
        </Checkbox>
        <Checkbox checked={settings.onceInARow} onChange={(onceInARow) => setRule({ onceInARow })}>
          {t('onceInARow')}
        </Checkbox>
      </div>
    </section>
  );
}

type ServicePickerProps = { value: Named | undefined; onChange: (service: Named | undefined) => void };

function ServicePicker({ value, onChange }: ServicePickerProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const found = useQuery({
    ...query.hall.page({ keyword, size: 10 }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <SearchPicker
      label={t('service')}
      help={t('serviceHelp')}
      placeholder={t('serviceSearch')}
      value={value}
      onChange={onChange}
      typed={typed}
      onType={setTyped}
      found={(found.data?.records ?? []).map(({ serviceId, serviceName, serviceDeptName }) => ({
        ...{ id: serviceId, name: serviceName, note: serviceDeptName },
      }))}
      none={found.data ? formText('nobody') : undefined}
    />
  );
}
