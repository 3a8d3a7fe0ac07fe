import type { EfficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import { efficiency, efficiencyPanelSources } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { efficiencyManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { moveItem } from '../../lib/move-item.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ efficiencyManage });
const panelName = textsOf({ efficiency });
const source = textsOf({ efficiencyPanelSources });

type Panels = EfficiencyContent['panels'];

/** The panels in their order, each shown or not, to visitors or not. */
export function PanelRows({ panels, onChange }: { panels: Panels; onChange: (panels: Panels) => void }) {
  const change = (at: number, changes: Partial<Panels[number]>) =>
    onChange(panels.map((panel, one) => (one === at ? { ...panel, ...changes } : panel)));
  return (
    <ol className="eff-config__panels">
      {panels.map(({ code, enabled, anonymous }, at) => {
        const name = panelName(code);
        return (
          <li key={code}>
            <span>
              <strong>{name}</strong>
              <small className="eff-config__source">{panelName('source', { source: source(code) })}</small>
            </span>
            <Checkbox checked={enabled} onChange={(next) => change(at, { enabled: next })}>
              {t('enabled')}
            </Checkbox>
            <Checkbox checked={anonymous} disabled={!enabled} onChange={(next) => change(at, { anonymous: next })}>
              {t('anonymous')}
            </Checkbox>
            <span>
              <IconButton
                size="small"
                icon="arrow-up"
                label={t('moveUp', { name })}
                disabled={at === 0}
                onClick={() => onChange(moveItem(panels, at, at - 1))}
              />
              <IconButton
                size="small"
                icon="arrow-down"
                label={t('moveDown', { name })}
                disabled={at === panels.length - 1}
                onClick={() => onChange(moveItem(panels, at, at + 1))}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
