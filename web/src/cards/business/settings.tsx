import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardBusinessSettings } from '@yizhan/contract/texts/zh-CN/card-business-settings.ts';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { NavigationField, navigationSetting } from '../NavigationField.tsx';
import { pickByRows } from '../pick-by-rows.ts';
import { sampleServices } from '../sample-services.ts';
import { ServicesField } from './ServicesField.tsx';

const t = textsOf({ cardBusinessSettings });

export const settings = (): CardSettings<'business'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'hall',
  initial: { serviceIds: [], navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    serviceIds: { label: t('serviceIds'), words: ({ length: n }) => (n ? t('picked', { n }) : t('mostVisited')) },
    navigationType: navigationSetting(t('navigationType')),
  },
  ConfigForm,
});

function ConfigForm() {
  return (
    <>
      <FormField name={['config', 'serviceIds']} label={t('serviceIds')} help={t('serviceIdsHelp')}>
        <ServicesField />
      </FormField>
      <NavigationField label={t('navigationType')} />
    </>
  );
}

/** As many services as the card can hold, so that the preview shows its full height. */
const sample: CardSettings<'business'>['sample'] = ({ config, displayRows }) => {
  const services = sampleServices();
  const most = pickByRows<number>(cardKindLimits.businessTiles.narrow, displayRows);
  const list = Array.from({ length: most }, (_, at) => ({ at, service: services[at % services.length] })).flatMap(
    ({ at, service }) => (service ? [{ ...service, serviceId: String(at + 1) }] : []),
  );
  return { list, total: most + 1, navigationType: config.navigationType };
};
