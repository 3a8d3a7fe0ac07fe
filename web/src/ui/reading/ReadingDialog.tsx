import { pagePreferences } from '@yizhan/contract/page-preferences.ts';
import { accessibility } from '@yizhan/contract/texts/zh-CN/accessibility.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { applyReading, currentReading, defaultReading, type ReadingSettings } from './reading.ts';
import './ReadingDialog.css';

const t = textsOf({ accessibility });

/** Larger text and higher contrast: applied at once, by click or by arrow keys. */
export function ReadingDialog({ onClose }: { onClose: () => void }) {
  const [now, setNow] = useState(currentReading);
  const choose = (next: ReadingSettings) => {
    setNow(next);
    void applyReading(next);
  };
  return (
    <Dialog
      open
      title={t('title')}
      width={434}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => choose(defaultReading)}>{t('usual')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Choices
        name="text"
        value={now.text}
        onChoose={(text) => choose({ ...now, text })}
        label={(one) => t(`text${one}`)}
      />
      <Choices
        name="contrast"
        value={now.contrast}
        onChoose={(contrast) => choose({ ...now, contrast })}
        label={(one) => t(`contrast${one}`)}
      />
      <p className="reading__sample">{t('sample')}</p>
      <p className="reading__note">{t('about')}</p>
      <p className="reading__note">{t('keys')}</p>
    </Dialog>
  );
}

type ChoicesProps<C extends 'text' | 'contrast'> = {
  name: C;
  value: (typeof pagePreferences)[C][number];
  onChoose: (one: (typeof pagePreferences)[C][number]) => void;
  label: (one: (typeof pagePreferences)[C][number]) => string;
};

function Choices<C extends 'text' | 'contrast'>({ name, value, onChoose, label }: ChoicesProps<C>) {
  const choices: readonly (typeof pagePreferences)[C][number][] = pagePreferences[name];
  return (
    <fieldset className="reading">
      <legend className="reading__legend">{t(name)}</legend>
      {choices.map((one) => (
        <label key={one} className="reading__choice">
          <input
            type="radio"
            name={name}
            checked={one === value}
            data-autofocus={(name === 'text' && one === value) || undefined}
            onChange={() => onChoose(one)}
          />
          <span>{label(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
