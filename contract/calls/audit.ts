import { calls } from '../call.ts';
import { auditDetail, auditPage, auditQuery, signInPage, signInQuery } from '../entities/audit.ts';
import { byId } from '../entities/common.ts';
import { auditRoutes } from '../routes/audit.ts';

export const audit = calls(auditRoutes, {
  page: { summary: 'Who changed what, newest first', input: auditQuery, output: auditPage },
  signIns: { summary: 'Who signed in or tried to, newest first', input: signInQuery, output: signInPage },
  get: { summary: 'One entry with its differences', input: byId, output: auditDetail },
});
