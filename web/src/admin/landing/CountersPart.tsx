import { type CounterKind, counterKinds } from '@yizhan/contract/entities/landing.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { textsOf } from '../../lib/text.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { counterName } from './block-names.ts';
import type { LandingDraft } from './useLandingDraft.ts';

const t = textsOf({ landingConfig });

type Source = 'auto' | 'manual' | 'off';

/** The systems behind the services do not report closed cases. */
const uncounted: ReadonlySet<CounterKind> = new Set(['cases']);

const parseAmount = (typed: string) => {
  const value = Number(typed.replaceAll(',', ''));
  return Number.isFinite(value) ? value : Number.NaN;
};

/** LP-3: each figure is counted, entered by hand, or hidden. */
export function CountersPart({ draft }: { draft: LandingDraft }) {
  const { counters } = draft.shown;
  const setSource = (kind: CounterKind, source: Source) => {
    const known = counters.find((one) => one.kind === kind);
    const next = { kind, manual: source === 'manual' ? (known?.manual ?? 0) : null };
    if (source === 'off') draft.change({ counters: counters.filter((one) => one !== known) });
    else if (known) draft.change({ counters: counters.map((one) => (one === known ? next : one)) });
    else
      draft.change({
        counters: counterKinds.flatMap((one) =>
          one === kind ? next : (counters.find((had) => had.kind === one) ?? []),
        ),
      });
  };
  return (
    <>
      <p className="landing-config__help">{t('figuresHelp')}</p>
      {counterKinds.map((kind) => {
        const at = counters.findIndex((one) => one.kind === kind);
        const manual = counters[at]?.manual ?? null;
        const source: Source = at < 0 ? 'off' : manual === null ? 'auto' : 'manual';
        const name = counterName(kind);
        return (
          <div key={kind} className="landing-counters-row">
            <Select
              label={name}
              aria-label={t('source', { name })}
              value={source}
              options={(['auto', 'manual', 'off'] as const).map((value) => ({ value, label: t(value) }))}
              help={source === 'auto' && uncounted.has(kind) ? t('cannotCount') : undefined}
              onChange={(next) => setSource(kind, next)}
            />
            {source === 'manual' && (
              <TextField
                label={t('figure', { name })}
                inputMode="decimal"
                maxLength={String(serviceLimits.maxVisitsShown).length + 4}
                error={draft.errorAt(['counters', at, 'manual'], name)}
                value={Number.isNaN(manual) ? '' : String(manual)}
                onChange={(typed) =>
                  draft.change({
                    counters: counters.map((one, n) => (n === at ? { ...one, manual: parseAmount(typed) } : one)),
                  })
                }
              />
            )}
          </div>
        );
      })}
    </>
  );
}
