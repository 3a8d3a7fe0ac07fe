import type { ProcessContent, ProcessFinding } from '@yizhan/contract/entities/process.ts';
import { ExpressionError, fieldsIn, parseExpression } from '@yizhan/contract/expression.ts';
import { readPattern } from '@yizhan/contract/field-checks.ts';
import { type Field, fieldsOf } from '@yizhan/contract/fields.ts';
import { allBlocks, type Block, type HandlerRule, innerBlocks, isStep } from '@yizhan/contract/flow.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { stepsAfter } from '../cases/step-ways.ts';
import { conditionFindings } from './condition-findings.ts';
import { type At, finding } from './finding.ts';
import { implies } from './implies.ts';
import type { KnownReferences } from './references.ts';

/** A pattern with a repetition inside a repetition can take minutes for one text. */
const isSlow = (pattern: string) => /\([^)]*[*+}][^)]*\)[*+{]/.test(pattern);
const isBadPattern = (pattern: string) => pattern !== '' && (!readPattern(pattern) || isSlow(pattern));

type Columns = ReadonlyMap<string, Field>;
type World = { byKey: Columns; known: KnownReferences };

function formulaFaults(field: Extract<Field, { kind: 'formula' }>, byKey: Columns): ProcessFinding[] {
  const { key, label } = field;
  try {
    const used = fieldsIn(parseExpression(field.settings.expression));
    return used
      .filter((name) => name === key || !isKnown(name, byKey))
      .map((name) => finding('missingField', { field: key, name }));
  } catch (cause) {
    if (cause instanceof ExpressionError) return [finding('badFormula', { field: key, name: label })];
    throw cause;
  }
}

function isKnown(name: string, byKey: Columns): boolean {
  const [key = '', column] = name.split('.');
  const field = byKey.get(key);
  if (column === undefined) return field !== undefined;
  return field?.kind === 'table' && field.settings.columns.some((one) => one.key === column);
}

function fieldFaults(field: Field, { byKey, known }: World): ProcessFinding[] {
  const { key, visibleWhen, requiredWhen } = field;
  const conditions = [visibleWhen, requiredWhen].filter((one) => one !== undefined);
  const missing = conditions.flatMap((one) => conditionFindings(one, byKey, { field: key }));
  return [...missing, ...kindFaults(field, { byKey, known })];
}

type Words = { key: string; label: string; dictionary: string; options: readonly string[] };

/** Words to choose from: of a dictionary that has some, or the field's own. */
function wordFaults({ key, label, dictionary, options }: Words, known: KnownReferences): ProcessFinding[] {
  const isEmpty = [finding('emptyChoice', { field: key, name: label })];
  if (!dictionary) return options.length > 0 ? [] : isEmpty;
  const found = known.get(`dictionary:${dictionary}`);
  if (!found) return [finding('missingDictionary', { field: key, name: dictionary })];
  return found.isUsable ? [] : isEmpty;
}

/** What can be wrong with the settings of some kinds. */
function kindFaults(field: Field, { byKey, known }: World): ProcessFinding[] {
  const { key, label } = field;
  if (field.kind === 'text' && isBadPattern(field.settings.pattern))
    return [finding('badPattern', { field: key, name: label })];
  if (field.kind === 'choice' || field.kind === 'choices') return wordFaults({ key, label, ...field.settings }, known);
  if (field.kind === 'table')
    return field.settings.columns.flatMap((column) =>
      column.kind === 'choice' ? wordFaults({ key, label: column.label, ...column.settings }, known) : [],
    );
  return field.kind === 'formula' ? formulaFaults(field, byKey) : [];
}

/** A rule that can find somebody; the field of a department or person must be there, too. */
function ruleFaults(rule: HandlerRule, block: Block, { byKey, known }: World): ProcessFinding[] {
  const at = { blockId: block.id };
  switch (rule.by) {
    case 'people':
    case 'chosen':
      return rule.userIds
        .filter((id) => !known.get(`user:${id}`)?.isUsable)
        .map((id) => finding('missingPerson', { ...at, name: known.get(`user:${id}`)?.name ?? id }));
    case 'role': {
      const role = known.get(`role:${rule.roleId}`);
      if (!role) return [finding('missingRole', at)];
      return [
        ...(role.isUsable ? [] : [finding('nobody', { ...at, name: role.name })]),
        ...(rule.within === 'field' ? placeFaults(rule.field, byKey, at) : []),
      ];
    }
    case 'head':
      return rule.of === 'field' ? placeFaults(rule.field, byKey, at) : [];
    case 'post':
      return known.get(`item:${rule.dutyItemId}`)?.isUsable ? [] : [finding('missingItem', at)];
    case 'applicant':
      return [];
  }
}

function placeFaults(key: string | undefined, byKey: Columns, at: At): ProcessFinding[] {
  const kind = key === undefined ? undefined : byKey.get(key)?.kind;
  return kind === 'department' || kind === 'person' ? [] : [finding('missingField', { ...at, name: key ?? '' })];
}

const depthOf = (list: readonly Block[]): number =>
  list.reduce((most, block) => Math.max(most, ...innerBlocks(block).map((inner) => 1 + depthOf(inner))), 0);

function blockFaults(block: Block, world: World): ProcessFinding[] {
  const rules = 'handlers' in block ? block.handlers.flatMap((rule) => ruleFaults(rule, block, world)) : [];
  if (block.type === 'branch') {
    return block.arms.flatMap(({ id, name, when }, at) => [
      ...conditionFindings(when, world.byKey, { blockId: block.id }),
      // An arm before it is taken by all that would take this one.
      ...(block.arms.slice(0, at).some((earlier) => implies(when, earlier.when))
        ? [finding('unreachable', { blockId: id, name })]
        : []),
    ]);
  }
  if (!isStep(block)) return rules;
  const unknown = Object.keys(block.rights).filter((key) => !world.byKey.has(key));
  return [...rules, ...unknown.map((name) => finding('missingField', { blockId: block.id, name, isWarning: true }))];
}

function twice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

/** Everything that is wrong with a process, each with its place. */
export function findingsOf(content: ProcessContent, known: KnownReferences): ProcessFinding[] {
  const fields = fieldsOf(content.form);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const blocks = allBlocks(content.flow.blocks);
  const armIds = blocks.flatMap((block) => ('arms' in block ? block.arms.map(({ id }) => id) : []));
  const starters = stepsAfter(content.flow, null)
    .map(({ step }) => step)
    .filter(({ handlers }) => handlers.some((rule) => rule.by === 'chosen' && rule.chooser === 'previous'));
  const { ownerId, settings } = content;
  const people = [ownerId, ...(settings.substituteId ? [settings.substituteId] : [])];
  return [
    ...(blocks.some(isStep) ? [] : [finding('noSteps', {})]),
    ...(depthOf(content.flow.blocks) > processLimits.maxDepth ? [finding('tooDeep', {})] : []),
    ...twice([...blocks.map(({ id }) => id), ...armIds]).map((blockId) => finding('idTwice', { blockId })),
    ...people
      .filter((id) => !known.get(`user:${id}`)?.isUsable)
      .map((id) => finding('missingPerson', { name: known.get(`user:${id}`)?.name ?? id })),
    ...fields.flatMap((field) => fieldFaults(field, { byKey, known })),
    ...blocks.flatMap((block) => blockFaults(block, { byKey, known })),
    ...starters.map(({ id, name }) => finding('chooserFirst', { blockId: id, name })),
  ];
}
