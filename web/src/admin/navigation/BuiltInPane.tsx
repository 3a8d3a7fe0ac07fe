import { filled } from '@yizhan/contract/entities/common.ts';
import type { NavigationRow } from '@yizhan/contract/entities/navigation.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { navigationConfig } from '@yizhan/contract/texts/zh-CN/navigation-config.ts';
import { Input, Switch } from 'antd';
import * as z from 'zod';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { useCanOpen } from '../../admin-kit/useCanOpen.ts';
import { api } from '../../lib/api.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ navigationConfig });

const schema = z.object({ navigationName: filled(portalLimits.navigationNameLength), isAuto: z.boolean() });

/** A built-in item: its name, and whether people see it. */
export function BuiltInPane({ row, onChanged }: { row: NavigationRow; onChanged: () => void }) {
  const { id, version, navigationName, isAuto, isFixed, configPath } = row;
  const canConfigure = useCanOpen(configPath);
  const saved = () => {
    toast.success(t('saved'));
    onChanged();
  };
  return (
    <section className="navigation-config__built admin-card" aria-label={navigationName}>
      <h2 className="drafts__heading">{navigationName}</h2>
      <p className="admin-muted">
        {t('builtIn', { also: isFixed ? '' : t('orHide') })}
        {isFixed && ` · ${t('builtInFixed')}`}
      </p>
      {canConfigure && (
        <p>
          <a href={hrefOf(configPath)}>{t('toConfigure')}</a>
        </p>
      )}
      <RecordForm
        schema={schema}
        about={`navigation-${id}`}
        initial={{ navigationName, isAuto: isAuto === 1 }}
        save={(values) => api.navigation.rename({ id, version, ...values })}
        onSaved={saved}
        onReload={onChanged}
      >
        <FormField
          name="navigationName"
          label={t('navigationName')}
          help={t('navigationNameHelp', { n: portalLimits.navigationNameLength })}
          required
          english
        >
          <Input maxLength={portalLimits.navigationNameLength} />
        </FormField>
        <FormField name="isAuto" label={t('isAuto')} valuePropName="checked">
          <Switch disabled={isFixed} />
        </FormField>
      </RecordForm>
    </section>
  );
}
