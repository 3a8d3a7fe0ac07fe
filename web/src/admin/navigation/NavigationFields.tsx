import {
  devices,
  hasOpenWay,
  type NavigationKind,
  type NavigationRow,
  navigationKinds,
} from '@yizhan/contract/entities/navigation.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { navigationConfig } from '@yizhan/contract/texts/zh-CN/navigation-config.ts';
import { Form, Input, Segmented, Select } from 'antd';
import { CheckAddress } from '../../admin-kit/CheckAddress.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { IconPicker } from '../../admin-kit/IconPicker.tsx';
import { RolesSelect } from '../../admin-kit/RolesSelect.tsx';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { ServiceSelect } from './ServiceSelect.tsx';

const t = textsOf({ navigationConfig });

type NavigationFieldsProps = { rows: readonly NavigationRow[]; row: NavigationRow | undefined };

export function NavigationFields({ rows, row }: NavigationFieldsProps) {
  const kind: NavigationKind = Form.useWatch('kind', { preserve: true }) ?? 'link';
  const vertical = useMediaQuery(phone);
  const groups = rows.filter(({ id, kind, parentId }) => kind === 'group' && parentId === null && id !== row?.id);
  return (
    <>
      <FormField
        name="navigationName"
        label={t('navigationName')}
        help={t('navigationNameHelp', { n: portalLimits.navigationNameLength })}
        required
        english
      >
        <Input maxLength={portalLimits.navigationNameLength} />
      </FormField>
      <FormField name="icon" label={t('icon')}>
        <IconPicker pictures />
      </FormField>
      <FormField name="kind" label={t('kind')} required>
        <Segmented
          aria-label={t('kind')}
          vertical={vertical}
          options={navigationKinds.map((one) => ({ value: one, label: t(one) }))}
        />
      </FormField>
      <Target kind={kind} row={row} />
      {kind !== 'group' && (
        <>
          {hasOpenWay(kind) && (
            <FormField name="openWay" label={t('openWay')}>
              <Segmented
                aria-label={t('openWay')}
                options={(['sameTab', 'newTab'] as const).map((way) => ({ value: way, label: t(way) }))}
              />
            </FormField>
          )}
          {groups.length > 0 && (
            <FormField name="parentId" label={t('parentId')}>
              <Select
                allowClear
                placeholder={t('noParent')}
                options={groups.map(({ id, navigationName }) => ({ value: id, label: navigationName }))}
              />
            </FormField>
          )}
        </>
      )}
      <FormField name="roles" label={t('roles')} help={t('rolesHelp')}>
        <RolesSelect placeholder={t('everybody')} />
      </FormField>
      <FormField name="device" label={t('device')}>
        <Segmented
          aria-label={t('device')}
          vertical={vertical}
          options={devices.map((one) => ({ value: one, label: t(one) }))}
        />
      </FormField>
    </>
  );
}

type TargetProps = { kind: NavigationKind; row: NavigationRow | undefined };

/** What the item opens, and what is needed for it. */
function Target({ kind, row }: TargetProps) {
  switch (kind) {
    case 'cards':
      return <CardPage row={row} />;
    case 'link':
    case 'frame':
      return (
        <>
          <FormField name="url" label={t('url')} help={t('urlHelp')} required>
            <Input maxLength={fieldLimits.addressLength} />
          </FormField>
          <CheckAddress />
          {kind === 'frame' && row && !row.frameAllowed && (
            <p className="navigation-config__warning">{t('frameRefused')}</p>
          )}
        </>
      );
    case 'service':
      return (
        <FormField name="serviceId" label={t('serviceId')} help={t('serviceHelp')} required>
          <ServiceSelect />
        </FormField>
      );
    case 'group':
      return <p className="navigation-config__help">{t('groupHelp')}</p>;
  }
}

/** The page of cards is arranged as the home page is, in the layouts of the home page section. */
function CardPage({ row }: { row: NavigationRow | undefined }) {
  const layouts = `${sectionPath('homePage')}?tab=layouts`;
  return (
    <div className="navigation-config__help">
      <p>{t('cardsHelp')}</p>
      {!row && <p>{t('cardsNew')}</p>}
      {row && row.layouts.length === 0 && <p className="navigation-config__warning">{t('cardsNone')}</p>}
      {row && row.layouts.length > 0 && (
        <p>
          {t('cardsLayouts')}
          {row.layouts.map(({ id, name }) => (
            <a key={id} className="navigation-config__layout" href={hrefOf(`${layouts}&layout=${id}`)}>
              {name}
            </a>
          ))}
        </p>
      )}
      {row && <a href={hrefOf(`${layouts}&layout=new&page=${row.id}`)}>{t('cardsArrange')}</a>}
    </div>
  );
}
