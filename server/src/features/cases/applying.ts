import { isDeepStrictEqual } from 'node:util';
import type { cases } from '@yizhan/contract/calls/cases.ts';
import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import {
  changedLabels,
  initialData,
  rightsByField,
  withoutBlank,
  withoutHidden,
  withSent,
} from '@yizhan/contract/form-rules.ts';
import { openStates } from '@yizhan/contract/open-ways.ts';
import { fail } from '../../common/fail.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { deleteDraft } from '../../domain/cases/access-queries.ts';
import { applyChange, type OpenCase } from '../../domain/cases/apply-change.ts';
import { channelOf } from '../../domain/cases/channel.ts';
import { checkSent } from '../../domain/cases/check-sent.ts';
import { choicesOfApplicant, namedChoices, requireChoices } from '../../domain/cases/choices.ts';
import { listUsableFiles, releaseFiles } from '../../domain/cases/form-file-queries.ts';
import { fileIdsIn } from '../../domain/cases/form-files.ts';
import { formWorld } from '../../domain/cases/form-world.ts';
import { notifyConcerned } from '../../domain/cases/notify-people.ts';
import { openCase } from '../../domain/cases/open-case.ts';
import { findCase, listSteps, lockCase, type StoredCase } from '../../domain/cases/queries.ts';
import { serviceTimeOf } from '../../domain/efficiency/service-time.ts';
import { findLive, type LiveProcess } from '../../domain/processes/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './draft-queries.ts';
import { publishChanged } from './publish-changed.ts';

type Calls = Pick<Handlers<typeof cases>, 'apply' | 'saveDraft' | 'removeDraft' | 'submit'>;

const requireProcess = async (db: Db, code: string): Promise<LiveProcess> =>
  (await findLive(db, code)) ?? fail('not_found');

/** Who may use the service may apply, while it is open; without a service, everybody at any time. */
async function assertMayApply(db: Db, { content }: LiveProcess, { person, now }: SignedInContext): Promise<void> {
  if (content.serviceId === null) return;
  const state = (await rows.findServiceState(db, content.serviceId, person, now)) ?? fail('process_not_for_you');
  if (!openStates.includes(state)) fail('process_closed');
}

/** New applications only: what is filled in meanwhile is kept, and what is under way goes on. */
const assertTakesNew = ({ isStopped }: LiveProcess) => isStopped && fail('process_stopped');

const applicantRights = ({ settings }: ProcessContent) => ({
  rights: settings.applicantRights,
  otherwise: 'write' as const,
});
const titleOf = ({ name }: ProcessContent, person: string) => `${name}（${person}）`;

/** A new draft. Where one was begun in another window, its owner is asked which of the two goes on (PR-1). */
async function begin(db: Db, draft: Parameters<typeof rows.insertDraft>[1]): Promise<{ id: string; revision: number }> {
  const made = await rows.insertDraft(db, draft);
  if (made) return made;
  const { id, revision, data, savedAt } = (await rows.findBegun(db, draft)) ?? fail('changed_meanwhile');
  // Sent once more, since its answer was lost on the way.
  if (isDeepStrictEqual(data, withoutBlank(draft.data))) return { id, revision };
  const time = toWireTime(savedAt);
  return fail('case_draft_begun', { time }, { draft: { id, revision } });
}

/** The draft that is continued, or a new one; a returned case is continued as it is. */
async function openOrCreate(
  db: Db,
  context: SignedInContext,
  input: { code: string; id?: string | undefined; revision?: number | undefined; data: FormData },
): Promise<OpenCase> {
  const { person, now } = context;
  const process = await requireProcess(db, input.code);
  // A draft that was removed in another window is begun again.
  const isThere = input.id !== undefined && (await lockCase(db, input.id))?.applicantId === person.id;
  const held = isThere
    ? { id: input.id ?? '', revision: input.revision ?? 0 }
    : await begin(db, {
        ...{ processId: process.id, version: process.version, title: titleOf(process.content, person.name) },
        ...{ applicantId: person.id, identityId: person.identityId, deptId: person.deptId, data: input.data, now },
      });
  const { file, steps } = await openCase(db, held, { person, now, language: context.caller.language });
  if (file.applicantId !== person.id || file.processId !== process.id) fail('not_found');
  if (file.status !== 'draft' && file.status !== 'returned') fail('case_action_closed');
  // What is under way is corrected in its own form, also by somebody whom the service is no longer for.
  if (file.submittedAt !== null) return { file, steps };
  await assertMayApply(db, process, context);
  const { version, content } = process;
  const mine = { identityId: person.identityId, deptId: person.deptId, title: titleOf(content, person.name) };
  return { file: { ...file, ...mine, version, content }, steps };
}

const ofCase = (id: string) => ({ audience: 'attached', attachedTo: 'case', attachedId: id }) as const;

/** Uploads named in a draft are there as long as it names them; it is not checked, so that others may be gone. */
async function keepFiles(db: Db, { person, files }: SignedInContext, { id, content }: StoredCase, data: FormData) {
  const ids = fileIdsIn(content.form, data);
  const usable = await listUsableFiles(db, { ids, caseId: id, personId: person.id });
  const uploads = usable.filter(({ isUpload }) => isUpload);
  await files.attach(
    db,
    person,
    uploads.map((file) => file.id),
    ofCase(id),
  );
  await releaseFiles(db, id, ids);
}

/** Withdrawn for good. */
async function discard(db: Db, file: StoredCase, now: Date): Promise<void> {
  const line = {
    actorId: file.applicantId,
    actingFor: null,
    step: null,
    opinion: '',
    people: [],
    changed: [],
    files: [],
  };
  const steps = await listSteps(db, file.id);
  await applyChange(db, { file, steps }, { event: { action: 'discard' }, line }, now);
}

export const applying: Calls = {
  async apply({ code }, context) {
    const { db, person, now } = context;
    const process = await requireProcess(db, code);
    const draft = await rows.findDraft(db, process.id, person.id);
    // What was submitted and withdrawn goes on in its own form (PR-4).
    const begun = draft?.no ? await findCase(db, draft.id) : undefined;
    if (!begun) {
      await assertMayApply(db, process, context);
      assertTakesNew(process);
    }
    const { version, content } = begun ?? process;
    const { form, name, intro, serviceId, settings } = content;
    const calendar = await schoolWorkingDays(db);
    const world = await formWorld(db, content, { calendar, now, identityId: begun?.identityId ?? person.identityId });
    const data = initialData(form, world);
    return {
      ...{ code, name, intro, version, form, data, serviceId },
      rights: rightsByField(form, applicantRights(content)),
      draft: draft
        ? {
            ...{ id: draft.id, revision: draft.revision, savedAt: toWireTime(draft.savedAt) },
            data: withoutHidden(form, draft.data, applicantRights(content)),
          }
        : null,
      choices: await namedChoices(db, choicesOfApplicant({ content, applicantId: person.id })),
      promiseDays: settings.promiseDays,
      timeTaken: serviceId ? await serviceTimeOf(db, serviceId, now) : null,
      guideId: await rows.findGuideId(db, serviceId),
    };
  },

  async saveDraft(input, context) {
    const { db, now } = context;
    const saved = await db.transaction(async (db) => {
      const { file } = await openOrCreate(db, context, input);
      const { form } = file.content;
      // What others wrote into a case under way is not the applicant's to change, and is not lost.
      const data =
        file.submittedAt === null
          ? withoutBlank(input.data)
          : withSent(form, { sent: input.data, stored: file.data, of: applicantRights(file.content) });
      await keepFiles(db, context, file, data);
      return rows.updateDraft(db, file.id, data, now);
    });
    return { ...saved, savedAt: toWireTime(now) };
  },

  async removeDraft({ id }, context) {
    const { person, now } = context;
    await context.db.transaction(async (db) => {
      const file = (await lockCase(db, id)) ?? fail('not_found');
      if (file.applicantId !== person.id) fail('not_found');
      if (file.status !== 'draft') fail('case_action_closed');
      // A number that was given is not lost: the case stays, as one that was withdrawn.
      if (file.no !== null) return discard(db, file, now);
      await releaseFiles(db, id, []);
      await deleteDraft(db, id);
    });
    return {};
  },

  async submit(input, context) {
    const { person, now, files, caller } = context;
    const { file, applied, notified } = await context.db.transaction(async (db) => {
      const open = await openOrCreate(db, context, input);
      const { content, data: before } = open.file;
      if (open.file.submittedAt === null) assertTakesNew(await requireProcess(db, input.code));
      const calendar = await schoolWorkingDays(db);
      const world = await formWorld(db, content, { calendar, now, identityId: open.file.identityId });
      const of = applicantRights(content);
      const stored = open.file.submittedAt === null ? {} : before;
      const sending = { file: open.file, personId: person.id, sent: input.data, stored, of, world };
      const data = await checkSent(db, sending);
      const chosen = await requireChoices(db, {
        content,
        applicantId: person.id,
        after: null,
        data,
        chosen: { ...open.file.chosen, ...input.chosen },
      });
      // The applicant’s own uploads; from now on they belong to the case.
      await files.attach(db, person, fileIdsIn(content.form, data), ofCase(open.file.id));
      const line = {
        ...{ actorId: person.id, actingFor: null, step: null, opinion: '', people: [], files: [] },
        changed: open.file.submittedAt === null ? [] : changedLabels(content.form, before, data),
      };
      const channel = channelOf(caller);
      const applied = await applyChange(db, open, { event: { action: 'submit', data }, line, chosen, channel }, now);
      await releaseFiles(db, open.file.id, fileIdsIn(content.form, data));
      const notified = await notifyConcerned(db, open, applied, { opinion: '', by: person.id, now });
      return { file: open.file, applied, notified };
    });
    publishChanged(context, applied.touched, notified);
    const { no, revision, outcome } = applied;
    return { id: file.id, no: no ?? '', status: outcome.state.status, revision };
  },
};
