import type { ServiceTemplateRow } from '@yizhan/contract/entities/service-config.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { setup } from '@yizhan/contract/texts/zh-CN/setup.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toIconName } from '../../ui/icons/to-icon-name.ts';
import { TextField } from '../../ui/TextField.tsx';
import { isAddress, type TemplateChoice, withTicked } from './template-choice.ts';

const t = textsOf({ setup });

type TemplateSceneProps = {
  scene: string;
  templates: readonly ServiceTemplateRow[];
  choice: TemplateChoice;
  onChange: (choice: TemplateChoice) => void;
};

export function TemplateScene({ scene, templates, choice, onChange }: TemplateSceneProps) {
  const codes = templates.filter(({ used }) => !used).map(({ code }) => code);
  const ticked = codes.filter((code) => choice.has(code)).length;
  return (
    <fieldset className="setup__scene">
      <legend>{scene}</legend>
      {codes.length > 0 && (
        <Checkbox
          checked={ticked === codes.length}
          partly={ticked > 0 && ticked < codes.length}
          onChange={(on) => onChange(withTicked(choice, codes, on))}
        >
          {t('templatesAll', { scene })}
        </Checkbox>
      )}
      <ul className="setup__templates">
        {templates.map((template) => (
          <TemplateLine key={template.code} template={template} choice={choice} onChange={onChange} />
        ))}
      </ul>
    </fieldset>
  );
}

type TemplateLineProps = Pick<TemplateSceneProps, 'choice' | 'onChange'> & { template: ServiceTemplateRow };

function TemplateLine({ template, choice, onChange }: TemplateLineProps) {
  const { code, name, summary, icon, used, processType } = template;
  const url = choice.get(code);
  return (
    <li className="setup__template">
      <Checkbox
        checked={used || url !== undefined}
        disabled={used}
        onChange={(on) => onChange(withTicked(choice, [code], on))}
      >
        <span className="setup__service">
          <Icon name={toIconName(icon)} size={18} />
          <strong>{name}</strong>
          {used && <Chip tone="good">{t('templateUsed')}</Chip>}
          {processType === 'OFFLINE' && <Chip>{t('templateOffline')}</Chip>}
        </span>
        <span className="admin-muted">{summary}</span>
      </Checkbox>
      {url !== undefined && processType === 'ONLINE' && (
        <TextField
          aria-label={t('templateUrl', { name })}
          placeholder={t('templateUrlHint')}
          maxLength={fieldLimits.addressLength}
          error={isAddress(url.trim()) ? undefined : t('templateUrlWrong')}
          value={url}
          onChange={(text) => onChange(new Map(choice).set(code, text))}
        />
      )}
    </li>
  );
}
