import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { useId } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { keepInView } from './keep-in-view.ts';

const t = textsOf({ efficiency });

/** EF-5: says on hover and focus what a panel counts. */
export function HelpTip({ name, text }: { name: string; text: string }) {
  const id = useId();
  return (
    <span className="eff-help">
      <button
        type="button"
        className="eff-help__mark"
        aria-label={t('help', { name })}
        aria-describedby={id}
        onPointerEnter={keepInView}
        onFocus={keepInView}
      >
        <Icon name="info" size={16} />
      </button>
      <span role="tooltip" id={id} className="eff-kpi__definition">
        {text}
      </span>
    </span>
  );
}
