import type { HandlerChoice } from '@yizhan/contract/entities/case.ts';
import type { Form, FormData } from '@yizhan/contract/fields.ts';
import { computeForm } from '@yizhan/contract/form-rules.ts';
import { isOnWay } from '@yizhan/contract/handler-choice.ts';
import { browserWorld } from '../../forms/form-world.ts';
import { ApiError } from '../../lib/api-error.ts';

type FilledForm = { form: Form; data: FormData; demanded: readonly string[] };

/** The steps on the way that the data takes now, and those the server asked for: it knows the holidays. */
export function choicesOnWay(choices: readonly HandlerChoice[], { form, data, demanded }: FilledForm) {
  const computed = computeForm(form, data, browserWorld(new Date())).data;
  return choices.filter(({ blockId, way }) => demanded.includes(blockId) || isOnWay(way, computed));
}

/** The step whose handler the server missed; none when it refused for another reason. */
export function demandedBy(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const { result } = error;
  const isNamed = typeof result === 'object' && result !== null && 'blockId' in result;
  return isNamed && typeof result.blockId === 'string' ? [result.blockId] : [];
}
