import type { ApplyView, CaseDetail } from '@yizhan/contract/entities/case.ts';
import type { Field, Form } from '@yizhan/contract/fields.ts';

const common = { help: '', required: false, width: 'full' } as const;

export const aTextField = (key: string, changes: Partial<Extract<Field, { kind: 'text' }>> = {}): Field => ({
  ...{ ...common, key, kind: 'text', label: key },
  settings: { maxLength: 100, pattern: '', patternHelp: '' },
  ...changes,
});

/** 请假: from one kind to the next, with a condition and a formula. */
export const leaveForm: Form = {
  sections: [
    {
      ...{ title: '请假信息', columns: 2 },
      fields: [
        {
          ...{ ...common, key: 'kind', kind: 'choice', label: '类型', required: true },
          settings: { dictionary: '', options: ['事假', '病假'] },
        },
        {
          ...{ ...common, key: 'range', kind: 'dateRange', label: '起止日期', required: true },
          settings: { from: 'any' },
        },
        {
          ...{ ...common, key: 'days', kind: 'formula', label: '天数' },
          settings: { expression: 'days(range)', unit: '天', decimals: 0 },
        },
        aTextField('hospital', {
          ...{ label: '就诊医院', required: true },
          visibleWhen: { join: 'all', tests: [{ field: 'kind', op: '=', value: '病假' }] },
        }),
        {
          ...{ ...common, key: 'cost', kind: 'money', label: '费用' },
          settings: {},
        },
      ],
    },
  ],
};

export const writeAll = (form: Form) =>
  Object.fromEntries(form.sections.flatMap(({ fields }) => fields.map(({ key }) => [key, 'write' as const])));

export const anApplyView = (changes: Partial<ApplyView> = {}): ApplyView => ({
  ...{ code: 'leave', name: '请假', intro: '', version: 1, form: leaveForm, rights: writeAll(leaveForm), data: {} },
  ...{ draft: null, choices: [], promiseDays: 3, timeTaken: null, serviceId: null, guideId: null },
  ...changes,
});

const li = { id: '9', name: '李沐阳' };
const wang = { id: '8', name: '王老师' };

export const aCase = (changes: Partial<CaseDetail> = {}): CaseDetail => ({
  ...{
    id: '7',
    no: 'QJ-2026-0001',
    title: '李沐阳的请假',
    processCode: 'leave',
    processName: '请假',
    status: 'running',
  },
  ...{ applicantName: '李沐阳', deptName: '信息学院', stepName: '辅导员审批', handlerNames: '王老师', revision: 1 },
  ...{ submittedAt: '2026-11-18 09:00:00', finishedAt: null, promiseAt: '2026-11-21 18:00:00', isLate: false },
  can: ['approve', 'refuse', 'return', 'delegate', 'comment'],
  applicant: li,
  form: leaveForm,
  rights: Object.fromEntries(
    leaveForm.sections.flatMap(({ fields }) => fields.map(({ key }) => [key, 'read' as const])),
  ),
  data: { kind: '事假', range: { from: '2026-11-20', to: '2026-11-21', days: 2, workingDays: 1 }, days: 2, cost: 105 },
  fileUrls: {},
  flow: {
    blocks: [
      {
        ...{ id: 'b1', type: 'approve', name: '辅导员审批', mode: 'one', onDue: 'remind', opinionRequired: false },
        ...{ handlers: [{ by: 'applicant' }], allows: ['return'], onRefuse: 'end', rights: {} },
      },
    ],
  },
  steps: [
    {
      ...{ id: '70', blockId: 'b1', name: '辅导员审批', round: 1, status: 'open', dueAt: null, closedAt: null },
      openedAt: '2026-11-18 09:00:00',
      handlers: [
        { ...{ id: '71', person: wang, actingFor: null, source: 'rule', status: 'open', opinion: '', at: null } },
      ],
    },
  ],
  log: [
    {
      ...{ seq: 1, at: '2026-11-18 09:00:00', actor: li, actingFor: null, action: 'submit', stepName: '', opinion: '' },
      ...{ people: [], changed: [], files: [] },
    },
  ],
  myStep: { blockId: 'b1', name: '辅导员审批', type: 'approve', opinionRequired: false, actingFor: null },
  ...{ returnTo: [], choices: [], verifyUrl: null, serviceId: null, earlier: null },
  promise: { days: 2, hours: 20, hoursLeft: 14, isPaused: false },
  ...changes,
});
