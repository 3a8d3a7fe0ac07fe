import { limits } from '@yizhan/contract/limits.ts';
import { Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { g } from '../words.ts';
import { Line } from './Line.tsx';
import { Rows } from './Rows.tsx';

const fresh = { campus: '', building: '', room: '', hours: '', mapUrl: '' };

export function PlaceFields() {
  return (
    <>
      <FormField name={['timeAndPlace', 'period']} label={g('period')}>
        <Input maxLength={limits.textLength} placeholder={g('periodHint')} autoComplete="off" />
      </FormField>
      <FormField name={['timeAndPlace', 'hours']} label={g('hours')}>
        <Input maxLength={limits.textLength} placeholder={g('hoursHint')} autoComplete="off" />
      </FormField>
      <h3 className="admin-form__heading">{g('places')}</h3>
      <Rows name={['timeAndPlace', 'places']} most={limits.guidePlacesMost} fresh={fresh} add={g('addPlace')}>
        {(inRow) => (
          <div className="guide-rows__grid">
            <Line inRow={inRow} field="campus" label={g('campus')} most={limits.nameLength} />
            <Line inRow={inRow} field="building" label={g('building')} most={limits.nameLength} />
            <Line inRow={inRow} field="room" label={g('room')} most={limits.nameLength} />
            <Line inRow={inRow} field="hours" label={g('placeHours')} />
            <Line inRow={inRow} field="mapUrl" label={g('mapUrl')} most={limits.addressLength} />
          </div>
        )}
      </Rows>
    </>
  );
}
