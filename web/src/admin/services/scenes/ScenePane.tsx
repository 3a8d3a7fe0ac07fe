import { type SceneRow, sceneInput } from '@yizhan/contract/entities/service-config.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { Input, Radio } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../../admin-kit/form/FormPane.tsx';
import { RecordForm } from '../../../admin-kit/form/RecordForm.tsx';
import { t } from '../../../admin-kit/words.ts';
import { api } from '../../../lib/api.ts';
import { ServiceIcon } from '../../../service/ServiceIcon.tsx';
import { toast } from '../../../ui/toast.ts';
import { IconSelect } from '../../home-page/quick/IconSelect.tsx';
import { s } from '../words.ts';

const tints = ([1, 2, 3, 4, 5, 6] as const).map((tint) => ({
  value: tint,
  label: (
    <span title={s('tintN', { n: tint })}>
      <ServiceIcon icon="palette" tint={tint} size={24} />
    </span>
  ),
}));

type ScenePaneProps = {
  /** Absent: a new one. */
  scene: SceneRow | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

export function ScenePane({ scene, onSaved, onClose }: ScenePaneProps) {
  const { name = '', icon = 'hall', tint = 1 } = scene ?? {};
  return (
    <FormPane title={scene?.name ?? s('newScene')} onClose={onClose}>
      <RecordForm
        schema={sceneInput}
        initial={{ name, icon, tint }}
        save={(values) => api.serviceConfig.submitScene({ ...values, ...(scene && { id: scene.id }) })}
        onSaved={() => {
          toast.success(t('saved'));
          void onSaved();
          onClose();
        }}
        onReload={() => void onSaved()}
        onClose={onClose}
      >
        <FormField name="name" label={s('sceneName')} required>
          <Input autoComplete="off" maxLength={limits.nameLength} data-autofocus="" />
        </FormField>
        <FormField name="icon" label={s('icon')} required>
          <IconSelect />
        </FormField>
        <FormField name="tint" label={s('tint')}>
          <Radio.Group className="services-admin__tints" options={tints} />
        </FormField>
      </RecordForm>
    </FormPane>
  );
}
