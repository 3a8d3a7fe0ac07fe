import { type SceneRow, sceneInput } from '@yizhan/contract/entities/service-config.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Input, Radio } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../../admin-kit/form/FormPane.tsx';
import { RecordForm } from '../../../admin-kit/form/RecordForm.tsx';
import { IconPicker } from '../../../admin-kit/IconPicker.tsx';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { ServiceIcon } from '../../../service/ServiceIcon.tsx';
import { toast } from '../../../ui/toast.ts';

const t = textsOf({ servicesManage });
const adminText = textsOf({ admin });

const tints = ([1, 2, 3, 4, 5, 6] as const).map((tint) => ({
  value: tint,
  label: (
    <span title={t('tintN', { n: tint })}>
      <ServiceIcon icon="palette" tint={tint} size={24} />
    </span>
  ),
}));

type ScenePaneProps = {
  /** Absent for a new one. */
  scene: SceneRow | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

export function ScenePane({ scene, onSaved, onClose }: ScenePaneProps) {
  const { name = '', icon = 'hall', tint = 1 } = scene ?? {};
  return (
    <FormPane title={scene?.name ?? t('newScene')} onClose={onClose}>
      <RecordForm
        schema={sceneInput}
        initial={{ name, icon, tint }}
        save={(values) => api.serviceConfig.submitScene({ ...values, ...(scene && { id: scene.id }) })}
        onSaved={() => {
          toast.success(adminText('saved'));
          void onSaved();
          onClose();
        }}
        onReload={() => void onSaved()}
        onClose={onClose}
      >
        <FormField name="name" label={t('sceneName')} required english>
          <Input autoComplete="off" maxLength={fieldLimits.nameLength} data-autofocus="" />
        </FormField>
        <FormField name="icon" label={t('icon')} required>
          <IconPicker pictures />
        </FormField>
        <FormField name="tint" label={t('tint')}>
          <Radio.Group className="services-admin__tints" options={tints} />
        </FormField>
      </RecordForm>
    </FormPane>
  );
}
