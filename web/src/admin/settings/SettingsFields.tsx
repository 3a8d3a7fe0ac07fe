import { Input, Select, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { RichTextEditor } from '../../ui/rich-text-editor/RichTextEditor.tsx';
import { ColourField } from './ColourField.tsx';
import { LogoField } from './LogoField.tsx';
import { s } from './words.ts';

export function SchoolFields() {
  return (
    <>
      <FormField name="name" label={s('name')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="shortName" label={s('shortName')} help={s('shortNameHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="slogan" label={s('slogan')} help={s('sloganHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="logo" label={s('logo')}>
        <LogoField />
      </FormField>
    </>
  );
}

export function LookFields() {
  return (
    <FormField name="themeColor" label={s('themeColor')} help={s('themeColorHelp')}>
      <ColourField />
    </FormField>
  );
}

export function FrameFields() {
  return (
    <FormField name="frameHosts" label={s('frameHosts')} help={s('frameHostsHelp')}>
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',', '，', '、']} />
    </FormField>
  );
}

export function SessionFields() {
  return (
    <FormField name="agreement" label={s('agreement')} help={s('agreementHelp')}>
      <RichTextEditor label={s('agreement')} />
    </FormField>
  );
}

export function MaintenanceFields() {
  return (
    <>
      <FormField
        name={['maintenance', 'on']}
        label={s('maintenanceOn')}
        help={s('maintenanceHelp')}
        valuePropName="checked"
      >
        <Switch />
      </FormField>
      <FormField name={['maintenance', 'text']} label={s('maintenanceText')} help={s('maintenanceTextHelp')}>
        <Input.TextArea rows={2} />
      </FormField>
    </>
  );
}
