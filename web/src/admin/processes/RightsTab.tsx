import { type Field, type FieldRight, fieldRights, fieldsOf, isComputed } from '@yizhan/contract/fields.ts';
import { stepsOf } from '@yizhan/contract/flow.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Select } from '../../ui/Select.tsx';
import type { TabProps } from './design.ts';
import { updateBlock } from './flow/flow-edits.ts';

const t = textsOf({ processDesign });

type Rights = Readonly<Record<string, FieldRight>>;

/** A right that is the usual one leaves no trace. */
function withRight(rights: Rights, key: string, right: FieldRight, usual: FieldRight): Record<string, FieldRight> {
  const { [key]: _, ...rest } = rights;
  return right === usual ? rest : { ...rest, [key]: right };
}

/** Fields by steps: who sees and who writes what (PR-10). */
export function RightsTab({ content, change }: TabProps) {
  const { form, flow, settings } = content;
  const fields = fieldsOf(form);
  const steps = stepsOf(flow);
  const setApplicant = ({ key }: Field, right: FieldRight) =>
    change({
      ...content,
      settings: { ...settings, applicantRights: withRight(settings.applicantRights, key, right, 'write') },
    });
  const setStep = (step: (typeof steps)[number], { key }: Field, right: FieldRight) =>
    change({ ...content, flow: updateBlock(flow, step.id, { rights: withRight(step.rights, key, right, 'read') }) });
  if (fields.length === 0) return <Empty text={t('noFields')} />;
  return (
    <div className="design-rights admin-card">
      <p className="admin-muted">{t('rightsHelp')}</p>
      <div className="design-rights__scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rightsField')}</th>
              <th scope="col">{t('applicantColumn')}</th>
              {steps.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.key}>
                <th scope="row">{field.label}</th>
                <td>
                  <RightSelect
                    field={field}
                    label={t('rightOf', { step: t('applicantColumn'), field: field.label })}
                    value={settings.applicantRights[field.key] ?? 'write'}
                    onChange={(right) => setApplicant(field, right)}
                  />
                </td>
                {steps.map((step) => (
                  <td key={step.id}>
                    <RightSelect
                      field={field}
                      label={t('rightOf', { step: step.name, field: field.label })}
                      value={step.rights[field.key] ?? 'read'}
                      onChange={(right) => setStep(step, field, right)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type RightSelectProps = { field: Field; label: string; value: FieldRight; onChange: (right: FieldRight) => void };

/** Nobody writes what is computed. */
const rightsFor = ({ kind }: Field) =>
  isComputed(kind) ? fieldRights.filter((right) => right !== 'write') : fieldRights;

const RightSelect = ({ field, label, value, onChange }: RightSelectProps) => (
  <Select
    aria-label={label}
    size="small"
    value={isComputed(field.kind) && value === 'write' ? 'read' : value}
    onChange={onChange}
    options={rightsFor(field).map((right) => ({ value: right, label: t(`right_${right}`) }))}
  />
);
