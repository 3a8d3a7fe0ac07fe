import type { AbsenceProcess } from '@yizhan/contract/entities/absence.ts';
import { absences } from '@yizhan/contract/texts/zh-CN/absences.ts';
import { useId } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

const t = textsOf({ absences });

/** The chosen processes; null: everything. */
export type ChosenProcesses = readonly string[] | null;

type ProcessChoiceProps = {
  /** Undefined while they are loading. */
  processes: readonly AbsenceProcess[] | undefined;
  value: ChosenProcesses;
  onChange: (chosen: ChosenProcesses) => void;
  error: string | undefined;
};

/** What goes to the second post: everything, or the cases of some processes. */
export function ProcessChoice({ processes, value, onChange, error }: ProcessChoiceProps) {
  const group = useId();
  const note = `${group}-note`;
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...(value ?? []), id] : (value ?? []).filter((one) => one !== id));
  return (
    <fieldset className="absence-form__scope">
      <legend className="yz-field__label">{t('scope')}</legend>
      <label className="absence-form__option">
        <input type="radio" name={group} checked={value === null} onChange={() => onChange(null)} />
        {t('scopeAll')}
      </label>
      <label className="absence-form__option">
        <input type="radio" name={group} checked={value !== null} onChange={() => onChange([])} />
        {t('scopeChosen')}
      </label>
      {value !== null && (
        <>
          <p className="absence-form__help">{t(processes?.length === 0 ? 'processesNone' : 'scopeHelp')}</p>
          {processes && processes.length > 0 && (
            <ul className="absence-form__processes" aria-label={t('processes')} aria-describedby={note}>
              {processes.map(({ id, name }) => (
                <li key={id}>
                  <Checkbox checked={value.includes(id)} onChange={(isChosen) => toggle(id, isChosen)}>
                    {name}
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <p className="yz-field__note yz-field__note--error" id={note} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
