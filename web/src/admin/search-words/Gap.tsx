import type { GapRow } from '@yizhan/contract/entities/service-config.ts';
import { searchWords } from '@yizhan/contract/texts/zh-CN/search-words.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ searchWords });

type GapProps = {
  gap: GapRow;
  onTeach: (service: GapRow['near'][number]) => void;
  onSynonym: () => void;
  onService: () => void;
  onIgnore: () => void;
  onReopen: () => void;
};

const day = (time: string) => time.slice(0, 10);

/** One search word without results, with the requests people sent. */
export function Gap({ gap, onTeach, onSynonym, onService, onIgnore, onReopen }: GapProps) {
  const { word, times, firstAt, lastAt, requests, state, note, handledBy, near } = gap;
  return (
    <li className="search-words__gap">
      <div className="search-words__gap-about">
        <strong className="search-words__wanted">{word}</strong>
        <span>{t('gapTimes', { n: times })}</span>
        <span className="admin-muted">{t('gapSince', { first: day(firstAt), last: day(lastAt) })}</span>
        {handledBy && <span className="admin-muted">{t('gapHandled', { who: handledBy })}</span>}
        {note && <span className="admin-muted">{note}</span>}
      </div>
      <div className="search-words__gap-actions">
        {state === 'OPEN' ? (
          <>
            <Button size="small" icon="link" onClick={onSynonym}>
              {t('makeSynonym')}
            </Button>
            <Button size="small" icon="plus" onClick={onService}>
              {t('makeService')}
            </Button>
            <Button size="small" variant="quiet" onClick={onIgnore}>
              {t('ignore')}
            </Button>
          </>
        ) : (
          <Button size="small" variant="quiet" icon="undo" onClick={onReopen}>
            {t('reopen')}
          </Button>
        )}
      </div>
      {near.length > 0 && (
        <div className="search-words__gap-near">
          <span className="admin-muted">{t('gapMayBe')}</span>
          {near.map((service) => (
            <Button key={service.serviceId} size="small" icon="check" onClick={() => onTeach(service)}>
              {t('teach', { name: service.serviceName })}
            </Button>
          ))}
        </div>
      )}
      {requests.length > 0 && (
        <details className="search-words__requests" open={requests.length < 3}>
          <summary>{t('gapRequests', { n: requests.length })}</summary>
          <ul>
            {requests.map(({ who, text, at }) => (
              <li key={`${at} ${who}`}>
                {t('gapAs', { who, text })} <span className="admin-muted">{day(at)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
