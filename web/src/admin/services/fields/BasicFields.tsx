import { useQuery } from '@tanstack/react-query';
import { processTypes, serviceKinds } from '@yizhan/contract/entities/service.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { Input, InputNumber, Radio, Select } from 'antd';
import { DepartmentSelect } from '../../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { query } from '../../../lib/api.ts';
import { clearable, selectIcons } from '../../../ui/antd-icons.tsx';
import { IconSelect } from '../../home-page/quick/IconSelect.tsx';
import { s } from '../words.ts';

const kinds = serviceKinds.map((kind) => ({ value: kind, label: s(`kind${kind}`) }));
const ways = processTypes.map((way) => ({ value: way, label: s(`process${way}`) }));
const toOptions = (rows: readonly { id: string; name: string }[] | undefined) =>
  rows?.map(({ id, name }) => ({ value: id, label: name })) ?? [];

export function BasicFields({ isNew }: { isNew: boolean }) {
  const scenes = useQuery(query.serviceConfig.scenes());
  const types = useQuery(query.serviceConfig.types());
  return (
    <>
      <FormField name="name" label={s('name')} required>
        <Input autoComplete="off" maxLength={limits.nameLength} data-autofocus="" />
      </FormField>
      <FormField name="code" label={s('code')} help={s(isNew ? 'codeHelp' : 'codeFixed')} required>
        <Input autoComplete="off" maxLength={limits.nameLength} disabled={!isNew} />
      </FormField>
      <FormField name="summary" label={s('summary')} help={s('summaryHelp')}>
        <Input.TextArea rows={2} maxLength={limits.longTextLength} />
      </FormField>
      <FormField name="keywords" label={s('keywords')} help={s('keywordsHelp')}>
        <Input autoComplete="off" maxLength={limits.keywordsLength} />
      </FormField>
      <div className="services-admin__pair">
        <FormField name="type" label={s('kind')}>
          <Radio.Group options={kinds} optionType="button" />
        </FormField>
        <FormField name="processType" label={s('processType')}>
          <Radio.Group options={ways} optionType="button" />
        </FormField>
        <FormField name="icon" label={s('icon')} required>
          <IconSelect />
        </FormField>
        <FormField name="promiseDays" label={s('promiseDays')} help={s('promiseHelp')}>
          <InputNumber controls={false} min={1} max={limits.promiseDaysMost} precision={0} />
        </FormField>
        <FormField name="sceneId" label={s('scene')}>
          <Select
            {...selectIcons}
            allowClear={clearable()}
            placeholder={s('noScene')}
            options={toOptions(scenes.data)}
          />
        </FormField>
        <FormField name="typeId" label={s('type')}>
          <Select {...selectIcons} allowClear={clearable()} placeholder={s('noType')} options={toOptions(types.data)} />
        </FormField>
      </div>
      <FormField name="deptId" label={s('department')}>
        <DepartmentSelect placeholder={s('department')} />
      </FormField>
    </>
  );
}
