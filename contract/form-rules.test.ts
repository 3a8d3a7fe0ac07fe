import { expect, test } from 'vitest';
import { countWeekdays } from './expression.ts';
import { type FieldInput, type Form, form as formSchema } from './fields.ts';
import {
  type CheckedForm,
  changedLabels,
  checkForm,
  type FormWorld,
  initialData,
  withEmptied,
  withSent,
} from './form-rules.ts';

const formOf = (...fields: FieldInput[]): Form => formSchema.parse({ sections: [{ fields }] });
const profile = { name: '李雷', number: '2023001', department: '信息学院', class: '计科 2301', phone: '13800000000' };
const world: FormWorld = {
  today: '2026-11-18',
  optionsOf: (dictionary) => (dictionary === 'leave_kind' ? ['病假', '事假'] : undefined),
  countWorkingDays: countWeekdays,
  profile,
};
const check = (form: Form, sent: Record<string, unknown>, more: Partial<Parameters<typeof checkForm>[1]> = {}) =>
  checkForm(form, { sent, stored: {}, of: { rights: {}, otherwise: 'write' }, world, ...more });
const codes = ({ problems }: CheckedForm) => problems.map(({ key, code }) => `${key}:${code}`);

test('PR-10 every kind of field is checked by its own rules', () => {
  const form = formOf(
    { kind: 'text', key: 'code', label: '代码', settings: { pattern: '[A-Z]{2}\\d+', patternHelp: '两个字母加数字' } },
    { kind: 'number', key: 'count', label: '数量', settings: { min: 1, max: 9 } },
    { kind: 'money', key: 'amount', label: '金额', settings: { min: 0.01 } },
    { kind: 'date', key: 'day', label: '日期', settings: { from: 'tomorrow' } },
    { kind: 'dateRange', key: 'leave', label: '时间', settings: { maxDays: 3 } },
    { kind: 'choice', key: 'kind', label: '类型', settings: { dictionary: 'leave_kind' } },
    { kind: 'files', key: 'proof', label: '证明', settings: { types: ['pdf'], most: 1 } },
    {
      kind: 'table',
      key: 'items',
      label: '明细',
      settings: { columns: [{ key: 'price', label: '单价', kind: 'money', required: true }] },
    },
  );
  const good = {
    code: ' AB12 ',
    count: 3,
    amount: 12.35,
    day: '2026-11-19',
    leave: { from: '2026-11-20', to: '2026-11-22', days: 99 },
    kind: '病假',
    proof: [{ id: '1', name: '证明.PDF', size: 1 }],
    items: [{ price: 2 }],
  };
  const passed = check(form, good);
  expect(passed.problems).toEqual([]);
  expect(passed.data).toMatchObject({ code: 'AB12', leave: { days: 3, workingDays: 1 } });
  const refused = check(form, {
    code: 'A1',
    count: 1.5,
    amount: 0,
    day: '2026-11-18',
    leave: { from: '2026-11-22', to: '2026-11-20' },
    kind: '年假',
    proof: [{ id: '1', name: '证明.exe', size: 1 }],
    items: [{ price: 1 }, {}, { price: 'x' }],
  });
  expect(codes(refused)).toEqual([
    'code:pattern',
    'count:tooManyDecimals',
    'amount:tooSmall',
    'day:tooEarly',
    'leave:wrongOrder',
    'kind:notAnOption',
    'proof:wrongFileType',
    'items:required',
    'items:wrongKind',
  ]);
  expect(refused.problems.at(-2)).toMatchObject({ row: 1, column: 'price' });
  expect(codes(check(form, { count: 'three', leave: 'soon', proof: {} }))).toEqual([
    'count:wrongKind',
    'leave:wrongKind',
    'proof:wrongKind',
  ]);
});

const leave = formOf(
  { kind: 'choice', key: 'kind', label: '类型', required: true, settings: { options: ['病假', '事假'] } },
  {
    kind: 'text',
    key: 'hospital',
    label: '医院',
    required: true,
    settings: {},
    visibleWhen: { join: 'all', tests: [{ field: 'kind', op: '=', value: '病假' }] },
  },
  {
    kind: 'text',
    key: 'doctor',
    label: '医生',
    settings: {},
    visibleWhen: { join: 'all', tests: [{ field: 'hospital', op: 'filled' }] },
    requiredWhen: { join: 'all', tests: [{ field: 'hospital', op: '=', value: '校医院' }] },
  },
  { kind: 'text', key: 'office', label: '办理意见', required: true, settings: {} },
);

test('PR-10 a field that is not shown is neither required nor stored, and hides what depends on it', () => {
  const rights = { office: 'hidden' } as const;
  const of = { rights, otherwise: 'write' } as const;
  const sick = check(leave, { kind: '病假', hospital: '校医院' }, { of });
  expect(codes(sick)).toEqual(['doctor:required']);
  const other = check(leave, { kind: '事假', hospital: '校医院', doctor: '王' }, { of });
  expect(other.problems).toEqual([]);
  expect(other.data).toEqual({ kind: '事假' });
});

test('PR-10 what one may only read keeps what is stored, whatever is sent', () => {
  const stored = { kind: '病假', hospital: '校医院', doctor: '王', office: '已核' };
  const sent = { kind: '事假', hospital: '', office: '改了' };
  const read = check(leave, sent, { stored, of: { rights: { office: 'write' }, otherwise: 'read' } });
  expect(read.data).toEqual({ ...stored, office: '改了' });
  const hidden = check(leave, sent, { stored, of: { rights: { office: 'hidden' }, otherwise: 'read' } });
  expect(hidden.data).toEqual(stored);
  expect(changedLabels(leave, stored, read.data)).toEqual(['办理意见']);
});

test('PR-10 formulas and personal data are the form’s own, whatever is sent', () => {
  const form = formOf(
    { kind: 'formula', key: 'total', label: '合计', settings: { expression: 'net * 1.13' } },
    { kind: 'formula', key: 'net', label: '净额', settings: { expression: 'sum(items.price)' } },
    {
      kind: 'table',
      key: 'items',
      label: '明细',
      settings: { columns: [{ key: 'price', label: '价', kind: 'money' }] },
    },
    { kind: 'profile', key: 'name', label: '姓名', settings: { item: 'name' } },
    { kind: 'profile', key: 'phone', label: '电话', settings: { item: 'phone', editable: true } },
    { kind: 'formula', key: 'round', label: '环', settings: { expression: 'round + 1' } },
  );
  const sent = { items: [{ price: 100 }, { price: 50 }], total: 1, net: 1, name: '别人', phone: '010' };
  const { data } = check(form, sent);
  expect(data).toEqual({ items: sent.items, net: 150, total: 169.5, name: '李雷', phone: '010' });
  expect(initialData(form, world)).toEqual({ name: '李雷', phone: '13800000000' });
  // Later the applicant may have moved: the case keeps what it began with.
  const later = check(
    form,
    {},
    { stored: data, world: { ...world, profile: null }, of: { rights: {}, otherwise: 'read' } },
  );
  expect(later.data).toEqual(data);
});

test('PR-10 a field that was emptied is stored empty by whoever may write it, and kept by whoever may only read it', () => {
  const form = formOf(
    { kind: 'text', key: 'own', label: '本人', settings: {} },
    { kind: 'text', key: 'office', label: '办公室', settings: {} },
  );
  const of = { rights: { own: 'write' }, otherwise: 'read' } as const;
  const stored = { own: '旧', office: '存档' };
  const sent = withEmptied(form, { own: 'write', office: 'read' }, {});
  expect(check(form, sent, { stored, of }).data).toEqual({ office: '存档' });
  expect(check(form, { office: null }, { stored, of }).data).toEqual(stored);
  expect(withSent(form, { sent, stored, of })).toEqual({ office: '存档' });
});
