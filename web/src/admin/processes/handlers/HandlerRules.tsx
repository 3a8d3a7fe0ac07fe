import type { Field } from '@yizhan/contract/fields.ts';
import type { HandlerRule } from '@yizhan/contract/flow.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import type { ComponentType } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { Names } from '../names.ts';
import type { RuleKind, RuleProps } from './handler-design.ts';
import { handlerDesigns, ruleKinds } from './registry.ts';

const t = textsOf({ processDesign });

type HandlerRulesProps = {
  label: string;
  rules: readonly HandlerRule[];
  onChange: (rules: HandlerRule[]) => void;
  fields: readonly Field[];
  names: Names;
};

/** Who handles a step: rules that add up. One always stays. */
export function HandlerRules({ label, rules, onChange, fields, names }: HandlerRulesProps) {
  return (
    <div className="design-rules">
      <span className="yz-field__label">{label}</span>
      {rules.map((rule, at) => {
        const Editor = handlerDesigns[rule.by].Editor as unknown as ComponentType<RuleProps<RuleKind>>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity
          <fieldset key={at} className="design-box">
            <legend>{t(`by_${rule.by}`)}</legend>
            <Editor
              rule={rule}
              onChange={(next) => onChange(rules.map((one, index) => (index === at ? next : one)))}
              fields={fields}
              names={names}
            />
            {rules.length > 1 && (
              <IconButton
                icon="trash"
                size="small"
                className="design-box__remove"
                label={t('removeHandler')}
                onClick={() => onChange(rules.filter((_, index) => index !== at))}
              />
            )}
          </fieldset>
        );
      })}
      {rules.length < processLimits.maxHandlerRules && (
        <Menu
          className="design-add"
          align="start"
          label={t('addHandlers')}
          items={ruleKinds.map((kind) => ({
            key: kind,
            label: t(`by_${kind}`),
            onSelect: () => onChange([...rules, handlerDesigns[kind].initial()]),
          }))}
        >
          + {t('addHandlers')}
        </Menu>
      )}
    </div>
  );
}
