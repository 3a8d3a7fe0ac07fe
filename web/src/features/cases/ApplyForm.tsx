import type { ApplyView } from '@yizhan/contract/entities/case.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { checkForm, withEmptied } from '@yizhan/contract/form-rules.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormFields } from '../../forms/FormFields.tsx';
import { focusProblem } from '../../forms/focus-problem.ts';
import { browserWorld } from '../../forms/form-world.ts';
import { problemsOf } from '../../forms/server-problems.ts';
import { hasUnfinishedUploads } from '../../forms/useUploads.ts';
import { api } from '../../lib/api.ts';
import { casePath } from '../../lib/case-paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { choicesOnWay, demandedBy } from './choices-on-way.ts';
import { DraftLine, ResumeNote } from './DraftNotes.tsx';
import { type ChosenHandlers, HandlerChoices, missingChoice, toChosenIds } from './HandlerChoices.tsx';
import { useDraftSaving } from './useDraftSaving.ts';

const t = textsOf({ casePage });
const formText = textsOf({ forms });

type ApplyFormProps = { view: ApplyView; onRestart: () => Promise<void> };

/** Filled once with the draft, or with what the server knows already. */
export function ApplyForm({ view, onRestart }: ApplyFormProps) {
  const { code, form, rights, intro } = view;
  const navigate = useNavigate();
  const [data, setData] = useState(view.draft?.data ?? view.data);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [chosen, setChosen] = useState<ChosenHandlers>({});
  const [demanded, setDemanded] = useState<readonly string[]>([]);
  const [isTried, setIsTried] = useState(false);
  const [sending, setSending] = useState(false);
  const saving = useDraftSaving(view, data);
  const choices = choicesOnWay(view.choices, { form, data, demanded });

  const show = (found: readonly FormProblem[]) => {
    setProblems(found);
    if (found.length === 0) return;
    toast.error(formText('problems', { n: found.length }));
    // After the errors are on the page, since they move the fields.
    requestAnimationFrame(() => focusProblem(found));
  };
  const change = (next: typeof data) => {
    setData(next);
    // What was mended is no longer called wrong; the rest is checked when it is sent.
    setProblems((before) => before.filter(({ key }) => next[key] === data[key]));
  };
  const check = () =>
    checkForm(form, {
      ...{ sent: withEmptied(form, rights, data), stored: view.data, world: browserWorld(new Date()) },
      of: { rights, otherwise: 'write' },
    }).problems;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (hasUnfinishedUploads()) return toast.error(formText('uploadsUnfinished'));
    const found = check();
    show(found);
    if (found.length > 0) return;
    if (missingChoice(choices, chosen)) return toast.error(t('chooseMissing'));
    setSending(true);
    saving.stop();
    try {
      const draft = await saving.current();
      const { id, no } = await api.cases.submit({
        ...{ code, data: withEmptied(form, rights, data), chosen: toChosenIds(chosen) },
        ...(draft && { id: draft.id, revision: draft.revision }),
      });
      toast.success(t('submitted', { no }));
      await navigate(casePath(id), { replace: true });
    } catch (error) {
      const isAsked = saving.resume(error);
      setSending(false);
      const refused = problemsOf(error);
      setDemanded([...demanded, ...demandedBy(error)]);
      if (refused.length > 0) show(refused);
      else if (!isAsked) toastError(error);
    }
  };
  return (
    <form className="apply__form" noValidate onSubmit={(event) => void submit(event)}>
      {view.draft && (
        <ResumeNote draft={view.draft} stop={saving.stop} current={saving.current} onDiscarded={onRestart} />
      )}
      {intro && <p className="apply__intro">{intro}</p>}
      <FormFields form={form} rights={rights} data={data} problems={problems} onChange={change} isNew />
      {choices.length > 0 && (
        <section className="form-section">
          <h3 className="form-section__title">{t('choosePeople')}</h3>
          <div className="form-grid">
            <HandlerChoices choices={choices} value={chosen} onChange={setChosen} isTried={isTried} />
          </div>
        </section>
      )}
      <div className="case-bar case-bar--apply">
        <DraftLine state={saving.state} onKeep={saving.prefer} onOther={onRestart} />
        <Button type="submit" variant="primary" size="large" loading={sending} guard>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
