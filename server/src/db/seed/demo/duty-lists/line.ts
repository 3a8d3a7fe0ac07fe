/** A power: title, category, post, audience, basis, risk, level, measure, and the service it is exercised in. */
export type PowerLine = readonly [
  title: string,
  category: '审批' | '认定' | '评审' | '分配' | '监督' | '其他',
  post: string,
  audience: string,
  basis: string,
  risk: string,
  level: 'HIGH' | 'MEDIUM' | 'LOW',
  measure: string,
  service?: string,
];
/** A responsibility: the duty it belongs to, title, post, what has to be done, and a department that takes part. */
export type ResponsibilityLine = readonly [
  duty: string,
  title: string,
  post: string,
  content: string,
  partner?: string,
];
/** A service: title, audience, way, visits, days, place, the services it is handled in, and the item it is a part of. */
export type ServiceLine = readonly [
  title: string,
  audience: string,
  way: 'ONLINE' | 'OFFLINE' | 'BOTH',
  visits: number,
  days: number,
  place: string,
  services?: string,
  mainItem?: string,
];
export type DutyDept = {
  dept: string;
  /** The document most of its responsibilities come from. */
  basis: string;
  power: readonly PowerLine[];
  responsibility: readonly ResponsibilityLine[];
  service: readonly ServiceLine[];
};
