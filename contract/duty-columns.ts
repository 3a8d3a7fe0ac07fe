/** What a list can show of its items; a school picks from these and may name them otherwise. */
export const dutyColumns = [
  'title',
  'code',
  'mainItem',
  'category',
  'duty',
  'dept',
  'post',
  'ownerA',
  'ownerB',
  'content',
  'coDepts',
  'audience',
  'basis',
  'riskPoint',
  'riskLevel',
  'measure',
  'accountability',
  'way',
  'visits',
  'limitDays',
  'fee',
  'place',
  'phone',
  'alternative',
  'chart',
  'services',
  'guide',
  'handle',
  'complaintPhone',
  'updatedOn',
] as const;
export type DutyColumn = (typeof dutyColumns)[number];

export const riskLevels = ['HIGH', 'MEDIUM', 'LOW'] as const;
export const dutyWays = ['ONLINE', 'OFFLINE', 'BOTH'] as const;

/** The lists a school begins with, and the fourth it may add: code, icon and columns of each. */
export const dutyListTemplates = {
  power: {
    icon: 'seal',
    columns: [
      ...['code', 'title', 'category', 'dept', 'basis', 'audience', 'post', 'ownerA', 'chart'],
      ...['riskPoint', 'riskLevel', 'measure', 'services', 'complaintPhone'],
    ],
  },
  responsibility: {
    icon: 'identity',
    columns: [
      ...['duty', 'title', 'post', 'ownerA', 'ownerB', 'content', 'coDepts', 'basis', 'accountability'],
      ...['complaintPhone', 'updatedOn'],
    ],
  },
  service: {
    icon: 'hall',
    columns: [
      ...['code', 'title', 'audience', 'way', 'visits', 'limitDays', 'fee', 'place', 'phone', 'guide', 'handle'],
    ],
  },
  negative: { icon: 'warning', columns: ['title', 'basis', 'content', 'alternative'] },
} as const satisfies Record<string, { icon: string; columns: readonly string[] }>;
export type DutyListTemplate = keyof typeof dutyListTemplates;

export const firstDutyLists: readonly DutyListTemplate[] = ['power', 'responsibility', 'service'];
