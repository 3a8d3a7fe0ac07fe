import type { bulkGuides as zh } from '../zh-CN/bulk-guides.ts';

export const bulkGuides: Record<keyof typeof zh, string> = {
  name: 'Guides',
  guideName: 'Guide',
  serviceCode: 'Service code',
  serviceName: 'Service',
  dept: 'Department',
  promise: 'Promised time',
  usual: 'Usual time',
  visits: 'Visits in person',
  isPublic: 'Open to visitors',
  phone: 'Phone',
  complaint: 'Complaints',
  materials: 'Materials',
  steps: 'Steps',
  publishedAt: 'Published at',
  reviewOn: 'Review due',
  changedAt: 'Changed at',
};
