import type { CaseAction } from '@yizhan/contract/case-states.ts';
import type { CaseDetail } from '@yizhan/contract/entities/case.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { OpinionField } from '../../forms/OpinionField.tsx';
import { textsOf } from '../../lib/text.ts';
import RatingDialog from '../../service/RatingDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import type { IconName } from '../../ui/icons/names.ts';
import { Menu } from '../../ui/Menu.tsx';
import { ActionDialog, type DialogAction } from './ActionDialog.tsx';
import { choicesOnWay } from './choices-on-way.ts';
import { type AttachedFiles, OpinionFiles, toFileRefs } from './OpinionFiles.tsx';
import { useCaseActs } from './useCaseActs.ts';

const t = textsOf({ casePage });

type DecisionBarProps = {
  detail: CaseDetail;
  /** The form as it is on the screen, when the reader may write some of it. */
  edited: FormData | undefined;
  onProblems: (problems: readonly FormProblem[]) => void;
  /** Somebody else was first; in the server's words. */
  onConflict: (who: string) => void;
  onActed: () => void;
};

/** Always in the bar; the rest of what is possible is in the menu. */
const prominent = ['refuse', 'return', 'urge', 'withdraw'] as const satisfies readonly CaseAction[];
const inMenu: readonly { action: DialogAction; icon: IconName }[] = [
  { action: 'delegate', icon: 'users' },
  { action: 'addSigner', icon: 'user-add' },
  { action: 'handOver', icon: 'switch' },
  { action: 'copy', icon: 'copy' },
  { action: 'comment', icon: 'message' },
];

/** What the reader can do, at the bottom: one filled button, the rest quiet. What is typed stays until it went through. */
export function DecisionBar({ detail, edited, onProblems, onConflict, onActed }: DecisionBarProps) {
  const { id, can, myStep, form } = detail;
  const opinion = useDraftState(`case-${id}`, '');
  const [files, setFiles] = useState<AttachedFiles>([]);
  const [attaching, setAttaching] = useState(false);
  const [error, setError] = useState<string>();
  const [open, setOpen] = useState<DialogAction>();
  const [rating, setRating] = useState(false);
  const [demanded, setDemanded] = useState<readonly string[]>([]);
  const choices = choicesOnWay(detail.choices, { form, data: edited ?? detail.data, demanded });
  const acts = useCaseActs(detail, {
    edited,
    onProblems,
    onConflict,
    onRefused: setError,
    onDemanded: (blockId) => {
      setDemanded([...demanded, blockId]);
      setOpen(can.includes('submit') ? 'submit' : 'approve');
    },
    onActed: () => {
      setDemanded([]);
      opinion.setValue('');
      opinion.forget();
      setFiles([]);
      setAttaching(false);
      setOpen(undefined);
      onActed();
    },
  });
  const may = (action: CaseAction) => can.includes(action);
  const type = (typed: string) => {
    opinion.setValue(typed);
    setError(undefined);
  };
  const approve = () => {
    if (myStep?.opinionRequired && opinion.value.trim() === '') return setError(t('opinionNeeded'));
    if (choices.length > 0) return setOpen('approve');
    return acts.run({ action: 'approve', opinion: opinion.value, files: toFileRefs(files) });
  };
  const press = (action: (typeof prominent)[number]) => {
    if (action === 'urge') return void acts.run({ action });
    setOpen(action);
  };
  const rest = inMenu.filter(({ action }) => may(action));
  const [single] = rest.length === 1 ? rest : [];
  const buttons = prominent.filter(may);
  if (can.length === 0) return null;
  return (
    <section className="case-bar case-noprint" aria-label={t('decide')}>
      {myStep && (
        <>
          {myStep.actingFor && <p className="case-bar__note">{t('youActFor', { name: myStep.actingFor.name })}</p>}
          <OpinionField
            value={opinion.value}
            onChange={type}
            error={open ? undefined : error}
            required={myStep.opinionRequired}
          />
          {!open && attaching && <OpinionFiles value={files} onChange={setFiles} />}
        </>
      )}
      <div className="case-bar__buttons">
        {single && (
          <Button variant="quiet" icon={single.icon} onClick={() => setOpen(single.action)}>
            {t(single.action)}
          </Button>
        )}
        {rest.length > 1 && (
          <Menu
            label={t('more')}
            items={rest.map(({ action, icon }) => ({
              key: action,
              icon,
              label: t(action),
              onSelect: () => setOpen(action),
            }))}
          />
        )}
        {myStep && !attaching && (
          <Button variant="quiet" icon="attach" onClick={() => setAttaching(true)}>
            {t('attach')}
          </Button>
        )}
        {can.includes('rate') && (
          <Button variant="primary" onClick={() => setRating(true)}>
            {t('rate')}
          </Button>
        )}
        {buttons.map((action) => (
          <Button key={action} loading={acts.busy === action} onClick={() => press(action)}>
            {t(action)}
          </Button>
        ))}
        {may('submit') && (
          <Button
            variant="primary"
            guard
            loading={acts.busy === 'submit'}
            onClick={() => (choices.length > 0 ? setOpen('submit') : void acts.submit({}))}
          >
            {t('resubmit')}
          </Button>
        )}
        {may('approve') && (
          <Button variant="primary" guard loading={acts.busy === 'approve'} onClick={() => void approve()}>
            {t(myStep?.type === 'handle' ? 'handle' : 'approve')}
          </Button>
        )}
      </div>
      {rating && <RatingDialog of={{ caseId: id }} onClose={() => setRating(false)} />}
      {open && (
        <ActionDialog
          key={open}
          action={open}
          detail={{ ...detail, choices }}
          opinion={opinion.value}
          onOpinion={type}
          files={files}
          onFiles={setFiles}
          error={error}
          busy={acts.busy !== undefined}
          onAct={(act) => void (act.action === 'submit' ? acts.submit(act.chosen) : acts.run(act))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
