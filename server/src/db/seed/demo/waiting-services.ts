import type { DemoService } from './service-line.ts';

type WaitingService = DemoService & {
  /** Account of the person who submitted it, and how many hours ago. */
  sentBy: string;
  hours: number;
};

/** Submitted for review; only administrators see them. */
export const waitingServices: readonly WaitingService[] = [
  {
    ...{ code: 'TSG04', name: '自助云打印', icon: 'print', scene: '学习', department: 'TSG', heat: 1 },
    summary: '上传文件，在图书馆与教学楼的任一终端刷卡取件',
    ...{ sentBy: 'service_admin', hours: 3 },
  },
  {
    ...{ code: 'HQ06', name: '快递代收查询', icon: 'parcel', scene: '生活', department: 'HQ', heat: 1 },
    summary: '查看到件、取件码与代收点的营业时间',
    ...{ sentBy: 'tenant_admin', hours: 27 },
  },
];
