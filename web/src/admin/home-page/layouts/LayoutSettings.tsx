import type { LayoutContent } from '@yizhan/contract/entities/layout.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import type { Ref } from 'react';
import { identityTypeValues, useIdentityTypes } from '../../../admin-kit/useIdentityTypes.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { PageOption } from './usePageOptions.ts';

const t = textsOf({ homePageConfig });

type Settings = Pick<LayoutContent, 'layoutName' | 'identities' | 'navigationId'>;
type LayoutSettingsProps = {
  value: Settings;
  onChange: (changes: Partial<Settings>) => void;
  /** The error of the name field. */
  error: string | undefined;
  nameRef: Ref<HTMLInputElement>;
  pages: readonly PageOption[];
  /** Who would get it once it is published, in words. */
  readers: string;
};

/** The name, audience and page of a layout. */
export function LayoutSettings({ value, onChange, error, nameRef, pages, readers }: LayoutSettingsProps) {
  const { layoutName, identities, navigationId } = value;
  const { nameOf } = useIdentityTypes();
  const toggle = (type: number) =>
    onChange({
      identities: identities.includes(type) ? identities.filter((one) => one !== type) : [...identities, type].sort(),
    });
  return (
    <section className="layout-side__part admin-card" aria-label={t('settings')}>
      <h2>{t('settings')}</h2>
      <TextField
        ref={nameRef}
        label={t('layoutName')}
        required
        error={error}
        maxLength={fieldLimits.nameLength}
        autoComplete="off"
        value={layoutName}
        onChange={(text) => onChange({ layoutName: text })}
      />
      <fieldset className="layout-identities">
        <legend>{t('identities')}</legend>
        <div className="layout-identities__chips">
          <Chip selected={identities.length === 0} onClick={() => onChange({ identities: [] })}>
            {t('everybody')}
          </Chip>
          {identityTypeValues.map((type) => (
            <Chip key={type} selected={identities.includes(type)} onClick={() => toggle(type)}>
              {nameOf(type)}
            </Chip>
          ))}
        </div>
        <p className="layout-side__help">{t('identitiesHelp')}</p>
        <p className="layout-side__help" role="status">
          {readers}
        </p>
      </fieldset>
      {pages.length > 1 && (
        <Select
          label={t('navigation')}
          help={t('navigationHelp')}
          value={navigationId ?? ''}
          options={pages}
          onChange={(id) => onChange({ navigationId: id === '' ? null : id })}
        />
      )}
    </section>
  );
}
