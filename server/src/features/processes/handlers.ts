import type { processes } from '@yizhan/contract/calls/processes.ts';
import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import { fieldsOf } from '@yizhan/contract/fields.ts';
import { stepsOf } from '@yizhan/contract/flow.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { nextCode } from '../../common/next-code-queries.ts';
import { cleanText } from '../../common/rich-texts.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import { checkProcess } from '../../domain/processes/check.ts';
import { refuseTakenCode } from '../../domain/processes/effects.ts';
import { assertKeepsDept, assertKeepsService, keepsService } from '../../domain/processes/keeper-queries.ts';
import { countCases, insertProcess, isStopped, setStopped } from '../../domain/processes/queries.ts';
import { knownReferences } from '../../domain/processes/references.ts';
import { createDraft, publicationFor, removePublication, saveDraft } from '../../domain/publishing/publishing.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { fromFile, toFile } from './process-file.ts';
import { listManaged } from './queries.ts';
import { simulate } from './simulate.ts';

/** A process that this person keeps, as its editor has it. */
async function requireContent(context: SignedInContext, id: string): Promise<ProcessContent> {
  const publication = await publicationFor(context, id);
  return publication.kind === 'process' ? parseContent('process', publication.content) : fail('not_found');
}

/** The numbers of its cases begin with its code. */
const withCode = (content: ProcessContent, code: string): ProcessContent => {
  const start = code.replace(/[^a-z0-9]/g, '').slice(0, 8);
  return { ...content, code, settings: { ...content.settings, numberPattern: `${start.toUpperCase()}-{yyyy}-{0000}` } };
};

const create = (context: SignedInContext, written: ProcessContent) =>
  context.db.transaction(async (db) => {
    const content = written.code ? written : withCode(written, await nextCode(db, 'process'));
    await assertKeepsDept(db, context.person, content.ownerDeptId);
    await assertKeepsService(db, context.person, content.serviceId);
    const saved = await createDraft({ ...context, db }, 'process', content);
    await onUniqueViolation(insertProcess(db, saved.id, content), refuseTakenCode(content.code));
    return saved;
  });

export const handlers: Handlers<typeof processes> = {
  async page(query, { db, person }) {
    const { records, total } = await listManaged(db, person, query);
    return {
      records: records.map(({ code, deptName, serviceName, running, total: all, isStopped, ...row }) => {
        const content = parseContent('process', row.content);
        const counted = { steps: stepsOf(content.flow).length, fields: fieldsOf(content.form).length };
        return { ...stateOf(row), ...{ code, deptName, serviceName, running, total: all, isStopped }, ...counted };
      }),
      ...{ total, current: query.current, size: query.size },
    };
  },

  async detail({ id }, context) {
    const publication = await publicationFor(context, id);
    if (publication.kind !== 'process') fail('not_found');
    const content = parseContent('process', publication.content);
    const known = await knownReferences(context.db, content);
    const names = Object.fromEntries([...known].map(([key, { name }]) => [key, name]));
    return { ...stateOf(publication), content, names, isStopped: await isStopped(context.db, id) };
  },

  async create(content, context) {
    return create(context, await clean(content));
  },

  async update({ id, version, ...input }, context) {
    const content = await clean(input);
    return context.db.transaction(async (db) => {
      const inside = { ...context, db };
      const before = await requireContent(inside, id);
      if (before.code !== content.code && (await countCases(db, id)) > 0)
        fail('process_code_fixed', {}, { field: 'code' });
      await assertKeepsDept(db, context.person, content.ownerDeptId);
      if (content.serviceId !== before.serviceId) await assertKeepsService(db, context.person, content.serviceId);
      return onUniqueViolation(saveDraft(inside, 'process', { id, version }, content), refuseTakenCode(content.code));
    });
  },

  async remove(held, context) {
    await requireContent(context, held.id);
    await removePublication(context, 'process', held);
    return {};
  },

  async takeNew({ id, isStopped: isToStop }, context) {
    const { now } = context;
    await context.db.transaction(async (db) => {
      const inside = { ...context, db };
      await requireContent(inside, id);
      if (!(await setStopped(db, id, isToStop, now))) return;
      const record = { before: { isStopped: !isToStop }, after: { isStopped: isToStop } };
      await audit(inside, { action: isToStop ? 'stopNew' : 'resumeNew', entity: 'process', entityId: id, ...record });
    });
    return {};
  },

  async copy({ id, code, name }, context) {
    const content = await requireContent(context, id);
    // The copy has its own numbers, and leaves the service to the original until somebody links it.
    return create(context, withCode({ ...content, name, serviceId: null }, code));
  },

  async check(content, { db }) {
    return checkProcess(db, content);
  },

  async simulate(trial, { db, now }) {
    return simulate(db, trial, now);
  },

  async exportFile({ id }, context) {
    return toFile(context.db, await requireContent(context, id));
  },

  async importFile(file, context) {
    const { db, person } = context;
    const content = await clean(await fromFile(db, person, file));
    // As whatever else is not theirs here, the service is left out.
    const { serviceId } = content;
    const isOwn = serviceId !== null && (await keepsService(db, person, serviceId));
    return create(context, { ...content, serviceId: isOwn ? serviceId : null });
  },
};

/** Explanations are HTML of an editor. */
async function clean(content: ProcessContent): Promise<ProcessContent> {
  const sections = [];
  for (const section of content.form.sections) {
    const fields = [];
    for (const field of section.fields)
      fields.push(
        field.kind === 'richText'
          ? { ...field, settings: { html: (await cleanText(field.settings.html)).html } }
          : field,
      );
    sections.push({ ...section, fields });
  }
  return { ...content, form: { sections } };
}
