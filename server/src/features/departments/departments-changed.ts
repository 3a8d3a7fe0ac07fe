import type { SignedInContext } from '../../context.ts';

/** What is said of departments changed: open pages look again, and the landing page is made anew. */
export const publishDepartmentsChanged = ({ bus, db }: Pick<SignedInContext, 'bus' | 'db'>) =>
  bus.publish('hint', { tenantId: db.tenant, topic: 'departments' });
