import { withoutHidden } from '@yizhan/contract/form-rules.ts';
import type { CanSeeAttached } from '../../common/files.ts';
import { findViewer } from './access-queries.ts';
import { isFileInRecord } from './form-file-queries.ts';
import { fileIdsIn } from './form-files.ts';
import { placeOfViewer, type Viewer } from './permissions.ts';
import { findCase, listSteps, toState } from './queries.ts';
import { rightsOf } from './reader-rights.ts';

/** A file of a case is read by who sees it there: in a field that is not hidden from them, or in the record (PR-10). */
export const canSeeCase: CanSeeAttached = async (db, person, id, now, fileId) => {
  const seen = person && (await findViewer(db, person, id, now));
  const file = seen && (await findCase(db, id));
  if (!person || !seen || !file) return false;
  // A draft is seen by nobody else; its form may be older than what is filled in.
  if (file.submittedAt === null) return true;
  const steps = await listSteps(db, id);
  const viewer: Viewer = { id: person.id, ...seen };
  const { content, applicantId, data } = file;
  const { form, flow, settings } = content;
  const place = placeOfViewer({ state: toState(file, steps), flow, settings, applicantId }, viewer);
  const shown = withoutHidden(form, data, rightsOf({ file, steps, viewer, place }));
  return fileIdsIn(form, shown).includes(fileId) || isFileInRecord(db, id, fileId);
};
