import { useQuery } from '@tanstack/react-query';
import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import type { ResponsibleDepartment } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Select } from '../../ui/Select.tsx';

const t = textsOf({ feedback });

const PAUSE_MS = 600;

type DepartmentFieldProps = {
  /** Empty: the responsibility lists decide. */
  value: string;
  draft: { title: string; content: string; relatedServiceId?: string };
  onChange: (deptId: string) => void;
};

/** Who gets it. While somebody writes, the lists are asked which department that would be. */
export function DepartmentField({ value, draft, onChange }: DepartmentFieldProps) {
  const tree = useQuery(query.departments.tree());
  const debouncedDraft = useDebounced(JSON.stringify(draft), PAUSE_MS);
  const asked = JSON.parse(debouncedDraft) as typeof draft;
  const responsible = useQuery({
    ...query.feedback.responsible(asked),
    enabled: value === '' && asked.title !== '',
    retry: false,
  });
  const help = value === '' && asked.title !== '' && responsible.data ? receiverText(responsible.data) : undefined;
  return (
    <Select
      label={t('dept')}
      help={help}
      value={value}
      options={[{ value: '', label: t('deptAuto') }, ...optionsOf(tree.data ?? [])]}
      onChange={onChange}
    />
  );
}

function receiverText({ deptId, deptName, itemTitle }: ResponsibleDepartment): string {
  if (deptId === null) return t('deptNotFound');
  return itemTitle ? t('deptFound', { dept: deptName, item: itemTitle }) : t('deptFoundByService', { dept: deptName });
}

const optionsOf = (nodes: readonly DepartmentNode[], depth = 0): { value: string; label: string }[] =>
  nodes.flatMap(({ id, name, children }) => [
    { value: id, label: `${'　'.repeat(depth)}${name}` },
    ...optionsOf(children, depth + 1),
  ]);
