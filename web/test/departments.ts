import type { DepartmentCard } from '@yizhan/contract/entities/departments.ts';

/** A department with an empty card. */
export const aDepartmentCard = (over: Partial<DepartmentCard> = {}): DepartmentCard => ({
  id: '3',
  parentId: null,
  name: '教务处',
  shortName: '',
  leader: '',
  phone: '',
  location: '',
  intro: '',
  officeHours: '',
  mail: '',
  website: '',
  chart: null,
  services: 0,
  mayChange: false,
  version: 1,
  ...over,
});
