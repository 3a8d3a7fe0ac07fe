import { type CardKind, cardKinds } from '@yizhan/contract/cards.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { Input, Segmented } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { RolesSelect } from '../../admin-kit/RolesSelect.tsx';
import { getCardSettings } from '../../cards/settings.ts';
import { textsOf } from '../../lib/text.ts';
import { useNameCheck } from './useNameCheck.ts';

const t = textsOf({ cardConfig });

const rows = Array.from({ length: cardLimits.maxDisplayRows }, (_, at) => at + 1);

type CardFieldsProps = {
  kind: CardKind;
  /** Undefined before the first save. */
  id: string | undefined;
};

/** The fields of every card, then those of its kind. */
export function CardFields({ kind, id }: CardFieldsProps) {
  const { name, ConfigForm } = getCardSettings(kind);
  const checkName = useNameCheck(id);
  return (
    <>
      <h2 className="card-config__heading">{t('common')}</h2>
      <FormField name="cardName" label={t('cardName')} help={t('cardNameHelp')} required english>
        <Input maxLength={fieldLimits.nameLength} onBlur={() => void checkName()} />
      </FormField>
      <FormField name="cardIntroduction" label={t('cardIntroduction')} english>
        <Input.TextArea maxLength={fieldLimits.textLength} rows={2} />
      </FormField>
      {cardKinds[kind].rows && (
        <FormField name="displayRows" label={t('displayRows')}>
          <Segmented aria-label={t('displayRows')} options={rows.map((n) => ({ value: n, label: t('rows', { n }) }))} />
        </FormField>
      )}
      <FormField name="roles" label={t('roles')} help={t('rolesHelp')}>
        <RolesSelect placeholder={t('everybody')} />
      </FormField>
      <h2 className="card-config__heading">{t('special', { kind: name })}</h2>
      <ConfigForm />
    </>
  );
}
