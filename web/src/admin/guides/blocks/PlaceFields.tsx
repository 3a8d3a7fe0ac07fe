import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { Line } from '../../../admin-kit/rows/Line.tsx';
import { Rows } from '../../../admin-kit/rows/Rows.tsx';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ guideManage });

const emptyRow = { campus: '', building: '', room: '', hours: '', mapUrl: '' };

export function PlaceFields() {
  return (
    <>
      <FormField name={['timeAndPlace', 'period']} label={t('period')}>
        <Input maxLength={fieldLimits.textLength} placeholder={t('periodHint')} autoComplete="off" />
      </FormField>
      <FormField name={['timeAndPlace', 'hours']} label={t('hours')}>
        <Input maxLength={fieldLimits.textLength} placeholder={t('hoursHint')} autoComplete="off" />
      </FormField>
      <h3 className="admin-form__heading">{t('places')}</h3>
      <Rows name={['timeAndPlace', 'places']} most={guideLimits.maxPlaces} fresh={emptyRow} add={t('addPlace')}>
        {(inRow) => (
          <div className="admin-rows__grid">
            <Line inRow={inRow} field="campus" label={t('campus')} most={fieldLimits.nameLength} />
            <Line inRow={inRow} field="building" label={t('building')} most={fieldLimits.nameLength} />
            <Line inRow={inRow} field="room" label={t('room')} most={fieldLimits.nameLength} />
            <Line inRow={inRow} field="hours" label={t('placeHours')} />
            <Line inRow={inRow} field="mapUrl" label={t('mapUrl')} most={fieldLimits.addressLength} />
          </div>
        )}
      </Rows>
    </>
  );
}
