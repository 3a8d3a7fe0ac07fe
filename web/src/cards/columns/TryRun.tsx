import { useMutation } from '@tanstack/react-query';
import type { CardKind } from '@yizhan/contract/cards.ts';
import type { FieldMapping, SourceTestResult } from '@yizhan/contract/entities/card-column.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { toReasonSentence } from './reason-text.ts';
import { SampleValues } from './SampleValues.tsx';
import { sampleLeaves } from './sample-leaves.ts';

const t = textsOf({ cardColumns });

type TryRunColumn = {
  id: string;
  columnName: string;
  cardMapping: readonly FieldMapping[];
  source: { sourceType: string };
};

type SampleMapping = { at: readonly string[]; free: boolean };

type TryRunProps = {
  kind: CardKind;
  /** The column to try; undefined while it is invalid. */
  column: () => Promise<TryRunColumn | undefined>;
  /** The mapping in the form around it, to be filled by clicking values of the sample. */
  mapping: SampleMapping;
};

/** Calls the source once and shows the result: mapped rows, first item, duration, or the reason for failure. */
export function TryRun({ kind, column, mapping }: TryRunProps) {
  const run = useMutation({
    mutationFn: async () => {
      const asked = await column();
      return asked && { tried: await api.cards.tryColumn({ kind, column: { ...asked } }), asked };
    },
  });
  return (
    <section className="columns-try" aria-label={t('try')}>
      <div className="columns-try__bar">
        <Button icon="play" loading={run.isPending} onClick={() => run.mutate()}>
          {t('try')}
        </Button>
        <p className="columns-help">{t('tryHelp')}</p>
      </div>
      <div aria-live="polite">
        {run.error && <ErrorNote slim title={toErrorText(run.error).title ?? t('tryFailedPlain')} />}
        {run.data && !run.isPending && (
          <TryRunResult
            tried={run.data.tried}
            mapping={run.data.asked.cardMapping}
            // A connector has mapped its fields, and the portal's own rows have none.
            {...(run.data.asked.source.sourceType === 'PULL' && { sample: mapping })}
          />
        )}
      </div>
    </section>
  );
}

/** The mapped rows, or why there are none. */
type TryRunResultProps = { tried: SourceTestResult; mapping: readonly FieldMapping[]; sample?: SampleMapping };

export function TryRunResult({ tried, mapping, sample }: TryRunResultProps) {
  const { ok, reason, milliseconds: ms, total, rows, item } = tried;
  const leaves = item ? sampleLeaves(item) : undefined;
  if (!ok) return <ErrorNote slim title={toReasonSentence(reason)} />;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <>
      <p className="columns-try__good">{t(total > 0 ? 'tried' : 'triedNothing', { n: total, ms })}</p>
      {rows.length > 0 && names.length === 0 && <p className="columns-help">{t('noMapping')}</p>}
      {names.length > 0 && (
        <div className="columns-try__table">
          <table>
            <caption>{t('firstRows', { n: rows.length })}</caption>
            <thead>
              <tr>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {mapping.find(({ field }) => field === name)?.chineseName || name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer never move
                <tr key={at}>
                  {names.map((name) => (
                    <td key={name}>{row[name]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {item && (
        <details className="columns-try__item" open={names.length === 0}>
          <summary>{t('firstItem')}</summary>
          {sample && leaves?.length ? <SampleValues leaves={leaves} {...sample} /> : <pre>{item}</pre>}
        </details>
      )}
    </>
  );
}
