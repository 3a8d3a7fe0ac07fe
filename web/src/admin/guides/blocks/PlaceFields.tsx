import { limits } from '@yizhan/contract/limits.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { Line } from './Line.tsx';
import { Rows } from './Rows.tsx';

const t = textsOf({ guideManage });

const fresh = { campus: '', building: '', room: '', hours: '', mapUrl: '' };

export function PlaceFields() {
  return (
    <>
      <FormField name={['timeAndPlace', 'period']} label={t('period')}>
        <Input maxLength={limits.textLength} placeholder={t('periodHint')} autoComplete="off" />
      </FormField>
      <FormField name={['timeAndPlace', 'hours']} label={t('hours')}>
        <Input maxLength={limits.textLength} placeholder={t('hoursHint')} autoComplete="off" />
      </FormField>
      <h3 className="admin-form__heading">{t('places')}</h3>
      <Rows name={['timeAndPlace', 'places']} most={limits.guidePlacesMost} fresh={fresh} add={t('addPlace')}>
        {(inRow) => (
          <div className="guide-rows__grid">
            <Line inRow={inRow} field="campus" label={t('campus')} most={limits.nameLength} />
            <Line inRow={inRow} field="building" label={t('building')} most={limits.nameLength} />
            <Line inRow={inRow} field="room" label={t('room')} most={limits.nameLength} />
            <Line inRow={inRow} field="hours" label={t('placeHours')} />
            <Line inRow={inRow} field="mapUrl" label={t('mapUrl')} most={limits.addressLength} />
          </div>
        )}
      </Rows>
    </>
  );
}
