import type { cases } from '@yizhan/contract/calls/cases.ts';
import type { CaseActionInput } from '@yizhan/contract/entities/case.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { caseNotices as t } from '@yizhan/contract/texts/zh-CN/case-notices.ts';
import { audit } from '../../common/audit.ts';
import { Failure, fail } from '../../common/fail.ts';
import { messageOf } from '../../common/failure-message.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { assertPossible, changeState } from '../../domain/cases/act.ts';
import type { OpenCase } from '../../domain/cases/apply-change.ts';
import { isSameWorkingDay } from '../../domain/cases/clock.ts';
import { listUsableFiles } from '../../domain/cases/form-file-queries.ts';
import { fileIdsIn } from '../../domain/cases/form-files.ts';
import { notifyListeners } from '../../domain/cases/notify-listeners.ts';
import { notifyConcerned, sendCaseNotice, withStandIns } from '../../domain/cases/notify-people.ts';
import { openCase } from '../../domain/cases/open-case.ts';
import type { Viewer } from '../../domain/cases/permissions.ts';
import { listActive, markUrged, namesOf, toState, touchCase, writeLog } from '../../domain/cases/queries.ts';
import { placeOf } from '../../domain/cases/todos.ts';
import { caseAddress } from '../../domain/cases/write-change.ts';
import { writeTodos } from '../../domain/todos/write-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { publishChanged } from './publish-changed.ts';

type Calls = Pick<Handlers<typeof cases>, 'act' | 'bulkApprove' | 'manage'>;
type CaseVersion = { id: string; revision: number };
type ViewedCase = OpenCase & { viewer: Viewer };
type Note = Extract<CaseActionInput, { action: 'urge' | 'comment' | 'copy' }>;
type ActionResult = {
  revision: number;
  no: string | null;
  status: OpenCase['file']['status'];
  touched: string[];
  notified: string[];
};

/** Whom a note is for, by its kind. */
async function peopleOfNote(db: Db, { file, steps }: ViewedCase, act: Note, now: Date): Promise<string[]> {
  if (act.action === 'comment') return listActive(db, act.mentions);
  if (act.action === 'copy') {
    const people = await listActive(db, act.userIds);
    return people.length > 0 ? people : fail('case_person_unknown');
  }
  const calendar = await schoolWorkingDays(db);
  const open = steps.filter(
    ({ status, urgedAt }) => status === 'open' && !(urgedAt && isSameWorkingDay(calendar, urgedAt, now)),
  );
  if (open.length === 0) fail('case_urged_already');
  await markUrged(
    db,
    file.id,
    open.map(({ seq }) => seq),
    now,
  );
  return open.flatMap(({ handlers }) =>
    handlers.filter(({ status }) => status === 'open').map(({ personId }) => personId),
  );
}

const noteTitles = { urge: t.urged, comment: t.mentioned, copy: '' } as const;

/** Urge, comment and copy change no state: a line in the log, and who is meant hears of it. */
async function note(db: Db, opened: ViewedCase, act: Note, context: SignedInContext): Promise<ActionResult> {
  const { file, steps } = opened;
  const { person, now } = context;
  assertPossible(opened, act.action);
  const people = await peopleOfNote(db, opened, act, now);
  const opinion = 'opinion' in act ? act.opinion : '';
  const attached = act.action === 'comment' ? await ownUploads(db, context, file.id, act.files) : [];
  await attach(db, context, file.id, attached);
  const line = {
    actorId: person.id,
    actingFor: null,
    action: act.action,
    step: null,
    opinion,
    people,
    changed: [],
    files: attached,
    event: null,
  };
  await writeLog(db, { caseId: file.id, now }, [line]);
  const { revision } = await touchCase(db, file.id, now);
  const names = await namesOf(
    db,
    steps.flatMap(({ handlers }) => handlers.map(({ personId }) => personId)),
  );
  const { stepName, handlerNames } = placeOf(toState(file, steps), file.content.flow, names);
  const notified = act.action === 'urge' ? await withStandIns(db, file, people, now) : people;
  if (act.action === 'copy') {
    const item = {
      itemCode: file.content.code,
      itemName: file.content.name,
      title: file.title,
      url: caseAddress(file.id),
    };
    const rows = people.map((assigneeId) => ({
      ...{ sourceId: file.id, category: 'CC' as const, status: 'PENDING' as const, assigneeId, dueAt: null },
      ...{ nodeName: stepName, handler: handlerNames },
    }));
    await writeTodos(
      db,
      { ...item, sourceApp: 'case', instanceId: file.no ?? '', initiator: file.applicantName, now },
      rows,
    );
  } else {
    const title = fill(noteTitles[act.action], { name: person.name, title: file.title });
    await sendCaseNotice(
      db,
      { title, userIds: notified },
      { file, no: file.no, stepName, opinion, by: person.id, now },
    );
  }
  const { processId, no, status, applicantId, submittedAt, finishedAt, promiseAt, pausedDays } = file;
  const { code: processCode, serviceId, ownerDeptId } = file.content;
  await notifyListeners(db, {
    ...{ caseId: file.id, no, processId, processCode, serviceId, action: act.action, status, revision, at: now },
    ...{ actorId: person.id, applicantId, ownerDeptId, submittedAt, finishedAt, promiseAt, pausedDays },
  });
  return {
    revision,
    no,
    status,
    touched: act.action === 'copy' ? people : [],
    notified: act.action === 'copy' ? [] : notified,
  };
}

/** What hangs on an opinion, as it was uploaded: only new uploads of who writes it, since the log shows them to many. */
async function ownUploads(db: Db, { person }: SignedInContext, caseId: string, list: readonly { id: string }[]) {
  const ids = [...new Set(list.map(({ id }) => id))];
  const found = await listUsableFiles(db, { ids, caseId, personId: person.id });
  return ids.map((id) => {
    const { name } = found.find((file) => file.id === id && file.isUpload) ?? fail('not_found');
    return { id, name };
  });
}

const attach = (db: Db, { files, person }: SignedInContext, caseId: string, list: readonly { id: string }[]) =>
  files.attach(
    db,
    person,
    list.map(({ id }) => id),
    { audience: 'attached', attachedTo: 'case', attachedId: caseId },
  );

/** What the handler put into the form (FI-1). */
function newFiles({ file }: ViewedCase, data: FormData): { id: string }[] {
  const { form } = file.content;
  const before = fileIdsIn(form, file.data);
  return fileIdsIn(form, data)
    .filter((id) => !before.includes(id))
    .map((id) => ({ id }));
}

async function assertOpinion(context: SignedInContext, act: CaseActionInput) {
  if ('opinion' in act && act.opinion) await assertNoSensitiveWord(context, 'case', act.opinion);
}

async function actOnce(context: SignedInContext, held: CaseVersion, act: CaseActionInput): Promise<ActionResult> {
  const { person, now } = context;
  const acted = await context.db.transaction(async (db) => {
    const opened = await openCase(db, held, { person, now, language: context.caller.language });
    if (act.action === 'urge' || act.action === 'comment' || act.action === 'copy')
      return note(db, opened, act, context);
    const decided = 'files' in act ? { ...act, files: await ownUploads(db, context, held.id, act.files) } : act;
    if ('files' in decided) await attach(db, context, held.id, decided.files);
    const applied = await changeState(db, opened, decided, now);
    if (act.action === 'approve') await attach(db, context, held.id, newFiles(opened, applied.outcome.state.data));
    if (act.action === 'reassign' || act.action === 'end') {
      const record = {
        before: { status: opened.file.status },
        after: { ...act, status: applied.outcome.state.status },
      };
      await audit({ ...context, db }, { action: act.action, entity: 'case', entityId: held.id, ...record });
    }
    const opinion = 'opinion' in act ? act.opinion : '';
    const notified = await notifyConcerned(db, opened, applied, { opinion, by: person.id, now });
    return { ...applied, status: applied.outcome.state.status, notified };
  });
  publishChanged(context, acted.touched, acted.notified);
  return acted;
}

const answer = (id: string, { no, status, revision }: ActionResult) => ({ id, no: no ?? '', status, revision });
const keeping: readonly CaseActionInput['action'][] = ['reassign', 'end'];

export const acting: Calls = {
  async act({ id, revision, act }, context) {
    await assertOpinion(context, act);
    return answer(id, await actOnce(context, { id, revision }, act));
  },

  async bulkApprove({ cases: held, opinion }, context) {
    // Before the first one, so that one text is refused and recorded once.
    if (opinion) await assertNoSensitiveWord(context, 'case', opinion);
    const done: { id: string; ok: boolean; msg: string }[] = [];
    for (const one of held) {
      try {
        await actOnce(context, one, { action: 'approve', opinion, files: [], data: {}, chosen: {} });
        done.push({ id: one.id, ok: true, msg: '' });
      } catch (cause) {
        if (!(cause instanceof Failure)) throw cause;
        done.push({ id: one.id, ok: false, msg: messageOf(cause, context.caller.language) });
      }
    }
    return done;
  },

  async manage({ id, revision, act }, context) {
    if (!keeping.includes(act.action)) fail('case_action_closed');
    await assertOpinion(context, act);
    return answer(id, await actOnce(context, { id, revision }, act));
  },
};
