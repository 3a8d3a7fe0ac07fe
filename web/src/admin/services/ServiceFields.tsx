import type { ServiceConfigDetail } from '@yizhan/contract/entities/service-config.ts';
import { AccessFields } from './fields/AccessFields.tsx';
import { BasicFields } from './fields/BasicFields.tsx';
import { LabelFields } from './fields/LabelFields.tsx';
import { PeopleFields } from './fields/PeopleFields.tsx';
import { TilePreview } from './fields/TilePreview.tsx';
import { TimeFields } from './fields/TimeFields.tsx';
import { s } from './words.ts';

/** In one column, group by group. Nothing for a new one. */
export function ServiceFields({ stored }: { stored: ServiceConfigDetail | undefined }) {
  return (
    <>
      <TilePreview />
      <h3 className="admin-form__heading">{s('partBasics')}</h3>
      <BasicFields isNew={stored === undefined} />
      <h3 className="admin-form__heading">{s('partAccess')}</h3>
      <AccessFields stored={stored} />
      <h3 className="admin-form__heading">{s('partPeople')}</h3>
      <PeopleFields />
      <h3 className="admin-form__heading">{s('partTime')}</h3>
      <TimeFields />
      <h3 className="admin-form__heading">{s('partLabel')}</h3>
      <LabelFields />
    </>
  );
}
