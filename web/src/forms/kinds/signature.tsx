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
  const use = () => onChange(drawName(name.trim()));
  return (
    <GroupField {...toControlTexts(props)} id={`${id}-group`}>
      {value ? (
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
        <SignaturePad label={t('signHere')} onDrawn={onChange} />
      )}
      <div className="form-signature__tools">
        {value ? (
          <Button size="small" variant="quiet" icon="refresh" onClick={() => onChange(undefined)}>
            {t('clearSignature')}
          </Button>
        ) : (
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
