import { useQuery } from '@tanstack/react-query';
import type { CardKind } from '@yizhan/contract/cards.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { Input, Segmented, Select } from 'antd';
import { FormField } from '../../admin/form/FormField.tsx';
import { leaveByTab } from '../../admin/form/leaveByTab.ts';
import { query } from '../../lib/api.ts';
import { settingsOf } from './settingsOf.ts';
import { t } from './words.ts';

const rows = Array.from({ length: limits.cardRowsMost }, (_, at) => at + 1);

/** What every card has, then what its kind adds. */
export function CardFields({ kind }: { kind: CardKind }) {
  const roles = useQuery(query.roles.pick());
  const { name, ConfigForm } = settingsOf(kind);
  return (
    <>
      <h2 className="card-config__heading">{t('common')}</h2>
      <FormField name="cardName" label={t('cardName')} help={t('cardNameHelp')} required>
        <Input maxLength={limits.nameLength} />
      </FormField>
      <FormField name="cardIntroduction" label={t('cardIntroduction')}>
        <Input.TextArea maxLength={limits.textLength} rows={2} />
      </FormField>
      <FormField name="displayRows" label={t('displayRows')}>
        <Segmented aria-label={t('displayRows')} options={rows.map((n) => ({ value: n, label: t('rows', { n }) }))} />
      </FormField>
      <FormField name="roles" label={t('roles')} help={t('rolesHelp')}>
        <Select
          mode="multiple"
          placeholder={t('everybody')}
          showSearch={{ optionFilterProp: 'label' }}
          loading={roles.isPending}
          onInputKeyDown={leaveByTab}
          options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <h2 className="card-config__heading">{t('special', { kind: name })}</h2>
      <ConfigForm />
    </>
  );
}
