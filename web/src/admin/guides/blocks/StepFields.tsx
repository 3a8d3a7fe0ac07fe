import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { PictureField } from '../../../admin-kit/PictureField.tsx';
import { g } from '../words.ts';
import { Line } from './Line.tsx';
import { Rows } from './Rows.tsx';

const fresh = { name: '', post: '', limit: '', result: '' };

/** Block 5: who does what, in how long; and the whole as a picture. */
export function StepFields() {
  const head = (['stepName', 'post', 'limit', 'stepResult'] as const).map((key) => <span key={key}>{g(key)}</span>);
  return (
    <>
      <Rows
        name={['steps', 'rows']}
        most={limits.guideStepsMost}
        fresh={fresh}
        add={g('addStep')}
        head={head}
        className="guide-rows--table"
      >
        {(inRow) => (
          <>
            <Line inRow={inRow} field="name" label={g('stepName')} most={limits.nameLength} />
            <Line inRow={inRow} field="post" label={g('post')} most={limits.nameLength} />
            <Line inRow={inRow} field="limit" label={g('limit')} most={limits.nameLength} />
            <Line inRow={inRow} field="result" label={g('stepResult')} />
          </>
        )}
      </Rows>
      <h3 className="admin-form__heading">{g('picture')}</h3>
      <FormField name={['steps', 'picture']} errorName={g('picture')}>
        <FlowPicture />
      </FormField>
    </>
  );
}

type FlowPictureProps = { id?: string; value?: StoredFile | null; onChange?: (file: StoredFile | null) => void };

const FlowPicture = ({ value, onChange, ...rest }: FlowPictureProps) => (
  <PictureField
    {...rest}
    size={g('pictureSize')}
    alt={g('picture')}
    value={value?.url ?? null}
    onChange={(url) => onChange?.(url ? { name: g('picture'), url } : null)}
  />
);
