import type { CentreType } from '@yizhan/contract/centres.ts';
import { centreFacets } from '@yizhan/contract/entities/centre.ts';
import { hallSorts, hallTabs } from '@yizhan/contract/entities/hall.ts';
import * as centreLimits from '@yizhan/contract/limits/centres.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { centreConfig } from '@yizhan/contract/texts/zh-CN/centre-config.ts';
import { Checkbox, Input, InputNumber, Segmented, Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { PictureField } from '../../admin-kit/PictureField.tsx';
import { textsOf } from '../../lib/text.ts';
import { PicksSelect } from './PicksSelect.tsx';
import { tabName } from './tab-name.ts';

const t = textsOf({ centreConfig });

export function CentreFields({ type }: { type: CentreType }) {
  return (
    <>
      <FormField name="title" label={t('title')} required english>
        <Input maxLength={fieldLimits.nameLength} />
      </FormField>
      <FormField name={['banner', 'picture']} label={t('bannerPicture')}>
        <PictureField size="1440 × 96" alt={t('bannerPicture')} />
      </FormField>
      <FormField name={['banner', 'text']} label={t('bannerText')} english>
        <Input maxLength={fieldLimits.textLength} />
      </FormField>
      <FormField name={['banner', 'url']} label={t('bannerUrl')} help={t('bannerUrlHelp')}>
        <Input maxLength={fieldLimits.addressLength} />
      </FormField>
      <FormField name="tabs" label={t('tabs')} help={t('tabsHelp')}>
        <Checkbox.Group
          options={hallTabs.map((tab) => ({ value: tab, label: tabName(tab), disabled: tab === 'all' }))}
        />
      </FormField>
      <FormField name="facets" label={t('facets')} help={t('facetsHelp')}>
        <Checkbox.Group options={centreFacets.map((facet) => ({ value: facet, label: t(facet) }))} />
      </FormField>
      <FormField name="sort" label={t('sort')} help={t('sortHelp')}>
        <Select
          options={[{ value: '', label: t('asFirst') }, ...hallSorts.map((sort) => ({ value: sort, label: t(sort) }))]}
        />
      </FormField>
      <FormField name="view" label={t('view')}>
        <Segmented
          aria-label={t('view')}
          options={(['cards', 'list'] as const).map((view) => ({ value: view, label: t(view) }))}
        />
      </FormField>
      <FormField name="pageSize" label={t('pageSize')} required>
        <InputNumber controls={false} min={centreLimits.minPageSize} max={centreLimits.maxPageSize} precision={0} />
      </FormField>
      <FormField name="picks" label={t('picks')} help={t('picksHelp')}>
        <PicksSelect type={type} />
      </FormField>
    </>
  );
}
