/** Plain lists, without schemas: what the dashboard can show. */
export const efficiencyRanges = ['today', 'week', 'month', 'term', 'year', 'custom'] as const;
export type EfficiencyRange = (typeof efficiencyRanges)[number];

export const efficiencyPanels = [
  'trend',
  'departments',
  'services',
  'warnings',
  'satisfaction',
  'channels',
  'heat',
  'duration',
  'feedback',
  'latest',
] as const;
export type EfficiencyPanel = (typeof efficiencyPanels)[number];

export const lamps = ['GREEN', 'YELLOW', 'RED'] as const;
export type Lamp = (typeof lamps)[number];

export const deptSorts = ['volume', 'onTime', 'hours', 'satisfaction', 'score'] as const;
export type DeptSort = (typeof deptSorts)[number];
export const serviceSorts = ['cases', 'heat', 'slowest', 'worst'] as const;
export type ServiceSort = (typeof serviceSorts)[number];

/** What a department's score is made of; each has a weight. */
export const scoreParts = ['onTime', 'satisfaction', 'response', 'guides', 'rectification'] as const;
export type ScorePart = (typeof scoreParts)[number];
/** Points taken off, each so many times as it happened. */
export const scoreDeductions = ['redLamp', 'overdueOrder'] as const;
export type ScoreDeduction = (typeof scoreDeductions)[number];

/** As whom an editor looks at a draft. */
export const previewReaders = ['members', 'visitors'] as const;
export type PreviewReader = (typeof previewReaders)[number];
