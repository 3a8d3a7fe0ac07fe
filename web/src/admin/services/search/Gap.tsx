import type { GapRow } from '@yizhan/contract/entities/service-config.ts';
import { Button } from '../../../ui/Button.tsx';
import { s } from '../words.ts';

type GapProps = {
  gap: GapRow;
  onSynonym: () => void;
  onService: () => void;
  onIgnore: () => void;
  onReopen: () => void;
};

const day = (time: string) => time.slice(0, 10);

/** One word nobody found anything by, with what people asked for. */
export function Gap({ gap, onSynonym, onService, onIgnore, onReopen }: GapProps) {
  const { word, times, firstAt, lastAt, requests, state, note, handledBy } = gap;
  return (
    <li className="services-admin__gap">
      <div className="services-admin__gap-about">
        <strong className="services-admin__wanted">{word}</strong>
        <span>{s('gapTimes', { n: times })}</span>
        <span className="admin-muted">{s('gapSince', { first: day(firstAt), last: day(lastAt) })}</span>
        {handledBy && <span className="admin-muted">{s('gapHandled', { who: handledBy })}</span>}
        {note && <span className="admin-muted">{note}</span>}
      </div>
      <div className="services-admin__gap-actions">
        {state === 'OPEN' ? (
          <>
            <Button size="small" icon="link" onClick={onSynonym}>
              {s('makeSynonym')}
            </Button>
            <Button size="small" icon="plus" onClick={onService}>
              {s('makeService')}
            </Button>
            <Button size="small" variant="quiet" onClick={onIgnore}>
              {s('ignore')}
            </Button>
          </>
        ) : (
          <Button size="small" variant="quiet" icon="undo" onClick={onReopen}>
            {s('reopen')}
          </Button>
        )}
      </div>
      {requests.length > 0 && (
        <details className="services-admin__requests" open={requests.length < 3}>
          <summary>{s('gapRequests', { n: requests.length })}</summary>
          <ul>
            {requests.map(({ who, text, at }) => (
              <li key={`${at} ${who}`}>
                {s('gapAs', { who, text })} <span className="admin-muted">{day(at)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
