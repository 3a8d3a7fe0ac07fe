import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Input } from 'antd';
import { ColourField } from '../../../admin-kit/ColourField.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { PictureField } from '../../../admin-kit/PictureField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { BorderColour } from './BorderColour.tsx';
import { FestivalField } from './FestivalField.tsx';

const t = textsOf({ portalConfig });

export function ThemeFields() {
  return (
    <>
      <FormField name="themeName" label={t('themeName')} required english>
        <Input maxLength={fieldLimits.nameLength} />
      </FormField>
      <FormField
        name="themeColor"
        label={t('themeColor')}
        help={t('themeColorHelp', { least: portalLimits.minContrast })}
      >
        <ColourField />
      </FormField>
      <FormField name="themeImg" label={t('themeImg')}>
        <PictureField size="1920 × 200" alt={t('themeImg')} />
      </FormField>
      <FormField name="themeImgBorderColor" label={t('themeImgBorderColor')}>
        <BorderColour />
      </FormField>
      <FormField name="festival" label={t('festival')} help={t('festivalHelp')}>
        <FestivalField />
      </FormField>
    </>
  );
}
