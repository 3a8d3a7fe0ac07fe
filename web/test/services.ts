import type { HallService } from '@yizhan/contract/entities/hall.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';

/** A service as sent to a card. */
export const aServiceTile = (over: Partial<ServiceTile> = {}): ServiceTile => ({
  serviceId: '7',
  accessWay: 1,
  openWay: 1003,
  serviceUrl: 'https://a.example/',
  serviceName: '选课中心',
  serviceIcon: 'course',
  tint: 2,
  serviceSceneName: '学习',
  serviceDeptName: '教务处',
  shelfLabelName: '',
  processType: 'ONLINE',
  hasGuide: false,
  state: 'OPEN',
  ...over,
});

/** `count` services named 服务 1 and so on. */
export const serviceTiles = (count: number): ServiceTile[] =>
  Array.from({ length: count }, (_, at) => aServiceTile({ serviceId: String(at + 1), serviceName: `服务 ${at + 1}` }));

/** A service as the hall and its search return it. */
export const aHallService = (over: Partial<HallService> = {}): HallService => ({
  ...aServiceTile(),
  type: 'APPLICATION',
  summary: '',
  nameMarks: [],
  summaryMarks: [],
  score: null,
  scoreCount: 0,
  visitCount: 0,
  collected: false,
  needsSignIn: false,
  ...over,
});
