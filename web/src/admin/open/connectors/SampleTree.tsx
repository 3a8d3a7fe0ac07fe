import type { ConnectorInput } from '@yizhan/contract/entities/connector.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { Form } from 'antd';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { toast } from '../../../ui/toast.ts';
import { knownFields } from './known-fields.ts';
import { childPath, fieldNameFor, pathInItem } from './sample-rules.ts';

const t = textsOf({ connectorManage });
const columnsText = textsOf({ cardColumns });

/** The answer of the other system; a click on a value makes it a field. */
export function SampleTree({ sample }: { sample: string }) {
  return (
    <Stack gap={1}>
      <Text strong>{t('sample')}</Text>
      <p className="columns-help">{t('sampleHelp')}</p>
      <div className="connector-sample__tree">
        <Node value={JSON.parse(sample) as unknown} path="" />
      </div>
    </Stack>
  );
}

type NodeProps = { value: unknown; path: string; name?: string };

function Node({ value, path, name }: NodeProps) {
  const label = name !== undefined && <span className="connector-sample__name">{name}</span>;
  if (typeof value !== 'object' || value === null)
    return (
      <Row wrap className="connector-sample__leaf">
        {label}
        <Leaf value={value} path={path} />
      </Row>
    );
  const entries = Array.isArray(value)
    ? value.map((one, at) => [at, one as unknown] as const)
    : Object.entries(value).map(([key, one]) => [key, one as unknown] as const);
  return (
    <div>
      <Row wrap className="connector-sample__leaf">
        {label}
        {Array.isArray(value) && <ListMark path={path} />}
      </Row>
      <div className={path === '' ? undefined : 'connector-sample__inner'}>
        {entries.map(([step, one]) => (
          <Node
            key={step}
            value={one}
            path={childPath(path, step)}
            name={typeof step === 'number' ? `#${step + 1}` : step}
          />
        ))}
      </div>
    </div>
  );
}

function useMapping() {
  const form = Form.useFormInstance<ConnectorInput>();
  const listPath = Form.useWatch('listPath', { form, preserve: true }) ?? '';
  const totalPath = Form.useWatch('totalPath', { form, preserve: true }) ?? '';
  const mapping = Form.useWatch('mapping', { form, preserve: true }) ?? [];
  return { form, listPath, totalPath, mapping };
}

/** Marks the list whose items are the rows. */
function ListMark({ path }: { path: string }) {
  const { form, listPath } = useMapping();
  if (path === listPath) return <Chip tone="good">{t('isList')}</Chip>;
  return (
    <Button size="small" onClick={() => form.setFieldValue('listPath', path)}>
      {t('asList')}
    </Button>
  );
}

function Leaf({ value, path }: { value: unknown; path: string }) {
  const { form, listPath, totalPath, mapping } = useMapping();
  const inner = pathInItem(path, listPath);
  const used = inner === undefined ? undefined : mapping.find((one) => (one?.path || one?.field) === inner);
  const set = (next: ConnectorInput['mapping']) => form.setFieldValue('mapping', next);
  const pick = (field: string, chineseName: string) => {
    set([...mapping.filter((one) => one.field !== field && one !== used), { field, chineseName, path: inner ?? '' }]);
    toast.success(t('picked', { name: chineseName || field }));
  };
  const free = knownFields.filter(({ field }) => !mapping.some((one) => one?.field === field));
  const items: MenuItem[] = [
    ...(inner === undefined
      ? []
      : [
          ...free.map(({ field, label }) => ({
            key: field,
            label: columnsText(label),
            onSelect: () => pick(field, columnsText(label)),
          })),
          { key: 'other', label: t('otherField'), onSelect: () => pick(fieldNameFor(inner, mapping), '') },
        ]),
    ...(typeof value === 'number'
      ? [{ key: 'total', label: t('asTotal'), onSelect: () => form.setFieldValue('totalPath', path) }]
      : []),
    ...(used
      ? [{ key: 'none', label: t('unpick'), danger: true, onSelect: () => set(mapping.filter((one) => one !== used)) }]
      : []),
  ];
  const text = value === null ? 'null' : String(value);
  if (items.length === 0) return <span className="admin-muted">{text}</span>;
  return (
    <>
      <Menu label={t('pick', { path })} items={items} align="start" className="connector-sample__value">
        {text || '""'}
      </Menu>
      {used && <Chip tone="good">{used.chineseName || used.field}</Chip>}
      {totalPath !== '' && totalPath === path && <Chip tone="good">{t('isTotal')}</Chip>}
    </>
  );
}
