import { useQuery } from '@tanstack/react-query';
import type { Field } from '@yizhan/contract/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { PeoplePicker } from '../../../forms/PeoplePicker.tsx';
import type { Named } from '../../../forms/SearchPicker.tsx';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Select } from '../../../ui/Select.tsx';
import { namedOf } from '../names.ts';
import type { HandlerDesign, RuleProps } from './handler-design.ts';

const t = textsOf({ processDesign });

const departmentFields = (fields: readonly Field[]) => fields.filter(({ kind }) => kind === 'department');

type FieldChoiceProps = { fields: readonly Field[]; value: string | undefined; onChange: (key: string) => void };

/** The field of the form that names a department. */
function DepartmentFieldChoice({ fields, value = '', onChange }: FieldChoiceProps) {
  return (
    <Select
      label={t('departmentField')}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: '' }, ...departmentFields(fields).map(({ key, label }) => ({ value: key, label }))]}
    />
  );
}

export const people: HandlerDesign<'people'> = {
  initial: () => ({ by: 'people', userIds: [] }),
  Editor: ({ rule, onChange, names }) => {
    const set = (chosen: readonly Named[]) => {
      names.learn('user', chosen);
      onChange({ ...rule, userIds: chosen.map(({ id }) => id) });
    };
    return <PeoplePicker label={t('people')} value={namedOf(names, 'user', rule.userIds)} onChange={set} />;
  },
};

function RoleEditor({ rule, onChange, fields }: RuleProps<'role'>) {
  const roles = useQuery(query.roles.pick());
  return (
    <>
      <Select
        label={t('role')}
        value={rule.roleId}
        onChange={(roleId) => onChange({ ...rule, roleId })}
        options={[{ value: '', label: '' }, ...(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Select
        label={t('within')}
        value={rule.within}
        onChange={(within) => onChange({ by: 'role', roleId: rule.roleId, within })}
        options={[
          { value: 'applicant', label: t('withinApplicant') },
          { value: 'field', label: t('withinField'), disabled: departmentFields(fields).length === 0 },
          { value: 'school', label: t('withinSchool') },
        ]}
      />
      {rule.within === 'field' && (
        <DepartmentFieldChoice fields={fields} value={rule.field} onChange={(field) => onChange({ ...rule, field })} />
      )}
    </>
  );
}
export const role: HandlerDesign<'role'> = {
  initial: () => ({ by: 'role', roleId: '', within: 'school' }),
  Editor: RoleEditor,
};

const levels = Array.from({ length: processLimits.maxLevelsUp + 1 }, (_, n) => n);

export const head: HandlerDesign<'head'> = {
  initial: () => ({ by: 'head', of: 'applicant', levelsUp: 0 }),
  Editor: ({ rule, onChange, fields }) => (
    <>
      <Select
        label={t('headOf')}
        value={rule.of}
        onChange={(of) => onChange({ by: 'head', of, levelsUp: rule.levelsUp })}
        options={[
          { value: 'applicant', label: t('headOfApplicant') },
          { value: 'field', label: t('headOfField'), disabled: departmentFields(fields).length === 0 },
        ]}
      />
      {rule.of === 'field' && (
        <DepartmentFieldChoice fields={fields} value={rule.field} onChange={(field) => onChange({ ...rule, field })} />
      )}
      <Select
        label={t('levelsUp')}
        value={String(rule.levelsUp)}
        onChange={(next) => onChange({ ...rule, levelsUp: Number(next) })}
        options={levels.map((n) => ({ value: String(n), label: n === 0 ? t('levels_0') : t('levels_n', { n }) }))}
      />
    </>
  ),
};

export const chosen: HandlerDesign<'chosen'> = {
  initial: () => ({ by: 'chosen', chooser: 'applicant', userIds: [] }),
  Editor: ({ rule, onChange, names }) => {
    const set = (among: readonly Named[]) => {
      names.learn('user', among);
      onChange({ ...rule, userIds: among.map(({ id }) => id) });
    };
    return (
      <>
        <Select
          label={t('chooser')}
          value={rule.chooser}
          onChange={(chooser) => onChange({ ...rule, chooser })}
          options={[
            { value: 'applicant', label: t('chooserApplicant') },
            { value: 'previous', label: t('chooserPrevious') },
          ]}
        />
        <PeoplePicker label={t('chosenAmong')} value={namedOf(names, 'user', rule.userIds)} onChange={set} />
      </>
    );
  },
};

export const applicant: HandlerDesign<'applicant'> = { initial: () => ({ by: 'applicant' }), Editor: () => null };
