import { limits } from '@yizhan/contract/limits.ts';
import { g } from '../words.ts';
import { Line } from './Line.tsx';
import { Rows } from './Rows.tsx';

const fresh = { name: '', number: '', clause: '', url: '' };

/** Block 8: the documents it rests on. */
export function BasisFields() {
  const head = (['basisName', 'basisNumber', 'clause', 'url'] as const).map((key) => <span key={key}>{g(key)}</span>);
  return (
    <Rows
      name={['basis']}
      most={limits.guideFilesMost}
      fresh={fresh}
      add={g('addBasis')}
      head={head}
      className="guide-rows--table"
    >
      {(inRow) => (
        <>
          <Line inRow={inRow} field="name" label={g('basisName')} />
          <Line inRow={inRow} field="number" label={g('basisNumber')} />
          <Line inRow={inRow} field="clause" label={g('clause')} />
          <Line inRow={inRow} field="url" label={g('url')} most={limits.addressLength} />
        </>
      )}
    </Rows>
  );
}
