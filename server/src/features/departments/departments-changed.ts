import type { SignedInContext } from '../../context.ts';

/** Department details changed: open pages refetch them and the landing page is rebuilt. */
export const publishDepartmentsChanged = ({ bus, db }: Pick<SignedInContext, 'bus' | 'db'>) =>
  bus.publish('hint', { tenantId: db.tenant, topic: 'departments' });
