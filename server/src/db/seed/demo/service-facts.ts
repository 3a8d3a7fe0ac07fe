import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { employeeProcesses } from './processes/employees.ts';
import { studentProcesses } from './processes/students.ts';
import { keywords } from './service-keywords.ts';
import type { DemoService } from './service-line.ts';

/** Types of services; each school defines its own. */
export const serviceTypes = ['查询', '申请', '预约', '缴费', '报名', '报修', '证明', '咨询', '资源'] as const;
type ServiceType = (typeof serviceTypes)[number];
type Hours = { days: number[]; from: string; to: string };

const workingDays = [1, 2, 3, 4, 5];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const typed: Readonly<Record<ServiceType, readonly string[]>> = {
  查询: ['JW02', 'JW03', 'TSG01', 'RS01', 'CW03', 'ZJ02', 'XX01', 'BW04', 'XX06', 'KS03', 'XB04'],
  预约: [
    'TSG02',
    'C0101',
    'C0301',
    'HQ04',
    'XG03',
    'BW02',
    'ZC02',
    'C1001',
    'ZC01',
    'C0401',
    'C0601',
    'XB02',
    'JW04',
    'HQ08',
  ],
  缴费: ['HQ02', 'HQ03', 'CW02', 'ZC03', 'HQ05', 'HQ07', 'JW13'],
  报名: ['JW01', 'KS01', 'C0201', 'KJ03', 'GJ02', 'RS05', 'ZJ03', 'KS02', 'XG09', 'XG10'],
  报修: ['HQ01'],
  证明: ['RS04', 'BW03', 'GJ03', 'KJ04', 'JW09', 'JW10', 'CW05'],
  咨询: ['XB03', 'C0901', 'XG05', 'JW08'],
  资源: ['TSG03', 'C0701', 'C0801', 'XX02', 'XX03', 'XX04', 'XX07', 'XX09', 'XX10', 'JW14'],
  申请: ['XX08'],
};

const promised: Readonly<Record<string, number>> = {
  ...{ JW05: 3, JW06: 2, JW07: 10, YJS01: 5, YJS02: 15, XG02: 5, XG04: 7, BW01: 3, BW02: 1 },
  ...{ KJ01: 10, KJ02: 5, KJ04: 5, C0501: 5, RS02: 2, RS03: 60, RS04: 1, XB02: 1, CW01: 5, XG06: 20, ZC05: 3 },
  ...{ GJ04: 5, XX05: 3, XG05: 10, BW03: 1, GJ03: 5 },
  ...{
    JW11: 3,
    JW12: 5,
    JW15: 15,
    JW16: 20,
    YJS03: 10,
    YJS04: 10,
    HQ09: 7,
    BW05: 2,
    XG07: 10,
    XG08: 3,
    XG10: 15,
    KJ05: 5,
  },
  ...{
    KJ06: 15,
    RS06: 3,
    RS07: 20,
    RS08: 15,
    RS09: 10,
    XB04: 3,
    CW04: 3,
    GJ05: 7,
    ZJ04: 2,
    ZJ05: 2,
  },
};

/** What is an application promises what its process does. */
const promisedByProcess = new Map(
  [...studentProcesses, ...employeeProcesses].map(({ service, promiseDays }) => [service, promiseDays]),
);

const hours: Readonly<Record<string, readonly Hours[]>> = {
  XG03: [{ days: workingDays, from: '08:30', to: '21:00' }],
  BW03: [
    { days: workingDays, from: '08:30', to: '11:30' },
    { days: workingDays, from: '14:30', to: '17:30' },
  ],
  HQ05: [{ days: everyDay, from: '06:30', to: '20:30' }],
};

/** The opening period of a service, in days from today. */
const periods: Readonly<Record<string, readonly [from: number, to: number]>> = {
  KS01: [-6, 2],
  GJ02: [9, 40],
  ZJ03: [-60, -20],
  JW01: [-14, 21],
};

const { cas, oauth, code, comb, inside, link } = accessWays;
const accessed: Readonly<Record<string, number>> = {
  ...{
    JW02: cas,
    TSG02: cas,
    RS01: cas,
    CW03: cas,
    XX04: oauth,
    JW10: cas,
    XX07: cas,
    C0701: oauth,
    TSG03: code,
    XX02: code,
    XX03: code,
  },
  ...{ JW01: comb, HQ02: comb, CW01: comb, ZC02: comb, XX06: inside },
};
const popups = ['HQ03', 'RS01', 'ZC02', 'HQ04', 'XX01', 'C0801'];

/** Internal services, hidden from visitors. */
const unlisted = ['RS01', 'C0501', 'ZC05', 'CW03'];

/** Not much use without knowing who came. */
const isPersonal = ({ code: name, process, anonymous }: DemoService) =>
  (process === true && anonymous !== true) || ['JW03', 'CW02', 'HQ03'].includes(name);

export type ServiceFacts = {
  typeName: ServiceType;
  keywords: string;
  /** Visitors see that the service exists. */
  listed: boolean;
  promiseDays: number | null;
  accessWay: number;
  openWay: number;
  hours: readonly Hours[];
  period: readonly [number, number] | null;
  maintenance: string | null;
};

/** Everything about a service that its line leaves out. */
export function factsOf(service: DemoService, at: number): ServiceFacts {
  const type = serviceTypes.find((name) => typed[name].includes(service.code));
  const details = service.process === true || at % 3 === 0;
  return {
    typeName: type ?? (service.process ? '申请' : '查询'),
    listed: service.roles === undefined && service.departments === undefined && !unlisted.includes(service.code),
    keywords: keywords[service.code] ?? '',
    promiseDays: promisedByProcess.get(service.code) ?? promised[service.code] ?? null,
    accessWay: accessed[service.code] ?? (isPersonal(service) ? comb : link),
    openWay: popups.includes(service.code) ? openWays.popup : details ? openWays.details : openWays.newTab,
    hours: hours[service.code] ?? [],
    period: periods[service.code] ?? null,
    maintenance:
      service.code === 'XX04' ? '代码仓库正在迁移到新的存储，预计今晚 22:00 恢复，期间已有数据不受影响。' : null,
  };
}
