import type { CardContent } from '@yizhan/contract/entities/card.ts';
import type { FieldMapping } from '@yizhan/contract/entities/card-column.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { toReasonSentence } from '../../cards/columns/reason-text.ts';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';

const t = textsOf({ cardConfig });

type SourceTrial = {
  id: string;
  columnName: string;
  source: { sourceType: string };
  cardMapping: readonly FieldMapping[];
};

/** What of a card is read from other systems. */
function foreignSources({ cardName, config }: CardContent): SourceTrial[] {
  if ('frame' in config)
    return config.frame.type === 'json' ? [{ ...config.frame, id: 'frame', columnName: cardName }] : [];
  const columns: readonly SourceTrial[] = 'columns' in config ? config.columns : [];
  return columns.filter(({ source }) => source.sourceType !== 'INTERNAL');
}

/** The name of a source that cannot be read, and why. */
async function failureOf(kind: CardContent['kind'], { columnName: name, ...column }: SourceTrial) {
  try {
    const { ok, reason } = await api.cards.tryColumn({ kind, column: { ...column, columnName: name } });
    return ok ? [] : [{ name, reason: toReasonSentence(reason) }];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [{ name, reason: error.msg }];
  }
}

/** Tries every foreign source of a card that is about to be published; one that fails has to be accepted. */
export async function confirmSources(content: CardContent): Promise<boolean> {
  const tried = await Promise.all(foreignSources(content).map((one) => failureOf(content.kind, one)));
  const failed = tried.flat();
  if (failed.length === 0) return true;
  return ask({
    title: t('sourcesFailed', { n: failed.length }),
    text: (
      <>
        <p>{t('sourcesFailedText')}</p>
        <ul>
          {failed.map(({ name, reason }) => (
            <li key={name}>{t('sourceFailed', { name, reason })}</li>
          ))}
        </ul>
      </>
    ),
    yes: t('publishAnyway'),
    danger: true,
  });
}
