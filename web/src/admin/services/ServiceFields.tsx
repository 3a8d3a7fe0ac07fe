import type { ServiceConfigDetail } from '@yizhan/contract/entities/service-config.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { FormSections } from '../../admin-kit/form/FormSections.tsx';
import { textsOf } from '../../lib/text.ts';
import { AccessFields } from './fields/AccessFields.tsx';
import { BasicFields } from './fields/BasicFields.tsx';
import { LabelFields } from './fields/LabelFields.tsx';
import { PeopleFields } from './fields/PeopleFields.tsx';
import { TilePreview } from './fields/TilePreview.tsx';
import { TimeFields } from './fields/TimeFields.tsx';

const t = textsOf({ servicesManage });
const adminText = textsOf({ admin });

/** One column, in groups. `stored` is undefined for a new one. */
export function ServiceFields({ stored }: { stored: ServiceConfigDetail | undefined }) {
  return (
    <>
      <TilePreview />
      <FormSections
        label={adminText('sectionsOf')}
        sections={[
          { key: 'basics', title: t('partBasics'), content: <BasicFields stored={stored} /> },
          { key: 'access', title: t('partAccess'), content: <AccessFields stored={stored} /> },
          { key: 'people', title: t('partPeople'), content: <PeopleFields /> },
          { key: 'time', title: t('partTime'), content: <TimeFields /> },
          { key: 'label', title: t('partLabel'), content: <LabelFields /> },
        ]}
      />
    </>
  );
}
