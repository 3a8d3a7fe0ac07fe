import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type FieldPart, type InputProps, toControlTexts } from '../field-part.ts';
import { GroupField } from '../GroupField.tsx';
import { SignaturePad } from '../SignaturePad.tsx';
import { drawName } from '../signature-picture.ts';

const t = textsOf({ forms });

function Input(props: InputProps<'signature'>) {
  const { field, id, value, onChange } = props;
  const [byName, setByName] = useState(false);
  const [name, setName] = useState('');
  const [drawing, setDrawing] = useState(false);
  const draw = (picture: string | undefined) => {
    setDrawing(picture !== undefined);
    onChange(picture);
  };
  const isSigned = value !== undefined && !drawing;
  const use = () => onChange(drawName(name.trim()));
  return (
    <GroupField {...toControlTexts(props)} id={`${id}-group`}>
      {isSigned ? (
        <img className="form-signature" src={value} alt={`${field.label} ${t('signed')}`} />
      ) : byName ? (
        <TextField
          id={id}
          aria-label={t('typedName')}
          placeholder={t('typedName')}
          value={name}
          onChange={setName}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (name.trim()) use();
          }}
          after={
            <Button size="small" disabled={name.trim() === ''} onClick={use}>
              {t('drawName')}
            </Button>
          }
        />
      ) : (
        <SignaturePad label={t('signHere')} onDraw={draw} onDone={() => setDrawing(false)} />
      )}
      <div className="form-signature__tools">
        {isSigned ? (
          <Button size="small" variant="quiet" icon="refresh" onClick={() => onChange(undefined)}>
            {t('clearSignature')}
          </Button>
        ) : drawing ? null : (
          <Button
            id={byName ? undefined : id}
            size="small"
            variant="quiet"
            icon="pen"
            onClick={() => setByName(!byName)}
          >
            {t(byName ? 'signByHand' : 'signByName')}
          </Button>
        )}
      </div>
    </GroupField>
  );
}

export const signature: FieldPart<'signature'> = {
  Input,
  Reader: ({ field, value }) => <img className="form-signature" src={value} alt={`${field.label} ${t('signed')}`} />,
};
