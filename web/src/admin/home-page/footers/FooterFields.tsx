import { footerPlaces } from '@yizhan/contract/entities/footer.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { footerConfig } from '@yizhan/contract/texts/zh-CN/footer-config.ts';
import { Checkbox, Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { FormSections } from '../../../admin-kit/form/FormSections.tsx';
import { textsOf } from '../../../lib/text.ts';
import { CodeRows, ColumnRows, FriendlyRows } from './FooterRows.tsx';

const t = textsOf({ footerConfig });
const adminText = textsOf({ admin });

const nameOnly = <Input maxLength={fieldLimits.nameLength} autoComplete="off" />;
const line = <Input maxLength={fieldLimits.textLength} autoComplete="off" />;

const sections = [
  {
    key: 'columns',
    title: t('columns'),
    content: (
      <>
        <ColumnRows />
      </>
    ),
  },
  {
    key: 'contact',
    title: t('contact'),
    content: (
      <>
        <FormField name="address" label={t('address')} english>
          {line}
        </FormField>
        <FormField name="phone" label={t('phone')}>
          {nameOnly}
        </FormField>
        <FormField name="mail" label={t('mail')}>
          {line}
        </FormField>
      </>
    ),
  },
  {
    key: 'qrCodes',
    title: t('qrCodes'),
    content: (
      <>
        <CodeRows />
      </>
    ),
  },
  {
    key: 'friendlyLinks',
    title: t('friendlyLinks'),
    content: (
      <>
        <FriendlyRows />
      </>
    ),
  },
  {
    key: 'rights',
    title: t('rights'),
    content: (
      <>
        <FormField name="copyright" label={t('copyright')} english>
          {line}
        </FormField>
        <FormField name="icp" label={t('icp')} english>
          {nameOnly}
        </FormField>
        <FormField name="policeRecord" label={t('policeRecord')} english>
          {nameOnly}
        </FormField>
        <FormField name="techSupport" label={t('techSupport')} english>
          {line}
        </FormField>
        <FormField name="copyFooter" label={t('copyFooter')} help={t('copyFooterHelp')} english>
          {line}
        </FormField>
      </>
    ),
  },
];

export function FooterFields() {
  return (
    <>
      <FormField name="footerName" label={t('footerName')} help={t('footerNameHelp')} required>
        {nameOnly}
      </FormField>
      <FormField name="showOn" label={t('showOn')} help={t('showOnHelp')}>
        <Checkbox.Group options={footerPlaces.map((place) => ({ value: place, label: t(place) }))} />
      </FormField>
      <FormSections label={adminText('sectionsOf')} sections={sections} />
    </>
  );
}
