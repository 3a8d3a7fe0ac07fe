import type { ServiceConfigDetail } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { AccessFields } from './fields/AccessFields.tsx';
import { BasicFields } from './fields/BasicFields.tsx';
import { LabelFields } from './fields/LabelFields.tsx';
import { PeopleFields } from './fields/PeopleFields.tsx';
import { TilePreview } from './fields/TilePreview.tsx';
import { TimeFields } from './fields/TimeFields.tsx';

const t = textsOf({ servicesManage });

/** One column, in groups. `stored` is undefined for a new one. */
export function ServiceFields({ stored }: { stored: ServiceConfigDetail | undefined }) {
  return (
    <>
      <TilePreview />
      <h3 className="admin-form__heading">{t('partBasics')}</h3>
      <BasicFields isNew={stored === undefined} />
      <h3 className="admin-form__heading">{t('partAccess')}</h3>
      <AccessFields stored={stored} />
      <h3 className="admin-form__heading">{t('partPeople')}</h3>
      <PeopleFields />
      <h3 className="admin-form__heading">{t('partTime')}</h3>
      <TimeFields />
      <h3 className="admin-form__heading">{t('partLabel')}</h3>
      <LabelFields />
    </>
  );
}
