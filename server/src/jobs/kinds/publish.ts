import { publishDue } from '../../common/publishing/due.ts';
import type { Run } from '../registry.ts';

export const run: Run<'publish'> = ({ db, payload, now, parts }) =>
  publishDue(db, parts.bus, { id: payload.publicationId, number: payload.number, now });
