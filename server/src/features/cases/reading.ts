import type { cases } from '@yizhan/contract/calls/cases.ts';
import type { CaseRow } from '@yizhan/contract/entities/case.ts';
import { fieldsOf } from '@yizhan/contract/fields.ts';
import { changeableFields } from '@yizhan/contract/form-rules.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { usualPhrases } from '@yizhan/contract/texts/zh-CN/case-notices.ts';
import { fail } from '../../common/fail.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import { findViewer, listEarlier } from '../../domain/cases/access-queries.ts';
import { choicesAfter, choicesOfApplicant, choicesWhile, namedChoices } from '../../domain/cases/choices.ts';
import { promisedHours } from '../../domain/cases/clock.ts';
import { findStep } from '../../domain/cases/flow-path.ts';
import { fileIdsIn } from '../../domain/cases/form-files.ts';
import { formWorld } from '../../domain/cases/form-world.ts';
import { placeOfViewer, possibleActions, returnTargets, type Viewer } from '../../domain/cases/permissions.ts';
import { findCase, listLog, listSteps, namesOf, type StoredCase, toState } from '../../domain/cases/queries.ts';
import { rightsOf } from '../../domain/cases/reader-rights.ts';
import type { CaseState } from '../../domain/cases/state.ts';
import { placeOf } from '../../domain/cases/todos.ts';
import { listManagedProcesses } from '../../domain/processes/keeper-queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './list-queries.ts';
import { whyNotRated } from './rating-rules.ts';
import { visibleForm } from './reader-view.ts';
import { verifyPath } from './verify-path.ts';

type Calls = Pick<
  Handlers<typeof cases>,
  'detail' | 'mine' | 'actions' | 'processes' | 'ofDepartment' | 'people' | 'phrases' | 'savePhrases'
>;

const DAY_MS = 86_400_000;
const wireTime = (at: Date | null) => at && toWireTime(at);
const editable = ['draft', 'returned'];

/** A case as a line of a list, with what its reader can do. */
function rowOf(
  file: StoredCase,
  state: CaseState,
  viewer: Viewer,
  names: ReadonlyMap<string, string>,
  now: Date,
): CaseRow {
  const { content, applicantId, status, promiseAt } = file;
  const can = possibleActions({ state, flow: content.flow, settings: content.settings, applicantId }, viewer);
  const isOwn = viewer.id === applicantId;
  const isLate = promiseAt !== null && status !== 'returned' && (file.finishedAt ?? now) > promiseAt;
  return {
    ...{
      id: file.id,
      no: file.no ?? '',
      title: file.title,
      processCode: content.code,
      processName: content.name,
      status,
    },
    ...{ applicantName: file.applicantName, deptName: file.deptName, ...placeOf(state, content.flow, names) },
    ...{
      submittedAt: wireTime(file.submittedAt),
      finishedAt: wireTime(file.finishedAt),
      promiseAt: wireTime(promiseAt),
    },
    ...{
      isLate,
      revision: file.revision,
      can: [
        ...can,
        ...(isOwn && editable.includes(status) ? (['edit'] as const) : []),
        ...(whyNotRated(file, viewer.id, now) ? [] : (['rate'] as const)),
      ],
    },
  };
}

const pageOf = (
  { records, total }: { records: rows.ListedCase[]; total: number },
  { current, size }: { current: number; size: number },
  viewer: Viewer,
  now: Date,
) => ({
  records: records.map((file) => {
    const state = { ...toState(file, []), steps: file.steps as unknown as CaseState['steps'] };
    const names = new Map(
      file.steps.flatMap(({ handlers }) => handlers.map(({ personId, name }) => [personId, name] as const)),
    );
    return rowOf(file, state, viewer, names, now);
  }),
  ...{ total, current, size },
});

/** Addresses of the files in data and log, for this reader. */
function linkFiles({ files, person }: SignedInContext, ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, files.link(person, id)]));
}

/** What whoever decides may want to know: how often the applicant asked before. */
async function earlierOf({ db, person, now }: SignedInContext, { id }: StoredCase) {
  const since = new Date(now.getTime() - processLimits.earlierDays * DAY_MS);
  const found = await listEarlier(db, person, id, { since, now });
  return { total: found[0]?.total ?? 0, rows: found.map(({ total: _, ...row }) => row) };
}

export const reading: Calls = {
  async detail({ id }, context) {
    const { db, person, now } = context;
    const seen = (await findViewer(db, person, id, now)) ?? fail('not_found');
    const viewer: Viewer = { id: person.id, ...seen };
    const file = (await findCase(db, id)) ?? fail('not_found');
    const [steps, log, calendar] = [await listSteps(db, id), await listLog(db, id), await schoolWorkingDays(db)];
    const state = toState(file, steps);
    const { content, applicantId } = file;
    const { flow, settings } = content;
    const place = placeOfViewer({ state, flow, settings, applicantId }, viewer);
    const world = await formWorld(db, content, { calendar, now, identityId: null });
    const of = rightsOf({ file, steps, viewer, place });
    const { form, data, rights } = visibleForm(file, of, world);
    const shown = new Set(fieldsOf(form).map(({ label }) => label));
    const names = await namesOf(db, [
      applicantId,
      ...steps.flatMap(({ handlers }) => handlers.flatMap((one) => [one.personId, one.actingFor ?? applicantId])),
      ...log.flatMap(({ actorId, actingFor, people }) => [actorId ?? applicantId, actingFor ?? applicantId, ...people]),
    ]);
    const named = (one: string) => ({ id: one, name: names.get(one) ?? '' });
    const maybe = (one: string | null) => (one === null ? null : named(one));
    const hours = promisedHours(calendar, file, now);
    const earlier = place || viewer.isKeeper ? await earlierOf(context, file) : null;
    const isCorrecting = applicantId === person.id && editable.includes(file.status);
    const asked = isCorrecting ? choicesOfApplicant(file) : place ? choicesAfter(file, place.block.id) : [];
    const changeable = changeableFields(content.form, of);
    return {
      ...rowOf(file, state, viewer, names, now),
      applicant: named(applicantId),
      ...{ form, rights, data, flow, serviceId: content.serviceId },
      fileUrls: linkFiles(context, fileIdsIn(form, data)),
      steps: steps.map((step) => ({
        ...{ id: step.id, blockId: step.blockId, round: step.round, status: step.status },
        name: findStep(flow, step.blockId)?.name ?? '',
        ...{ openedAt: toWireTime(step.openedAt), dueAt: wireTime(step.dueAt), closedAt: wireTime(step.closedAt) },
        handlers: step.handlers.map(({ id: of, personId, actingFor, source, status, opinion, at }) => ({
          ...{ id: of, person: named(personId), actingFor: maybe(actingFor), source, status, opinion },
          at: at === null ? null : toWireTime(new Date(at)),
        })),
      })),
      log: log.map(({ seq, at, actorId, actingFor, action, step, opinion, people, changed, files: attached }) => ({
        ...{ seq, at: toWireTime(at), actor: maybe(actorId), actingFor: maybe(actingFor), action, opinion },
        stepName: findStep(flow, steps.find((one) => one.seq === step)?.blockId ?? '')?.name ?? '',
        ...{ people: people.map(named), changed: changed.filter((label) => shown.has(label)) },
        files: attached.map((one) => ({ ...one, url: context.files.link(person, one.id) })),
      })),
      myStep: place && {
        ...{ blockId: place.block.id, name: place.block.name, type: place.block.type },
        ...{ opinionRequired: place.block.opinionRequired, actingFor: maybe(place.actingFor) },
      },
      returnTo: place ? returnTargets(state, flow, place.block.id) : [],
      choices: await namedChoices(
        db,
        choicesWhile(asked, { canChange: (field) => changeable.has(field), data: file.data }),
      ),
      verifyUrl: file.no && file.verifyCode ? verifyPath(file.no, file.verifyCode) : null,
      promise: hours && { ...hours, days: settings.promiseDays ?? 0, isPaused: file.pausedAt !== null },
      earlier,
    };
  },

  async mine(query, { db, person, now }) {
    return pageOf(await rows.listOwn(db, person.id, query), query, { id: person.id, covers: [], isKeeper: false }, now);
  },

  async actions({ ids }, { db, person, now }) {
    const found = await rows.listOwnOf(db, person.id, ids);
    const paging = { current: 1, size: ids.length };
    return pageOf(found, paging, { id: person.id, covers: [], isKeeper: false }, now).records.map(
      ({ id, revision, can }) => ({ id, revision, can }),
    );
  },

  processes: (_, { db, person }) => listManagedProcesses(db, person),

  async ofDepartment(query, { db, person, now }) {
    return pageOf(
      await rows.listManaged(db, person, query, now),
      query,
      { id: person.id, covers: [], isKeeper: true },
      now,
    );
  },

  async people({ keyword }, { db }) {
    return keyword === '' ? [] : rows.listPeople(db, keyword);
  },

  async phrases(_, { db, person }) {
    const own = await rows.listPhrases(db, person.id);
    return own.length > 0 ? own : [...usualPhrases];
  },

  async savePhrases({ phrases }, context) {
    await context.db.transaction((db) => rows.replacePhrases(db, context.person.id, phrases));
    return {};
  },
};
