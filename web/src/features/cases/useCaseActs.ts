import { useQueryClient } from '@tanstack/react-query';
import type { CaseAction } from '@yizhan/contract/case-states.ts';
import type { CaseDetail, caseActionInput } from '@yizhan/contract/entities/case.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { checkForm, withEmptied } from '@yizhan/contract/form-rules.ts';
import { CHANGED_MEANWHILE } from '@yizhan/contract/statuses.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { useState } from 'react';
import type * as z from 'zod';
import { focusProblem } from '../../forms/focus-problem.ts';
import { browserWorld } from '../../forms/form-world.ts';
import { problemsOf } from '../../forms/server-problems.ts';
import { hasUnfinishedUploads } from '../../forms/useUploads.ts';
import { api, query } from '../../lib/api.ts';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { demandedBy } from './choices-on-way.ts';

const t = textsOf({ casePage });
const formText = textsOf({ forms });

export type CaseAct = z.input<typeof caseActionInput>;
export type ChosenIds = Record<string, string[]>;

type CaseActsOptions = {
  edited: FormData | undefined;
  onProblems: (problems: readonly FormProblem[]) => void;
  onConflict: (who: string) => void;
  /** Refused for what is written in the opinion. */
  onRefused: (reason: string) => void;
  /** Refused since nobody was chosen for this step of the way that the form as sent takes. */
  onDemanded: (blockId: string) => void;
  onActed: () => void;
};

/** One action at a time. The first of two people wins; the other one reads who it was, and sees the case as it is now. */
export function useCaseActs(detail: CaseDetail, options: CaseActsOptions) {
  const { onProblems, onConflict, onRefused, onDemanded, onActed } = options;
  const client = useQueryClient();
  const [busy, setBusy] = useState<CaseAction>();
  const { id, revision, form, rights, data, processCode } = detail;
  const edited = options.edited && withEmptied(form, rights, options.edited);

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: query.cases.queryKey }),
      client.invalidateQueries({ queryKey: query.todos.queryKey }),
    ]);
  const show = (problems: readonly FormProblem[]) => {
    onProblems(problems);
    if (problems.length === 0) return true;
    toast.error(formText('problems', { n: problems.length }));
    requestAnimationFrame(() => focusProblem(problems));
    return false;
  };
  const isFilled = () =>
    edited === undefined ||
    show(
      checkForm(form, {
        ...{ sent: edited, stored: data, world: browserWorld(new Date()) },
        of: { rights, otherwise: 'read' },
      }).problems,
    );
  const refused = async (error: unknown) => {
    if (error instanceof ApiError && error.status === CHANGED_MEANWHILE) {
      onConflict(error.msg);
      return void (await refresh());
    }
    const problems = problemsOf(error);
    if (problems.length > 0) return void show(problems);
    const asked = detail.choices.find(({ blockId }) => demandedBy(error).includes(blockId));
    if (asked) onDemanded(asked.blockId);
    if (error instanceof ApiError) onRefused(error.msg);
    toastError(error);
  };
  const send = async (action: CaseAction, work: () => Promise<unknown>) => {
    if (hasUnfinishedUploads()) return void toast.error(formText('uploadsUnfinished'));
    setBusy(action);
    try {
      await work();
      toast.success(t(`done_${action as Exclude<CaseAction, 'reassign' | 'end'>}`));
      onActed();
      await refresh();
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    run: async (act: CaseAct) => {
      const filled = act.action === 'approve' && edited !== undefined ? { ...act, data: edited } : act;
      if (act.action === 'approve' && !hasUnfinishedUploads() && !isFilled()) return;
      await send(act.action, () => api.cases.act({ id, revision, act: filled }));
    },
    submit: async (chosen: ChosenIds) => {
      if (!hasUnfinishedUploads() && !isFilled()) return;
      await send('submit', () => api.cases.submit({ code: processCode, id, revision, data: edited ?? data, chosen }));
    },
  };
}
